/** Player names for display: a bot is called by its level, in the current language. */
import type { Seen } from './seen.ts';
import { botName } from '#lib/newtable/levels.ts';
import type { Table } from '#lib/wire/out.gen.ts';
import { t } from '#lib/words/speech.svelte.ts';

export const namesOf = (table: Pick<Seen, 'players'>): readonly string[] =>
  table.players.map(({ name, bot }) => (bot ? name.replace(bot, botName(bot)) : name));

/** Return the names on the chairs of a table, before or during its game. */
export const namesAt = (table: Pick<Table, 'chairs'>): readonly string[] =>
  table.chairs.map(({ name, bot }) => (bot ? botName(bot) : (name ?? t('chair-empty'))));
