import adapter from '@sveltejs/adapter-static';
import { sveltekit } from '@sveltejs/kit/vite';
import { readFile } from 'node:fs/promises';
import { parse } from 'smol-toml';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

const SITE = '../src/burghof/server/site/files';

/** The server of `make dev`. It checks that pages are of its own origin, so the proxy leaves the Host header alone. */
const DEV_SERVER = `http://127.0.0.1:${process.env['DEV_SERVER_PORT'] ?? 8017}`;

/**
 * Texts that a table page does not load: in the shared words those of the command line, in the site's those of puzzles,
 * in a game's those of its rules and of its hints and puzzles.
 */
const NOT_FOR_BROWSER = {
  '/src/burghof/words/': /^(?:help|cli|plain|words-for)-.*\n(?:[ \t}].*\n|\n(?=[ \t]))*/gm,
  '/web/words/': /^puzzles-.*\n(?:[ \t}].*\n|\n(?=[ \t]))*/gm,
  '/src/burghof/games/': /^(?:table|hint|puzzle)-.*\n(?:[ \t}].*\n|\n(?=[ \t]))*/gm,
};
/** Those of them that other pages load, by the query of their module. */
const FURTHER = {
  hints: /^(?:hint|puzzle)-.*\n(?:[ \t}].*\n|\n(?=[ \t]))*/gm,
  puzzles: NOT_FOR_BROWSER['/web/words/'],
};
/** Comments, and empty lines before a text. */
const NOT_SHOWN = /^#.*\n|^\n(?=[\w#-])/gm;
/** The indentation of one level; one space means the same. */
const INDENTATION = /^ +/gm;
const SPACES_PER_LEVEL = 4;
const spokenWords: Plugin = {
  name: 'spoken-words',
  enforce: 'pre',
  async load(id) {
    const [file, query] = id.split('?');
    if (!file?.endsWith('.ftl')) return null;
    const further = FURTHER[query as keyof typeof FURTHER] as RegExp | undefined;
    if (query !== 'raw' && !further) return null;
    let words = await readFile(file, 'utf-8');
    if (further) return `export default ${JSON.stringify(words.match(further)?.join('') ?? '')}`;
    for (const [folder, texts] of Object.entries(NOT_FOR_BROWSER))
      if (file.includes(folder)) words = words.replace(texts, '');
    const text = words
      .replace(NOT_SHOWN, '')
      .replace(INDENTATION, ({ length }) => ' '.repeat(Math.ceil(length / SPACES_PER_LEVEL)));
    return `export default ${JSON.stringify(text)}`;
  },
};

/** The data of games is TOML, for Python and for the browser alike. */
const tomlData: Plugin = {
  name: 'data-of-games',
  transform(code, id) {
    return id.endsWith('.toml') ? { code: `export default ${JSON.stringify(parse(code))}`, moduleType: 'js' } : null;
  },
};

/**
 * SvelteKit hides its announcer by a style attribute, which our content security policy forbids; base.css hides it
 * instead.
 */
const announcerWithoutStyle: Plugin = {
  name: 'announcer-without-style',
  enforce: 'pre',
  transform(code, id) {
    return id.endsWith('/runtime/components/root.svelte') ? code.replace(/\sstyle="[^"]*"/, '') : null;
  },
};

export default defineConfig({
  plugins: [
    spokenWords,
    tomlData,
    announcerWithoutStyle,
    sveltekit({
      adapter: adapter({ pages: SITE, assets: SITE, fallback: '200.html', precompress: true }),
      compilerOptions: { runes: true },
      // Absolute, because the shell is served at every address of the site.
      paths: { relative: false },
      serviceWorker: { register: false }, // the layout registers it, also for browsers without module workers
    }),
  ],
  build: { target: 'es2022' },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': { target: DEV_SERVER, ws: true }, '/plain': { target: DEV_SERVER } },
  },
  // Generous, so that tests do not fail on a busy machine.
  test: { include: ['src/**/*.test.ts', '../src/burghof/games/*/web/**/*.test.ts'], testTimeout: 60_000 },
});
