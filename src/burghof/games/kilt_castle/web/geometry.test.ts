import { describe, expect, it } from 'vitest';
import {
  cardMiddle,
  cellOf,
  FIELDS,
  fieldBox,
  footOf,
  lengthOf,
  lineOf,
  centreOf,
  outlineOf,
  toDrawing,
  planOf,
  SPACES,
  spaceBox,
  storey,
  storeyOf,
  sunkHeight,
  tagAt,
  turnOf,
  cardPath,
} from './geometry.ts';

const plan = planOf('wide');
const L = lengthOf(plan);

describe('spaces around the site', () => {
  it('lie clockwise from the north-west, each beside the first field of its line', () => {
    for (let space = 0; space < SPACES; space++) {
      const [x, y] = cardMiddle(plan, space, 0);
      const [first] = lineOf(space);
      const box = fieldBox(plan, first ?? 0);
      const isBeside = turnOf(space) % 180 === 0 ? x > box.x && x < box.x + box.w : y > box.y && y < box.y + box.h;
      expect(isBeside, `space ${String(space)}`).toBe(true);
      expect(x < 0 || x > L || y < 0 || y > L).toBe(true);
    }
  });

  it('turn their cards by a quarter for each side', () => {
    expect([0, 4, 5, 9, 10, 15, 19].map(turnOf)).toEqual([0, 0, 90, 90, 180, 270, 270]);
  });

  it('let rows grow outwards', () => {
    const far = (space: number, depth: number): number => {
      const [x, y] = cardMiddle(plan, space, depth);
      return Math.hypot(x - L / 2, y - L / 2);
    };
    for (const space of [2, 7, 12, 17]) expect(far(space, 1) - far(space, 0)).toBeCloseTo(plan.step);
  });

  it('give a finger room enough on a phone', () => {
    const phone = planOf('phone');
    const { w, h } = spaceBox(phone, 0);
    expect(Math.min(w, h) * (374 / (lengthOf(phone) + 2 * phone.margin))).toBeGreaterThan(44);
  });
});

describe('the way of a card', () => {
  it('ends where the card lies, upright', () => {
    const way = cardPath(plan, { space: 3, depth: 1 }, { space: 7, depth: 2 });
    expect(way.length).toBe(5);
    expect(way.at(-1)).toEqual({ x: 0, y: 0, turn: 0 });
  });

  it('begins where it came from, as seen from inside the turn of where it ends', () => {
    const [start] = cardPath(plan, { space: 3, depth: 0 }, { space: 7, depth: 0 });
    const [endX, endY] = cardMiddle(plan, 7, 0);
    const [fromX, fromY] = cardMiddle(plan, 3, 0);
    // Inside a rotation of 90°, east is drawn upwards.
    expect(start).toEqual({ x: fromY - endY, y: -(fromX - endX), turn: -90 });
  });

  it('passes the north-west corner', () => {
    const way = cardPath(plan, { space: 18, depth: 0 }, { space: 1, depth: 0 });
    expect(way.map(({ turn }) => turn)).toEqual([-90, -90, 0, 0]);
  });
});

describe('towers', () => {
  it('have feet inside their fields', () => {
    for (const field of FIELDS) {
      const [foot, box] = [footOf(plan, field), fieldBox(plan, field)];
      expect(foot.x).toBeGreaterThan(box.x);
      expect(foot.x + foot.w).toBeLessThan(box.x + box.w);
      expect(foot.y + foot.w).toBeLessThan(box.y + box.h);
    }
  });

  it('press their floors together before they hide the cards on the wall-walk', () => {
    for (let floors = 1; floors <= 12; floors++) {
      const top = footOf(plan, 0).y - floors * storey(plan, floors);
      expect(top).toBeGreaterThan(-plan.ring * 0.6);
    }
  });

  it('are as high as one storey when they are sunk, and a roof presses them a little', () => {
    expect(sunkHeight(plan)).toBe(storey(plan, 1));
    expect(storeyOf(plan, 4, true)).toBeLessThan(storeyOf(plan, 4, false));
  });
});

describe('fields', () => {
  it('bear their tags on the south edge', () => {
    const box = fieldBox(plan, 12);
    const [x, y] = tagAt(plan, 12);
    expect(x).toBe(box.x + box.w / 2);
    expect(y).toBeGreaterThan(box.y + box.h * 0.8);
    expect(y).toBeLessThan(box.y + box.h);
  });

  it('leave out the corner in the south-west', () => {
    const cells = FIELDS.map(cellOf).map(({ row, column }) => `${String(row)}${String(column)}`);
    expect(cells).toHaveLength(22);
    for (const missing of ['30', '40', '41']) expect(cells).not.toContain(missing);
  });

  it('are outlined without the edges that two of them share', () => {
    const edges = (fields: readonly number[]): number => outlineOf(plan, fields).split('M').length - 1;
    expect(edges([0])).toBe(4);
    expect(edges([0, 1])).toBe(6);
    expect(edges([0, 1, 5, 6])).toBe(8);
    expect(centreOf(plan, [0, 1])).toEqual([plan.cell, plan.cell / 2]);
  });
});

it('turns a point with its side', () => {
  expect([0, 5, 10, 15].map((space) => toDrawing(plan, space, [10, -20]))).toEqual([
    [10, -20],
    [L + 20, 10],
    [L - 10, L + 20],
    [-20, L - 10],
  ]);
});
