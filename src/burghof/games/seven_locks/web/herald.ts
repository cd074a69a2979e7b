/** What the herald and his buttons say about the picks. */
import type { LocksOffer } from './scene.ts';
import type { Move, Preview, View } from './types.gen.ts';
import type { HeraldText, PickState } from '#lib/board/contract.ts';
import type { Message } from '#lib/wire/out.gen.ts';
import { who } from '#lib/words/translator.ts';

type State = PickState<View, Move, Preview>;

/** The keys of the buttons that play a move, by its type. */
const CONFIRM: ReadonlyMap<Move['type'], string> = new Map([
  ['place', 'board-place'],
  ['walk', 'board-walk'],
  ['join', 'board-join'],
  ['keep', 'board-keep'],
  ['withdraw', 'board-withdraw'],
  ['bet', 'board-bet'],
]);

/** Return the text of the button that plays an offer. Declining a wager and standing aside are the same move. */
export function confirmKey({ move, preview }: LocksOffer): string | Message | null {
  if (move.type === 'pass') return preview?.type === 'wager' ? 'board-no-bet' : 'board-stay-out';
  if (move.type === 'take-key') return { key: 'board-try-key', data: { key: move.key } };
  return CONFIRM.get(move.type) ?? null;
}

/** Return what the herald says about the offer that is aimed at: its sentence, and what follows from it. */
export function heraldText({ aimed }: State): HeraldText | null {
  const more = aimed ? consequence(aimed) : null;
  return aimed && more ? { sentence: aimed.message, more } : null;
}

function consequence({ move, preview }: LocksOffer): Message | null {
  if (move.type === 'place') return { key: 'board-place-more', data: {} };
  // Without a notebook, the sentence itself says that a key is tried.
  if (preview?.type === 'walk') return preview.inside === null ? null : { key: 'board-walk-more', data: {} };
  if (preview?.type === 'key')
    return { key: 'board-take-key-more', data: { count: preview.asked.length, seats: preview.asked.map(who) } };
  if (preview?.type === 'wager') return { key: 'board-bet-more', data: { coats: preview.coats } };
  return null;
}

/** Return the text of the button that undoes a pick: a key is put back, a tower is left for another. */
export const backKey = ({ picked }: State): string =>
  picked.at(-1)?.startsWith('key-') ? 'board-put-back' : 'board-other-tower';
