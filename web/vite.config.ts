import adapter from '@sveltejs/adapter-static';
import { sveltekit } from '@sveltejs/kit/vite';
import { defineConfig } from 'vitest/config';

const SITE = '../src/burghof/server/site/files';

export default defineConfig({
  plugins: [
    sveltekit({
      adapter: adapter({ pages: SITE, assets: SITE, fallback: '200.html', precompress: true }),
      compilerOptions: { runes: true },
      // Relative to the shell, which is served at every address of the site.
      paths: { relative: false },
    }),
  ],
  build: { target: 'es2022' },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': { target: 'http://127.0.0.1:8017', ws: true }, '/plain': 'http://127.0.0.1:8017' },
  },
  test: { include: ['src/**/*.test.ts', '../src/burghof/games/*/web/**/*.test.ts'] },
});
