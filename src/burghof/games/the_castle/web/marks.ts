/** Marks of the last move: the areas that a party went through in its turn, until another turn's first step. */
import { areaNamed } from './geometry.ts';
import type { Event } from './types.gen.ts';

export type Marks = {
  /** The areas it went through, with its current area last and its start first, if known. */
  readonly way: readonly number[];
  /** The turn in which it did. Not every event is shown, so a path does not end with one. */
  readonly turn: string;
};
export const NO_MARKS: Marks = { way: [], turn: '' };

/** Return the marks after an event of this turn; `from` is where a step began, or -1 if unknown. */
export function advanceMarks({ way, turn }: Marks, event: Event, now: string, from = -1): Marks {
  const to = event.type === 'party-moved' || event.type === 'teleported' ? areaNamed(event.area) : null;
  if (to === null) return { way, turn };
  if (event.type === 'teleported') return { way: [to], turn: now };
  return { way: [...(turn === now ? way : from < 0 ? [] : [from]), to], turn: now };
}

/** Return the mark of the last of these events that names an area. */
export function marksOf(events: readonly Event[]): Marks {
  const named = events.findLast((event) => 'area' in event);
  const area = named && 'area' in named ? areaNamed(named.area) : null;
  return area === null ? NO_MARKS : { way: [area], turn: '' };
}
