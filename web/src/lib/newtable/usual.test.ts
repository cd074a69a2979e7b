import { expect, it } from 'vitest';
import { usualOf, type Usual } from './usual.ts';
import type { Card } from '#lib/wire/out.gen.ts';

const CARD: Card = {
  id: 'hill-fort',
  titles: { en: 'Hill Fort' },
  seats: [2, 3],
  minutes: [20, 30],
  age: 8,
  rules_version: 1,
  stage: 'rules',
  hides: true,
  credits: null,
  options: [
    { name: 'moat', values: [false, true], default: false, seats: [], clause: '2.1' },
    { name: 'rounds', values: [10, 20], default: 10, seats: [], clause: '' },
  ],
  thinking: { swing: 100, depth: 0, curiosity: 1, trust: 0, tells_chance: false, iterations: {} },
};
const HOUSE = { levels: ['page', 'squire', 'knight'], usual: 'squire' };
const USUAL: Usual = {
  where: 'here',
  time: 'day',
  visibility: 'public',
  recall: 'notebook',
  chosen: { moat: true, rounds: 20 },
  series: { kind: 'games', games: 5, target: 3, counts: 'points' },
  chairs: [
    { kind: 'me', bot: 'squire', name: '' },
    { kind: 'bot', bot: 'page', name: '' },
  ],
};

it('is as it was kept', () => {
  expect(usualOf(JSON.stringify(USUAL), CARD, HOUSE)).toEqual(USUAL);
});

it('leaves out what the game or the house has no more', () => {
  const old = {
    ...USUAL,
    time: 'week',
    chosen: { moat: true, rounds: 99, gone: 1 },
    chairs: [USUAL.chairs[0], { kind: 'bot', bot: 'retired', name: 7 }],
  };

  expect(usualOf(JSON.stringify(old), CARD, HOUSE)).toEqual({
    ...USUAL,
    time: 'none',
    chosen: { moat: true },
    chairs: [USUAL.chairs[0], { kind: 'bot', bot: 'squire', name: '' }],
  });
});

it.each([null, 'no json', '7', '{}', '{"chairs": [{}]}'])('is nothing if %s was kept', (text) => {
  expect(usualOf(text, CARD, HOUSE)).toBeNull();
});
