/** Where a bubble stands: beside what was pressed, over nothing that could be pressed next. */
import { ITEMS } from '#lib/board/things.ts';

export type Box = { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number };
export type Size = { readonly width: number; readonly height: number };
export type Spot = { readonly left: number; readonly top: number };
/** Where a bubble stands, and the area that it covers of what must stay free. */
export type Place = Spot & { readonly covered: number };
/** The forms of a bubble: `wide` is lower, and `terse` also leaves out what could be done instead. */
export type Form = 'plain' | 'wide' | 'terse';

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

/** Distance between two places that are tried all over a frame, in pixels. */
const GRID_PX = 12;

/**
 * Return the first place around the anchor where the bubble lies inside a frame and over none of `free`, the boxes that
 * must stay free. The frames are tried in order: first the places around the anchor, then all over each. If there is no
 * such place, it is the one around the anchor that covers least.
 */
export function placeBubble(anchor: Box, size: Size, frames: readonly Box[], free: readonly Box[]): Place {
  const boxes = [...free, anchor];
  let best: Place | null = null;
  for (const frame of frames) {
    for (const spot of spotsAround(anchor, size, frame)) {
      const covered = coveredBy(spot, size, boxes);
      if (covered === 0) return { ...spot, covered };
      if (best === null || covered < best.covered) best = { ...spot, covered };
    }
    const spot = nearestFree(anchor, size, frame, boxes);
    if (spot) return { ...spot, covered: 0 };
  }
  return best ?? { left: 0, top: 0, covered: 0 };
}

/** Return the free place of a frame that is nearest to the anchor, or null. */
function nearestFree(anchor: Box, { width, height }: Size, frame: Box, boxes: readonly Box[]): Spot | null {
  let nearest: { readonly spot: Spot; readonly distance: number } | null = null;
  for (let top = frame.top; top <= frame.bottom - height; top += GRID_PX)
    for (let left = frame.left; left <= frame.right - width; left += GRID_PX) {
      const dx = Math.max(anchor.left - left - width, left - anchor.right, 0);
      const dy = Math.max(anchor.top - top - height, top - anchor.bottom, 0);
      const distance = Math.hypot(dx, dy);
      if (nearest !== null && nearest.distance <= distance) continue;
      const spot = { left, top };
      if (isFree(spot, { width, height }, boxes)) nearest = { spot, distance };
    }
  return nearest?.spot ?? null;
}

/** Return whether a bubble at a place covers none of these boxes. */
function isFree({ left, top }: Spot, { width, height }: Size, boxes: readonly Box[]): boolean {
  const [right, bottom] = [left + width, top + height];
  return !boxes.some((box) => box.left < right && box.right > left && box.top < bottom && box.bottom > top);
}

/** Return how much of these boxes a bubble at a place covers. */
function coveredBy({ left, top }: Spot, { width, height }: Size, boxes: readonly Box[]): number {
  const box = { left, top, right: left + width, bottom: top + height };
  return boxes.reduce((sum, other) => sum + overlap(box, other), 0);
}

/**
 * Put a bubble beside an anchor: on its stage, or if it would cover something there, anywhere in the window. What can be
 * pressed and what is picked stays free. It has the first of these forms that covers nothing, or else the one that covers
 * least. Returns where it stands.
 */
export function putBeside(
  bubble: HTMLElement,
  stage: Element,
  anchor: Box,
  forms: readonly Form[] = ['plain'],
): Spot & Size {
  const frames = [stage.getBoundingClientRect(), { left: 0, top: 0, right: innerWidth, bottom: innerHeight }];
  const free = uncoveredBoxes();
  let best: { readonly form: Form; readonly place: Place & Size } | null = null;
  for (const form of forms) {
    bubble.dataset['form'] = form;
    const { width, height } = bubble.getBoundingClientRect();
    const place = { ...placeBubble(anchor, { width, height }, frames, free), width, height };
    if (best === null || place.covered < best.place.covered) best = { form, place };
    if (place.covered === 0) break;
  }
  const { form, place } = best ?? { form: 'plain', place: { left: 0, top: 0, width: 0, height: 0 } };
  bubble.dataset['form'] = form;
  bubble.style.left = `${String(place.left)}px`;
  bubble.style.top = `${String(place.top)}px`;
  return place;
}

/** Return the path of a tail from the edge of a bubble to a point of the page. */
export function tailTo([px, py]: readonly [number, number], { left, top, width: w, height: h }: Spot & Size): string {
  const [x, y] = [px - left, py - top];
  const isBeside = x < 0 || x > w;
  const cx = Math.max(24, Math.min(w - 24, x));
  const cy = Math.max(24, Math.min(h - 24, y));
  const from = isBeside
    ? [
        [x < 0 ? 0 : w, cy - 10],
        [x < 0 ? 0 : w, cy + 10],
      ]
    : [
        [cx - 10, y < 0 ? 0 : h],
        [cx + 10, y < 0 ? 0 : h],
      ];
  return `M${String(from[0])}L${String(x)} ${String(y)}L${String(from[1])}`;
}

/** Return the point of an anchor that is nearest to the middle of a bubble. */
export function nearestPoint(anchor: Box, { left, top, width, height }: Spot & Size): readonly [number, number] {
  const x = Math.max(anchor.left, Math.min(left + width / 2, anchor.right));
  const y = Math.max(anchor.top, Math.min(top + height / 2, anchor.bottom));
  return [x, y];
}

/** What no bubble may cover: items that can be picked or are picked, and the herald's buttons. */
const UNCOVERED = `${ITEMS}:is([aria-disabled="false"], [aria-pressed="true"]), footer .buttons :is(button, a)`;

const uncoveredBoxes = (): readonly Box[] =>
  [...document.querySelectorAll(UNCOVERED)].map((one) => one.getBoundingClientRect());

/** Return the places around an anchor, nearest first, each moved into the frame. */
function spotsAround(anchor: Box, { width, height }: Size, frame: Box): readonly Spot[] {
  return [...distances(frame)].flatMap((more) =>
    SIDES.map((side) => clamp(spotAt(anchor, width, height, side, more), width, height, frame)),
  );
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
