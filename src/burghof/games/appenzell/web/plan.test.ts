/** Tests of plans of layouts, and of the roofs over their rooms. */
import { describe, expect, it } from 'vitest';
import { GEOMETRY } from './geometry.ts';
import { planOf } from './plan.ts';
import { roofOver } from './roof.ts';

const LAYOUT = '#AABCC#/DEEBFFG/DEEBFFG/DHIIIJG/KHLLLJM/KNNOPPM/#QQORR#';

describe('a plan', () => {
  const plan = planOf(LAYOUT);

  it('has every room once, with the roof of its size', () => {
    expect(plan.rooms.map(({ room }) => room)).toEqual(Array.from({ length: 18 }, (_, room) => room));
    const number = (kind: string): number => plan.rooms.filter(({ roof }) => roof === kind).length;
    expect([number('tiled'), number('thatched'), number('copper')]).toEqual([11, 5, 2]);
  });

  it('knows where a room lies, and that towers are in none', () => {
    expect(plan.rooms[4]).toMatchObject({
      fields: [8, 9, 15, 16],
      column: 1,
      row: 1,
      columns: 2,
      rows: 2,
    });
    expect([0, 6, 42, 48].map((field) => plan.roomAt[field])).toEqual([null, null, null, null]);
  });

  it('is empty before the rooms are drawn', () => {
    expect(planOf('').rooms).toEqual([]);
  });
});

describe('a roof', () => {
  it('has its ridge along its longer side', () => {
    const [wide, tall] = [planOf(LAYOUT).rooms[0], planOf(LAYOUT).rooms[1]];
    if (!wide || !tall) throw new Error('no rooms');
    const ends = (ridge: string): number[] => ridge.slice(1).split(/[L ]/).map(Number);
    const [x1 = 0, y1, x2 = 0, y2] = ends(roofOver(GEOMETRY.wide, wide).ridge);
    expect(y1).toBe(y2);
    expect(x2).toBeGreaterThan(x1);
    const [a1, b1 = 0, a2, b2 = 0] = ends(roofOver(GEOMETRY.wide, tall).ridge);
    expect(a1).toBe(a2);
    expect(b2).toBeGreaterThan(b1);
  });

  it('looks the same whenever it is drawn', () => {
    const [one, other] = [planOf(LAYOUT).rooms[1], planOf(LAYOUT).rooms[1]];
    if (!one || !other) throw new Error('no room');
    expect(roofOver(GEOMETRY.phone, one)).toEqual(roofOver(GEOMETRY.phone, other));
  });
});
