/** The kinds of things of a game: loaded at the first question what something is. */
import { folderOf } from '#lib/words/catalogues.ts';

type KindOf = (id: string, view: never) => string | null;
export type Kinds = {
  /** Return the kind of a thing by its name on the board; null for something else. */
  readonly kindOf: (id: string, view: unknown) => string | null;
  /** The clause of each kind. */
  readonly clauses: Readonly<Record<string, string>>;
};

const MODULES = import.meta.glob<{ readonly kindOf: KindOf }>('../../../../src/burghof/games/*/web/kinds.ts');
const CLAUSES = import.meta.glob<Kinds['clauses']>('../../../../src/burghof/games/*/learning/kinds.json', {
  import: 'default',
});

/** Load the kinds of a game; null for a game without them. */
export async function loadKinds(game: string): Promise<Kinds | null> {
  const of = <T>(files: Readonly<Record<string, () => Promise<T>>>): Promise<T> | undefined =>
    Object.entries(files).find(([path]) => path.includes(`/games/${folderOf(game)}/`))?.[1]();
  const [module, clauses] = await Promise.all([of(MODULES), of(CLAUSES)]);
  return module && clauses ? { kindOf: (id, view) => module.kindOf(id, view as never), clauses } : null;
}
