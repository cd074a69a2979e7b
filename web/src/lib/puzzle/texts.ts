/** The texts of the pages of puzzles: no other page loads them. */
import type { Language } from '#lib/words/translator.ts';

const TEXTS = import.meta.glob<string>('../../../words/*.ftl', { query: '?puzzles', import: 'default' });

/** Load the texts of the pages of puzzles in a language. */
export const loadPuzzleTexts = async (language: Language): Promise<string> =>
  (await TEXTS[`../../../words/${language}.ftl`]?.()) ?? '';
