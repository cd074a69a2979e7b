/** A rulebook for display: its aim, and chapters of numbered clauses, parsed from the game's RULES.md. */
import { folderOf } from '#lib/words/catalogues.ts';
import type { Language } from '#lib/words/translator.ts';

type Row = readonly string[];
/** A clause; the first row of its table is the head. */
export type Clause = {
  readonly number: string;
  readonly text: string;
  /** The name of the data of its table; empty for none. */
  readonly tableName: string;
  readonly table: readonly Row[];
};
export type Chapter = { readonly title: string; readonly clauses: readonly Clause[] };
export type Rulebook = {
  /** What the players want and how they win: the first paragraph. */
  readonly aim: string;
  /** The other paragraphs before the first chapter. */
  readonly introduction: readonly string[];
  readonly chapters: readonly Chapter[];
};

const BOOKS = import.meta.glob<string>('../../../../src/burghof/games/*/RULES*.md', {
  query: '?raw',
  import: 'default',
});

/** Load the rulebook of a game in a language, or else in English. */
export async function loadRulebook(game: string, language: Language): Promise<Rulebook> {
  const names = language === 'en' ? ['RULES.md'] : [`RULES.${language}.md`, 'RULES.md'];
  for (const name of names) {
    const found = Object.entries(BOOKS).find(([path]) => path.endsWith(`/${folderOf(game)}/${name}`));
    if (found) return parseRulebook(await found[1]());
  }
  return parseRulebook('');
}

/**
 * Parse a rulebook: paragraphs, then `## 4 Building` and below it `- **4.4** …`, which can continue on indented lines.
 * Rows below a clause, `| Rat | 2 |`, are its table.
 */
export function parseRulebook(text: string): Rulebook {
  const [before = '', ...chapters] = text.split(/^## /m);
  const [aim = '', ...introduction] = before
    .replace(/^#.*$/gm, '')
    .split(/\n\s*\n/)
    .map(clean)
    .filter((paragraph) => paragraph !== '');
  return { aim, introduction, chapters: chapters.map(parseChapter) };
}

function parseChapter(part: string): Chapter {
  const [title = '', ...lines] = part.split('\n');
  const clauses = lines
    .join('\n')
    .split(/^- (?=\*\*\d)/m)
    .map((item) => /^\*\*(\d+(?:\.\d+)*)\*\*\s+(.*(?:\n +\S.*)*)([\s\S]*)/.exec(item))
    .filter((found) => found !== null)
    .map((found) => ({
      number: found[1] ?? '',
      text: clean(found[2] ?? ''),
      tableName: /<!-- table: ([\w-]+)/.exec(found[3] ?? '')?.[1] ?? '',
      table: parseTable(found[3] ?? ''),
    }));
  return { title, clauses };
}

/** Return the rows of a table, without the line below its head. */
const parseTable = (text: string): readonly Row[] =>
  text
    .split('\n')
    .filter((line) => line.startsWith('|') && !/^[-:| ]+$/.test(line))
    .map((line) => line.trim().slice(1, -1).split('|').map(clean));

const clean = (text: string): string => text.replace(/[*_`]/g, '').replace(/\s+/g, ' ').trim();
