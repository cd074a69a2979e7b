/** A group of items for keyboard focus: Tab enters the group, arrow keys move inside it by position on the screen. */
import { getContext, setContext, untrack } from 'svelte';
import type { Attachment } from 'svelte/attachments';

const KEY = Symbol('group');
const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Selector of what no key leads to. */
const HIDDEN = '[inert], [aria-hidden="true"]';

export class FocusGroup {
  /** The member that Tab enters. */
  entry = $state<string | null>(null);
  #members: readonly { readonly id: string; readonly element: Element }[] = [];

  /** Register an item as a member while its element exists. */
  member(id: string): Attachment {
    return (element) => {
      this.#members = [...this.#members, { id, element }];
      untrack(() => {
        this.entry ??= id;
      });
      return () => {
        this.#members = this.#members.filter((one) => one.element !== element);
        if (this.entry === id) this.entry = this.#members[0]?.id ?? null;
      };
    };
  }

  /** Make Tab enter at the first of these ids that is a member. */
  setEntry(ids: Iterable<string>): void {
    const first = [...ids].find((id) => this.#members.some((one) => one.id === id));
    if (first !== undefined) this.entry = first;
  }

  /** Move the focus by an arrow key; Home and End go to the first and the last member. */
  readonly onkeydown = (event: KeyboardEvent): void => {
    const from = this.#members.find(({ element }) => element === document.activeElement);
    if (!from || event.altKey || event.ctrlKey || event.metaKey) return;
    const to = this.#destination(event.key, from.element);
    if (!to) return;
    event.preventDefault();
    if (to instanceof SVGElement || to instanceof HTMLElement) to.focus();
  };

  #destination(key: string, from: Element): Element | null {
    const all = this.#members.map(({ element }) => element).filter((one) => one === from || !one.closest(HIDDEN));
    if (key === 'Home') return all[0] ?? null;
    if (key === 'End') return all.at(-1) ?? null;
    const arrow = ARROWS[key];
    return arrow ? nearest(from, all, arrow) : null;
  }
}

/** Return the nearest element in a direction. Sideways distance counts 2.5 times as much as distance straight ahead. */
function nearest(from: Element, all: readonly Element[], [dx, dy]: readonly [number, number]): Element | null {
  const [x, y] = centreOf(from);
  let best: readonly [number, Element] | null = null;
  for (const one of all) {
    if (one === from) continue;
    const [ox, oy] = centreOf(one);
    const ahead = (ox - x) * dx + (oy - y) * dy;
    const aside = Math.abs((ox - x) * dy) + Math.abs((oy - y) * dx);
    const far = ahead + 2.5 * aside;
    if (ahead > 4 && (best === null || far < best[0])) best = [far, one];
  }
  return best?.[1] ?? null;
}

/** Return the centre of an element on the screen; `data-place` marks the part of it that counts. */
function centreOf(element: Element): readonly [number, number] {
  const box = (element.querySelector('[data-place]') ?? element).getBoundingClientRect();
  return [box.x + box.width / 2, box.y + box.height / 2];
}

/** Create the group of the targets inside a component. */
export function makeGroup(): FocusGroup {
  return setContext(KEY, new FocusGroup());
}

export const currentFocusGroup = (): FocusGroup => getContext<FocusGroup>(KEY);
