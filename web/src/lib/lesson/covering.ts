/**
 * Takes what lies under a veil away from keys and assistive technology. HTML becomes `inert`; browsers know no inert
 * drawings, so parts of a drawing are hidden from screen readers and Tab passes them.
 */
import type { Box } from './holes.ts';
import { THINGS, thingsOf } from '#lib/board/things.ts';

/** The parts of a page that a veil covers. */
const REGIONS = '.seats, main.stage, footer .tray';
/** What opens above the veil. */
const ABOVE = '.what, [role="alert"], [role="note"]';
const FOCUSABLE = 'a[href], button, input, select, textarea, summary, [tabindex]';
const WATCHED = ['aria-hidden', 'data-pick', 'data-thing', 'inert', 'tabindex'];

/** The value that an attribute had, and the one that it has under the veil. */
type Changed = { readonly before: string | null; readonly now: string };

export class Covering {
  readonly #changed = new Map<Element, Map<string, Changed>>();
  readonly #observer = new MutationObserver(() => {
    this.isOutdated = true;
  });
  /** Whether the page has changed since it was covered. */
  isOutdated = true;

  constructor() {
    const options = { subtree: true, childList: true, attributes: true, attributeFilter: WATCHED };
    for (const region of document.querySelectorAll(REGIONS)) this.#observer.observe(region, options);
  }

  /** Cover everything except what is lit, what opens above the veil, and what lies in one of the holes. */
  cover(lit: readonly string[], holes: readonly Box[]): void {
    const regions = [...document.querySelectorAll(REGIONS)];
    const open = openElements(regions, lit, holes);
    const around = new Set([...open].flatMap(ancestors));
    const wanted = new Map<Element, Readonly<Record<string, string>>>();
    for (const region of regions) collect(region, open, around, wanted);
    // Each lit thing of a drawing is a stop of Tab: its group may have its stop at a covered one.
    for (const one of open)
      if (one.matches('svg [data-pick]:not([aria-hidden="true"])')) wanted.set(one, { tabindex: '0' });
    this.#apply(wanted);
    this.isOutdated = false;
  }

  /** Give everything back. */
  uncover(): void {
    this.#apply(new Map());
  }

  close(): void {
    this.uncover();
    this.#observer.disconnect();
  }

  #apply(wanted: ReadonlyMap<Element, Readonly<Record<string, string>>>): void {
    for (const [element, changes] of this.#changed) {
      for (const [name, { before, now }] of changes) {
        if (wanted.get(element)?.[name] === now) continue;
        changes.delete(name);
        // What the board itself has written since stays.
        if (element.getAttribute(name) === now) put(element, name, before);
      }
      if (changes.size === 0) this.#changed.delete(element);
    }
    for (const [element, values] of wanted) {
      const changes = this.#changed.get(element) ?? new Map<string, Changed>();
      for (const [name, now] of Object.entries(values)) {
        const present = element.getAttribute(name);
        if (present === now) continue;
        changes.set(name, { before: present, now });
        put(element, name, now);
      }
      if (changes.size > 0) this.#changed.set(element, changes);
    }
    this.#observer.takeRecords();
  }
}

/** Return the elements that stay open. */
function openElements(
  regions: readonly Element[],
  lit: readonly string[],
  holes: readonly Box[],
): ReadonlySet<Element> {
  const things = regions.flatMap((region) => [...region.querySelectorAll(`${THINGS}, ${FOCUSABLE}`)]);
  const above = regions.flatMap((region) => [...region.querySelectorAll(ABOVE)]);
  return new Set([...lit.flatMap(thingsOf), ...above, ...things.filter((one) => isInHole(one, holes))]);
}

/** Collect what is to be covered: of each element that has something open inside, only the other parts. */
function collect(
  element: Element,
  open: ReadonlySet<Element>,
  around: ReadonlySet<Element>,
  into: Map<Element, Readonly<Record<string, string>>>,
): void {
  if (open.has(element)) return;
  if (around.has(element)) for (const child of element.children) collect(child, open, around, into);
  else if (element instanceof HTMLElement) into.set(element, { inert: '' });
  else {
    into.set(element, { 'aria-hidden': 'true' });
    for (const one of [element, ...element.querySelectorAll(FOCUSABLE)])
      if (one.matches(FOCUSABLE)) into.set(one, { ...into.get(one), tabindex: '-1' });
  }
}

function isInHole(element: Element, holes: readonly Box[]): boolean {
  const { x, y, width, height } = element.getBoundingClientRect();
  const [cx, cy] = [x + width / 2, y + height / 2];
  return holes.some(
    (hole) =>
      width <= hole.width &&
      height <= hole.height &&
      cx > hole.x &&
      cx < hole.x + hole.width &&
      cy > hole.y &&
      cy < hole.y + hole.height,
  );
}

function ancestors(element: Element): readonly Element[] {
  const { parentElement } = element;
  return parentElement ? [parentElement, ...ancestors(parentElement)] : [];
}

function put(element: Element, name: string, value: string | null): void {
  if (value === null) element.removeAttribute(name);
  else element.setAttribute(name, value);
}
