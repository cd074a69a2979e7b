/** A rulebook as the browser shows it: chapters of numbered clauses, read from the game's RULES.md. */
import { folderOf } from '#lib/words/catalogues.ts';
import type { Language } from '#lib/words/speaker.ts';

export type Clause = { readonly number: string; readonly text: string };
export type Chapter = { readonly title: string; readonly clauses: readonly Clause[] };

const BOOKS = import.meta.glob<string>('../../../../src/burghof/games/*/RULES*.md', {
  query: '?raw',
  import: 'default',
});

/** The rulebook of a game in a language, or else in English. */
export async function rulebook(game: string, language: Language): Promise<readonly Chapter[]> {
  const names = language === 'en' ? ['RULES.md'] : [`RULES.${language}.md`, 'RULES.md'];
  for (const name of names) {
    const found = Object.entries(BOOKS).find(([path]) => path.endsWith(`/${folderOf(game)}/${name}`));
    if (found) return parsed(await found[1]());
  }
  return [];
}

/** The chapters in this text: `## 4 Building` and below it `- **4.4** …`, which may go on on the next lines. */
export function parsed(text: string): readonly Chapter[] {
  return text
    .split(/^## /m)
    .slice(1)
    .map((part) => {
      const [title = '', ...lines] = part.split('\n');
      const clauses = lines
        .join('\n')
        .split(/^- (?=\*\*\d)/m)
        .map((item) => /^\*\*(\d+(?:\.\d+)*)\*\*\s+([\s\S]*)/.exec(item))
        .filter((found) => found !== null)
        .map((found) => ({ number: found[1] ?? '', text: clean(found[2] ?? '') }));
      return { title, clauses };
    });
}

const clean = (text: string): string => text.replace(/[*_`]/g, '').replace(/\s+/g, ' ').trim();
