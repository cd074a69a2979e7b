/** Marks of the last move: the areas that a party went through in its turn, until another party moves. */
import { areaNamed } from './geometry.ts';
import type { Event } from './types.gen.ts';

export type Marks = {
  /** The areas it went through, with its current area last and its start first, if known. */
  readonly way: readonly number[];
  /** Whether another turn has begun: the next step starts a new path. */
  readonly isOver: boolean;
};
export const NO_MARKS: Marks = { way: [], isOver: true };

/** Return the marks after these events; `from` is where the first step of a path began, or -1 if unknown. */
export function advanceMarks(marks: Marks, events: readonly Event[], from = -1): Marks {
  return events.reduce<Marks>(({ way, isOver }, event) => {
    if (event.type === 'turn-began') return { way, isOver: true };
    if (event.type !== 'party-moved' && event.type !== 'teleported') return { way, isOver };
    const to = areaNamed(event.area);
    if (to === null) return { way, isOver };
    if (event.type === 'teleported') return { way: [to], isOver: false };
    return { way: [...(isOver ? (from < 0 ? [] : [from]) : way), to], isOver: false };
  }, marks);
}
