/**
 * The board of Castle of the 7 Locks with all its parts: board, rack, seat facts, notebook, and the sound of pearls.
 */
import { eventMs, sound } from './animation.ts';
import Board from './Board.svelte';
import { hearing } from './echo-settings.svelte.ts';
import { backKey, confirmKey, heraldText } from './herald.ts';
import Notebook from './Notebook.svelte';
import { attempt, dropOfSentence } from './scene.ts';
import Seat from './Seat.svelte';
import Tray from './Tray.svelte';
import type { Event, Move, Preview, View } from './types.gen.ts';
import type { GameBoard } from '#lib/board/contract.ts';

/** Events of little weight. */
const MINOR: ReadonlySet<Event['type']> = new Set([
  'rolled',
  'stood-aside',
  'coat-kept',
  'enchanted-key-asked',
  'wager-declined',
] as const);

export default {
  Board,
  Tray,
  Seat,
  Notebook,
  durationMs: eventMs,
  isMinor: ({ type }) => MINOR.has(type),
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
  riskQuestion: ({ move }, { attempts, keymaster }) =>
    move.type === 'take-key' && attempts[keymaster ?? -1]?.some(({ key }) => key === move.key)
      ? { key: 'board-risk-tried', data: { key: move.key } }
      : null,
  heraldText,
  backKey,
  attempt,
  hasMoved: (view, seat) => (view.active === seat ? view.sounds.length > 0 : view.joined.includes(seat)),
} satisfies GameBoard<View, Move, Event, Preview>;
