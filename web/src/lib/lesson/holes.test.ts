import { describe, expect, it } from 'vitest';
import { bracketPath, joined, padded, veilPath } from './holes.ts';

const box = (x: number, y: number, width = 10, height = 10) => ({ x, y, width, height });

describe('the holes of a veil', () => {
  it('have room around what is lit', () => {
    expect(padded(box(100, 50))).toEqual(box(90, 40, 30, 30));
  });

  it('are joined where they overlap, also through a third one', () => {
    expect(joined([box(0, 0), box(40, 0)])).toEqual([box(0, 0), box(40, 0)]);
    expect(joined([box(0, 0), box(5, 5)])).toEqual([box(0, 0, 15, 15)]);
    expect(joined([box(0, 0), box(20, 0), box(8, 0, 14, 10)])).toEqual([box(0, 0, 30, 10)]);
  });

  it('leave room for brackets at the corners of one thing', () => {
    expect(bracketPath(box(10, 20, 30, 40), 4)).toBe('M10 24V20H14M40 24V20H36M40 56V60H36M10 56V60H14');
  });

  it('are cut out of the whole page', () => {
    expect(veilPath(100, 80, [box(10, 20)])).toBe('M0 0H100V80H0ZM10 20H20V30H10Z');
  });
});
