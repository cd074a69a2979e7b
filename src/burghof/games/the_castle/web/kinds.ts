/** The kinds of things on the board, for the question what something is. */
import { areaIn } from './geometry.ts';
import { MATERIAL } from './material.gen.ts';
import { figureOf } from './scene.ts';
import type { View } from './types.gen.ts';

const ROOMS: ReadonlySet<number> = new Set(MATERIAL.rooms);
const STARTS: Readonly<Record<string, string>> = {
  entrance: 'entrance',
  party: 'party',
  seat: 'carried',
  covered: 'monster-counter',
};

export function kindOf(id: string, view: View): string | null {
  const area = areaIn(id);
  if (area !== null) return area === MATERIAL.cell ? 'cell' : ROOMS.has(area) ? 'room' : 'corridor';
  if (id === 'way-out' || id.startsWith('spell-')) return id;
  const [start = '', rest = ''] = id.split('-', 2);
  if (start === 'figure') return figureOf(view, Number(rest)).kind ?? 'monster-counter';
  if (start === 'treasure') return view.treasures[Number(rest)] ?? 'treasure-counter';
  if (start === 'discipline') return rest;
  return STARTS[start] ?? null;
}
