/** Where a bubble stands: beside what was pressed, over nothing that could be pressed next. */

export type Box = { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number };
export type Size = { readonly width: number; readonly height: number };
export type Spot = { readonly left: number; readonly top: number };

/** Distance between the bubble and its anchor in pixels: the length of its tail. */
const GAP_PX = 18;

/** The eight places around an anchor: above, below and beside it first, then the corners. */
const SIDES = [
  [0, -1],
  [1, 0],
  [-1, 0],
  [0, 1],
  [1, -1],
  [-1, -1],
  [1, 1],
  [-1, 1],
] as const;

/**
 * Return the first place around the anchor where the bubble lies inside `frame` and over none of `free`, the boxes that
 * must stay free; if there is none, the place that covers least of them.
 */
export function placeBubble(anchor: Box, { width, height }: Size, frame: Box, free: readonly Box[]): Spot {
  const spots = [...distances(frame)].flatMap((more) => SIDES.map((side) => spotAt(anchor, width, height, side, more)));
  let best = { spot: clamp(spots[0] ?? { left: 0, top: 0 }, width, height, frame), covered: Infinity };
  for (const one of spots) {
    const spot = clamp(one, width, height, frame);
    const box = { ...spot, right: spot.left + width, bottom: spot.top + height };
    const covered = [...free, anchor].reduce((sum, other) => sum + overlap(box, other), 0);
    if (covered === 0) return spot;
    if (covered < best.covered) best = { spot, covered };
  }
  return best.spot;
}

/** Put a bubble beside an anchor on its stage, by `placeBubble`; returns where it stands on the page. */
export function putBeside(bubble: HTMLElement, stage: Element, anchor: Box, free: readonly Box[] = []): Spot & Size {
  const frame = stage.getBoundingClientRect();
  const { width, height } = bubble.getBoundingClientRect();
  const { left, top } = placeBubble(anchor, { width, height }, frame, free);
  bubble.style.left = `${String(left - frame.left + stage.scrollLeft)}px`;
  bubble.style.top = `${String(top - frame.top + stage.scrollTop)}px`;
  return { left, top, width, height };
}

/** Yield the extra distances from the anchor that are tried, nearest first. */
function* distances(frame: Box): Generator<number> {
  const largest = Math.max(frame.right - frame.left, frame.bottom - frame.top);
  for (let more = 0; more < largest; more += 40) yield more;
}

function spotAt(anchor: Box, width: number, height: number, [dx, dy]: (typeof SIDES)[number], more: number): Spot {
  const gap = GAP_PX + more;
  const middle = { x: (anchor.left + anchor.right) / 2, y: (anchor.top + anchor.bottom) / 2 };
  const left = dx === 0 ? middle.x - width / 2 : dx > 0 ? anchor.right + gap : anchor.left - gap - width;
  const top = dy === 0 ? middle.y - height / 2 : dy > 0 ? anchor.bottom + gap : anchor.top - gap - height;
  return { left, top };
}

const clamp = ({ left, top }: Spot, width: number, height: number, frame: Box): Spot => ({
  left: Math.max(frame.left, Math.min(left, frame.right - width)),
  top: Math.max(frame.top, Math.min(top, frame.bottom - height)),
});

/** Return the area in which two boxes overlap. */
export function overlap(one: Box, other: Box): number {
  const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return width > 0 && height > 0 ? width * height : 0;
}
