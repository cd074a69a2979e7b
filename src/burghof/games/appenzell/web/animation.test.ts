/** Tests of pushes, runs, marks and attempts. */
import { describe, expect, it } from 'vitest';
import { attempt } from './attempt.ts';
import { GEOMETRY, holeOf, lineOf } from './geometry.ts';
import { marksOf, NO_MARKS } from './marks.ts';
import { hops, eventMs, runPath } from './animation.ts';
import { tilesInMotion } from './push.ts';
import type { View } from './types.gen.ts';

const VIEW: View = {
  seat: 0,
  recall: 'pure',
  options: { layout: 'front', goal: 4, 'open-castle': false },
  seats: 2,
  phase: 'act',
  layout: '',
  tiles: Array.from({ length: 33 }, () => null),
  spare: 'trap',
  seen: [],
  open: [],
  mice: [[8], [0]],
  outside: [3, 3],
  cheeses: [[], []],
  start: 0,
  active: 0,
  points: 4,
  has_slid: false,
  turns: 0,
  step: 0,
};
const lay = (view: View, field: number, tile: NonNullable<View['spare']>): View => ({
  ...view,
  tiles: view.tiles.map((old, hole) => (hole === holeOf(field) ? tile : old)),
});

describe('a push', () => {
  it('begins with the spare tile, and what nobody knows stays unknown', () => {
    const view = lay(VIEW, lineOf(0)[2] ?? 0, 'gouda');
    expect(tilesInMotion(view, 0)).toEqual(['trap', null, null, 'gouda', null, null, null, null]);
  });

  it('shows on its way what is seen afterwards, the new spare tile last', () => {
    const after = {
      ...lay(VIEW, lineOf(0)[1] ?? 0, 'brie'),
      spare: 'plain' as const,
    };
    expect(tilesInMotion(VIEW, 0, after)).toEqual(['trap', 'brie', null, null, null, null, null, 'plain']);
  });
});

describe('a run', () => {
  it('ends where the mouse stands, and jumps over the mice between', () => {
    const way = runPath(GEOMETRY.wide, [8, 9, 10]).map((spot) => spot.map((part) => Math.round(part)));
    expect(way).toEqual([
      [-172, 0, 0],
      [-86, 0, 29],
      [0, 0, 0],
    ]);
    expect(hops(runPath(GEOMETRY.wide, [8, 9]), 4).at(-1)).toEqual({
      transform: 'translate(0px, 0px)',
    });
  });

  it('takes as long as it is far', () => {
    const far = (path: readonly number[]): number => eventMs({ type: 'ran', seat: 0, source: 8, path });
    expect(far([9, 10]) - far([9])).toBe(220);
  });
});

describe('marks', () => {
  it('are those of what was done, not of the end of the turn', () => {
    const ended = { type: 'turn-ended', seat: 0, rooms: [] } as const;
    expect(marksOf([{ type: 'ran', seat: 0, source: 8, path: [9] }, ended])).toEqual({
      ...NO_MARKS,
      from: 8,
      way: [9],
    });
    expect(marksOf([ended])).toBeNull();
  });
});

describe('an attempt', () => {
  it('is the move that was meant', () => {
    expect(attempt(VIEW, [], 'room-3')).toEqual({ type: 'uncover', room: 3 });
    expect(attempt(VIEW, [], 'spare')).toEqual({ type: 'slide', slot: 0 });
    expect(attempt(VIEW, ['field-8'], 'field-10')).toEqual({
      type: 'step',
      source: 8,
      to: 10,
    });
    expect(attempt(VIEW, ['outside-0', 'field-0'], 'field-2')).toEqual({
      type: 'enter-over',
      tower: 0,
      to: 2,
    });
    expect(attempt(VIEW, [], 'field-0')).toEqual({ type: 'enter', tower: 0 });
  });

  it('is none where nothing could be meant', () => {
    expect(attempt(VIEW, [], 'field-8')).toBeNull();
    expect(attempt(VIEW, [], 'castle')).toBeNull();
  });
});
