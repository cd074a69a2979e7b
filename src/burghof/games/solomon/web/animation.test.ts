/** Tests of which coins are shown as moving, and which tiles as covered, during an event. */
import { expect, test } from 'vitest';
import { backsAt, movedCoinsText } from './animation.ts';
import type { Event, View } from './types.gen.ts';

test('coins that a seat lays down or takes are told of that seat, while it happens', () => {
  expect(movedCoinsText({ type: 'coins-paid', seat: 1, coins: 3 }, 1)).toBe('−3');
  expect(movedCoinsText({ type: 'coins-taken', seat: 1, coins: 2 }, 1)).toBe('+2');
});

test('of other seats, and once it is over, nothing is told', () => {
  expect(movedCoinsText({ type: 'coins-paid', seat: 1, coins: 3 }, 0)).toBeNull();
  expect(movedCoinsText({ type: 'declined', seat: 1 }, 1)).toBeNull();
  expect(movedCoinsText(null, 1)).toBeNull();
});

test('a tile that a dig bares stays covered until it is uncovered, unless it was seen before', () => {
  const before = { piles: [[null, 'mirror'], ['axe', 'seal'], [null]] } as unknown as View;
  const after = { piles: [['curse-1'], ['axe'], []] } as unknown as View;
  const backs = (event: object): object => Object.fromEntries(backsAt({ event: event as Event, before, after }));

  expect(backs({ type: 'dug', seat: 0, fields: [0, 1, 2], tiles: [] })).toEqual({ 0: 'over' });
  expect(backs({ type: 'shifted', seat: 0, source: 0, target: 2 })).toEqual({ 0: 'over' });
  expect(backs({ type: 'uncovered', fields: [0], tiles: ['curse-1'] })).toEqual({ 0: 'under' });
  expect(backs({ type: 'declined', seat: 0 })).toEqual({});
});
