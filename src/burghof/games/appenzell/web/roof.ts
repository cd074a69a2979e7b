/** Hip roofs: their faces, their ridge, and the texture of their material. */
import type { Geometry } from './geometry.ts';
import type { Room, RoofKind } from './plan.ts';
import { points, project, round, scatter, type Point } from '#lib/board/draw/projection.ts';

export type Roof = {
  readonly north: string;
  readonly south: string;
  readonly west: string;
  readonly east: string;
  /** The walls below the eaves, to the south and the east. */
  readonly wallSouth: string;
  readonly wallEast: string;
  readonly outline: string;
  readonly ridge: string;
  readonly texture: string;
  readonly seams: string;
  readonly chimney: Point;
};

/** Distance between a roof and the edge of its fields. */
const EDGE = 2;

/** A cache: roofs appear and disappear often, and straw is slow to compute. */
const CACHE = new WeakMap<Room, WeakMap<Geometry, Roof>>();

/** Return the roof over a room, cached. */
export function roofOver(geometry: Geometry, room: Room): Roof {
  const known = CACHE.get(room) ?? new WeakMap<Geometry, Roof>();
  CACHE.set(room, known);
  const roof = known.get(geometry) ?? draw(geometry, room);
  known.set(geometry, roof);
  return roof;
}

function draw(geometry: Geometry, { column, row, columns, rows, roof, room }: Room): Roof {
  const { cell, eaves } = geometry;
  const [x, y, w, d] = [column * cell, row * cell, columns * cell, rows * cell];
  const short = Math.min(w, d);
  const top = eaves + short * 0.3;
  const [l, r, n, s] = [x + EDGE, x + w - EDGE, y + EDGE, y + d - EDGE];
  const [nw, ne, se, sw] = [project(l, n, eaves), project(r, n, eaves), project(r, s, eaves), project(l, s, eaves)];
  const isWide = w >= d;
  const half = short / 2;
  const first = isWide ? project(x + half, y + d / 2, top) : project(x + w / 2, y + half, top);
  const last = isWide ? project(x + w - half, y + d / 2, top) : project(x + w / 2, y + d - half, top);
  const around = { from: nw, to: se, k: cell / 86, seed: room };
  return {
    north: points(isWide ? [nw, ne, last, first] : [nw, ne, first]),
    south: points(isWide ? [sw, se, last, first] : [sw, se, last]),
    west: points(isWide ? [nw, sw, first] : [nw, sw, last, first]),
    east: points(isWide ? [ne, se, last] : [ne, se, last, first]),
    wallSouth: points([project(l, s), project(r, s), se, sw]),
    wallEast: points([project(r, s), project(r, n), ne, se]),
    outline: points([nw, ne, se, sw]),
    ridge: `M${first.map(round).join(' ')}L${last.map(round).join(' ')}`,
    texture: TEXTURES[roof](around),
    seams: roof === 'copper' ? seams(around) : '',
    chimney: [first[0] + 2, first[1] - 2],
  };
}

type Around = {
  readonly from: Point;
  readonly to: Point;
  readonly k: number;
  readonly seed: number;
};

const TEXTURES: Readonly<Record<RoofKind, (around: Around) => string>> = {
  tiled: ({ from: [left, top], to: [right, bottom], k }) => {
    const [deep, wide] = [11 * Math.max(k, 0.68), 12 * Math.max(k, 0.68)];
    const scallop = `q${round(wide / 2)} ${round(deep * 0.45)} ${round(wide)} 0`;
    const rows = Array.from({ length: Math.floor((bottom - top) / deep) }, (_, row) => {
      const start = left - (row % 2) * (wide / 2);
      return `M${round(start)} ${round(top + (row + 1) * deep)}${scallop.repeat(Math.ceil((right - left) / wide) + 1)}`;
    });
    return rows.join('');
  },
  thatched: ({ from: [left, top], to: [right, bottom], k, seed }) => {
    const next = scatter(seed * 97 + 5);
    const straws = Math.round(((right - left) * (bottom - top)) / (120 * Math.max(k, 0.75) ** 2));
    return Array.from({ length: straws }, () => {
      const [x, y] = [left + next() * (right - left), top + next() * (bottom - top)];
      return `M${round(x)} ${round(y)}l${round((next() - 0.5) * 4)} ${round((7 + next() * 5) * Math.max(k, 0.6))}`;
    }).join('');
  },
  copper: ({ from: [left, top], to: [right, bottom], k }) => {
    const gap = 16 * Math.max(k, 0.7);
    const sheets = Array.from({ length: Math.floor((right - left) / gap) }, (_, place) => left + (place + 1) * gap);
    return sheets.map((x) => `M${round(x)} ${round(top)}V${round(bottom)}`).join('');
  },
};

/** Return the lines where sheets of copper meet. */
function seams({ from: [left, top], to: [right, bottom], k }: Around): string {
  const gap = 22 * Math.max(k, 0.7);
  const rows = Array.from({ length: Math.floor((bottom - top) / gap) }, (_, place) => top + (place + 1) * gap);
  return rows.map((y) => `M${round(left)} ${round(y)}H${round(right)}`).join('');
}
