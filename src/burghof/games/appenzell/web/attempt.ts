/** Illegal moves for picks against the rules; the server answers with the clause that forbids them. */
import { isTower } from './geometry.ts';
import type { Move, View } from './types.gen.ts';

/** Return the number in an outline id such as `field-8`. */
export const numberIn = (id: string): number => Number(id.slice(id.lastIndexOf('-') + 1));

export function attempt(view: View, picked: readonly string[], id: string): Move | null {
  if (id.startsWith('room-')) return { type: 'uncover', room: numberIn(id) };
  if (id.startsWith('slot-')) return { type: 'slide', slot: numberIn(id) };
  if (id === 'spare') return { type: 'slide', slot: 0 };
  if (id.startsWith('outside-')) return { type: 'enter', tower: 0 };
  return id.startsWith('field-') ? run(view, picked, numberIn(id)) : null;
}

function run(view: View, [first = '', second = '']: readonly string[], to: number): Move | null {
  if (first.startsWith('field-')) return { type: 'step', source: numberIn(first), to };
  if (first.startsWith('outside-') && second.startsWith('field-') && !isTower(to))
    return { type: 'enter-over', tower: numberIn(second), to };
  const isOwn = view.seat !== null && view.mice[view.seat]?.includes(to);
  return isTower(to) && !isOwn ? { type: 'enter', tower: to } : null;
}
