/** Marks of the last move: the areas through which a party went in its turn, until another one goes. */
import { areaNamed } from './geometry.ts';
import type { Event } from './types.gen.ts';

export type Marks = {
  /** The areas it went through, where it is now last; also where it began, if that was seen. */
  readonly way: readonly number[];
  /** Another turn has begun: the next step is the first of another way. */
  readonly isOver: boolean;
};
export const NO_MARKS: Marks = { way: [], isOver: true };

/** The marks after these events; `from` is where the first step of a way began, if that is known. */
export function marked(marks: Marks, events: readonly Event[], from = -1): Marks {
  return events.reduce<Marks>(({ way, isOver }, event) => {
    if (event.type === 'turn-began') return { way, isOver: true };
    if (event.type !== 'party-moved' && event.type !== 'teleported') return { way, isOver };
    const to = areaNamed(event.area);
    if (to === null) return { way, isOver };
    if (event.type === 'teleported') return { way: [to], isOver: false };
    return { way: [...(isOver ? (from < 0 ? [] : [from]) : way), to], isOver: false };
  }, marks);
}
