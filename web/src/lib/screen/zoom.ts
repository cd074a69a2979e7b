/** The scale of a table screen: everything is larger than on a desk, because it is read from across the room. */

/** The size in pixels that a screen is designed for, at scale 1. */
const [WIDTH, HEIGHT] = [1280, 720];

/** Return the scale for a screen of this size; at least 1. */
export const zoomFor = (width: number, height: number): number =>
  Math.max(1, Math.floor(Math.min(width / WIDTH, height / HEIGHT) * 100) / 100);
