/** The levels of bots, in words. */
import { helmOf } from './helms.ts';
import { speech, t } from '#lib/words/speech.svelte.ts';

/** A bot's name, or how the roster calls it. */
export const botName = (bot: string): string => (speech.site.has(`bot-${helmOf(bot)}`) ? t(`bot-${helmOf(bot)}`) : bot);

/** What a bot is like. */
export const botSays = (bot: string): string => t(`bot-${helmOf(bot)}-more`);
