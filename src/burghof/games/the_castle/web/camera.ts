/**
 * The visible window of a small screen on the floor plan: moving it, zooming it and keeping it inside. Pure functions.
 */
import { DRAWING, type Rect } from './geometry.ts';
import type { Point } from '#lib/board/draw/projection.ts';

/** The point in the centre of the window, and the number of pixels per unit of the drawing. */
export type CameraView = { readonly at: Point; readonly k: number };
export type ScreenSize = { readonly w: number; readonly h: number };

/** Maximum zoom. */
export const MAX_ZOOM = 1.5;
/** Initial zoom of a phone: five areas side by side. */
export const DEFAULT_ZOOM = 76 / 92;

/** Return the zoom that shows the whole castle. */
export const minZoom = (room: ScreenSize): number => Math.min(room.w / DRAWING.w, room.h / DRAWING.h);

/** Clamp the window to the drawing; centred where all of it is visible. */
export function clampView({ at, k }: CameraView, room: ScreenSize): CameraView {
  const near = Math.min(MAX_ZOOM, Math.max(minZoom(room), k));
  return {
    at: [clampAxis(at[0], room.w / near, DRAWING.x, DRAWING.w), clampAxis(at[1], room.h / near, DRAWING.y, DRAWING.h)],
    k: near,
  };
}

function clampAxis(at: number, tableState: number, from: number, long: number): number {
  if (tableState >= long) return from + long / 2;
  return Math.min(from + long - tableState / 2, Math.max(from + tableState / 2, at));
}

/** Return the visible part of the drawing. */
export function windowOf({ at, k }: CameraView, room: ScreenSize): Rect {
  const [w, h] = [room.w / k, room.h / k];
  return { x: at[0] - w / 2, y: at[1] - h / 2, w, h };
}

/** Return the look after the drawing was dragged by this many pixels. */
export const drag = ({ at, k }: CameraView, [dx, dy]: Point): CameraView => ({
  at: [at[0] - dx / k, at[1] - dy / k],
  k,
});

/** Return the look zoomed by a factor around this pixel of the window, which keeps its content. */
export function zoom({ at, k }: CameraView, room: ScreenSize, by: number, [px, py]: Point): CameraView {
  const near = Math.min(MAX_ZOOM, Math.max(minZoom(room), k * by));
  const [x, y] = [at[0] + (px - room.w / 2) / k, at[1] + (py - room.h / 2) / k];
  return { at: [x - (px - room.w / 2) / near, y - (py - room.h / 2) / near], k: near };
}

/** Return whether a point is visible, at least `rim` away from the edge of the window. */
export function isVisible(look: CameraView, room: ScreenSize, [x, y]: Point, rim = 0): boolean {
  const tableState = windowOf(look, room);
  return (
    x > tableState.x + rim &&
    x < tableState.x + tableState.w - rim &&
    y > tableState.y + rim &&
    y < tableState.y + tableState.h - rim
  );
}

/** Return where the line from the centre of the window to a point crosses its rim, and its direction in degrees. */
export function onRim(
  look: CameraView,
  room: ScreenSize,
  [x, y]: Point,
  rim: number,
): { readonly at: Point; readonly turn: number } {
  const [dx, dy] = [x - look.at[0], y - look.at[1]];
  const { w, h } = windowOf(look, room);
  const far = Math.max(Math.abs(dx) / (w / 2 - rim), Math.abs(dy) / (h / 2 - rim), 0.001);
  return { at: [look.at[0] + dx / far, look.at[1] + dy / far], turn: (Math.atan2(dy, dx) * 180) / Math.PI };
}
