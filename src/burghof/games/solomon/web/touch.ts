/** Touch on the pit: the shape follows a dragged finger, and is put where the finger is lifted. */
import type { Attachment } from 'svelte/attachments';

/** Distance in pixels from which a movement counts as a drag; larger than the tremor of a finger. */
const DRAG_THRESHOLD_PX = 8;

export type ShapeDrag = {
  /** Whether there is a shape to drag. */
  readonly isHeld: () => boolean;
  /** Called when the finger begins to drag. */
  readonly lift: () => void;
  /** Called with the field under the finger while it drags, and with null afterwards. */
  readonly over: (id: string | null) => void;
  /** Called with the field where the finger is lifted. */
  readonly put: (id: string) => void;
};

export const shapeDragging =
  ({ isHeld, lift, over, put }: ShapeDrag): Attachment<SVGSVGElement> =>
  (element) => {
    let from: readonly [number, number] | null = null;
    let isFar = false;
    const down = (event: PointerEvent): void => {
      from = event.pointerType !== 'mouse' && isHeld() ? [event.clientX, event.clientY] : null;
      isFar = false;
    };
    const move = (event: PointerEvent): void => {
      if (!from) return;
      const isNowFar = Math.hypot(event.clientX - from[0], event.clientY - from[1]) > DRAG_THRESHOLD_PX;
      if (isNowFar && !isFar) lift();
      isFar ||= isNowFar;
      if (isFar) over(under(event));
    };
    const up = (event: PointerEvent): void => {
      const wasDragged = from !== null && isFar;
      const id = wasDragged ? under(event) : null;
      from = null;
      if (wasDragged) over(null);
      if (id === null) return;
      addEventListener('click', swallow, { capture: true, once: true });
      setTimeout(() => {
        removeEventListener('click', swallow, { capture: true });
      });
      put(id);
    };
    element.addEventListener('pointerdown', down);
    addEventListener('pointermove', move);
    addEventListener('pointerup', up);
    addEventListener('pointercancel', up);
    return () => {
      element.removeEventListener('pointerdown', down);
      removeEventListener('pointermove', move);
      removeEventListener('pointerup', up);
      removeEventListener('pointercancel', up);
    };
  };

const swallow = (event: Event): void => {
  event.stopPropagation();
};

const under = (event: PointerEvent): string | null =>
  document
    .elementFromPoint(event.clientX, event.clientY)
    ?.closest('[data-pick^="field-"]')
    ?.getAttribute('data-pick') ?? null;
