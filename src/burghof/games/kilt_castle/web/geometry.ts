/** Positions of fields, card spaces, cards and floors. The north-west corner of the site is the origin. */
import { MATERIAL } from './material.gen.ts';
import { project, type Point } from '#lib/board/draw/projection.ts';
import type { Size } from '#lib/board/contract.ts';

export const SPACES = MATERIAL.lines.length;
export const FIELDS: readonly number[] = MATERIAL.cells.map((_, field) => field);

/** The sizes of the parts of a drawing. */
export type Plan = {
  /** The width of a field. */
  readonly cell: number;
  /** The width of the wall-walk. */
  readonly ring: number;
  /** The depth of a card, from the site outwards. */
  readonly cardDepth: number;
  /** The distance from one card of a row to the next. */
  readonly step: number;
  /** The gap between a card and the end of its space. */
  readonly inset: number;
  /** The margin around the site, for rows of cards. */
  readonly margin: number;
};

const LARGE: Plan = {
  cell: 102,
  ring: 30,
  cardDepth: 25,
  step: 27,
  inset: 6,
  margin: 107,
};
const SMALL: Plan = {
  cell: 53,
  ring: 17,
  cardDepth: 13,
  step: 14.5,
  inset: 3,
  margin: 60,
};
export const planOf = (size: Size): Plan => (size === 'phone' ? SMALL : LARGE);

export const lengthOf = (plan: Plan): number => MATERIAL.size * plan.cell;

export type Box = {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
};

/** Return the row and the column of a field, counted from 0 at the north-west. */
export function cellOf(field: number): {
  readonly row: number;
  readonly column: number;
} {
  const [row, column] = MATERIAL.cells[field] ?? [1, 1];
  return { row: row - 1, column: column - 1 };
}

export function fieldBox(plan: Plan, field: number): Box {
  const { row, column } = cellOf(field);
  return {
    x: column * plan.cell,
    y: row * plan.cell,
    w: plan.cell,
    h: plan.cell,
  };
}

/** Return the fields of a space's line, from the card inwards. */
export const lineOf = (space: number): readonly number[] => MATERIAL.lines[space] ?? [];

/** Return the side of the site that a space lies on, counted clockwise from the north. */
export const sideOf = (space: number): number => Math.floor(space / MATERIAL.size);
const placeOf = (space: number): number => space % MATERIAL.size;

/** Return the rotation of everything on a space, in degrees. */
export const turnOf = (space: number): number => 90 * sideOf(space);

/**
 * Return the transform of everything on a space: a rotation around the centre of the site. Inside it, outwards is up.
 */
export const spaceTransform = (plan: Plan, space: number): string => {
  const middle = String(lengthOf(plan) / 2);
  return `rotate(${String(turnOf(space))} ${middle} ${middle})`;
};

/** Return the box of a card of a row, inside the rotation of its space. */
export function cardBox(plan: Plan, space: number, depth: number): Box {
  const x = placeOf(space) * plan.cell + plan.inset;
  const y = -plan.ring / 2 - plan.cardDepth / 2 - depth * plan.step;
  return { x, y, w: plan.cell - 2 * plan.inset, h: plan.cardDepth };
}

/** Return the box of a space with all the room that its row can need, inside the rotation. */
export function spaceBox(plan: Plan, space: number): Box {
  return {
    x: placeOf(space) * plan.cell,
    y: -plan.margin,
    w: plan.cell,
    h: plan.margin,
  };
}

/** Return where a point inside the rotation of a space is drawn. */
export function toDrawing(plan: Plan, space: number, [x, y]: Point): Point {
  const length = lengthOf(plan);
  const points: readonly Point[] = [
    [x, y],
    [length - y, x],
    [length - x, length - y],
    [y, length - x],
  ];
  return points[sideOf(space)] ?? [x, y];
}

/** Return where the centre of a card is drawn. */
export function cardMiddle(plan: Plan, space: number, depth: number): Point {
  const { x, y, w, h } = cardBox(plan, space, depth);
  return toDrawing(plan, space, [x + w / 2, y + h / 2]);
}

/** A point on the path of a card, relative to its destination: offset and rotation. */
export type PathPoint = {
  readonly x: number;
  readonly y: number;
  readonly turn: number;
};

type Spot = { readonly space: number; readonly depth: number };

/** Return the path of a card clockwise along the wall-walk, inside the rotation of its destination space. */
export function cardPath(plan: Plan, from: Spot, to: Spot): readonly PathPoint[] {
  const steps = (((to.space - from.space) % SPACES) + SPACES) % SPACES;
  const [endX, endY] = cardMiddle(plan, to.space, to.depth);
  return Array.from({ length: steps + 1 }, (_, step) => {
    const space = (from.space + step) % SPACES;
    const depth = step === 0 ? from.depth : step === steps ? to.depth : 0;
    const [x, y] = cardMiddle(plan, space, depth);
    const back = sideOf(to.space);
    const [dx, dy] = [x - endX, y - endY];
    const inside: readonly Point[] = [
      [dx, dy],
      [dy, 0 - dx],
      [0 - dx, 0 - dy],
      [0 - dy, dx],
    ];
    const [ix, iy] = inside[back] ?? [dx, dy];
    const turns = sideOf(to.space) - sideOf(space);
    return {
      x: ix,
      y: iy,
      turn: 0 - 90 * (turns < 0 || (turns === 0 && steps - step >= 5) ? turns + 4 : turns),
    };
  });
}

/** Return the foot of a tower on a field: its corner and the length of its sides. */
export function footOf(plan: Plan, field: number): { readonly x: number; readonly y: number; readonly w: number } {
  const { x, y } = fieldBox(plan, field);
  const w = plan.cell * 0.64;
  return {
    x: x + (plan.cell - w) / 2 + plan.cell * 0.03,
    y: y + plan.cell * 0.28,
    w,
  };
}

/**
 * Return the height of a floor in a tower of this many: a tower hides little of the field behind it, and no card on the
 * wall-walk.
 */
export const storey = (plan: Plan, floors: number): number =>
  Math.min(plan.cell * 0.122, (plan.cell * 0.44) / Math.max(1, floors));

/** Return the height of a floor of a tower; a roof compresses it a little. */
export const storeyOf = (plan: Plan, floors: number, isRoofed: boolean): number =>
  storey(plan, floors + (isRoofed ? 0.4 : 0));

/** Return the height of a sunk tower: always one storey. */
export const sunkHeight = (plan: Plan): number => plan.cell * 0.122;

/** Return the height at which a previewed floor floats above its place. */
export const ghostHeight = (plan: Plan): number => plan.cell * 0.05;

/** Return the frame around a floor at a height, as it is drawn. */
export function floorFrame(plan: Plan, field: number, z: number, height: number): Box {
  const { x, y, w } = footOf(plan, field);
  const [left, top] = project(x, y, z + height);
  const [right, bottom] = project(x + w, y + w, z);
  return { x: left - 4, y: top - 4, w: right - left + 8, h: bottom - top + 8 };
}

/** Return the position of a field's tag: on its south edge. */
export function tagAt(plan: Plan, field: number): Point {
  const { x, y, w, h } = fieldBox(plan, field);
  return [x + w / 2, y + h - plan.cell * 0.108];
}

/** Return the outline of connected fields: every edge that no two of them share. */
export function outlineOf(plan: Plan, fields: readonly number[]): string {
  const cells = new Set(fields.map((field) => key(cellOf(field))));
  return fields
    .flatMap((field) => {
      const { row, column } = cellOf(field);
      const { x, y, w, h } = fieldBox(plan, field);
      const edges: readonly (readonly [number, number, string])[] = [
        [row - 1, column, `M${String(x)} ${String(y)}h${String(w)}`],
        [row + 1, column, `M${String(x)} ${String(y + h)}h${String(w)}`],
        [row, column - 1, `M${String(x)} ${String(y)}v${String(h)}`],
        [row, column + 1, `M${String(x + w)} ${String(y)}v${String(h)}`],
      ];
      return edges.flatMap(([r, c, edge]) => (cells.has(key({ row: r, column: c })) ? [] : [edge]));
    })
    .join('');
}

const key = ({ row, column }: { readonly row: number; readonly column: number }): string =>
  `${String(row)} ${String(column)}`;

/** Return the centre of some fields. */
export function centreOf(plan: Plan, fields: readonly number[]): Point {
  const boxes = fields.map((field) => fieldBox(plan, field));
  const sum = boxes.reduce<Point>(([x, y], box) => [x + box.x + box.w / 2, y + box.y + box.h / 2], [0, 0]);
  return [sum[0] / Math.max(1, boxes.length), sum[1] / Math.max(1, boxes.length)];
}
