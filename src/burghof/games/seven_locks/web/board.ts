/**
 * The board of Castle of the 7 Locks with all its parts: board, rack, seat facts, notebook, and the sound of pearls.
 */
import { ms, sound } from './animation.ts';
import Board from './Board.svelte';
import { hearing } from './hearing.svelte.ts';
import Notebook from './Notebook.svelte';
import { attempt, toldOf } from './scene.ts';
import Seat from './Seat.svelte';
import Tray from './Tray.svelte';
import type { Event, Move, Preview, View } from './types.gen.ts';
import type { BoardOf } from '#lib/board/contract.ts';

const CONFIRM: Readonly<Partial<Record<Move['type'], string>>> = {
  place: 'board-place',
  walk: 'board-walk',
  'take-key': 'board-try',
  bet: 'board-bet',
};

export default {
  Board,
  Tray,
  Seat,
  Notebook,
  ms,
  sound,
  // The duration of a pearl's fall tells its depth.
  keepsTime: (event) => event.type === 'dropped',
  again: (view, said, place) => {
    const facts = toldOf(view, said, place);
    return facts && (() => void hearing.again(facts));
  },
  // A drop is not confirmed: nothing is paid, and a pearl that was heard cannot be undone.
  isInstant: ({ move }) => move.type === 'drop',
  confirm: ({ move }) => CONFIRM[move.type] ?? null,
  attempt,
} satisfies BoardOf<View, Move, Event, Preview>;
