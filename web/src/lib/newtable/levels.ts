/** The texts of the bot levels. */
import { helmOf } from './helms.ts';
import { languageState, t } from '#lib/words/language.svelte.ts';

/** Return the translated name of a bot, or its id in the roster. */
export const botName = (bot: string): string =>
  languageState.site.has(`bot-${helmOf(bot)}`) ? t(`bot-${helmOf(bot)}`) : bot;

/** Return the description of a bot. */
export const botDescription = (bot: string): string => t(`bot-${helmOf(bot)}-more`);
