/** The things of a table by their names: what can be picked, and what can only be looked at. */

/** What a picture of another moment shows is not on the table. */
const OF_TABLE = ':not([data-picture] *)';

const attributeOf = (name: string, id: string): string => `[data-${name}="${CSS.escape(id)}"]${OF_TABLE}`;

const PLAY = 'play:';

/** Return the name of the button that plays an offer. */
export const playName = (offer: number): string => `${PLAY}${String(offer)}`;

/** Return the element that shows a thing, or the button with this name; what can be picked counts first. */
export const thingOf = (id: string): HTMLElement | SVGElement | null =>
  id.startsWith(PLAY)
    ? document.querySelector(attributeOf('play', id.slice(PLAY.length)))
    : (itemOf(id) ?? document.querySelector(attributeOf('thing', id)));

/** Return all elements that show a thing: on the board, in the tray and in the seats. */
export const thingsOf = (id: string): readonly Element[] => [
  ...document.querySelectorAll(`${attributeOf('pick', id)}, ${attributeOf('thing', id)}`),
];

/** Selector of everything that can be picked now, or at another time. */
export const ITEMS = `[data-pick]${OF_TABLE}`;

/** Return the element of an item, or null if it is not on the table. */
export const itemOf = (id: string): HTMLElement | SVGElement | null => document.querySelector(attributeOf('pick', id));

/** Selector of everything that has a name. */
export const THINGS = '[data-pick], [data-thing]';

/** Return the element of the thing to which the target of an event belongs, or null. */
export const thingAt = (target: EventTarget | null): HTMLElement | SVGElement | null =>
  target instanceof Element ? target.closest<HTMLElement | SVGElement>(THINGS) : null;

/** Return the name of the thing that an element belongs to. */
export function nameOf(element: Element): string | undefined {
  const { pick, thing } = thingAt(element)?.dataset ?? {};
  return pick ?? thing;
}
