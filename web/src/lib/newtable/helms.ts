/** The headgear of bots: each level has one. */
export type Helm = 'page' | 'squire' | 'knight' | 'marshal';
const HELMS: readonly Helm[] = ['page', 'squire', 'knight', 'marshal'];
/** Bots that are no level: the house offered them once, programs still do. */
const LIKE: Readonly<Record<string, Helm>> = { random: 'page', greedy: 'squire' };

/** What a bot wears: its level's headgear, or that of the level it is like. */
export const helmOf = (bot: string): Helm => HELMS.find((helm) => helm === bot) ?? LIKE[bot] ?? 'page';
