import { describe, expect, test } from 'vitest';
import { placeAt, placeOver, shapeOf, sizeOf, squaresOf, turnsOf } from './pattern.ts';

const bent = { pattern: 'XX/X.', held: 0 };

describe('a pattern', () => {
  test('has its squares in rows from the far side', () => {
    expect(squaresOf('XX/.X')).toEqual([
      [0, 0],
      [0, 1],
      [1, 1],
    ]);
  });

  test('is that of its card, in as many turns as look different', () => {
    expect(shapeOf(1)?.pattern).toBe('XXX');
    expect(shapeOf(1, 1)?.pattern).toBe('X/X/X');
    expect(turnsOf(1)).toEqual([1]);
    expect(turnsOf(15)).toEqual([1, 2, 3]);
    expect(turnsOf(17)).toEqual([]);
    expect([1, 15, 32].map(sizeOf)).toEqual([3, 5, 6]);
  });

  test('lies where it is held', () => {
    expect(placeAt(bent, 8).fields).toEqual([8, 9, 14]);
    expect(placeOver(bent, 8)).toEqual({ at: 8, fields: [8, 9, 14], held: 8 });
  });

  test('never leaves the pit', () => {
    expect(placeOver(bent, 35).fields).toEqual([28, 29, 34]);
    expect(placeOver({ pattern: 'XXX', held: 1 }, 0).fields).toEqual([0, 1, 2]);
  });
});
