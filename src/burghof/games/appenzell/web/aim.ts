/** What the herald says about the picks, and what things are called on this board, which prints only its gates. */
import { numberIn } from './attempt.ts';
import { MATERIAL } from './material.gen.ts';
import type { Move, Preview, View } from './types.gen.ts';
import type { HeraldText, PickState } from '#lib/board/contract.ts';
import type { Message } from '#lib/wire/out.gen.ts';
import { who, word } from '#lib/words/translator.ts';

type State = PickState<View, Move, Preview>;

/** The words of offers that name fields, without them: the board prints no such names. */
const RUN_KEYS: Readonly<Record<string, string>> = {
  'offer-step': 'board-aim-run',
  'offer-step-cheese': 'board-aim-run-cheese',
  'offer-enter-over': 'board-aim-over',
  'offer-enter-over-cheese': 'board-aim-over-cheese',
};
/** What the herald says about offers. */
const AIM_KEYS: Readonly<Record<string, string>> = {
  'offer-uncover': 'board-aim-lift',
  'offer-enter': 'offer-enter',
  ...RUN_KEYS,
};

/** Return the words of an offer without the names of fields; null if it has none. */
export function offerText(message: Message): Message | null {
  const key = RUN_KEYS[message.key];
  return key === undefined ? null : { ...message, key };
}

const WAYS = { north: 'way-down', east: 'way-left', south: 'way-up', west: 'way-right' } as const;
const sideOf = (slot: number): keyof typeof WAYS => MATERIAL.slots[slot]?.side ?? 'north';

/** Return the name of the gate at the other end of a slot's line. */
export function oppositeGate(slot: number): string {
  const last = MATERIAL.slots[slot]?.line.at(-1);
  const across = MATERIAL.slots.find(({ line }) => line[0] === last && line.at(-1) === MATERIAL.slots[slot]?.line[0]);
  return across?.name ?? '';
}

/** Return what is said about the move that is aimed at. */
function aimText({ view, aimed }: State): HeraldText | null {
  if (!aimed) return null;
  const { move, preview, message } = aimed;
  const left = view.points - (preview !== null && 'cost' in preview ? preview.cost : 0);
  if (move.type === 'slide') {
    const side = sideOf(move.slot);
    const data = { line: side === 'north' || side === 'south' ? 'column' : 'row', way: word(WAYS[side]), left };
    return { sentence: message, more: { key: 'board-slide-then', data } };
  }
  const key = AIM_KEYS[message.key];
  return key === undefined || view.phase !== 'act'
    ? null
    : { sentence: { ...message, key }, more: { key: 'board-actions-then', data: { left } } };
}

export function heraldText(state: State): HeraldText | null {
  const { view, picked, openOffers, aimed } = state;
  const [first = ''] = picked;
  if (aimed) return aimText(state);
  const data = { seat: who(view.seat ?? view.active), left: view.points, fields: openOffers.length };
  const tile = openOffers[0]?.message.data;
  if (first === 'spare' && tile)
    return {
      sentence: { key: 'board-where-tile', data: { ...tile, ...data } },
      more: { key: 'board-pick-gate', data },
    };
  if (view.phase !== 'act') return null;
  if (first.startsWith('field-') || (first.startsWith('outside-') && picked.length > 1))
    return { sentence: { key: 'board-where-mouse', data }, more: { key: 'board-mouse-ways', data } };
  if (first.startsWith('outside-'))
    return { sentence: { key: 'board-which-tower', data }, more: { key: 'board-actions-left', data } };
  return null;
}

/** Return the key of what the button that undoes the last pick says. */
export function backKey({ picked: [first = ''], aimed }: State): string | null {
  if (first === 'spare') return aimed ? 'board-other-gate' : 'board-put-back';
  return first.startsWith('field-') || first.startsWith('outside-') ? 'board-other-mouse' : null;
}

const NAME_KEYS: Readonly<Record<string, string>> = {
  'outline-tower': 'board-name-tower',
  'outline-raised': 'board-name-raised',
  'outline-open': 'board-name-open',
  'outline-room': 'board-name-room',
  'outline-slot': 'board-name-gate',
  'outline-spare': 'board-name-spare',
};

/** Return the corner of the castle that a tower stands at. */
function cornerOf(field: number): string {
  const { width } = MATERIAL;
  return `spot-${field < width ? 'top' : 'bottom'}-${field % width === 0 ? 'left' : 'right'}`;
}

/** Return the name of an item without coordinates: "the tower at the top left". */
export function itemName(id: string, { key, data }: Message): Message | null {
  const name = NAME_KEYS[key];
  if (name === undefined) return null;
  return { key: name, data: key === 'outline-tower' ? { ...data, spot: word(cornerOf(numberIn(id))) } : data };
}
