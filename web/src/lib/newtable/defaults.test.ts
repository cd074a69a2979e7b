import { expect, it } from 'vitest';
import { parseDefaults, type TableDefaults } from './defaults.ts';
import type { PublicCard } from '#lib/wire/out.gen.ts';

const CARD: PublicCard = {
  id: 'hill-fort',
  titles: { en: 'Hill Fort' },
  seats: [2, 3],
  minutes: [20, 30],
  age: 8,
  rules_version: 1,
  stage: 'rules',
  hides: true,
  credits: null,
  hints: false,
  options: [
    { name: 'moat', values: [false, true], default: false, seats: [], clause: '2.1' },
    { name: 'rounds', values: [10, 20], default: 10, seats: [], clause: '' },
  ],
};
const SHELF = { levels: ['page', 'squire', 'knight'], usual: 'squire' };
const DEFAULTS: TableDefaults = {
  where: 'here',
  time: 'day',
  visibility: 'public',
  recall: 'notebook',
  hasHints: true,
  chosen: { moat: true, rounds: 20 },
  series: { kind: 'games', games: 5, target: 3, counts: 'points' },
  chairs: [
    { kind: 'me', bot: 'squire', name: '' },
    { kind: 'bot', bot: 'page', name: '' },
  ],
};

it('is as it was kept', () => {
  expect(parseDefaults(JSON.stringify(DEFAULTS), CARD, SHELF)).toEqual(DEFAULTS);
});

it('leaves out what the game or the house has no more', () => {
  const old = {
    ...DEFAULTS,
    time: 'week',
    recall: 'forgetful',
    chosen: { moat: true, rounds: 99, gone: 1 },
    chairs: [DEFAULTS.chairs[0], { kind: 'bot', bot: 'retired', name: 7 }],
  };

  expect(parseDefaults(JSON.stringify(old), CARD, SHELF)).toEqual({
    ...DEFAULTS,
    time: 'none',
    chosen: { moat: true },
    chairs: [DEFAULTS.chairs[0], { kind: 'bot', bot: 'squire', name: '' }],
  });
});

it.each([null, 'no json', '7', '{}', '{"chairs": [{}]}'])('is nothing if %s was kept', (text) => {
  expect(parseDefaults(text, CARD, SHELF)).toBeNull();
});
