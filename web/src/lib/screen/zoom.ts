/** How much larger than on a desk everything is on a table screen: it is read from across the room. */

/** What a screen is drawn for before it is enlarged. */
const [WIDTH, HEIGHT] = [1280, 720];

/** By how much to enlarge on a screen of this size; never to make smaller. */
export const zoomFor = (width: number, height: number): number =>
  Math.max(1, Math.floor(Math.min(width / WIDTH, height / HEIGHT) * 100) / 100);
