/**
 * The board of King Solomon's Treasure Chamber with all its parts: pit, tray, seat facts, durations and sounds of
 * events.
 */
import { attempt } from './attempt.ts';
import Board from './Board.svelte';
import './colours.css';
import { eventMs, sound } from './animation.ts';
import { cardMode } from './card-mode.svelte.ts';
import { nameOf } from './geometry.ts';
import { onlyPayment } from './paying.ts';
import { gainOf } from './points.ts';
import { numberIn } from './scene.ts';
import Seat from './Seat.svelte';
import Tray from './Tray.svelte';
import { kindOf, sum } from './tiles.ts';
import type { DigPreview, Event, Move, Preview, View } from './types.gen.ts';
import type { GameBoard, HeraldText, PickState } from '#lib/board/contract.ts';
import type { Message } from '#lib/wire/out.gen.ts';
import type { OfferOf } from '#lib/wire/typed.ts';
import { word } from '#lib/words/translator.ts';

const CONFIRM: Partial<Record<Move['type'], string>> = {
  choose: 'board-choose',
  shift: 'board-shift',
  dig: 'board-dig-here',
  pick: 'board-dig-here',
  seal: 'board-play-seal',
  amulet: 'board-play-amulet',
  decline: 'board-decline',
  'pay-coins': 'board-pay',
  'pay-treasure': 'board-pay',
  'take-coins': 'board-take-change',
  'take-treasure': 'board-take-change',
  default: 'board-give-up',
  add: 'board-add',
};

/** Events of little weight: what is paid for a dig, and what ends a turn. */
const MINOR: ReadonlySet<Event['type']> = new Set([
  'uncovered',
  'treasure-paid',
  'coins-paid',
  'last-coins',
  'coins-taken',
  'treasure-taken',
  'change-lost',
  'nothing-to-add',
  'turn-ended',
] as const);

function confirmKey({ move, preview }: OfferOf<Move, Preview>): string | null {
  if (preview?.type === 'dig' && preview.unpayable) return 'board-dig-anyway';
  return CONFIRM[move.type] ?? null;
}

/** Return what a move costs: one shift, or the payment itself. What a dig costs is in its gain. */
function price({ move, preview, message }: OfferOf<Move, Preview>): number {
  if (move.type === 'shift') return 1;
  if (move.type === 'pay-coins') return Number(message.data.coins ?? 0);
  if (move.type === 'pay-treasure') return move.value;
  if (move.type === 'decline' && preview?.type === 'pay') return preview.owed;
  return 0;
}

/**
 * Open the player's own screen on a phone if an item is behind it, else close it. Hang the shape over a field, unless a
 * tile is to be shifted.
 */
function reveal(id: string): void {
  cardMode.isScreenOpen = id === 'objects' || id.startsWith('stock-');
  if (id === 'shift') cardMode.field = null;
  else cardMode.field = numberIn('field', id) ?? cardMode.field;
}

/** Return whether the amulet could be played now: before the first piece is paid, against curses. */
const canPlayAmulet = ({ phase, stock, paid, owed, shifts }: View): boolean =>
  phase === 'pay' && stock.includes('amulet') && paid === 0 && owed > shifts;

/** Return what is played for a dig, what has to be paid after it, and what for. */
function costOf({ tiles, objects, cost, funds, unpayable }: DigPreview): Message {
  const curses = sum(tiles, 'curse');
  const dug = tiles.filter((tile) => kindOf(tile) === 'curse').length;
  const played = { plays: objects.length, objects: objects.map((tile) => word(`the-tile-${tile}`)) };
  const data = { cost, curses, dug, shifts: cost - curses, funds, unpayable: unpayable ? 1 : 0, ...played };
  return { key: 'board-dig-cost', data };
}

/** Return what the herald says about the picks. Of a dig it names no fields, as the shape lies on them. */
function heraldText({ view, picked, aimed }: PickState<View, Move, Preview>): HeraldText | null {
  if (aimed?.move.type === 'choose') return { sentence: { key: 'board-ask-choose', data: aimed.message.data } };
  if (aimed?.preview?.type === 'dig')
    return { sentence: { key: 'board-ask-dig', data: aimed.message.data }, more: costOf(aimed.preview) };
  if (aimed?.move.type === 'pay-coins' && canPlayAmulet(view))
    return { sentence: aimed.message, more: { key: 'board-or-amulet', data: {} } };
  if (aimed || picked[0] !== 'shift') return null;
  const source = numberIn('field', picked[1]);
  return source === null
    ? { sentence: { key: 'board-ask-shift', data: {} }, more: { key: 'board-shift-cost', data: {} } }
    : {
        sentence: { key: 'board-ask-shift-to', data: { field: nameOf(source) } },
        more: { key: 'board-shift-where', data: {} },
      };
}

/** Return where the button that undoes the last pick leads to. */
function backKey({ picked, aimed }: PickState<View, Move, Preview>): string | null {
  if (aimed?.move.type === 'dig') return 'board-other-place';
  return aimed?.move.type === 'choose' || (picked[0] === 'shift' && picked.length > 1) ? 'board-put-back' : null;
}

export default {
  Board,
  Tray,
  Seat,
  durationMs: eventMs,
  isMinor: ({ type }) => MINOR.has(type),
  sound,
  attempt,
  price,
  // A field for the seal is one click, except the last one, which digs.
  isInstant: ({ move, message }) => move.type === 'pick' && message.data.left !== 0,
  confirmKey,
  heraldText,
  reveal,
  backKey,
  automatic: onlyPayment,
  gain: ({ preview }, view) => (preview?.type === 'dig' ? gainOf(view, preview) : null),
  isPassive: ({ move }) => move.type === 'decline',
  riskQuestion: ({ preview, message }) =>
    preview?.type === 'dig' && preview.unpayable && !preview.amulet_helps
      ? { key: 'board-risk-unpayable', data: message.data }
      : null,
  partColours: {
    'score-coins': { ground: 'var(--gold)', ink: 'var(--pit-ink)' },
    'score-treasures': { ground: 'var(--pit-treasure-lit)', ink: 'var(--pit-ink)' },
    'score-scrolls': { ground: 'var(--pit-scroll)', ink: 'var(--pit-ink)' },
    'score-curses': { ground: 'var(--pit-curse)', ink: 'var(--pit-scroll)' },
    'score-objects': { ground: 'var(--pit-magic-lit)', ink: 'var(--pit-ink)' },
  },
  // A round is a turn of all: it begins with the cards.
  hasMoved: ({ phase }) => phase !== 'choose',
} satisfies GameBoard<View, Move, Event, Preview>;
