/** Marks of the last move: what is left of an event until the next one. */
import type { Event } from './types.gen.ts';

export type Marks = {
  /** Where a mouse came from. */
  readonly from: number | null;
  /** The way it ran, where it stands now last. */
  readonly way: readonly number[];
  /** The roof that was lifted. */
  readonly room: number | null;
  /** Where a tile was pushed in. */
  readonly slot: number | null;
};

export const NO_MARKS: Marks = { from: null, way: [], room: null, slot: null };

/** The marks of some events, or null if they leave none: those before stay. */
export function marksOf(events: readonly Event[]): Marks | null {
  for (const event of events) {
    switch (event.type) {
      case 'ran':
        return { ...NO_MARKS, from: event.source, way: event.path };
      case 'placed':
        return { ...NO_MARKS, way: [event.tower] };
      case 'entered':
        return {
          ...NO_MARKS,
          from: event.path.length > 0 ? event.tower : null,
          way: [event.tower, ...event.path],
        };
      case 'uncovered':
      case 'unroofed':
        return { ...NO_MARKS, room: event.room };
      case 'slid':
      case 'pushed':
        return { ...NO_MARKS, slot: event.slot };
      default:
    }
  }
  return null;
}
