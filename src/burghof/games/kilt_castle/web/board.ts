/** The board of Kilt Castle with all its parts: board, tray, seat facts, durations and sounds of events. */
import Ahead from './Ahead.svelte';
import { backKey, heraldText, itemName } from './aim.ts';
import { eventMs, sound } from './animation.ts';
import Board from './Board.svelte';
import { coloursOf, tinctureOf } from './colours.ts';
import { openRow } from './rows.svelte.ts';
import { attempt, numberOf, spaceOf } from './scene.ts';
import Seat from './Seat.svelte';
import Tray from './Tray.svelte';
import type { BuildPreview, Event, Move, Preview, View } from './types.gen.ts';
import type { GameBoard } from '#lib/board/contract.ts';

const CONFIRM = {
  relocate: 'board-move',
  build: 'board-build',
  'build-other': 'board-build',
  'take-roof': 'board-take',
  deal: null,
} as const;

export default {
  Board,
  Tray,
  Seat,
  durationMs: eventMs,
  sound,
  attempt,
  confirmKey: ({ move }) => CONFIRM[move.type],
  heraldText,
  backKey,
  reveal,
  itemName,
  Ahead,
  hasAhead: ({ preview }) => preview?.type !== 'take-roof',
  price: ({ preview }) => (preview?.type === 'build' ? preview.price : 0),
  riskQuestion: ({ preview }, view) =>
    preview?.type === 'build' && isPaidForNothing(preview, view)
      ? { key: 'board-risk-price', data: { ducats: preview.price } }
      : null,
  tinctures: (seats, seat) => coloursOf({ seats }, seat).map(tinctureOf),
  // A turn begins with a card; in turns of others, there is only something to build twice.
  hasMoved: (view, seat) =>
    (view.active === seat && view.phase !== 'relocate') ||
    (view.fresh_by !== null && view.phase !== 'relocate' && coloursOf(view, seat).includes(view.fresh_by)),
} satisfies GameBoard<View, Move, Event, Preview>;

/** Return whether a floor costs ducats, and no ducat day would then pay this player more, or another one less. */
function isPaidForNothing({ price, incomes }: BuildPreview, { seat, incomes: before }: View): boolean {
  const isGain = (income: number, at: number): boolean =>
    at === seat ? income > (before[at] ?? 0) : income < (before[at] ?? 0);
  return price > 0 && !incomes.some(isGain);
}

/** Open the row of a card: a phone shows one row. */
function reveal(id: string, view: View): void {
  const card = view.cards[numberOf('card', id) ?? -1];
  if (card) openRow.space = spaceOf(card);
}
