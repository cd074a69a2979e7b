/** Tests of which coins are shown as moving during their event. */
import { expect, test } from 'vitest';
import { movedCoinsText } from './animation.ts';

test('coins that a seat lays down or takes are told of that seat, while it happens', () => {
  expect(movedCoinsText({ type: 'coins-paid', seat: 1, coins: 3 }, 1)).toBe('−3');
  expect(movedCoinsText({ type: 'coins-taken', seat: 1, coins: 2 }, 1)).toBe('+2');
});

test('of other seats, and once it is over, nothing is told', () => {
  expect(movedCoinsText({ type: 'coins-paid', seat: 1, coins: 3 }, 0)).toBeNull();
  expect(movedCoinsText({ type: 'declined', seat: 1 }, 1)).toBeNull();
  expect(movedCoinsText(null, 1)).toBeNull();
});
