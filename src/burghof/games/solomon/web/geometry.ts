/** Positions in the pit, in three sizes. This module knows no rules. */
import { MATERIAL } from './material.gen.ts';
import type { Size } from '#lib/board/contract.ts';
import { project, type Point } from '#lib/board/draw/projection.ts';

export const { width, depth } = MATERIAL;
export const FIELDS: readonly number[] = Array.from({ length: width * width }, (_, field) => field);
export const CELL = 82;
/** The height of a tile. */
export const LEVEL = 8;
/** The height of the rim over the floor. */
export const RIM = depth * LEVEL + 4;
/** The width of the whole pit. */
export const SIDE = width * CELL;
/** The margin of a field around its pile. */
const GAP = 2;
export const FACE = CELL - 2 * GAP;

export type Geometry = {
  /** The width of the stone around the pit. */
  readonly rim: number;
  /** The font size of tags. */
  readonly tag: number;
};

export const GEOMETRY: Readonly<Record<Size, Geometry>> = {
  wide: { rim: 36, tag: 15 },
  tablet: { rim: 30, tag: 19 },
  phone: { rim: 24, tag: 21 },
};

export const columnOf = (field: number): number => field % width;
export const rowOf = (field: number): number => Math.floor(field / width);
export const nameOf = (field: number): string => `${'ABCDEF'[columnOf(field)] ?? ''}${String(rowOf(field) + 1)}`;

/** Return the corner of a field on the floor. */
export const floorCorner = (field: number): Point => [columnOf(field) * CELL + GAP, rowOf(field) * CELL + GAP];

/** Return the upper left corner of a tile at a height: 0 is the floor, 1 the first tile. */
export const tileCorner = (field: number, height: number): Point => project(...floorCorner(field), height * LEVEL);

/** Return the centre of a tile at a height. */
export function centre(field: number, height: number): Point {
  const [x, y] = tileCorner(field, height);
  return [x + FACE / 2, y + FACE / 2];
}

/** Return the view box of the whole drawing, including the shadow of the stone. */
export function viewBox({ rim }: Geometry): string {
  const [left, up] = [rim + RIM * 0.35 + 4, rim + RIM + 4];
  return [-left, -up, left + SIDE + rim + 26, up + SIDE + 48].map(String).join(' ');
}
