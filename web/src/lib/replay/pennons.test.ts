import { describe, expect, it } from 'vitest';
import { pennonsOf } from './pennons.ts';

const spans = [
  { from: 0, to: 1, seat: 0 },
  { from: 1, to: 2, seat: 1 },
  { from: 2, to: 3, seat: null },
  { from: 3, to: 4, seat: 0 },
];

describe('the pennons of a replay', () => {
  it('are lowered before the shown position and rolled up after it, one for each turn', () => {
    expect(pennonsOf(spans, (position) => position * 100, 3)).toEqual([
      { x: 200, state: 'past', seat: 0 },
      { x: 300, state: 'now', seat: 1 },
      { x: 500, state: 'next', seat: 0 },
    ]);
  });

  it('leave out turns where they would stand too close', () => {
    const many = Array.from({ length: 100 }, (_, from) => ({ from, to: from + 1, seat: from % 2 }));
    const found = pennonsOf(many, (position) => position * 3, 50);
    const distances = found.slice(1).map(({ x }, place) => x - (found[place]?.x ?? 0));
    expect(found.length).toBeGreaterThan(10);
    expect(Math.min(...distances)).toBeGreaterThanOrEqual(15);
    expect(found.filter(({ state }) => state === 'now')).toEqual([{ x: 150, state: 'now', seat: 0 }]);
  });

  it('have no colour where no seat acts', () => {
    expect(pennonsOf(spans, (position) => position * 100, 1)[0]).toEqual({ x: 100, state: 'now', seat: null });
  });
});
