/** Dragging: a picked item follows the pointer; the item it is dropped on is picked next. */
import type { Attachment } from 'svelte/attachments';
import type { Pickable } from './picking.svelte.ts';

/** Distance in pixels from which a movement counts as a drag; larger than the tremor of a finger. */
const DRAG_THRESHOLD_PX = 8;

/** Make the element of a pickable item draggable onto another pickable item. */
export function draggable(picking: Pickable, id: string): Attachment<SVGElement | HTMLElement> {
  return (element) => {
    let from: readonly [number, number] | null = null;
    let isFar = false;

    const down = (event: PointerEvent): void => {
      if (event.button !== 0 || !picking.canPick(id)) return;
      from = [event.clientX, event.clientY];
      isFar = false;
      addEventListener('pointermove', move);
      addEventListener('pointerup', up);
      addEventListener('pointercancel', end);
    };
    const move = (event: PointerEvent): void => {
      if (!from) return;
      const [dx, dy] = [event.clientX - from[0], event.clientY - from[1]];
      if (!isFar && Math.hypot(dx, dy) < DRAG_THRESHOLD_PX) return;
      if (!isFar && !picking.isPicked(id)) picking.pick(id);
      isFar = true;
      const [x, y] = toDrawingUnits(element, dx, dy);
      element.style.transform = `translate(${String(x)}px, ${String(y)}px)`;
      element.style.pointerEvents = 'none';
      picking.hovered = pickUnderPointer(event);
    };
    const up = (event: PointerEvent): void => {
      const target = isFar ? pickUnderPointer(event) : null;
      if (isFar) addEventListener('click', stopClick, { capture: true, once: true });
      end();
      if (target === null || target === id) return;
      if (picking.drop) picking.drop(target);
      else picking.pick(target);
    };
    const end = (): void => {
      from = null;
      element.style.removeProperty('transform');
      element.style.removeProperty('pointer-events');
      picking.hovered = null;
      removeEventListener('pointermove', move);
      removeEventListener('pointerup', up);
      removeEventListener('pointercancel', end);
      setTimeout(() => {
        removeEventListener('click', stopClick, { capture: true });
      });
    };

    element.addEventListener('pointerdown', down as EventListener);
    return () => {
      element.removeEventListener('pointerdown', down as EventListener);
      end();
    };
  };
}

const stopClick = (event: Event): void => {
  event.stopPropagation();
};

const pickUnderPointer = (event: PointerEvent): string | null =>
  document.elementFromPoint(event.clientX, event.clientY)?.closest('[data-pick]')?.getAttribute('data-pick') ?? null;

/** Convert a distance on the screen into the units of the drawing that contains the element, with its rotation. */
function toDrawingUnits(element: Element, dx: number, dy: number): readonly [number, number] {
  const parent = element.parentElement as Element | null;
  const drawn = parent instanceof SVGGraphicsElement ? parent.getScreenCTM()?.inverse() : null;
  return drawn ? [drawn.a * dx + drawn.c * dy, drawn.b * dx + drawn.d * dy] : [dx, dy];
}
