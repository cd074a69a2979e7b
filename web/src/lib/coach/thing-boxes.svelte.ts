/** Where things are on the page, while they move. */
import { thingOf } from '#lib/board/things.ts';
import type { Box } from '#lib/lesson/holes.ts';

export type ThingBox = Box & { readonly id: string };

/** Follow things on the page: those that are drawn, with their boxes. Call it while a component is set up. */
export function followThings(ids: () => readonly string[]): { readonly boxes: readonly ThingBox[] } {
  let boxes = $state.raw<readonly ThingBox[]>([]);
  $effect(() => {
    const followed = ids();
    let frame = requestAnimationFrame(function look() {
      const found = followed.flatMap((id) => {
        const box = thingOf(id)?.getBoundingClientRect();
        return box && box.width > 0 ? [{ id, x: box.x, y: box.y, width: box.width, height: box.height }] : [];
      });
      if (JSON.stringify(found) !== JSON.stringify(boxes)) boxes = found;
      frame = requestAnimationFrame(look);
    });
    return () => {
      cancelAnimationFrame(frame);
    };
  });
  return {
    get boxes() {
      return boxes;
    },
  };
}
