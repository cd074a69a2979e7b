/**
 * Positions of the towers on a ring around the courtyard, of the keymaster in front of them, and of the keys on a rack.
 */
import { MATERIAL } from './material.gen.ts';
import type { Size } from '#lib/board/contract.ts';
import type { Charge } from '#lib/draw/heraldry.ts';

export type Point = { readonly x: number; readonly y: number };
export type Rect = Point & { readonly w: number; readonly h: number };

export type Plan = {
  readonly w: number;
  readonly h: number;
  /** The centre of the ring and its radii. */
  readonly cx: number;
  readonly cy: number;
  readonly rx: number;
  readonly ry: number;
  /** The width of the turf outside the ring. */
  readonly turf: number;
  /** The scale of towers, and of the emblems on them. */
  readonly tower: number;
  readonly emblem: number;
  /** The position of the rack if it hangs on the board, else null. */
  readonly rack: Rect | null;
};

const WIDE: Plan = {
  w: 888,
  h: 756,
  cx: 444,
  cy: 356,
  rx: 326,
  ry: 140,
  turf: 82,
  tower: 1,
  emblem: 1,
  rack: { x: 60, y: 590, w: 768, h: 166 },
};

export const PLANS: Readonly<Record<Size, Plan>> = {
  wide: WIDE,
  tablet: WIDE,
  phone: {
    w: 650,
    h: 612,
    cx: 325,
    cy: 356,
    rx: 236,
    ry: 138,
    turf: 78,
    tower: 1.12,
    emblem: 1.3,
    rack: null,
  },
};

export const TOWERS: readonly number[] = Array.from({ length: MATERIAL.towers }, (_, tower) => tower);

/** The emblem of each tower, a name that children can say. */
export const EMBLEMS: readonly Charge[] = MATERIAL.emblems;

/** The height from the ground to the rim of the funnel. */
export const HEIGHT = 184;
/** The width of a tower with its eaves. */
export const WIDTH = 104;

const angleOf = (place: number): number => -Math.PI / 2 + (2 * Math.PI * place) / MATERIAL.towers;

/** Return a point on the ring, also between two towers. */
export function onRing(plan: Plan, place: number): Point & { readonly k: number } {
  const angle = angleOf(place);
  return {
    x: plan.cx + Math.cos(angle) * plan.rx,
    y: plan.cy + Math.sin(angle) * plan.ry,
    k: (0.8 + 0.1 * (Math.sin(angle) + 1)) * plan.tower,
  };
}

/** Return where a tower stands; those in front are larger. */
export const towerPosition = onRing;

/** Return the towers from back to front, as they are drawn. */
export const backToFront = (plan: Plan): readonly number[] =>
  [...TOWERS].sort((one, other) => towerPosition(plan, one).y - towerPosition(plan, other).y);

/** Return where the keymaster stands: in front of a tower, on the near side of the path, or on his way. */
export function keymasterPosition(plan: Plan, place: number): Point {
  const { x, y, k } = onRing(plan, place);
  return { x, y: y + 48 * k };
}

/** Return the keymaster's path clockwise, from tower to tower, in steps of a third. */
export function keymasterPath(plan: Plan, from: number, to: number): readonly Point[] {
  const far = (to - from + MATERIAL.towers) % MATERIAL.towers;
  return Array.from({ length: 3 * far + 1 }, (_, step) => keymasterPosition(plan, from + step / 3));
}

/** Return the rim of a tower's funnel, where pearls fall in. */
export function rimOf(plan: Plan, tower: number): Point {
  const { x, y, k } = towerPosition(plan, tower);
  return { x, y: y - HEIGHT * k };
}

/** Return the target area of a tower. */
export function targetArea(plan: Plan, tower: number): Rect {
  const { x, y, k } = towerPosition(plan, tower);
  return { x: x - (WIDTH / 2) * k, y: y - (HEIGHT + 6) * k, w: WIDTH * k, h: (HEIGHT + 30) * k };
}

/**
 * Return the target area of a tower as a path. The last tower's area leaves out the tower that stands in front of it,
 * because its own target comes later.
 */
export function targetPath(plan: Plan, tower: number): string {
  const own = targetArea(plan, tower);
  const before = tower === MATERIAL.towers - 1 ? targetArea(plan, tower - 1) : null;
  const right = own.x + own.w;
  const bottom = own.y + own.h;
  if (!before)
    return `M${formatNumbers(own.x, own.y)}H${formatNumbers(right)}V${formatNumbers(bottom)}H${formatNumbers(own.x)}Z`;
  const side = before.x + before.w;
  return `M${formatNumbers(own.x, own.y)}H${formatNumbers(right)}V${formatNumbers(bottom)}H${formatNumbers(side)}V${formatNumbers(before.y)}H${formatNumbers(own.x)}Z`;
}

const formatNumbers = (...numbers: readonly number[]): string => numbers.map((one) => one.toFixed(1)).join(' ');

/** Return the drawn length of a key, from its ring to its end. */
export const keyLength = (key: number): number => 52 + 8.5 * key;
/** The distance from the top of a key to its notch; the part below goes into the lock. */
export const NOTCH = 31;

/** Return how far a tried key stands out of the funnel: its notch above the rim, or below it if negative. */
export function keyProtrusion(fit: 'fits' | 'too-long' | 'too-short', by: number | null): number {
  if (fit === 'fits') return 0;
  return fit === 'too-long' ? 6 + 7 * (by ?? 2) : -(4 + 3 * Math.min(by ?? 3, 8));
}

/** Towers whose gauge stands to their left, where there is turf and no other tower. */
const GAUGE_ON_THE_LEFT: readonly number[] = [0, 1, 4, 5];

/** The tower beside which all gauges stand on a phone: at the edge, where no tower is behind them. */
const EDGE_TOWER = 5;
/** The tower whose gauge stands lower: above it are the pearls of the next tower. */
const LOW_GAUGE_TOWER = 4;

/** Return the position of the gauge for a tower's last pearl: beside the tower, and inside the drawing. */
export function gaugeAt(plan: Plan, tower: number, scale: number): Point {
  const isWide = plan.rack !== null;
  const { x, y, k } = towerPosition(plan, isWide ? tower : EDGE_TOWER);
  const width = GAUGE.w * scale;
  const side = !isWide || GAUGE_ON_THE_LEFT.includes(tower) ? x - 50 * k - width : x + 50 * k;
  const top = y - (HEIGHT + 10) * k + (isWide && tower === LOW_GAUGE_TOWER ? 26 : 0);
  return { x: Math.min(plan.w - width - 4, Math.max(4, side)), y: Math.max(20 * scale, top) };
}

/** The gauge: a shaft of eight steps, with room above and below for echoes beyond. */
export const GAUGE = { w: 34, h: 118, top: 23, step: 9 } as const;

/** Return the y position of an echo in the gauge; beyond its ends, steps are smaller. */
export function gaugeY(echo: number): number {
  const inside = Math.min(8, Math.max(1, echo));
  return GAUGE.top + (inside - 1) * GAUGE.step + (echo - inside) * 2.6 + GAUGE.step / 2;
}

/** Return the x position of a key on a rack of this width. */
export const hookOf = (width: number, key: number): number => ((key - 0.5) * width) / MATERIAL.keys.length;

const onDisc = (r: number, turn: number): Point => ({
  x: r * Math.sin(2 * Math.PI * turn),
  y: -r * Math.cos(2 * Math.PI * turn),
});

/** Return the outline of a slice of a disc that is cut into equal slices, clockwise from the top. */
export function slicePath(r: number, slices: number, place: number): string {
  const [from, to] = [onDisc(r, place / slices), onDisc(r, (place + 1) / slices)];
  return `M0 0L${formatNumbers(from.x, from.y)}A${formatNumbers(r, r)} 0 0 1 ${formatNumbers(to.x, to.y)}Z`;
}

/** Return the middle of the first slice, where its number is written. */
export const sliceMiddle = (r: number, slices: number): Point => onDisc(r * 0.56, 0.5 / slices);
