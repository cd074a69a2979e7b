/**
 * The visible window of a small screen on the floor plan: moving it, zooming it and keeping it inside. Pure functions.
 */
import { WHOLE, type Rect } from './geometry.ts';
import type { Point } from '#lib/board/draw/projection.ts';

/** The point in the centre of the window, and the number of pixels per unit of the drawing. */
export type Look = { readonly at: Point; readonly k: number };
export type Room = { readonly w: number; readonly h: number };

/** Maximum zoom. */
export const NEAREST = 1.5;
/** Initial zoom of a phone: five areas side by side. */
export const USUAL = 76 / 92;

/** Return the zoom that shows the whole castle. */
export const farthest = (room: Room): number => Math.min(room.w / WHOLE.w, room.h / WHOLE.h);

/** Clamp the window to the drawing; centred where all of it is visible. */
export function kept({ at, k }: Look, room: Room): Look {
  const near = Math.min(NEAREST, Math.max(farthest(room), k));
  return {
    at: [within(at[0], room.w / near, WHOLE.x, WHOLE.w), within(at[1], room.h / near, WHOLE.y, WHOLE.h)],
    k: near,
  };
}

function within(at: number, seen: number, from: number, long: number): number {
  if (seen >= long) return from + long / 2;
  return Math.min(from + long - seen / 2, Math.max(from + seen / 2, at));
}

/** Return the visible part of the drawing. */
export function windowOf({ at, k }: Look, room: Room): Rect {
  const [w, h] = [room.w / k, room.h / k];
  return { x: at[0] - w / 2, y: at[1] - h / 2, w, h };
}

/** Return the look after the drawing was dragged by this many pixels. */
export const dragged = ({ at, k }: Look, [dx, dy]: Point): Look => ({ at: [at[0] - dx / k, at[1] - dy / k], k });

/** Return the look zoomed by a factor around this pixel of the window, which keeps its content. */
export function zoomed({ at, k }: Look, room: Room, by: number, [px, py]: Point): Look {
  const near = Math.min(NEAREST, Math.max(farthest(room), k * by));
  const [x, y] = [at[0] + (px - room.w / 2) / k, at[1] + (py - room.h / 2) / k];
  return { at: [x - (px - room.w / 2) / near, y - (py - room.h / 2) / near], k: near };
}

/** Return whether a point is visible, at least `rim` away from the edge of the window. */
export function isSeen(look: Look, room: Room, [x, y]: Point, rim = 0): boolean {
  const seen = windowOf(look, room);
  return x > seen.x + rim && x < seen.x + seen.w - rim && y > seen.y + rim && y < seen.y + seen.h - rim;
}

/** Return where the line from the centre of the window to a point crosses its rim, and its direction in degrees. */
export function onRim(
  look: Look,
  room: Room,
  [x, y]: Point,
  rim: number,
): { readonly at: Point; readonly turn: number } {
  const [dx, dy] = [x - look.at[0], y - look.at[1]];
  const { w, h } = windowOf(look, room);
  const far = Math.max(Math.abs(dx) / (w / 2 - rim), Math.abs(dy) / (h / 2 - rim), 0.001);
  return { at: [look.at[0] + dx / far, look.at[1] + dy / far], turn: (Math.atan2(dy, dx) * 180) / Math.PI };
}
