/** The holes of a veil: what is lit, as few boxes as possible. */

export type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

/** Room around a lit thing in pixels. */
const PADDING = 10;

const right = (box: Box): number => box.x + box.width;
const bottom = (box: Box): number => box.y + box.height;

/** Return the box with room around it. */
export const padded = (box: Box, room = PADDING): Box => ({
  x: box.x - room,
  y: box.y - room,
  width: box.width + 2 * room,
  height: box.height + 2 * room,
});

/** Return the path of four brackets at the corners of a box. */
export function bracketPath(box: Box, arm: number): string {
  const [l, r, t, b] = [box.x, right(box), box.y, bottom(box)].map(Math.round) as [number, number, number, number];
  const corners = [
    [l, t, 1, 1],
    [r, t, -1, 1],
    [r, b, -1, -1],
    [l, b, 1, -1],
  ] as const;
  return corners
    .map(([x, y, right, down]) => `M${String(x)} ${String(y + down * arm)}V${String(y)}H${String(x + right * arm)}`)
    .join('');
}

/** Return the boxes with those that overlap joined. */
export function joined(boxes: readonly Box[]): readonly Box[] {
  const found: Box[] = [];
  for (const box of boxes) {
    const place = found.findIndex((one) => overlap(one, box));
    const other = found[place];
    if (!other) {
      found.push(box);
      continue;
    }
    found.splice(place, 1);
    return joined([...found, union(other, box), ...boxes.slice(boxes.indexOf(box) + 1)]);
  }
  return found;
}

/** Return the path of a veil of this size with these holes, for `clip-path` and `evenodd`. */
export function veilPath(width: number, height: number, holes: readonly Box[]): string {
  const box = (one: Box): string =>
    `M${String(one.x)} ${String(one.y)}H${String(right(one))}V${String(bottom(one))}H${String(one.x)}Z`;
  return [box({ x: 0, y: 0, width, height }), ...holes.map(box)].join('');
}

function overlap(one: Box, other: Box): boolean {
  return one.x <= right(other) && other.x <= right(one) && one.y <= bottom(other) && other.y <= bottom(one);
}

function union(one: Box, other: Box): Box {
  const [x, y] = [Math.min(one.x, other.x), Math.min(one.y, other.y)];
  return {
    x,
    y,
    width: Math.max(right(one), right(other)) - x,
    height: Math.max(bottom(one), bottom(other)) - y,
  };
}
