/** Playback of events in the pit: how long each is shown, its sound, and its animation. */
import { tileCorner } from './geometry.ts';
import type { Event, View } from './types.gen.ts';
import type { ShownEvent } from '#lib/board/contract.ts';
import { animate, EASE, DURATIONS_MS, dropIn } from '#lib/board/motion.ts';
import type { Sound } from '#lib/board/sound/sounds.ts';

/** Time for which the revealed cards are shown, in milliseconds. */
export const REVEAL_MS = 2600;
/** Time of half a turn of a card, in milliseconds. */
export const HALF_TURN_MS = 220;
/**
 * Time for which one category is counted at the end, in milliseconds: all five fit into the maximum backlog of the
 * playback.
 */
const COUNT_MS = 1400;
/** Time in which dug tiles rise before they are taken, in milliseconds. */
export const RISE_MS = 900;

/** Return how long an event is shown, in milliseconds. */
export function eventMs(event: Event): number {
  switch (event.type) {
    case 'light-laid':
      return 900;
    case 'hand-dealt':
      return 300;
    case 'cards-revealed':
      return REVEAL_MS;
    case 'shifted':
    case 'tile-shifted':
      return DURATIONS_MS.slide + 160;
    case 'uncovered':
      return DURATIONS_MS.flip + 160;
    case 'objects-played':
      return 900;
    case 'dug':
    case 'dug-at':
      return RISE_MS;
    case 'coins-paid':
    case 'coins-taken':
    case 'treasure-paid':
    case 'treasure-taken':
      return 620;
    case 'could-not-pay':
    case 'handed-over':
      return 1300;
    case 'counted':
      return COUNT_MS;
    case 'declined':
    case 'change-lost':
    case 'nothing-to-add':
    case 'tiles-dealt':
    case 'received':
      return 900;
    default:
      return 0;
  }
}

/** Return the coins that a seat pays or takes in public in this event, as text, or null. */
export function movedCoinsText(event: Event | null, seat: number): string | null {
  if (event?.type === 'coins-paid' && event.seat === seat) return `−${String(event.coins)}`;
  if (event?.type === 'coins-taken' && event.seat === seat) return `+${String(event.coins)}`;
  return null;
}

export function sound(event: Event): Sound | null {
  switch (event.type) {
    case 'cards-dealt':
    case 'card-chosen':
    case 'cards-revealed':
    case 'declined':
      return 'card';
    case 'shifted':
    case 'tile-shifted':
      return 'tile';
    case 'light-laid':
    case 'uncovered':
      return 'stone';
    case 'dug':
    case 'dug-at':
      return 'roof';
    case 'objects-played':
      return 'ducat-day';
    case 'coins-paid':
    case 'coins-taken':
      return { name: 'coin', count: event.coins };
    case 'treasure-paid':
    case 'treasure-taken':
      return { name: 'coin', count: 2 };
    case 'could-not-pay':
    case 'handed-over':
      return 'trap';
    case 'tiles-dealt':
      return 'card';
    case 'counted':
      return { name: 'coin', count: 3 };
    default:
      return null;
  }
}

/** Where the back of a top tile is drawn: over its face, or under it while it turns up. */
export type Backs = ReadonlyMap<number, 'over' | 'under'>;
export const NO_BACKS: Backs = new Map();

/**
 * Return the backs that are seen during an event: a tile that nobody has seen stays covered until its own event
 * uncovers it.
 */
export function backsAt({ event, before, after }: ShownEvent<View, Event>): Backs {
  if (event.type === 'uncovered') return new Map(event.fields.map((field) => [field, 'under']));
  const isUnseen = (field: number): boolean => {
    const height = after.piles[field]?.length ?? 0;
    return height > 0 && (before.piles[field]?.[height - 1] ?? null) === null;
  };
  return new Map(bared(event).flatMap((field) => (isUnseen(field) ? [[field, 'over'] as const] : [])));
}

/** Return the fields whose top tile an event takes away. */
function bared(event: Event): readonly number[] {
  if (event.type === 'dug' || event.type === 'dug-at') return event.fields;
  return event.type === 'shifted' || event.type === 'tile-shifted' ? [event.source] : [];
}

/** Animate an event; `find` returns the elements of the pieces. */
export function animateEvent(
  { event, before, after }: ShownEvent<View, Event>,
  find: (pieces: string) => readonly Element[],
): void {
  const tile = (field: number): Element | null => find(`[data-top="${String(field)}"]`)[0] ?? null;
  switch (event.type) {
    case 'shifted':
    case 'tile-shifted': {
      const [fx, fy] = tileCorner(event.source, before.piles[event.source]?.length ?? 0);
      const [x, y] = tileCorner(event.target, after.piles[event.target]?.length ?? 0);
      const from = `translate(${String(fx - x)}px, ${String(fy - y)}px)`;
      const over = `translate(${String((fx - x) / 2)}px, ${String((fy - y) / 2 - 14)}px)`;
      animate(tile(event.target), [{ transform: from }, { transform: over }, { transform: 'none' }], {
        ms: DURATIONS_MS.slide,
      });
      break;
    }
    case 'uncovered':
      event.fields.forEach((field, order) => {
        animate(tile(field), [{ opacity: 0 }, { opacity: 1 }], { ms: DURATIONS_MS.flip, delay: order * 40 });
      });
      break;
    case 'light-laid':
      find('[data-top]').forEach((one, order) => {
        dropIn(one, order * 14);
      });
      break;
    case 'dug':
    case 'dug-at':
      find('[data-dug]').forEach((one, order) => {
        const up = { transform: 'translateY(-26px)', opacity: 1 };
        const gone = { transform: 'translateY(-70px) scale(.6)', opacity: 0 };
        const frames = [{ transform: 'none', opacity: 1 }, up, { ...up, offset: 0.7 }, gone];
        animate(one, frames, { ms: RISE_MS - 120, delay: order * 40, easing: EASE.out });
      });
      break;
    default:
  }
}
