/** The pennons of a replay's timeline: one for each turn, as far as there is room, and one at the shown position. */
import type { TurnSpan } from './positions.ts';

/** Least distance of two poles, and free space left and right of the pennon at the shown position, in pixels. */
const DISTANCE = { poles: 16, left: 15, right: 24 };

export type TimelinePennon = {
  readonly x: number;
  readonly state: 'past' | 'now' | 'next';
  readonly seat: number | null;
};

/** Return the pennons of these turns, in order; `xOf` gives the place of a position in pixels. */
export function pennonsOf(
  spans: readonly TurnSpan[],
  xOf: (position: number) => number,
  at: number,
): readonly TimelinePennon[] {
  const now = xOf(at);
  const found: TimelinePennon[] = [];
  let last = -Infinity;
  for (const { from, seat } of spans) {
    // The first step of a turn is the one after the position where it begins.
    const x = xOf(from + 2);
    if (seat === null || x - last < DISTANCE.poles || (x > now - DISTANCE.left && x < now + DISTANCE.right)) continue;
    found.push({ x, state: x < now ? 'past' : 'next', seat });
    last = x;
  }
  const current = spans.find(({ from, to }) => from < at - 1 && at - 1 <= to)?.seat ?? null;
  const place = found.findLastIndex(({ state }) => state === 'past') + 1;
  return found.toSpliced(place, 0, { x: now, state: 'now', seat: current });
}
