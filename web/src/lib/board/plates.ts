/** Boxes in a picture of a board, and numbered plates at the parts of a thing that is shown large, so that they can be counted. */

export type Box = { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number };
export type Plate = {
  readonly number: number;
  readonly x: number;
  readonly y: number;
  /** The point of the part that it counts. */
  readonly from: readonly [number, number];
};

/** With more parts, only the last has a plate: their number. */
const MAX_PLATES = 5;

/** Return the box around some boxes. */
export const around = (boxes: readonly Box[]): Box => ({
  left: Math.min(...boxes.map(({ left }) => left)),
  top: Math.min(...boxes.map(({ top }) => top)),
  right: Math.max(...boxes.map(({ right }) => right)),
  bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
});

/**
 * Return the plates of these parts, in order, at least `gap` apart. Parts that lie apart have them in their middle; those
 * that hide each other, such as the floors of a tower, have them in a column beside them.
 */
export function platesAt(parts: readonly Box[], gap: number): readonly Plate[] {
  const isPiled = parts.some((one, place) => parts.slice(place + 1).some((other) => hides(one, other)));
  const plates = isPiled ? beside(parts, gap) : parts.map(onPart);
  const isCrowded = plates.some((one, place) => isNear(one, plates[place + 1], gap));
  return isCrowded || plates.length > MAX_PLATES ? plates.slice(-1) : plates;
}

function onPart({ left, top, right, bottom }: Box, place: number): Plate {
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  return { number: place + 1, x, y, from: [x, y] };
}

/** Return a column of plates beside a pile, whose first part is the lowest. */
function beside(parts: readonly Box[], gap: number): readonly Plate[] {
  const bottoms = parts.map(({ bottom }) => bottom);
  const step = (Math.max(...bottoms) - Math.min(...bottoms)) / (parts.length - 1);
  const from = parts.map(({ right, bottom }) => [right, bottom - step / 2] as const);
  const x = Math.max(...parts.map(({ right }) => right)) + gap;
  const middle = from.reduce((sum, [, y]) => sum + y, 0) / parts.length;
  const y = (place: number): number => middle - (place - (parts.length - 1) / 2) * Math.max(step, gap);
  return from.map((at, place) => ({ number: place + 1, x, y: y(place), from: at }));
}

const isNear = (one: Plate, other: Plate | undefined, distance: number): boolean =>
  other !== undefined && Math.hypot(one.x - other.x, one.y - other.y) < 0.9 * distance;

/** Return whether two parts overlap by more than their outlines. */
function hides(one: Box, other: Box): boolean {
  const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return across > (one.right - one.left) / 4 && down > (one.bottom - one.top) / 4;
}
