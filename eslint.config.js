import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';

export default ts.config(
  { ignores: ['**/.svelte-kit/', '**/build/', '**/*.gen.ts'] },
  js.configs.recommended,
  ts.configs.strict,
  ts.configs.stylistic,
  svelte.configs.recommended,
  { languageOptions: { globals: { ...globals.browser, ...globals.node } } },
  { files: ['**/*.svelte', '**/*.svelte.ts'], languageOptions: { parserOptions: { parser: ts.parser } } },
  {
    rules: {
      'no-undef': 'off', // TypeScript knows better
      '@typescript-eslint/consistent-type-definitions': ['error', 'type'],
      'svelte/no-at-html-tags': 'off', // drawings are strings of our own making, never of anybody's words
      'svelte/no-navigation-without-resolve': 'off', // the site stands at the root
    },
  },
);
