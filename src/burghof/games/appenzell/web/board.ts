/** The board of Castle of Appenzell with all its parts. */
import Ahead from './Ahead.svelte';
import { backKey, heraldText, itemName, offerText } from './aim.ts';
import { attempt } from './attempt.ts';
import Board from './Board.svelte';
import './colours.css';
import { eventMs } from './animation.ts';
import Seat from './Seat.svelte';
import Tray from './Tray.svelte';
import { MATERIAL } from './material.gen.ts';
import type { Event, Move, Preview, View } from './types.gen.ts';
import type { GameBoard, ShownEvent } from '#lib/board/contract.ts';
import type { Sound } from '#lib/board/sound/sounds.ts';
import type { OfferOf } from '#lib/wire/typed.ts';

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

/** A cheese that anybody collects concerns all. A push, and what it brings to light, concerns whose mouse stands there. */
function concerns({ event, before }: ShownEvent<View, Event>, seats: readonly number[]): boolean {
  const standsOn = (fields: readonly number[]): boolean =>
    seats.some((seat) => before.mice[seat]?.some((field) => fields.includes(field)));
  switch (event.type) {
    case 'collected':
      return true;
    case 'slid':
    case 'pushed':
      return standsOn(event.line);
    case 'came-to-light':
      return standsOn(event.fields);
    default:
      return false;
  }
}

/** A roof that is lifted with the last action covers its room again at once. */
const isGone = (event: Event, { open }: View): boolean => event.type === 'uncovered' && !open.includes(event.room);

/** Ending a turn with at least this many actions left asks beginners. */
const MANY_ACTIONS = 2;

function confirmKey({ move, preview }: OfferOf<Move, Preview>, view: View): string | null {
  switch (move.type) {
    case 'uncover':
      return 'board-lift';
    case 'enter':
      return view.phase === 'place' ? 'board-place' : 'board-enter';
    case 'enter-over':
    case 'step':
      return 'board-run';
    case 'slide': {
      const falls = preview?.type === 'slide' ? preview.falls : [];
      return falls.some(({ seat }) => seat === view.seat) ? 'board-push-anyway' : 'board-push';
    }
    case 'end':
      return 'board-end';
    default:
      return null;
  }
}

export default {
  Board,
  Tray,
  Seat,
  phoneHeight: 424,
  durationMs: eventMs,
  concerns,
  isGone,
  isMinor: ({ type }) => type === 'turn-ended',
  sound,
  // A push can drop mice, so its effect is shown before it is confirmed; everything else is one click.
  isInstant: ({ move }) => move.type !== 'slide',
  isPassive: ({ preview }) => preview?.type === 'end' && preview.unused > 0,
  confirmKey,
  heraldText,
  offerText,
  backKey,
  itemName,
  Ahead,
  hasAhead: ({ move }) => move.type === 'slide',
  riskQuestion: ({ preview }) =>
    preview?.type === 'end' && preview.unused >= MANY_ACTIONS
      ? { key: 'board-end-question', data: { actions: preview.unused } }
      : null,
  attempt,
  hasMoved: (view, seat) => view.active === seat && view.phase === 'act' && view.points < MATERIAL.actions,
} satisfies GameBoard<View, Move, Event, Preview>;
