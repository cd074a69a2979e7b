import { expect, test } from 'vitest';
import { letterOf, tellingPicks } from './letters.ts';

test('choices are named by letters', () => {
  expect([0, 1, 2].map(letterOf)).toEqual(['A', 'B', 'C']);
});

test('a letter stands at the last pick that only this choice has', () => {
  expect(
    tellingPicks([
      ['card-1', 'space-4'],
      ['card-1', 'space-5'],
      ['card-2', 'space-5'],
    ]),
  ).toEqual(['space-4', '', 'card-2']);
});
