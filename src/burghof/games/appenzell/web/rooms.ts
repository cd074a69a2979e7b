/**
 * Random room layouts (1.3, 1.4): filled from one corner, each size as likely as rooms of it are left, then rotated.
 */
import castle from '../data/castle.toml';
import type { ChanceStream } from '#lib/verify/chance-stream.ts';

type Place = readonly number[];

const WIDTH = 7;
const LAST = WIDTH - 1;
const FIELDS = Array.from({ length: WIDTH * WIDTH }, (_, field) => field);
const TOWERS = [0, LAST, LAST * WIDTH, LAST * WIDTH + LAST];
const LETTERS = 'ABCDEFGHIJKLMNOPQR';
const SHAPES: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  2: [
    [1, 2],
    [2, 1],
  ],
  3: [
    [1, 3],
    [3, 1],
  ],
  4: [[2, 2]],
};
/** Number of rooms tried before a drawing starts over. */
const MAX_TRIES = 400;

const { rooms } = castle as {
  readonly rooms: readonly {
    readonly fields: number;
    readonly number: number;
  }[];
};

const row = (field: number): number => Math.floor(field / WIDTH);
const column = (field: number): number => field % WIDTH;
const touch = (one: number, other: number): boolean =>
  Math.abs(row(one) - row(other)) <= 1 && Math.abs(column(one) - column(other)) <= 1;

/** Return where a room of this size with this north-west corner can lie: no tower touches two of its fields. */
function places(corner: number, size: number): readonly Place[] {
  const fitting = (SHAPES[size] ?? []).filter(
    ([rows, columns]) => row(corner) + rows <= WIDTH && column(corner) + columns <= WIDTH,
  );
  return fitting
    .map(([rows, columns]) =>
      FIELDS.filter(
        (field) =>
          row(field) >= row(corner) &&
          row(field) < row(corner) + rows &&
          column(field) >= column(corner) &&
          column(field) < column(corner) + columns,
      ),
    )
    .filter((place) => !place.some((field) => TOWERS.includes(field)))
    .filter((place) => TOWERS.every((tower) => place.filter((field) => touch(field, tower)).length < 2));
}

/** One attempt: it fills the first free field, and backtracks where nothing fits. */
class LayoutAttempt {
  readonly #dice: ChanceStream;
  readonly #left = new Map(rooms.map(({ fields, number }) => [fields, number]));
  readonly #rooms: Place[] = [];
  #tries = MAX_TRIES;

  constructor(dice: ChanceStream) {
    this.#dice = dice;
  }

  /** Return the rooms, or null after too many tries. */
  rooms(): readonly Place[] | null {
    return this.#fill(new Set(FIELDS.filter((field) => !TOWERS.includes(field)))) ? this.#rooms : null;
  }

  #fill(free: ReadonlySet<number>): boolean {
    if (free.size === 0) return true;
    const fitting = this.#choices(Math.min(...free)).filter((place) => place.every((field) => free.has(field)));
    return fitting.some((place) => this.#tryRoom(place, free));
  }

  #tryRoom(place: Place, free: ReadonlySet<number>): boolean {
    if (this.#tries === 0) return false;
    this.#tries -= 1;
    this.#count(place, -1);
    this.#rooms.push(place);
    if (this.#fill(new Set([...free].filter((field) => !place.includes(field))))) return true;
    this.#rooms.pop();
    this.#count(place, 1);
    return false;
  }

  #count(place: Place, by: number): void {
    this.#left.set(place.length, (this.#left.get(place.length) ?? 0) + by);
  }

  /** Return the possible rooms with this corner: sizes in an order drawn from the rooms that are left, then shapes. */
  #choices(corner: number): readonly Place[] {
    const bag = [...this.#left].flatMap(([size, number]) => Array.from({ length: number }, () => size));
    const sizes = [...new Set(this.#dice.shuffle(bag))];
    return sizes.flatMap((size) => this.#dice.shuffle(places(corner, size)));
  }
}

/** Return the permutation of fields for each of the four rotations and its mirror image. */
function symmetries(): readonly (readonly number[])[] {
  let rows = Array.from({ length: WIDTH }, (_, at) => FIELDS.slice(at * WIDTH, (at + 1) * WIDTH));
  return Array.from({ length: 4 }).flatMap(() => {
    const before = rows;
    rows = before.map((_, at) => before.map((line) => line[at] ?? 0).reverse());
    return [rows.flat(), rows.flatMap((line) => [...line].reverse())];
  });
}

/** Draw a layout as text: the rows from the north, a letter per room in order of appearance, `#` for a tower. */
export function drawLayout(dice: ChanceStream): string {
  for (;;) {
    const drawn = new LayoutAttempt(dice).rooms();
    if (!drawn) continue;
    const all = symmetries();
    const tableState = all[dice.below(all.length)] ?? [];
    const turned = drawn.map((room) => room.map((field) => tableState[field] ?? 0));
    turned.sort((one, other) => Math.min(...one) - Math.min(...other));
    const letters = FIELDS.map((field) => LETTERS[turned.findIndex((room) => room.includes(field))] ?? '#');
    return Array.from({ length: WIDTH }, (_, at) => letters.slice(at * WIDTH, (at + 1) * WIDTH).join('')).join('/');
  }
}
