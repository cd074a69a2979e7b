/** Presses on the ground of a board, beside everything that takes a press: they put down what is picked. */
import type { Attachment } from 'svelte/attachments';
import type { TableController } from '#lib/table/table-controller.svelte.ts';

/** What does something of its own when it is pressed. */
const TAKES_PRESS = '[data-pick], button, a, input, select, label, summary, [role="button"], [popover]';

/** Put down what is picked at a press on the ground of this element. */
export const putsDownPicks =
  ({ picking }: Pick<TableController, 'picking'>): Attachment<HTMLElement> =>
  (element) => {
    const onPress = ({ target }: Event): void => {
      if (target instanceof Element && !target.closest(TAKES_PRESS)) picking.reset();
    };
    element.addEventListener('click', onPress);
    return () => {
      element.removeEventListener('click', onPress);
    };
  };
