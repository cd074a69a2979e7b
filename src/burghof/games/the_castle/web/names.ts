/** How this board calls somebody or something, in the game's own words. */
import { MATERIAL } from './material.gen.ts';
import { figureOf, isCharacter } from './scene.ts';
import type { View } from './types.gen.ts';
import { word, type Speaker } from '#lib/words/speaker.ts';
import type { Word } from '#lib/wire/out.gen.ts';

const CAPTIVES: readonly string[] = ['dwarf', 'elf'];

/** A figure in a word: a character by its player, by its discipline where one plays alone; anybody else by kind. */
export function nameOf(view: View, figure: number, speaker: Speaker, names: readonly string[]): string {
  const { kind, seat } = figureOf(view, figure);
  if (kind === null) return speaker.say('board-somebody');
  if (!isCharacter(figure)) return speaker.say(CAPTIVES.includes(kind) ? `treasure-${kind}` : `monster-${kind}`);
  return view.seats > 1 ? (names[seat ?? 0] ?? '') : roleOf(view, figure, speaker);
}

/** An area by the name that its words give it. */
export const placeOf = (area: number): Word => word(`place-${MATERIAL.names[area] ?? ''}`);

/** The name of an area alone, without where it is on the plan. */
export const shortPlace = (name: string, speaker: Speaker): string =>
  speaker.say(`place-${name}`).replace(` (${name})`, '');

/** What a character is; two of a kind are numbered. */
export function roleOf(view: View, character: number, speaker: Speaker): string {
  const kind = view.disciplines[character] ?? 'fighter';
  const isTwin = view.seats === 1 && view.disciplines.filter((one) => one === kind).length > 1;
  return speaker.say(isTwin ? `twin-${character === 0 ? 'first' : 'second'}-${kind}` : `discipline-${kind}`);
}
