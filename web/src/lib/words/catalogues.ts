/**
 * The Fluent catalogues: those of the site, those that all games share, and those of each game. A language is loaded
 * when used.
 */
import { FALLBACK_LANGUAGE, Translator, type Catalogue, type Language } from './translator.ts';

type Files = Record<string, () => Promise<string>>;

const SITE = import.meta.glob<string>('../../../words/*.ftl', { query: '?raw', import: 'default' });
const SHARED = import.meta.glob<string>('../../../../src/burghof/words/*.ftl', { query: '?raw', import: 'default' });
const GAMES = import.meta.glob<string>('../../../../src/burghof/games/*/words/*.ftl', {
  query: '?raw',
  import: 'default',
});

/** Return the folder name of a game by its id. */
export const folderOf = (game: string): string => game.replaceAll('-', '_');

/** Load a translator with the site's texts and, if `game` is set, the game's. */
export async function loadTranslator(language: Language, game?: string): Promise<Translator> {
  const spoken = await catalogue(language, game);
  return new Translator(language === FALLBACK_LANGUAGE ? [spoken] : [spoken, await catalogue(FALLBACK_LANGUAGE, game)]);
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
