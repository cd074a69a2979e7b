import { describe, expect, it } from 'vitest';
import { marksOf, NO_MARKS } from './marks.ts';

describe('the marks of a move', () => {
  it('show where a push lets mice fall and collect', () => {
    const events = [
      { type: 'slid', seat: 1, slot: 4, line: [5, 12], tile: 'plain' },
      { type: 'fell', seat: 0, field: 12 },
      { type: 'collected', seat: 1, cheese: 'brie', fields: [5, 8] },
    ] as never;
    expect(marksOf(events)).toEqual({ ...NO_MARKS, slot: 4, hit: [12, 5, 8] });
  });

  it('stay where nothing moves', () => {
    expect(marksOf([{ type: 'turn-ended', seat: 0, rooms: [] }] as never)).toBeNull();
  });
});
