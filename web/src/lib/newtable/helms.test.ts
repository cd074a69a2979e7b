import { expect, it } from 'vitest';
import { helmOf } from './helms.ts';

it.each(['page', 'squire', 'knight', 'marshal'])('a %s wears the headgear of its level', (level) => {
  expect(helmOf(level)).toBe(level);
});

it.each([
  ['random', 'page'],
  ['greedy', 'squire'],
  ['retired', 'page'],
])('%s, which is no level, wears what a %s does', (bot, level) => {
  expect(helmOf(bot)).toBe(level);
});
