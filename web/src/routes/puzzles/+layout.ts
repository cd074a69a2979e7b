/** The pages of puzzles have texts of their own, which are loaded before they are shown. */
import { loadPuzzleTexts } from '#lib/puzzle/texts.ts';
import { languageState } from '#lib/words/language.svelte.ts';

export const load = async (): Promise<void> => {
  await languageState.addTexts(loadPuzzleTexts);
};
