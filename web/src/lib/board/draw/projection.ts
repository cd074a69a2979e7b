/**
 * The oblique projection of all boards: a point at height z is drawn at (x - 0.35 z, y - z). Light comes from the
 * north-west.
 */

export type Point = readonly [number, number];

export const SLANT = 0.35;

/** Return where a point at height z is drawn. */
export const project = (x: number, y: number, z = 0): Point => [x - SLANT * z, y - z];

/** Format points for the attribute of a polygon. */
export const points = (all: readonly Point[]): string => all.map(([x, y]) => `${round(x)},${round(y)}`).join(' ');

/** Format a number with at most one decimal, which is precise enough for a drawing. */
export const round = (value: number): string => String(Math.round(value * 10) / 10);

export type Solid = {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly d: number;
  readonly z?: number;
  readonly h: number;
};

/** Return the three visible faces of a box: south, east, top. */
export function faces({ x, y, w, d, z = 0, h }: Solid): {
  readonly south: string;
  readonly east: string;
  readonly top: string;
} {
  const up = z + h;
  return {
    south: points([project(x, y + d, z), project(x + w, y + d, z), project(x + w, y + d, up), project(x, y + d, up)]),
    east: points([project(x + w, y + d, z), project(x + w, y, z), project(x + w, y, up), project(x + w, y + d, up)]),
    top: points([project(x, y, up), project(x + w, y, up), project(x + w, y + d, up), project(x, y + d, up)]),
  };
}

/** Return the shadow of a box on the ground: its footprint, swept to the south-east. */
export function shadow({ x, y, w, d, h }: Solid, reach = 0.9): string {
  const [dx, dy] = [h * reach, h * reach * 0.42];
  return points([
    [x, y + d],
    [x + w, y + d],
    [x + w, y],
    [x + w + dx, y + dy],
    [x + w + dx, y + d + dy],
    [x + dx, y + d + dy],
  ]);
}

/** Return a generator of numbers between 0 and 1 that repeats for the same seed: positions of tufts and stones. */
export function scatter(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
