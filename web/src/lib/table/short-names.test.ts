import { expect, test } from 'vitest';
import { shortNames } from './short-names.ts';

test.each([
  [['Maximiliane', 'Anna'], 11, ['Maximiliane', 'Anna']],
  [['Jean-Baptiste', 'Anna'], 10, ['Jean', 'Anna']],
  [['Jean-Baptiste', 'Jean-Claude'], 10, ['Jean-B.', 'Jean-C.']],
  [['Jean', 'Jean-Baptiste'], 10, ['Jean', 'Jean-B.']],
  [['Großtante Friedlinde', 'Ben'], 10, ['Großtante', 'Ben']],
  [['Wolfeschlegelstein', 'Ben'], 10, ['Wolfeschl…', 'Ben']],
])('%j in %i characters', (names, maxChars, short) => {
  expect(shortNames(names, maxChars)).toEqual(short);
});
