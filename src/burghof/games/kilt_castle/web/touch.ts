/** Touch and keyboard on the board: its scale, the long press on turf, and moving the focus along the spaces. */
import type { Attachment } from 'svelte/attachments';

const LONG_PRESS_MS = 400;

/** Report how many pixels a unit of the drawing has. */
export const observeScale =
  (units: number, tell: (scale: number) => void): Attachment<SVGSVGElement> =>
  (element) => {
    const observer = new ResizeObserver(([entry]) => {
      if (!entry) return;
      const { width, height } = entry.contentRect;
      if (width > 0 && height > 0) tell(Math.min(width, height) / units);
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
    };
  };

/** Report a long press on turf until it is released; the following click picks nothing. */
export const onLongPress =
  (hold: (isHeld: boolean) => void): Attachment<SVGSVGElement> =>
  (element) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isHeld = false;
    const down = ({ target }: Event): void => {
      if (!(target instanceof Element) || !target.matches('[data-turf]')) return;
      timer = setTimeout(() => {
        isHeld = true;
        hold(true);
      }, LONG_PRESS_MS);
    };
    const up = (): void => {
      clearTimeout(timer);
      if (!isHeld) return;
      isHeld = false;
      hold(false);
      const swallow = (event: Event): void => {
        event.stopPropagation();
      };
      addEventListener('click', swallow, { capture: true, once: true });
      setTimeout(() => {
        removeEventListener('click', swallow, { capture: true });
      });
    };
    const menu = (event: Event): void => {
      if (isHeld) event.preventDefault();
    };
    element.addEventListener('pointerdown', down);
    element.addEventListener('contextmenu', menu);
    addEventListener('pointerup', up);
    addEventListener('pointercancel', up);
    return () => {
      clearTimeout(timer);
      element.removeEventListener('pointerdown', down);
      element.removeEventListener('contextmenu', menu);
      removeEventListener('pointerup', up);
      removeEventListener('pointercancel', up);
    };
  };

/**
 * Move the focus along the spaces: to the next possible destination, or, while no card is picked, to the next row of
 * cards.
 */
export function moveFocus(
  root: SVGElement,
  by: 1 | -1,
  rows: readonly (readonly number[])[] | null,
  targets: ReadonlySet<number>,
  spaces: number,
): void {
  const has = (space: number): boolean => (rows ? (rows[space]?.length ?? 0) > 0 : targets.has(space));
  const ids = Array.from({ length: spaces }, (_, space) => space).filter(has);
  const idOf = (space: number): string => (rows ? `card-${String(rows[space]?.[0] ?? 0)}` : `space-${String(space)}`);
  const focused = document.activeElement?.getAttribute('data-pick') ?? '';
  const here = ids.findIndex((space) =>
    rows ? rows[space]?.some((card) => focused === `card-${String(card)}`) : focused === idOf(space),
  );
  const next = ids[here < 0 ? (by > 0 ? 0 : ids.length - 1) : (here + by + ids.length) % ids.length];
  if (next === undefined) return;
  root.querySelector<SVGElement>(`[data-pick="${idOf(next)}"]`)?.focus();
}
