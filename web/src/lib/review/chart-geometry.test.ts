import { expect, test } from 'vitest';
import { ribbonPath, percent, ribbons, signed, spreadApart, ticks } from './chart-geometry.ts';

const BAND = [
  [0.5, 0.5],
  [0.2, 0.8],
  [0, 1],
];

test('the parts of the band lie on each other and fill it', () => {
  const [below, above] = ribbons(BAND);

  expect(below).toEqual({ low: [0, 0, 0], high: [0.5, 0.2, 0] });
  expect(above).toEqual({ low: [0.5, 0.2, 0], high: [1, 1, 1] });
});

test('the outline of a part goes there below and comes back above', () => {
  const [below] = ribbons(BAND);

  const path = below && ribbonPath(below, (turn) => turn * 10, 100);

  expect(path).toBe(
    'M0.0 100.0C5.0 100.0 5.0 100.0 10.0 100.0C15.0 100.0 15.0 100.0 20.0 100.0' +
      'L20.0 100.0C15.0 100.0 15.0 80.0 10.0 80.0C5.0 80.0 5.0 50.0 0.0 50.0Z',
  );
});

test('turns are written so that they have room', () => {
  expect(ticks(34, 8)).toEqual([5, 10, 15, 20, 25, 30]);
  expect(ticks(97, 8)).toEqual([20, 40, 60, 80]);
  expect(ticks(3, 8)).toEqual([]);
});

test('chances are percent, changes have a sign', () => {
  expect([percent(0.474), signed(-0.093), signed(0.13), signed(0.001)]).toEqual([47, '−9', '+13', '+0']);
});

test('seals that would cover each other stand side by side, and none beyond the band', () => {
  expect(spreadApart([10, 100, 120], 34, 200)).toEqual([10, 100, 134]);
  expect(spreadApart([10, 190, 195], 34, 200)).toEqual([10, 166, 200]);
});
