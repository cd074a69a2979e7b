/** Positions on the castle's board, in three sizes. This module knows no rules. */
import { MATERIAL } from './material.gen.ts';
import type { Size } from '#lib/board/contract.ts';
import { project, type Point } from '#lib/board/draw/projection.ts';

export type Geometry = {
  /** The width of a field. */
  readonly cell: number;
  /** The width of the strip of grass around the castle. */
  readonly bank: number;
  /** The height at which roofs begin. */
  readonly eaves: number;
  /** The font size of tags. */
  readonly tag: number;
  /** The outline thickness relative to the largest size. */
  readonly ink: number;
};

export const GEOMETRY: Readonly<Record<Size, Geometry>> = {
  wide: { cell: 86, bank: 44, eaves: 8, tag: 15, ink: 1 },
  tablet: { cell: 62, bank: 40, eaves: 6, tag: 15, ink: 0.85 },
  phone: { cell: 46, bank: 33, eaves: 5, tag: 14, ink: 0.75 },
};

/** The width of a finger: the minimum size of a target. */
const MIN_TARGET = 44;
const { width } = MATERIAL;
export const FIELDS: readonly number[] = Array.from({ length: width * width }, (_, field) => field);
export const SLOTS: readonly number[] = MATERIAL.slots.map((_, slot) => slot);
const TOWERS: readonly number[] = MATERIAL.towers;

export const isTower = (field: number): boolean => TOWERS.includes(field);
export const holeOf = (field: number): number | null => MATERIAL.holes[field] ?? null;
export const columnOf = (field: number): number => field % width;
export const rowOf = (field: number): number => Math.floor(field / width);

/** Return the width of the castle. */
export const castleWidth = ({ cell }: Geometry): number => width * cell;

/** Return the north-western corner of a field. */
export const corner = ({ cell }: Geometry, field: number): Point => [columnOf(field) * cell, rowOf(field) * cell];

export function centre({ cell }: Geometry, field: number): Point {
  return [(columnOf(field) + 0.5) * cell, (rowOf(field) + 0.5) * cell];
}

/** Return the height of a tower. */
export const towerHeight = ({ cell }: Geometry): number => cell * 0.34;

/** Return where a mouse stands on a field or on a tower. */
export function mousePosition(geometry: Geometry, field: number): Point {
  const { cell } = geometry;
  const [x, y] = centre(geometry, field);
  if (!isTower(field)) return [x - cell * 0.03, y - cell * 0.07];
  const [tx, ty] = project(x, y, towerHeight(geometry));
  return [tx, ty + cell * 0.05];
}

/** Return the view box of the whole drawing, including the shadow of the board. */
export function viewBox(geometry: Geometry): string {
  const { bank, cell } = geometry;
  const [left, right, below] = cell > 50 ? [bank + 6, 30, 30] : [bank + 1, 1, 13];
  const long = castleWidth(geometry) + bank;
  return [-left, -bank - 2, left + long + right, bank + 2 + long + below].map(String).join(' ');
}

/** Return the fields of a slot's line, from the slot inwards. */
export const lineOf = (slot: number): readonly number[] => MATERIAL.slots[slot]?.line ?? [];

/** Return the vector by which tiles move that are pushed in at a slot: one field long. */
export function direction({ cell }: Geometry, slot: number): Point {
  const ways = {
    north: [0, 1],
    east: [-1, 0],
    south: [0, -1],
    west: [1, 0],
  } as const;
  const [dx, dy] = ways[MATERIAL.slots[slot]?.side ?? 'north'];
  return [dx * cell, dy * cell];
}

const TURNS = { north: 90, east: 180, south: -90, west: 0 } as const;

/** Return where a slot's gate stands on the bank, and its rotation: its arrow points into the castle. */
export function gate(geometry: Geometry, slot: number): { readonly at: Point; readonly turn: number } {
  const [x, y] = centre(geometry, lineOf(slot)[0] ?? 0);
  const [dx, dy] = direction(geometry, slot);
  const back = (geometry.cell / 2 + geometry.bank / 2 + 2) / geometry.cell;
  return {
    at: [x - dx * back, y - dy * back],
    turn: TURNS[MATERIAL.slots[slot]?.side ?? 'north'],
  };
}

export type Rect = {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
};

/** Return how far the targets of slots reach over the first field, where the bank is narrower than a finger. */
export const overlap = ({ bank }: Geometry): number => Math.max(0, MIN_TARGET - bank);

/** Return the target area of a slot: the bank in front of its line, and a little of the first field. */
export function slotTargetArea(geometry: Geometry, slot: number): Rect {
  const { bank, cell } = geometry;
  const deep = bank + overlap(geometry);
  const [x, y] = corner(geometry, lineOf(slot)[0] ?? 0);
  const long = Math.max(cell, MIN_TARGET + 2);
  switch (MATERIAL.slots[slot]?.side) {
    case 'west':
      return { x: -bank, y, w: deep, h: long };
    case 'east':
      return { x: castleWidth(geometry) + bank - deep, y, w: deep, h: long };
    case 'south':
      return { x, y: castleWidth(geometry) + bank - deep, w: long, h: deep };
    default:
      return { x, y: -bank, w: long, h: deep };
  }
}

/**
 * Return the target area of these fields together; if `trimmed`, without the part that the targets of slots reach over.
 */
export function targetArea(geometry: Geometry, fields: readonly number[], trimmed: boolean): Rect {
  const { cell } = geometry;
  const columns = fields.map(columnOf);
  const rows = fields.map(rowOf);
  const cut = trimmed ? overlap(geometry) : 0;
  const [left, top] = [Math.min(...columns) * cell, Math.min(...rows) * cell];
  const [right, bottom] = [(Math.max(...columns) + 1) * cell, (Math.max(...rows) + 1) * cell];
  const [x, y] = [Math.max(left, cut), Math.max(top, cut)];
  const end = castleWidth(geometry) - cut;
  return { x, y, w: Math.min(right, end) - x, h: Math.min(bottom, end) - y };
}

/** Return the bed of a slot's line: the groove in which its tiles slide. */
export function lineBed(geometry: Geometry, slot: number): Rect {
  const { cell } = geometry;
  const [x, y] = corner(geometry, lineOf(slot)[0] ?? 0);
  const long = castleWidth(geometry) + 12;
  return direction(geometry, slot)[1] === 0 ? { x: -6, y, w: long, h: cell } : { x, y: -6, w: cell, h: long };
}

/** Return the whole ground: the castle and the bank around it. */
export function groundBox(geometry: Geometry): Rect {
  const { bank } = geometry;
  const side = castleWidth(geometry) + 2 * bank;
  return { x: -bank, y: -bank, w: side, h: side };
}

/** Return where the number of a slot's gate stands, beside its arrow where there is space for one. */
export function gateNumberAt(geometry: Geometry, slot: number): Point {
  const { at, turn } = gate(geometry, slot);
  const aside = hasArrows(geometry) ? gateLength(geometry) * 0.2 : 0;
  return turn === 0 || turn === 180 ? [at[0], at[1] + aside] : [at[0] + aside, at[1]];
}

/** Return whether the gates have space for arrows. */
export const hasArrows = ({ cell }: Geometry): boolean => cell > 50;

/** Return the length of a gate along the bank. */
export const gateLength = ({ cell }: Geometry): number => Math.min(56, cell * 0.9);
