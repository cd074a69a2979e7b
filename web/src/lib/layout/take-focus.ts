import type { Attachment } from 'svelte/attachments';

/** Give an element the focus if the one that had it is gone. */
export const takeFocus: Attachment<HTMLElement> = (element) => {
  if (document.activeElement === document.body) element.focus({ preventScroll: true });
};
