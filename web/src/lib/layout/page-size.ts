/** The size of a page, by which it is laid out. The styles of the pages use the same widths and heights. */
import { MediaQuery } from 'svelte/reactivity';
import type { Size } from '#lib/board/contract.ts';

/** A phone, upright or on its side. */
const phone = new MediaQuery('(max-width: 640px), (max-width: 1000px) and (max-height: 500px)');
const tablet = new MediaQuery('(max-width: 1180px)');

export const pageSize = {
  get current(): Size {
    return phone.current ? 'phone' : tablet.current ? 'tablet' : 'wide';
  },
};
