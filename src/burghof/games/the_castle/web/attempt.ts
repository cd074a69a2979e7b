/** Illegal moves for picks against the rules; the server answers with the clause that forbids them. */
import { areaIn } from './geometry.ts';
import type { Move, View } from './types.gen.ts';

export function attempt(view: View, _picked: readonly string[], id: string): Move | null {
  const area = areaIn(id);
  if (area !== null) {
    if (view.step === 'vote') return { type: 'go', area };
    return view.step === 'destination' ? { type: 'go-to', area } : null;
  }
  const letter = /^entrance-([a-f])$/u.exec(id)?.[1];
  return letter === undefined ? null : { type: 'enter', entrance: letter as 'a' };
}
