/**
 * The Fluent catalogues: those of the site, those that all games share, and those of each game. A language is loaded
 * when used.
 */
import { FALLBACK_LANGUAGE, Translator, type Catalogue, type Language } from './translator.ts';

type Files = Record<string, () => Promise<string>>;
/** Texts of the site that only some pages load. */
export type FurtherTexts = (language: Language) => Promise<string>;

const SITE = import.meta.glob<string>('../../../words/*.ftl', { query: '?raw', import: 'default' });
const SHARED = import.meta.glob<string>('../../../../src/burghof/words/*.ftl', { query: '?raw', import: 'default' });
const GAMES = import.meta.glob<string>('../../../../src/burghof/games/*/words/*.ftl', {
  query: '?raw',
  import: 'default',
});

const HINTS = import.meta.glob<string>('../../../../src/burghof/games/*/words/*.ftl', {
  query: '?hints',
  import: 'default',
});

const LEARNING = import.meta.glob<string>('../../../../src/burghof/games/*/learning/words/*.ftl', {
  query: '?raw',
  import: 'default',
});

/** Return the folder name of a game by its id. */
export const folderOf = (game: string): string => game.replaceAll('-', '_');

/** Load a translator with the site's texts and, if `game` is set, the game's, or with further ones of the site. */
export async function loadTranslator(language: Language, game?: string, further?: FurtherTexts): Promise<Translator> {
  const withFurther = async (spoken: Language): Promise<Catalogue> => {
    const { files } = await catalogue(spoken, game);
    return { language: spoken, files: further ? [...files, await further(spoken)] : files };
  };
  const first = await withFurther(language);
  return new Translator(language === FALLBACK_LANGUAGE ? [first] : [first, await withFurther(FALLBACK_LANGUAGE)]);
}

/** Load a translator with the texts of a game and those of its hints. */
export const loadHints = (language: Language, game: string): Promise<Translator> =>
  loadTranslator(language, game, (spoken) => read(HINTS, `/${folderOf(game)}/words/${spoken}.ftl`));

const learning = new Map<string, Promise<Translator>>();

/** Load a translator with the texts by which a game is learnt, once for each language. */
export function loadLearning(language: Language, game: string): Promise<Translator> {
  const key = `${language}/${game}`;
  const known = learning.get(key) ?? readLearning(language, game);
  learning.set(key, known);
  known.catch(() => learning.delete(key));
  return known;
}

async function readLearning(language: Language, game: string): Promise<Translator> {
  const fileOf = (spoken: Language): Promise<string> =>
    read(LEARNING, `/${folderOf(game)}/learning/words/${spoken}.ftl`);
  const catalogues = [language, ...(language === FALLBACK_LANGUAGE ? [] : [FALLBACK_LANGUAGE])] as const;
  const [first, ...others] = await Promise.all(
    catalogues.map(async (spoken) => ({ language: spoken, files: [await fileOf(spoken)] })),
  );
  return new Translator([first as Catalogue, ...others]);
}

async function catalogue(language: Language, game: string | undefined): Promise<Catalogue> {
  const files = await Promise.all([
    read(SHARED, `/words/${language}.ftl`),
    read(SITE, `/words/${language}.ftl`),
    ...(game === undefined ? [] : [read(GAMES, `/${folderOf(game)}/words/${language}.ftl`)]),
  ]);
  return { language, files };
}

async function read(files: Files, end: string): Promise<string> {
  const found = Object.entries(files).find(([path]) => path.endsWith(end));
  return found ? await found[1]() : '';
}
