/** How the tables of RULES.md look in the rulebook: what is drawn at their rows, and the tint of their cells. */
import { TREASURES } from './draw/treasures.ts';
import { MATERIAL } from './material.gen.ts';
import type { CounterFace, Discipline } from './scene.ts';

type Kind = CounterFace | Discipline;

/** The rows of the tables, in their order. */
const ROWS: Readonly<Partial<Record<string, readonly Kind[]>>> = {
  hits: Object.keys(MATERIAL.hits) as Kind[],
  constitutions: Object.keys(MATERIAL.constitution) as Kind[],
  treasures: Object.keys(TREASURES) as Kind[],
};
const ALLIES: readonly (Kind | null)[] = ['dwarf', 'elf'];

/** Return what is drawn at a row of a table, which counts from 0; null for nothing. */
export const markOf = (table: string, row: number): Kind | null => ROWS[table]?.[row] ?? null;

/** Return how bad a cell of a table is for the party, from 1 to 4; 0 if it is good, and null if it is neither. */
export function harmOf(table: string, row: number, cell: string): number | null {
  if (table === 'spells') return cell === '✗' ? 2 : cell === '–' ? null : 0;
  if (table !== 'hits' || ALLIES.includes(markOf(table, row))) return null;
  return cell === '–' ? 0 : cell === '✦' ? 3 : Number(cell);
}
