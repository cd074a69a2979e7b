/** Presses on a board while others' moves are still shown: they complete the showing, and pick where that is safe. */
import { tick } from 'svelte';
import type { Attachment } from 'svelte/attachments';
import type { TableController } from '#lib/table/table-controller.svelte.ts';

/** An item counts as moved if its centre is further away than this, in pixels. */
const SAME_PLACE_PX = 4;

type Place = { readonly x: number; readonly y: number };

/**
 * Complete the showing at a press on this element. The pressed item is picked if it can be picked then and lies where
 * it lay; nothing is aimed at or confirmed by such a press.
 */
export const completesShowing =
  ({ feed, playback, picking }: Pick<TableController, 'feed' | 'playback' | 'picking'>): Attachment<HTMLElement> =>
  (element) => {
    const onPress = (event: Event): void => {
      const isKey = event instanceof KeyboardEvent;
      if (!playback.isBusy || (isKey && event.key !== 'Enter' && event.key !== ' ')) return;
      const target = event.target instanceof Element ? event.target.closest('[data-pick]') : null;
      const id = target?.getAttribute('data-pick') ?? null;
      const before = target && centreOf(target);
      feed.completeShowing();
      // A control that plays no move, such as a switch, does what it always does.
      if (id === null || before === null) return;
      event.preventDefault();
      event.stopPropagation();
      void tick().then(() => {
        const now = element.querySelector(`[data-pick="${CSS.escape(id)}"]`);
        if (now && isSamePlace(before, centreOf(now))) picking.pickEarly(id);
      });
    };
    element.addEventListener('click', onPress, { capture: true });
    element.addEventListener('keydown', onPress, { capture: true });
    return () => {
      element.removeEventListener('click', onPress, { capture: true });
      element.removeEventListener('keydown', onPress, { capture: true });
    };
  };

function centreOf(element: Element): Place {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
}

const isSamePlace = (one: Place, other: Place): boolean =>
  Math.hypot(one.x - other.x, one.y - other.y) <= SAME_PLACE_PX;
