/** Player names for display: a bot is called by its level, in the current language. */
import type { TableState } from './table-state.ts';
import { botName } from '#lib/newtable/levels.ts';
import type { Table } from '#lib/wire/out.gen.ts';
import { t } from '#lib/words/language.svelte.ts';

export const playerNames = (table: Pick<TableState, 'players'>): readonly string[] =>
  table.players.map(({ name, bot }) => (bot ? name.replace(bot, botName(bot)) : name));

/** Return the names on the chairs of a table, before or during its game. */
export const chairNames = (table: Pick<Table, 'chairs'>): readonly string[] =>
  table.chairs.map(({ name, bot }) => (bot ? botName(bot) : (name ?? t('chair-empty'))));
