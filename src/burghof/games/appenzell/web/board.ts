/** The board of Castle of Appenzell with all its parts. */
import { attempt } from './attempt.ts';
import Board from './Board.svelte';
import './colours.css';
import { eventMs } from './animation.ts';
import Seat from './Seat.svelte';
import Tray from './Tray.svelte';
import type { Event, Move, Preview, View } from './types.gen.ts';
import type { GameBoard } from '#lib/board/contract.ts';
import type { Sound } from '#lib/board/sound/sounds.ts';

function sound(event: Event): Sound | null {
  switch (event.type) {
    case 'placed':
    case 'entered':
    case 'ran':
      return 'mouse';
    case 'uncovered':
    case 'unroofed':
      return 'roof';
    case 'slid':
    case 'pushed':
      return 'tile';
    case 'fell':
      return 'trap';
    case 'collected':
      return { name: 'coin', count: event.fields.length + 1 };
    case 'turn-ended':
      return event.rooms.length > 0 ? 'stone' : null;
    default:
      return null;
  }
}

export default {
  Board,
  Tray,
  Seat,
  durationMs: eventMs,
  sound,
  // A push can drop mice, so its effect is shown before it is confirmed; everything else is one click.
  isInstant: ({ move }) => move.type !== 'slide',
  confirmKey: ({ move, preview }, view) => {
    if (move.type === 'end') return 'board-end';
    if (preview?.type === 'slide')
      return preview.falls.some(({ seat }) => seat === view.seat) ? 'board-push-anyway' : 'board-push';
    return null;
  },
  attempt,
} satisfies GameBoard<View, Move, Event, Preview>;
