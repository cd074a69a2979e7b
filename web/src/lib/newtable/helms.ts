/** The headgear of bots: one per level. */
export type Helm = 'page' | 'squire' | 'knight' | 'marshal';
const HELMS: readonly Helm[] = ['page', 'squire', 'knight', 'marshal'];
/** Bots that are not levels: programs still use them, and older tables have them. */
const SIMILAR_LEVEL: Readonly<Record<string, Helm>> = { random: 'page', greedy: 'squire' };

/** Return the headgear of a bot: that of its level, or of the level it resembles. */
export const helmOf = (bot: string): Helm => HELMS.find((helm) => helm === bot) ?? SIMILAR_LEVEL[bot] ?? 'page';
