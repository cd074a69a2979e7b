/** Names of figures and places on this board, in the game's own words. */
import { MATERIAL } from './material.gen.ts';
import { figureOf, isCharacter } from './scene.ts';
import type { View } from './types.gen.ts';
import { word, type Translator } from '#lib/words/translator.ts';
import type { MessageRef } from '#lib/wire/out.gen.ts';

const CAPTIVES: readonly string[] = ['dwarf', 'elf'];

/** Return the name of a figure: a character by its player, or by its discipline in a solo game; all others by kind. */
export function nameOf(view: View, figure: number, translator: Translator, names: readonly string[]): string {
  const { kind, seat } = figureOf(view, figure);
  if (kind === null) return translator.say('board-somebody');
  if (!isCharacter(figure)) return translator.say(CAPTIVES.includes(kind) ? `treasure-${kind}` : `monster-${kind}`);
  return view.seats > 1 ? (names[seat ?? 0] ?? '') : roleOf(view, figure, translator);
}

/** Return the name of an area as a word of the game. */
export const placeOf = (area: number): MessageRef => word(`place-${MATERIAL.names[area] ?? ''}`);

/** Return the discipline of a character; two of the same kind are numbered. */
export function roleOf(view: View, character: number, translator: Translator): string {
  const kind = view.disciplines[character] ?? 'fighter';
  const isTwin = view.seats === 1 && view.disciplines.filter((one) => one === kind).length > 1;
  return translator.say(isTwin ? `twin-${character === 0 ? 'first' : 'second'}-${kind}` : `discipline-${kind}`);
}
