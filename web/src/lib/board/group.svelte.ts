/** A group of things that keys move through: Tab comes to the group, arrows go on inside it by where things lie. */
import { getContext, setContext, untrack } from 'svelte';
import type { Attachment } from 'svelte/attachments';

const KEY = Symbol('group');
const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export class Group {
  /** The member that Tab comes to. */
  entry = $state<string | null>(null);
  #members: readonly { readonly id: string; readonly element: Element }[] = [];

  /** The thing of this id is a member as long as its element is there. */
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

  /** Tab comes to the first of these that is a member. */
  prefer(ids: Iterable<string>): void {
    const first = [...ids].find((id) => this.#members.some((one) => one.id === id));
    if (first !== undefined) this.entry = first;
  }

  /** Go on by an arrow key; Home and End go to the first and the last. */
  readonly onkeydown = (event: KeyboardEvent): void => {
    const from = this.#members.find(({ element }) => element === document.activeElement);
    if (!from || event.altKey || event.ctrlKey || event.metaKey) return;
    const to = this.#to(event.key, from.element);
    if (!to) return;
    event.preventDefault();
    if (to instanceof SVGElement || to instanceof HTMLElement) to.focus();
  };

  #to(key: string, from: Element): Element | null {
    const all = this.#members.map(({ element }) => element);
    if (key === 'Home') return all[0] ?? null;
    if (key === 'End') return all.at(-1) ?? null;
    const arrow = ARROWS[key];
    return arrow ? nearest(from, all, arrow) : null;
  }
}

/** The nearest in a direction: what lies straight ahead counts as nearer than what lies aside. */
function nearest(from: Element, all: readonly Element[], [dx, dy]: readonly [number, number]): Element | null {
  const [x, y] = middle(from);
  let best: readonly [number, Element] | null = null;
  for (const one of all) {
    if (one === from) continue;
    const [ox, oy] = middle(one);
    const ahead = (ox - x) * dx + (oy - y) * dy;
    const aside = Math.abs((ox - x) * dy) + Math.abs((oy - y) * dx);
    const far = ahead + 2.5 * aside;
    if (ahead > 4 && (best === null || far < best[0])) best = [far, one];
  }
  return best?.[1] ?? null;
}

/** The middle of a thing's place on the screen; `data-place` names the part of it that counts. */
function middle(element: Element): readonly [number, number] {
  const box = (element.querySelector('[data-place]') ?? element).getBoundingClientRect();
  return [box.x + box.width / 2, box.y + box.height / 2];
}

/** Make the group that the targets inside a component belong to. */
export function makeGroup(): Group {
  return setContext(KEY, new Group());
}

export const groupHere = (): Group => getContext<Group>(KEY);
