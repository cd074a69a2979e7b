/** Tests of the positions on the floor plan. */
import { describe, expect, it } from 'vitest';
import {
  AREAS,
  areaId,
  areaIn,
  waitingPosition,
  CASTLE,
  corner,
  doorAt,
  letterAt,
  LETTERS,
  letterOf,
  sideOf,
  directionIn,
  directionTo,
} from './geometry.ts';
import { MATERIAL } from './material.gen.ts';

const at = (name: string): number => areaIn(`area-${name}`) ?? -1;

describe('the floor plan', () => {
  it('has nine areas in each of seven rows', () => {
    expect([AREAS.length, CASTLE.w / 92, CASTLE.h / 96]).toEqual([63, 9, 7]);
    expect(corner(at('c2'))).toEqual([184, 96]);
  });

  it('names areas as the outline does', () => {
    expect(AREAS.map(areaId).map(areaIn)).toEqual(AREAS);
    expect([areaIn('area-z9'), areaIn('figure-3')]).toEqual([null, null]);
  });

  it('hangs the letters on the outer walls', () => {
    expect(LETTERS.map(sideOf)).toEqual(['north', 'north', 'east', 'south', 'south', 'west']);
    expect(letterAt('a')).toEqual([230, -6]);
    expect(letterAt('c')).toEqual([CASTLE.w + 6, 336]);
    expect([letterOf(at('c1')), letterOf(at('e4'))]).toEqual(['a', null]);
  });

  it('lets parties wait beside the letter of their entrance, where nobody else waits', () => {
    expect(new Set(LETTERS.map((letter) => waitingPosition(letter).join(' '))).size).toBe(6);
  });

  it('hangs a door in the wall between two areas', () => {
    expect(doorAt([at('b1'), at('c1')])).toEqual({ at: [184, 48], isUpright: true });
    expect(doorAt([at('a1'), at('a2')])).toEqual({ at: [46, 96], isUpright: false });
    expect(MATERIAL.doors).toHaveLength(46);
  });

  it('leads in from every entrance', () => {
    expect(LETTERS.map(directionIn)).toEqual(['south', 'south', 'west', 'north', 'north', 'east']);
  });

  it('knows the way to an area beside', () => {
    expect(['c1', 'd2', 'c3', 'b2', 'e2'].map((name) => directionTo(at('c2'), at(name)))).toEqual([
      'north',
      'east',
      'south',
      'west',
      null,
    ]);
  });
});
