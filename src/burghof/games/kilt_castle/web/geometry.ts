/** Where things lie: fields, card spaces, cards, floors. The north-west corner of the site is the origin. */
import { MATERIAL } from './material.gen.ts';
import { project, type Point } from '#lib/board/draw/projection.ts';
import type { Size } from '#lib/board/contract.ts';

export const SPACES = MATERIAL.lines.length;
export const FIELDS: readonly number[] = MATERIAL.cells.map((_, field) => field);

/** How large the parts of a drawing are. */
export type Plan = {
  /** A field. */
  readonly cell: number;
  /** The wall-walk. */
  readonly ring: number;
  /** A card, from the site outwards. */
  readonly deep: number;
  /** From one card of a row to the next. */
  readonly step: number;
  /** Between a card and the end of its space. */
  readonly inset: number;
  /** Around the site, for rows of cards. */
  readonly margin: number;
};

const LARGE: Plan = {
  cell: 102,
  ring: 30,
  deep: 25,
  step: 27,
  inset: 6,
  margin: 107,
};
const SMALL: Plan = {
  cell: 53,
  ring: 17,
  deep: 13,
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

/** The row and the column of a field, counted from 0 at the north-west. */
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

/** The fields that a space looks along, from the card inwards. */
export const lineOf = (space: number): readonly number[] => MATERIAL.lines[space] ?? [];

/** The side of the site that a space lies on, counted clockwise from the north, and its place there. */
export const sideOf = (space: number): number => Math.floor(space / MATERIAL.size);
const placeOf = (space: number): number => space % MATERIAL.size;

/** How far what lies on a space is turned, in degrees. */
export const turnOf = (space: number): number => 90 * sideOf(space);

/** The turn of everything on a space, around the middle of the site: inside it, outwards is up. */
export const turned = (plan: Plan, space: number): string => {
  const middle = String(lengthOf(plan) / 2);
  return `rotate(${String(turnOf(space))} ${middle} ${middle})`;
};

/** The box of a card of a row, inside the turn of its space. */
export function cardBox(plan: Plan, space: number, depth: number): Box {
  const x = placeOf(space) * plan.cell + plan.inset;
  const y = -plan.ring / 2 - plan.deep / 2 - depth * plan.step;
  return { x, y, w: plan.cell - 2 * plan.inset, h: plan.deep };
}

/** The box of a whole space with all the room that its row may need, inside the turn. */
export function spaceBox(plan: Plan, space: number): Box {
  return {
    x: placeOf(space) * plan.cell,
    y: -plan.margin,
    w: plan.cell,
    h: plan.margin,
  };
}

/** A point inside the turn of a space, where it is drawn. */
export function placed(plan: Plan, space: number, [x, y]: Point): Point {
  const length = lengthOf(plan);
  const points: readonly Point[] = [
    [x, y],
    [length - y, x],
    [length - x, length - y],
    [y, length - x],
  ];
  return points[sideOf(space)] ?? [x, y];
}

/** The middle of a card, where it is drawn. */
export function cardMiddle(plan: Plan, space: number, depth: number): Point {
  const { x, y, w, h } = cardBox(plan, space, depth);
  return placed(plan, space, [x + w / 2, y + h / 2]);
}

/** A place on the way of a card, as seen from where it comes to lie: how far away, and how far turned. */
export type Way = {
  readonly x: number;
  readonly y: number;
  readonly turn: number;
};

type Spot = { readonly space: number; readonly depth: number };

/** The way of a card clockwise along the wall-walk, inside the turn of the space where it ends. */
export function wayOf(plan: Plan, from: Spot, to: Spot): readonly Way[] {
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

/** The foot of a tower on a field: its corner and the length of its sides. */
export function footOf(plan: Plan, field: number): { readonly x: number; readonly y: number; readonly w: number } {
  const { x, y } = fieldBox(plan, field);
  const w = plan.cell * 0.64;
  return {
    x: x + (plan.cell - w) / 2 + plan.cell * 0.03,
    y: y + plan.cell * 0.28,
    w,
  };
}

/** The height of one floor of so many: a tower hides little of the field behind it, and no card on the wall-walk. */
export const storey = (plan: Plan, floors: number): number =>
  Math.min(plan.cell * 0.122, (plan.cell * 0.44) / Math.max(1, floors));

/** The height of one floor of a tower; a roof presses it a little. */
export const storeyOf = (plan: Plan, floors: number, isRoofed: boolean): number =>
  storey(plan, floors + (isRoofed ? 0.4 : 0));

/** The height of a tower that is sunk: one storey, whatever it is. */
export const sunkHeight = (plan: Plan): number => plan.cell * 0.122;

/** How far a ghost floats above what it is about to lie on. */
export const lift = (plan: Plan): number => plan.cell * 0.05;

/** The frame around a floor that stands at a height, as it is drawn. */
export function floorFrame(plan: Plan, field: number, z: number, height: number): Box {
  const { x, y, w } = footOf(plan, field);
  const [left, top] = project(x, y, z + height);
  const [right, bottom] = project(x + w, y + w, z);
  return { x: left - 4, y: top - 4, w: right - left + 8, h: bottom - top + 8 };
}

/** Where the tag of a field stands: on its south edge. */
export function tagAt(plan: Plan, field: number): Point {
  const { x, y, w, h } = fieldBox(plan, field);
  return [x + w / 2, y + h - plan.cell * 0.108];
}

/** The outline of fields that hang together: every edge that no two of them share. */
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

/** The middle of some fields. */
export function middleOf(plan: Plan, fields: readonly number[]): Point {
  const boxes = fields.map((field) => fieldBox(plan, field));
  const sum = boxes.reduce<Point>(([x, y], box) => [x + box.x + box.w / 2, y + box.y + box.h / 2], [0, 0]);
  return [sum[0] / Math.max(1, boxes.length), sum[1] / Math.max(1, boxes.length)];
}
