/** Tests of the positions on the castle's board. */
import { describe, expect, it } from 'vitest';
import {
  centre,
  direction,
  FIELDS,
  gate,
  GEOMETRY,
  targetArea,
  isTower,
  lineOf,
  castleWidth,
  slotTargetArea,
  SLOTS,
  mousePosition,
  viewBox,
} from './geometry.ts';

const SIZES = Object.values(GEOMETRY);

describe('targets', () => {
  it('are at least as large as a finger on a phone', () => {
    const phone = GEOMETRY.phone;
    const all = [
      ...FIELDS.map((field) => targetArea(phone, [field], false)),
      ...SLOTS.map((slot) => slotTargetArea(phone, slot)),
    ];
    expect(Math.min(...all.flatMap(({ w, h }) => [w, h]))).toBeGreaterThanOrEqual(44);
  });

  it('of slots and fields do not overlap while the spare tile is picked', () => {
    for (const geometry of SIZES)
      for (const slot of SLOTS) {
        const [gateway, door] = [slotTargetArea(geometry, slot), targetArea(geometry, [lineOf(slot)[0] ?? 0], true)];
        const apart =
          gateway.x + gateway.w <= door.x ||
          door.x + door.w <= gateway.x ||
          gateway.y + gateway.h <= door.y ||
          door.y + door.h <= gateway.y;
        expect(apart).toBe(true);
      }
  });

  it('of a room cover all its fields', () => {
    expect(targetArea(GEOMETRY.wide, [9, 10, 16, 17], false)).toEqual({
      x: 172,
      y: 86,
      w: 172,
      h: 172,
    });
  });
});

describe('slots', () => {
  it('stand on the bank before the first field of their line, and point along it', () => {
    for (const geometry of SIZES)
      for (const slot of SLOTS) {
        const [first = 0, second = 0] = lineOf(slot);
        const [dx, dy] = direction(geometry, slot);
        const [x, y] = centre(geometry, first);
        expect(centre(geometry, second)).toEqual([x + dx, y + dy]);
        const { at } = gate(geometry, slot);
        expect(Math.min(...at) < 0 || Math.max(...at) > castleWidth(geometry)).toBe(true);
      }
  });
});

describe('mice', () => {
  it('stand higher on towers than on the fields of their row', () => {
    for (const tower of FIELDS.filter(isTower)) {
      const beside = tower % 7 === 0 ? tower + 1 : tower - 1;
      expect(mousePosition(GEOMETRY.wide, tower)[1]).toBeLessThan(mousePosition(GEOMETRY.wide, beside)[1]);
    }
  });
});

it('a phone sees the whole board in 390', () => {
  expect(viewBox(GEOMETRY.phone)).toBe('-34 -35 390 403');
});
