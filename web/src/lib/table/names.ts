/** The names of players as they are spoken here: a bot is called by its level, in the language of now. */
import type { Seen } from './seen.ts';
import { botName } from '#lib/newtable/levels.ts';

export const namesOf = (table: Pick<Seen, 'players'>): readonly string[] =>
  table.players.map(({ name, bot }) => (bot ? name.replace(bot, botName(bot)) : name));
