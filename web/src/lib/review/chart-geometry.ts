/**
 * Geometry of the chart of win probabilities: the band of each seat as a path. The bands of a turn always fill the
 * chart.
 */

export type Band = readonly (readonly number[])[];
/** A band of the chart: its lower and upper edge at each turn, from the bottom, 0 to 1. */
export type Ribbon = { readonly low: readonly number[]; readonly high: readonly number[] };

/** Return the bands of the chart, the first seat's at the bottom. */
export function ribbons(band: Band): readonly Ribbon[] {
  const parts = band[0]?.length ?? 0;
  const upTo = (chances: readonly number[], part: number): number =>
    part === parts ? 1 : chances.slice(0, part).reduce((sum, chance) => sum + chance, 0);
  return Array.from({ length: parts }, (_, part) => ({
    low: band.map((chances) => upTo(chances, part)),
    high: band.map((chances) => upTo(chances, part + 1)),
  }));
}

/**
 * Return the outline of a band as a path. Its edges are horizontal at each turn, so that the curves never overshoot.
 */
export function ribbonPath({ low, high }: Ribbon, x: (turn: number) => number, height: number): string {
  const y = (chance: number): number => height * (1 - chance);
  const there = low.map((chance, turn) => [x(turn), y(chance)] as const);
  const back = high.map((chance, turn) => [x(turn), y(chance)] as const).reverse();
  return `${edgePath(there, 'M')}${edgePath(back, 'L')}Z`;
}

function edgePath(points: readonly (readonly [number, number])[], begin: string): string {
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

/** Return the positions in order, each at least `apart` from the next and none beyond `end`. */
export function spreadApart(places: readonly number[], apart: number, end: number): readonly number[] {
  const right: number[] = [];
  for (const place of places) right.push(Math.max(place, (right.at(-1) ?? -Infinity) + apart));
  return right.map((place, at) => Math.min(place, end - (right.length - 1 - at) * apart));
}

/** Return the turns to label under the chart: every fifth, or fewer in a long game. */
export function ticks(last: number, most: number): readonly number[] {
  const step = [5, 10, 20, 25, 50, 100].find((each) => last / each <= most) ?? last;
  return Array.from({ length: Math.floor(last / step) }, (_, place) => (place + 1) * step);
}

/** Return a probability in percent. */
export const percent = (chance: number): number => Math.round(100 * chance);

/** Format a change in percentage points, with its sign. */
export const signed = (part: number): string => {
  const points = percent(part);
  return points < 0 ? `−${String(-points)}` : `+${String(points)}`;
};
