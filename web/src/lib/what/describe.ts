/** What something on a table is, in words: its name, where it is, what it does, and its clause. */
import { loadKinds } from './kinds.ts';
import { loadPictures } from '#lib/rulebook/pictures.ts';
import type { TableController } from '#lib/table/table-controller.svelte.ts';
import { loadLearning } from '#lib/words/catalogues.ts';
import { languageState } from '#lib/words/language.svelte.ts';

export type Description = {
  readonly name: string;
  /** Where it is, or whose; empty if the name says it. */
  readonly where: string;
  readonly text: string;
  readonly clause: string;
};

/** Return the address of the step of a lesson that plays a clause; empty if there is none. */
export async function stepOf(game: string, clause: string): Promise<string> {
  const { byClause } = await loadPictures(game);
  const played = byClause[clause]?.find(({ step }) => step > 0);
  return played ? `/learn/${game}/${played.lesson}?step=${String(played.step)}` : '';
}

/** Return the description of a thing by its name on the board; null for something else. */
export async function describe(game: string, id: string, controller: TableController): Promise<Description | null> {
  const [kinds, words] = await Promise.all([loadKinds(game), loadLearning(languageState.language, game)]);
  const kind = kinds?.kindOf(id, controller.tableState?.view);
  if (!kinds || !kind) return null;
  const name = words.say(`kind-${kind}`);
  const where = controller.itemName(id);
  return {
    name,
    where: where === name ? '' : where,
    text: words.part(`kind-${kind}`, 'text'),
    clause: kinds.clauses[kind] ?? '',
  };
}
