/** Tests of which coins are shown as moving during their event. */
import { expect, test } from 'vitest';
import { coinsMoved } from './moves.ts';

test('coins that a seat lays down or takes are told of that seat, while it happens', () => {
  expect(coinsMoved({ type: 'coins-paid', seat: 1, coins: 3 }, 1)).toBe('−3');
  expect(coinsMoved({ type: 'coins-taken', seat: 1, coins: 2 }, 1)).toBe('+2');
});

test('of other seats, and once it is over, nothing is told', () => {
  expect(coinsMoved({ type: 'coins-paid', seat: 1, coins: 3 }, 0)).toBeNull();
  expect(coinsMoved({ type: 'declined', seat: 1 }, 1)).toBeNull();
  expect(coinsMoved(null, 1)).toBeNull();
});
