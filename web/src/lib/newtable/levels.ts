/** The levels of bots by headgear: each bot of the house wears one. */
import { speech, t } from '#lib/words/speech.svelte.ts';

export type Helm = 'page' | 'squire' | 'knight' | 'marshal';
const HELMS: readonly Helm[] = ['page', 'squire', 'knight', 'marshal'];
const KNOWN: Readonly<Record<string, Helm>> = { random: 'page', greedy: 'squire' };

/** What a bot wears: by its name, or by its place in the roster. */
export const helmOf = (bot: string, roster: readonly string[] = []): Helm =>
  KNOWN[bot] ?? HELMS[Math.min(Math.max(roster.indexOf(bot), 0), HELMS.length - 1)] ?? 'page';

/** A bot's name, or how the roster calls it. */
export const botName = (bot: string): string => (speech.site.has(`bot-${helmOf(bot)}`) ? t(`bot-${helmOf(bot)}`) : bot);

/** What a bot is like. */
export const botSays = (bot: string): string => t(`bot-${helmOf(bot)}-more`);
