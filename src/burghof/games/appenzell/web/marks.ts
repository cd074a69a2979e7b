/** Marks of the last move: what stays visible of an event until the next one. */
import type { Event } from './types.gen.ts';
import type { TakenBack } from '#lib/wire/out.gen.ts';

export type Marks = {
  /** The field that a mouse came from. */
  readonly from: number | null;
  /** The path it ran; its current field is last. */
  readonly way: readonly number[];
  /** The room whose roof was lifted. */
  readonly room: number | null;
  /** The slot where a tile was pushed in. */
  readonly slot: number | null;
  /** The fields where mice fell or collected. */
  readonly hit: readonly number[];
};

type Events = readonly (Event | TakenBack)[];

export const NO_MARKS: Marks = { from: null, way: [], room: null, slot: null, hit: [] };

/** Return the marks of some events, or null if they leave none and the earlier marks stay. */
export function marksOf(events: Events): Marks | null {
  const marks = marksOfMove(events);
  const hit = events.flatMap((event) =>
    event.type === 'fell' ? [event.field] : event.type === 'collected' ? event.fields : [],
  );
  return marks && { ...marks, hit };
}

function marksOfMove(events: Events): Marks | null {
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
      case 'taken-back':
        return NO_MARKS;
      default:
    }
  }
  return null;
}
