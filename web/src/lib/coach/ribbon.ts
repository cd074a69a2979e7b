/** The way of a ribbon between two things. */
import type { Box } from '#lib/lesson/holes.ts';

/** Share of the way by which the ribbon hangs above the straight line, and the maximum in pixels. */
const [LIFT, MAX_LIFT] = [0.35, 110];

/** Return the path of a ribbon that bends upwards from the edge of one box to the edge of another; '' if they overlap. */
export function ribbonPath(from: Box, to: Box): string {
  const [start, end] = [centre(from), centre(to)];
  const length = Math.hypot(end.x - start.x, end.y - start.y);
  const [first, last] = [radius(from), radius(to)];
  if (length <= first + last) return '';
  const at = (way: number): string =>
    `${round(start.x + ((end.x - start.x) * way) / length)} ${round(start.y + ((end.y - start.y) * way) / length)}`;
  const bend = { x: (start.x + end.x) / 2, y: (start.y + end.y) / 2 - Math.min(MAX_LIFT, LIFT * length) };
  return `M${at(first)}Q${round(bend.x)} ${round(bend.y)} ${at(length - last)}`;
}

type Point = { readonly x: number; readonly y: number };

const centre = ({ x, y, width, height }: Box): Point => ({ x: x + width / 2, y: y + height / 2 });

const radius = ({ width, height }: Box): number => Math.min(width, height) / 2;

const round = (value: number): string => value.toFixed(1);
