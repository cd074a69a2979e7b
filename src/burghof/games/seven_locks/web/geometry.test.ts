/** Tests of the geometry: everything is on the board, large enough, and in the order of drawing and reading. */
import { describe, expect, it } from 'vitest';
import {
  gaugeAt,
  GAUGE,
  targetArea,
  keyLength,
  keymasterPosition,
  PLANS,
  towerPosition,
  keyProtrusion,
  TOWERS,
  keymasterPath,
  sliceMiddle,
  slicePath,
} from './geometry.ts';

const plans = Object.values(PLANS);

describe('the courtyard', () => {
  it('has every tower, and what can be touched of it, on the board', () => {
    for (const plan of plans)
      for (const { x, y, w, h } of TOWERS.map((tower) => targetArea(plan, tower))) {
        expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
        expect([x + w <= plan.w, y + h <= plan.h]).toEqual([true, true]);
      }
  });

  it('draws towers in front larger than those behind', () => {
    const [moon, bell, crown] = [0, 2, 3].map((tower) => towerPosition(PLANS.wide, tower));
    expect(moon?.k).toBeLessThan(bell?.k ?? 0);
    expect(bell?.k).toBeLessThan(crown?.k ?? 0);
  });

  it('gives a finger 44 pixels on a phone that is 390 wide', () => {
    const { phone } = PLANS;
    for (const { w, h } of TOWERS.map((tower) => targetArea(phone, tower)))
      expect(Math.min(w, h) * (390 / phone.w)).toBeGreaterThanOrEqual(44);
  });

  it('keeps the gauge on the board', () => {
    for (const plan of plans)
      for (const { x, y } of TOWERS.map((tower) => gaugeAt(plan, tower, 1.5))) {
        expect([x >= 0, x + GAUGE.w * 1.5 <= plan.w, y >= 0, y + GAUGE.h * 1.5 <= plan.h]).toEqual(
          Array.from({ length: 4 }, () => true),
        );
      }
  });

  it('puts the gauge in front of no tower on a phone', () => {
    const { phone } = PLANS;
    const middles = TOWERS.map((tower) => towerPosition(phone, tower).x);
    for (const { x } of TOWERS.map((tower) => gaugeAt(phone, tower, 1.5)))
      expect(Math.min(...middles)).toBeGreaterThan(x + GAUGE.w * 1.5);
  });

  it('lets the keymaster walk clockwise, past the last tower to the first', () => {
    const way = keymasterPath(PLANS.wide, 6, 1);
    expect(way).toHaveLength(7);
    expect(way[0]).toEqual(keymasterPosition(PLANS.wide, 6));
    expect(way.at(-1)?.x).toBeCloseTo(keymasterPosition(PLANS.wide, 1).x);
  });
});

describe('the keymaster', () => {
  it('stands in front of his tower, and no other tower can stand there', () => {
    for (const plan of plans)
      for (const tower of TOWERS) {
        const here = keymasterPosition(plan, tower);
        const { x, y } = towerPosition(plan, tower);
        expect([here.x, here.y > y + 30]).toEqual([x, true]);
        expect(here.y).toBeLessThanOrEqual(plan.h);
      }
  });
});

describe('a share', () => {
  it('is one of equal slices, the first from the top to the right', () => {
    expect(slicePath(10, 2, 0)).toBe('M0 0L0.0 -10.0A10.0 10.0 0 0 1 0.0 10.0Z');
    expect(slicePath(10, 4, 0)).toBe('M0 0L0.0 -10.0A10.0 10.0 0 0 1 10.0 -0.0Z');
    expect(sliceMiddle(10, 2).x).toBeCloseTo(5.6);
  });
});

describe('keys', () => {
  it('are drawn as long as they are', () => {
    expect([1, 2, 8].map(keyLength)).toEqual([60.5, 69, 120]);
  });

  it('stand out of the lock if too long, the further the more, and sink if too short', () => {
    expect(keyProtrusion('fits', null)).toBe(0);
    expect(keyProtrusion('too-long', 1)).toBeGreaterThan(0);
    expect(keyProtrusion('too-long', 3)).toBeGreaterThan(keyProtrusion('too-long', 1));
    expect(keyProtrusion('too-short', 3)).toBeLessThan(keyProtrusion('too-short', 1));
    expect([keyProtrusion('too-long', null) > 0, keyProtrusion('too-short', null) < 0]).toEqual([true, true]);
  });
});
