/** The texts of the bot levels. */
import { helmOf } from './helms.ts';
import { speech, t } from '#lib/words/speech.svelte.ts';

/** Return the translated name of a bot, or its id in the roster. */
export const botName = (bot: string): string => (speech.site.has(`bot-${helmOf(bot)}`) ? t(`bot-${helmOf(bot)}`) : bot);

/** Return the description of a bot. */
export const botSays = (bot: string): string => t(`bot-${helmOf(bot)}-more`);
