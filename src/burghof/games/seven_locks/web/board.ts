/**
 * The board of Castle of the 7 Locks with all its parts: board, rack, seat facts, notebook, and the sound of pearls.
 */
import { eventMs, sound } from './animation.ts';
import Board from './Board.svelte';
import { hearing } from './echo-settings.svelte.ts';
import Notebook from './Notebook.svelte';
import { attempt, dropOfSentence } from './scene.ts';
import Seat from './Seat.svelte';
import Tray from './Tray.svelte';
import type { Event, Move, Preview, View } from './types.gen.ts';
import type { GameBoard } from '#lib/board/contract.ts';
import type { OfferOf } from '#lib/wire/typed.ts';

/** The keys of the buttons that play a move, by its type. */
const CONFIRM: ReadonlyMap<Move['type'], string> = new Map([
  ['place', 'board-place'],
  ['walk', 'board-walk'],
  ['take-key', 'board-try'],
  ['join', 'board-join'],
  ['keep', 'board-keep'],
  ['withdraw', 'board-withdraw'],
  ['bet', 'board-bet'],
]);

/** Return the text of the button that plays an offer. Declining a wager and standing aside are the same move. */
function confirmKey({ move, preview }: OfferOf<Move, Preview>): string | null {
  if (move.type === 'pass') return preview?.type === 'wager' ? 'board-no-bet' : 'board-stay-out';
  return CONFIRM.get(move.type) ?? null;
}

export default {
  Board,
  Tray,
  Seat,
  Notebook,
  durationMs: eventMs,
  sound,
  // The duration of a pearl's fall tells its depth.
  hasMeaningfulTiming: (event) => event.type === 'dropped',
  replaySound: (view, said, place) => {
    const facts = dropOfSentence(view, said, place);
    return facts && (() => void hearing.replay(facts));
  },
  // A drop is not confirmed: nothing is paid, and a pearl that was heard cannot be undone.
  isInstant: ({ move }) => move.type === 'drop',
  isPassive: ({ move, preview }) => move.type === 'pass' && preview?.type === 'wager',
  confirmKey,
  attempt,
} satisfies GameBoard<View, Move, Event, Preview>;
