/** Animations of events: pieces are drawn at their new place and animated from their old one. */
import { centre, direction, castleWidth, mousePosition, type Geometry } from './geometry.ts';
import type { Event, View } from './types.gen.ts';
import type { ShownEvent } from '#lib/board/contract.ts';
import { animate, EASE, DURATIONS_MS, dropIn } from '#lib/board/motion.ts';
import type { Point } from '#lib/board/draw/projection.ts';

/** Time in which the last tile falls out of the castle, in milliseconds. */
const FALL_OUT_MS = 260;
/** Time in which a cheese flies to a collection, in milliseconds. */
export const FLIGHT_MS = 800;
/** Delay in milliseconds between the tiles that appear under a lifted roof. */
const TILE_DELAY_MS = 40;
/** Height of a mouse's jump over another, in fields. */
const JUMP_HEIGHT = 0.34;

/** A point of a run, with the height of the mouse. */
type Spot = readonly [number, number, number];

/** Return how long an event is shown, in milliseconds. */
export function eventMs(event: Event): number {
  switch (event.type) {
    case 'ran':
      return DURATIONS_MS.step * event.path.length + 80;
    case 'entered':
      return DURATIONS_MS.step * (event.path.length + 1) + 80;
    case 'placed':
      return DURATIONS_MS.step + 120;
    case 'uncovered':
    case 'unroofed':
      return DURATIONS_MS.lift + 2 * TILE_DELAY_MS + 120;
    case 'slid':
    case 'pushed':
      return DURATIONS_MS.slide + FALL_OUT_MS + 80;
    case 'fell':
      return DURATIONS_MS.fall + 80;
    case 'collected':
      return FLIGHT_MS;
    case 'turn-ended':
      return event.rooms.length > 0 ? DURATIONS_MS.place + 120 : 0;
    default:
      return 0;
  }
}

const shift = ([x, y]: Point, more = ''): string => `translate(${String(x)}px, ${String(y)}px)${more}`;

/** Return a run as keyframes over points, each with the height of the mouse; it bobs between them. */
export function hops(way: readonly Spot[], bob: number): Keyframe[] {
  return way.flatMap(([x, y, z], step) => {
    const here = { transform: shift([x, y - z]) };
    const next = way[step + 1];
    if (!next) return [here];
    const high = Math.max(z, next[2]);
    return [
      here,
      {
        transform: shift([(x + next[0]) / 2, (y + next[1]) / 2 - high - (high > 0 ? 3 : 1) * bob]),
      },
    ];
  });
}

/** Return the path of a run relative to its end; the mouse jumps over other mice on the fields between. */
export function runPath(geometry: Geometry, fields: readonly number[]): readonly Spot[] {
  const [x, y] = mousePosition(geometry, fields.at(-1) ?? 0);
  return fields.map((field, step) => {
    const [fx, fy] = mousePosition(geometry, field);
    return [fx - x, fy - y, step > 0 && step < fields.length - 1 ? geometry.cell * JUMP_HEIGHT : 0];
  });
}

/** Animate an event; `find` returns the elements of the pieces. */
export function animateEvent(
  { event }: ShownEvent<View, Event>,
  geometry: Geometry,
  find: (pieces: string) => readonly Element[],
): void {
  const { cell } = geometry;
  const mouse = (seat: number, field: number): Element | null =>
    find(`[data-mouse="${String(seat)}-${String(field)}"]`)[0] ?? null;
  const run = (element: Element | null, way: readonly Spot[]): void => {
    animate(element, hops(way, cell * 0.05), {
      ms: DURATIONS_MS.step * (way.length - 1),
      easing: 'linear',
    });
  };
  switch (event.type) {
    case 'ran':
      run(mouse(event.seat, event.path.at(-1) ?? 0), runPath(geometry, [event.source, ...event.path]));
      break;
    case 'placed':
    case 'entered': {
      const fields = event.type === 'placed' ? [event.tower] : [event.tower, ...event.path];
      run(mouse(event.seat, fields.at(-1) ?? 0), fromOutside(geometry, runPath(geometry, fields), fields));
      break;
    }
    case 'uncovered':
    case 'unroofed':
      animate(find('[data-lifted]')[0] ?? null, [{ opacity: 1 }, { transform: shift([-10, -30]), opacity: 0 }], {
        ms: DURATIONS_MS.lift,
      });
      event.fields.forEach((field, order) => {
        const tile = find(`[data-tile="${String(field)}"]`)[0] ?? null;
        animate(tile, [{ opacity: 0.15 }, { opacity: 1 }], {
          ms: DURATIONS_MS.lift,
          delay: TILE_DELAY_MS * order,
        });
      });
      break;
    case 'slid':
    case 'pushed':
      push(geometry, event.slot, find);
      break;
    case 'came-to-light':
      for (const field of event.fields)
        animate(find(`[data-tile="${String(field)}"]`)[0] ?? null, [{ opacity: 0.4 }, { opacity: 1 }], {
          ms: DURATIONS_MS.flip,
        });
      break;
    case 'fell':
      animate(
        find('[data-fallen]')[0] ?? null,
        [
          { transform: 'none', opacity: 1 },
          { transform: 'rotate(200deg) scale(0)', opacity: 1 },
        ],
        { ms: DURATIONS_MS.fall, easing: EASE.fall },
      );
      break;
    case 'turn-ended':
      event.rooms.forEach((room, order) => {
        dropIn(find(`[data-roof="${String(room)}"]`)[0] ?? null, order * TILE_DELAY_MS);
      });
      break;
    default:
  }
}

function push(geometry: Geometry, slot: number, find: (pieces: string) => readonly Element[]): void {
  const [dx, dy] = direction(geometry, slot);
  animate(find('[data-line]')[0] ?? null, [{ transform: shift([-dx, -dy]) }, { transform: 'none' }], {
    ms: DURATIONS_MS.slide,
  });
  const half = geometry.cell / 2;
  const small = shift([half, half], ` rotate(30deg) scale(.2) translate(${String(-half)}px, ${String(-half)}px)`);
  animate(
    find('[data-out]')[0] ?? null,
    [
      { transform: 'none', opacity: 1 },
      { transform: small, opacity: 0 },
    ],
    { ms: FALL_OUT_MS, delay: DURATIONS_MS.slide, easing: EASE.fall },
  );
}

/**
 * Extend a run to begin on the grass beside its tower; it jumps over a tower that it passes, because that is occupied.
 */
function fromOutside(geometry: Geometry, way: readonly Spot[], [tower = 0]: readonly number[]): readonly Spot[] {
  const [x, y] = centre(geometry, tower);
  const middle = castleWidth(geometry) / 2;
  const far = geometry.cell * 0.9;
  const [first = [0, 0, 0], ...rest] = way;
  const start: Spot = [first[0] + Math.sign(x - middle) * far, first[1] + Math.sign(y - middle) * far, 0];
  return [start, [first[0], first[1], rest.length > 0 ? geometry.cell * JUMP_HEIGHT : 0], ...rest];
}
