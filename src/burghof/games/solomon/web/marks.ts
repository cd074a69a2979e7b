/** Marks of the last move: what stays visible of an event until the next one. */
import type { Event } from './types.gen.ts';
import type { TakenBack } from '#lib/wire/out.gen.ts';

export type Marks = {
  /** The field that a tile was shifted from. */
  readonly from: number | null;
  /** The fields where it went, or that were dug. */
  readonly fields: readonly number[];
};

export const NO_MARKS: Marks = { from: null, fields: [] };

/** Return the marks of some events, or null if they leave none and the earlier marks stay. */
export function marksOf(events: readonly (Event | TakenBack)[]): Marks | null {
  for (const event of events.toReversed()) {
    switch (event.type) {
      case 'shifted':
      case 'tile-shifted':
        return { from: event.source, fields: [event.target] };
      case 'dug':
      case 'dug-at':
        return { from: null, fields: event.fields };
      case 'round-began':
      case 'declined':
      case 'taken-back':
        return NO_MARKS;
      default:
    }
  }
  return null;
}
