/** The woven band: how thick each seat's part is at each turn, as paths. Always whole: the parts of a turn fill it. */

export type Band = readonly (readonly number[])[];
/** A part of the band: where it begins and ends at each turn, counted from below, 0 to 1. */
export type Ribbon = { readonly low: readonly number[]; readonly high: readonly number[] };

/** The parts of the band, the first seat's below. */
export function ribbons(band: Band): readonly Ribbon[] {
  const parts = band[0]?.length ?? 0;
  const upTo = (chances: readonly number[], part: number): number =>
    part === parts ? 1 : chances.slice(0, part).reduce((sum, chance) => sum + chance, 0);
  return Array.from({ length: parts }, (_, part) => ({
    low: band.map((chances) => upTo(chances, part)),
    high: band.map((chances) => upTo(chances, part + 1)),
  }));
}

/** The outline of a part; its edges leave and reach each turn level, so that they never overshoot. */
export function outline({ low, high }: Ribbon, x: (turn: number) => number, height: number): string {
  const y = (chance: number): number => height * (1 - chance);
  const there = low.map((chance, turn) => [x(turn), y(chance)] as const);
  const back = high.map((chance, turn) => [x(turn), y(chance)] as const).reverse();
  return `${edge(there, 'M')}${edge(back, 'L')}Z`;
}

function edge(points: readonly (readonly [number, number])[], begin: string): string {
  return points
    .map(([x, y], place) => {
      const before = points[place - 1];
      if (!before) return `${begin}${round(x)} ${round(y)}`;
      const middle = round((before[0] + x) / 2);
      return `C${middle} ${round(before[1])} ${middle} ${round(y)} ${round(x)} ${round(y)}`;
    })
    .join('');
}

const round = (value: number): string => value.toFixed(1);

/** The same places, in order, but none nearer to the next than this, and none beyond the end. */
export function spread(places: readonly number[], apart: number, end: number): readonly number[] {
  const right: number[] = [];
  for (const place of places) right.push(Math.max(place, (right.at(-1) ?? -Infinity) + apart));
  return right.map((place, at) => Math.min(place, end - (right.length - 1 - at) * apart));
}

/** Turns to write under the band: every fifth, or fewer where it is long. */
export function ticks(last: number, most: number): readonly number[] {
  const step = [5, 10, 20, 25, 50, 100].find((each) => last / each <= most) ?? last;
  return Array.from({ length: Math.floor(last / step) }, (_, place) => (place + 1) * step);
}

/** A chance in percent. */
export const percent = (chance: number): number => Math.round(100 * chance);

/** A change in points, with its sign. */
export const signed = (part: number): string => {
  const points = percent(part);
  return points < 0 ? `−${String(-points)}` : `+${String(points)}`;
};
