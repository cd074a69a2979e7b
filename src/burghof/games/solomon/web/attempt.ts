/** Illegal moves for picks against the rules; the server answers with the clause that forbids them. */
import { numberIn } from './scene.ts';
import type { Move, View } from './types.gen.ts';

export function attempt(view: View, picked: readonly string[], id: string): Move | null {
  const field = numberIn('field', id);
  if (field === null) return null;
  if (view.phase === 'pick') return { type: 'pick', field };
  if (view.phase !== 'prepare' || picked[0] !== 'shift') return null;
  const source = numberIn('field', picked[1]);
  if (source !== null) return areNeighbours(source, field) ? { type: 'shift', source, to: field } : null;
  return { type: 'shift', source: field, to: field % 6 === 5 ? field - 1 : field + 1 };
}

/** Return whether two fields are neighbours. A shift to any other field is not a move at all. */
const areNeighbours = (one: number, other: number): boolean =>
  one !== other && Math.abs((one % 6) - (other % 6)) <= 1 && Math.abs(Math.floor(one / 6) - Math.floor(other / 6)) <= 1;
