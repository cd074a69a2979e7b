/** Dragging and pinching the plan on a small screen; a drag does not also click. */
import type { Attachment } from 'svelte/attachments';
import type { Point } from '#lib/board/draw/projection.ts';

/** Distance in pixels from which a movement counts as a drag; larger than the tremor of a finger. */
const DRAG_THRESHOLD_PX = 8;

type DraggableCamera = { readonly drag: (by: Point) => void; readonly zoom: (by: number, at: Point) => void };

export function gestures(camera: DraggableCamera): Attachment<SVGElement> {
  return (element) => {
    const fingers = new Map<number, Point>();
    let start: Point = [0, 0];
    let isFar = false;

    const inside = ({ clientX, clientY }: MouseEvent): Point => {
      const box = element.getBoundingClientRect();
      return [clientX - box.x, clientY - box.y];
    };
    const down = (event: PointerEvent): void => {
      if (event.button !== 0) return;
      if (fingers.size === 0) {
        start = inside(event);
        isFar = false;
      }
      fingers.set(event.pointerId, inside(event));
    };
    const move = (event: PointerEvent): void => {
      const was = fingers.get(event.pointerId);
      if (!was) return;
      const now = inside(event);
      isFar ||= Math.hypot(now[0] - start[0], now[1] - start[1]) >= DRAG_THRESHOLD_PX;
      if (!isFar) return;
      const [other] = [...fingers].filter(([id]) => id !== event.pointerId);
      if (other) {
        const [x, y] = other[1];
        const before = Math.max(1, Math.hypot(was[0] - x, was[1] - y));
        camera.zoom(Math.hypot(now[0] - x, now[1] - y) / before, [(now[0] + x) / 2, (now[1] + y) / 2]);
      }
      const part = other ? 0.5 : 1;
      camera.drag([(now[0] - was[0]) * part, (now[1] - was[1]) * part]);
      fingers.set(event.pointerId, now);
    };
    const up = (event: PointerEvent): void => {
      if (!fingers.delete(event.pointerId) || !isFar || fingers.size > 0) return;
      addEventListener('click', stopClick, { capture: true, once: true });
      setTimeout(() => {
        removeEventListener('click', stopClick, { capture: true });
      });
    };
    const wheel = (event: WheelEvent): void => {
      event.preventDefault();
      camera.zoom(event.deltaY < 0 ? 1.12 : 1 / 1.12, inside(event));
    };

    element.addEventListener('pointerdown', down);
    element.addEventListener('wheel', wheel, { passive: false });
    addEventListener('pointermove', move);
    addEventListener('pointerup', up);
    addEventListener('pointercancel', up);
    return () => {
      element.removeEventListener('pointerdown', down);
      element.removeEventListener('wheel', wheel);
      removeEventListener('pointermove', move);
      removeEventListener('pointerup', up);
      removeEventListener('pointercancel', up);
    };
  };
}

const stopClick = (event: Event): void => {
  event.stopPropagation();
  event.preventDefault();
};
