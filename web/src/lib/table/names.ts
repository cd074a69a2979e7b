/** Player names for display. Bots have names too; their level is a title. */
import type { TableState } from './table-state.ts';
import type { Table } from '#lib/wire/out.gen.ts';
import { t } from '#lib/words/language.svelte.ts';

export const playerNames = (table: Pick<TableState, 'players'>): readonly string[] =>
  table.players.map(({ name }) => name);

/** Return the names on the chairs of a table, before or during its game. */
export const chairNames = (table: Pick<Table, 'chairs'>): readonly string[] =>
  table.chairs.map(({ name }) => name ?? t('chair-empty'));

/** Characters of a name that stay before a number, so that both together are not too long. */
const NUMBERED_CHARS = 20;

/** Return the name of a person who takes a further chair: "Mara 2". */
export const numberedName = (name: string, number: number): string =>
  `${[...name].slice(0, NUMBERED_CHARS).join('').trim()} ${String(number)}`;
