/** How a person asks what something is: the mouse rests on it, a finger holds it, or `i` is pressed while it has the focus. */
import type { Attachment } from 'svelte/attachments';
import { thingAt } from '#lib/board/things.ts';

/** How it was asked: a card for a resting mouse goes away with it, any other stays until it is closed. */
export type Way = 'rest' | 'hold' | 'key';

/** Where a finger holds something, in pixels of the window. */
export type Point = { readonly x: number; readonly y: number };

const REST_MS = 600;
export const HOLD_MS = 400;
/** Pixels that a finger may slide while it holds. */
const SLIDE_PX = 10;

/**
 * Call `ask` with the asked element, `leave` when the mouse leaves it, and `hold` while a finger holds it, with null as
 * soon as it does not, or has held long enough.
 */
export const asking =
  (
    ask: (element: Element, way: Way) => void,
    leave: () => void,
    hold: (at: Point | null) => void,
  ): Attachment<HTMLElement> =>
  (page) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let frame = 0;
    let rested: Element | null = null;
    let held: Point | null = null;
    let wasHeld = false;

    function wait(element: Element, milliseconds: number, way: Way): void {
      stop();
      timer = setTimeout(() => {
        // A finger that was lifted while the page was busy is heard before the next frame: it did not hold.
        frame = requestAnimationFrame(() => {
          wasHeld = way === 'hold';
          hold(null);
          ask(element, way);
        });
      }, milliseconds);
    }
    function stop(): void {
      clearTimeout(timer);
      cancelAnimationFrame(frame);
      hold(null);
    }
    function onMove(event: PointerEvent): void {
      if (event.pointerType !== 'mouse') {
        if (held && Math.hypot(event.clientX - held.x, event.clientY - held.y) > SLIDE_PX) stop();
        return;
      }
      const thing = thingAt(event.target);
      if (thing !== rested) leave();
      rested = thing;
      if (thing) wait(thing, REST_MS, 'rest');
      else stop();
    }
    function onDown(event: PointerEvent): void {
      stop();
      wasHeld = false;
      leave();
      const thing = thingAt(event.target);
      if (event.pointerType === 'mouse' || !thing) return;
      held = { x: event.clientX, y: event.clientY };
      wait(thing, HOLD_MS, 'hold');
      hold(held);
    }
    function onUp(): void {
      held = null;
      stop();
    }
    /** A press that was held asks, and does nothing else. */
    function onClick(event: Event): void {
      if (!wasHeld) return;
      wasHeld = false;
      event.preventDefault();
      event.stopPropagation();
    }
    function onLeave(): void {
      rested = null;
      stop();
      leave();
    }
    function onKey(event: KeyboardEvent): void {
      if (event.key !== 'i' || event.ctrlKey || event.metaKey || event.altKey) return;
      const thing = thingAt(document.activeElement) ?? rested;
      if (thing) ask(thing, 'key');
    }

    const listeners: readonly (readonly [EventTarget, string, (event: never) => void])[] = [
      [page, 'pointermove', onMove],
      [page, 'pointerdown', onDown],
      [page, 'pointerup', onUp],
      [page, 'pointercancel', onUp],
      [page, 'pointerleave', onLeave],
      [page, 'click', onClick],
      [window, 'keydown', onKey],
    ];
    for (const [target, name, listener] of listeners)
      target.addEventListener(name, listener as EventListener, { capture: true });
    return () => {
      stop();
      for (const [target, name, listener] of listeners)
        target.removeEventListener(name, listener as EventListener, { capture: true });
    };
  };
