/** Where things lie on the floor plan; every size of screen looks at the same drawing. No rule is known here. */
import { MATERIAL } from './material.gen.ts';
import type { Point } from '#lib/board/draw/projection.ts';

/** An area's width and height. */
export const CELL = { w: 92, h: 96 } as const;
const { width } = MATERIAL;
export const AREAS: readonly number[] = MATERIAL.kinds.map((_, area) => area);
const rows = AREAS.length / width;

/** The castle without what stands before its walls. */
export const CASTLE = { w: width * CELL.w, h: rows * CELL.h } as const;
/** The strip around the castle in which parties wait and letters hang. */
export const RIM = 36;

export type Rect = { readonly x: number; readonly y: number; readonly w: number; readonly h: number };

/** All that is drawn. */
export const WHOLE: Rect = { x: -RIM, y: -RIM, w: CASTLE.w + 2 * RIM, h: CASTLE.h + 2 * RIM };

export const columnOf = (area: number): number => area % width;
export const rowOf = (area: number): number => Math.floor(area / width);
export const corner = (area: number): Point => [columnOf(area) * CELL.w, rowOf(area) * CELL.h];
export const centre = (area: number): Point => [(columnOf(area) + 0.5) * CELL.w, (rowOf(area) + 0.5) * CELL.h];

/** The id of an area in the outline. */
export const areaId = (area: number): string => `area-${MATERIAL.names[area] ?? ''}`;
const NUMBERS: ReadonlyMap<string, number> = new Map(MATERIAL.names.map((name, area) => [name, area]));
/** The area of a name such as `c3`, or null. */
export const areaNamed = (name: string): number | null => NUMBERS.get(name) ?? null;
/** The area that an id of the outline means, or null. */
export const areaIn = (id: string): number | null => (id.startsWith('area-') ? areaNamed(id.slice(5)) : null);

export type Letter = keyof typeof MATERIAL.entrances;
export const LETTERS = Object.keys(MATERIAL.entrances) as readonly Letter[];
export type Side = 'north' | 'east' | 'south' | 'west';

/** On which side of its area an entrance is: the one that is the castle's outer wall. */
export function sideOf(letter: Letter): Side {
  const area = MATERIAL.entrances[letter];
  if (rowOf(area) === 0) return 'north';
  if (rowOf(area) === rows - 1) return 'south';
  return columnOf(area) === 0 ? 'west' : 'east';
}

const OUT: Readonly<Record<Side, Point>> = { north: [0, -1], east: [1, 0], south: [0, 1], west: [-1, 0] };

/** Where the brass letter of an entrance hangs. */
export function letterAt(letter: Letter): Point {
  const [x, y] = centre(MATERIAL.entrances[letter]);
  const [dx, dy] = OUT[sideOf(letter)];
  return [x + dx * (CELL.w / 2 + 6), y + dy * (CELL.h / 2 + 6)];
}

/** Where a party waits that stands before its entrance: beside the letter. */
export function before(letter: Letter): Point {
  const [x, y] = letterAt(letter);
  return sideOf(letter) === 'north' || sideOf(letter) === 'south' ? [x + 42, y + 14] : [x, y + 48];
}

/** The entrance of an area, or null. */
export const letterOf = (area: number): Letter | null =>
  LETTERS.find((letter) => MATERIAL.entrances[letter] === area) ?? null;

/** A door between two areas: where it is, and whether one goes through it from west to east. */
export function doorAt([one, other]: readonly [number, number]): { readonly at: Point; readonly isUpright: boolean } {
  const [x, y] = centre(one);
  const [ox, oy] = centre(other);
  return { at: [(x + ox) / 2, (y + oy) / 2], isUpright: x !== ox };
}

/** The way from an area to one beside it, as an arrow; null where they do not lie beside each other. */
export function wayTo(from: number, to: number): Side | null {
  const [dx, dy] = [columnOf(to) - columnOf(from), rowOf(to) - rowOf(from)];
  const found = Object.entries(OUT).find(([, [x, y]]) => x === dx && y === dy);
  return found ? (found[0] as Side) : null;
}

const ACROSS: Readonly<Record<Side, Side>> = { north: 'south', east: 'west', south: 'north', west: 'east' };

/** The way in from an entrance, as an arrow. */
export const wayIn = (letter: Letter): Side => ACROSS[sideOf(letter)];

/** Where the n-th of so many pawns of a group stands, beside the middle of the group. */
export function standing(place: number, count: number, k: number): number {
  const step = Math.min(27, 64 / Math.max(1, count - 1)) * (k / 0.86);
  return (place - (count - 1) / 2) * step;
}
