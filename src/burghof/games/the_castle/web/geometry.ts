/** Positions on the floor plan; all screen sizes show the same drawing. This module knows no rules. */
import { MATERIAL } from './material.gen.ts';
import type { Point } from '#lib/board/draw/projection.ts';

/** The width and height of an area. */
export const CELL = { w: 92, h: 96 } as const;
const { width } = MATERIAL;
export const AREAS: readonly number[] = MATERIAL.kinds.map((_, area) => area);
const rows = AREAS.length / width;

/** The size of the castle without the strip around its walls. */
export const CASTLE = { w: width * CELL.w, h: rows * CELL.h } as const;
/** The width of the strip around the castle in which parties wait and letters hang. */
export const RIM = 36;

export type Rect = { readonly x: number; readonly y: number; readonly w: number; readonly h: number };

/** The whole drawing. */
export const DRAWING: Rect = { x: -RIM, y: -RIM, w: CASTLE.w + 2 * RIM, h: CASTLE.h + 2 * RIM };

export const columnOf = (area: number): number => area % width;
export const rowOf = (area: number): number => Math.floor(area / width);
export const corner = (area: number): Point => [columnOf(area) * CELL.w, rowOf(area) * CELL.h];
export const centre = (area: number): Point => [(columnOf(area) + 0.5) * CELL.w, (rowOf(area) + 0.5) * CELL.h];

/** Return the outline id of an area. */
export const areaId = (area: number): string => `area-${MATERIAL.names[area] ?? ''}`;
const NUMBERS: ReadonlyMap<string, number> = new Map(MATERIAL.names.map((name, area) => [name, area]));
/** Return the area with a name such as `c3`, or null. */
export const areaNamed = (name: string): number | null => NUMBERS.get(name) ?? null;
/** Return the area of an outline id, or null. */
export const areaIn = (id: string): number | null => (id.startsWith('area-') ? areaNamed(id.slice(5)) : null);

export type Letter = keyof typeof MATERIAL.entrances;
export const LETTERS = Object.keys(MATERIAL.entrances) as readonly Letter[];
export type Side = 'north' | 'east' | 'south' | 'west';

/** Return the side of its area that an entrance is on: the one at the castle's outer wall. */
export function sideOf(letter: Letter): Side {
  const area = MATERIAL.entrances[letter];
  if (rowOf(area) === 0) return 'north';
  if (rowOf(area) === rows - 1) return 'south';
  return columnOf(area) === 0 ? 'west' : 'east';
}

const OUTWARDS: Readonly<Record<Side, Point>> = { north: [0, -1], east: [1, 0], south: [0, 1], west: [-1, 0] };

/** Return where the brass letter of an entrance hangs. */
export function letterAt(letter: Letter): Point {
  const [x, y] = centre(MATERIAL.entrances[letter]);
  const [dx, dy] = OUTWARDS[sideOf(letter)];
  return [x + dx * (CELL.w / 2 + 6), y + dy * (CELL.h / 2 + 6)];
}

/** Return where a party waits in front of its entrance: beside the letter. */
export function waitingPosition(letter: Letter): Point {
  const [x, y] = letterAt(letter);
  return sideOf(letter) === 'north' || sideOf(letter) === 'south' ? [x + 42, y + 14] : [x, y + 48];
}

/** Return the entrance of an area, or null. */
export const letterOf = (area: number): Letter | null =>
  LETTERS.find((letter) => MATERIAL.entrances[letter] === area) ?? null;

/** Return the position of a door between two areas, and whether it leads from west to east. */
export function doorAt([one, other]: readonly [number, number]): { readonly at: Point; readonly isUpright: boolean } {
  const [x, y] = centre(one);
  const [ox, oy] = centre(other);
  return { at: [(x + ox) / 2, (y + oy) / 2], isUpright: x !== ox };
}

/** Return the direction from an area to a neighbour; null if they are not adjacent. */
export function directionTo(from: number, to: number): Side | null {
  const [dx, dy] = [columnOf(to) - columnOf(from), rowOf(to) - rowOf(from)];
  const found = Object.entries(OUTWARDS).find(([, [x, y]]) => x === dx && y === dy);
  return found ? (found[0] as Side) : null;
}

const OPPOSITE: Readonly<Record<Side, Side>> = { north: 'south', east: 'west', south: 'north', west: 'east' };

/** Return the direction that leads in from an entrance. */
export const directionIn = (letter: Letter): Side => OPPOSITE[sideOf(letter)];

/** Return the x offset of the n-th pawn of a group from the centre of the group. */
export function pawnOffset(place: number, count: number, k: number): number {
  const step = Math.min(27, 64 / Math.max(1, count - 1)) * (k / 0.86);
  return (place - (count - 1) / 2) * step;
}
