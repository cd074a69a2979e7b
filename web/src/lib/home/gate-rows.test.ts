import { expect, it } from 'vitest';
import { gatesPerRow } from './gate-rows.ts';

it.each([
  [0, 1],
  [1, 1],
  [5, 5],
  [6, 6],
  [7, 4],
  [12, 6],
  [13, 5],
])('%i gates stand in rows of %i', (gates, perRow) => {
  expect(gatesPerRow(gates)).toBe(perRow);
});
