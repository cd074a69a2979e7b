/** How a game wants the tables of its rules to look: loaded with the first table. */
import type { Component } from 'svelte';
import { folderOf } from '#lib/words/catalogues.ts';

export type TableLooks = {
  /** Draws the picture at the head of a row, if there is one. */
  readonly Mark: Component<{ table: string; row: number }>;
  /** Return how bad a cell is, from 1 to 4; 0 if it is good, and null if it is neither. */
  readonly harmOf: (table: string, row: number, cell: string) => number | null;
};

const MARKS = import.meta.glob<{ readonly default: TableLooks['Mark'] }>(
  '../../../../src/burghof/games/*/web/RuleMark.svelte',
);
const MODULES = import.meta.glob<Pick<TableLooks, 'harmOf'>>('../../../../src/burghof/games/*/web/rule-tables.ts');

/** Load the looks of a game's tables; null for a game that has plain ones. */
export async function loadTableLooks(game: string): Promise<TableLooks | null> {
  const of = <T>(files: Readonly<Record<string, () => Promise<T>>>): Promise<T> | undefined =>
    Object.entries(files).find(([path]) => path.includes(`/games/${folderOf(game)}/`))?.[1]();
  const [mark, module] = await Promise.all([of(MARKS), of(MODULES)]);
  return mark && module ? { Mark: mark.default, harmOf: module.harmOf } : null;
}
