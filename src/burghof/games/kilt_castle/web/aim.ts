/** What the herald says about the picked card and the aimed move. */
import { numberOf, spaceOf, type KiltOffer } from './scene.ts';
import { lineRef } from './names.ts';
import { cellOf } from './geometry.ts';
import { ownerOf } from './colours.ts';
import type { BuildPreview, Move, Preview, RelocatePreview, Site, View } from './types.gen.ts';
import type { HeraldText, PickState } from '#lib/board/contract.ts';
import type { Message, MessageRef } from '#lib/wire/out.gen.ts';
import { who } from '#lib/words/translator.ts';

type State = PickState<View, Move, Preview>;

/** More lines than this are not listed but counted. */
const MAX_LISTED_LINES = 5;

/** Return the name of a field as it is printed on the board: "D3". */
export function fieldName(field: number): string {
  const { row, column } = cellOf(field);
  return `${'ABCDE'.charAt(column)}${String(row + 1)}`;
}

/** Return the distinct lines that the picked card can go to, in clockwise order from its space. */
function linesAhead(view: View, card: number, offers: readonly KiltOffer[]): readonly MessageRef[] {
  const laid = view.cards[card];
  const from = laid ? spaceOf(laid) : 0;
  const spaces = offers
    .flatMap(({ move }) => (move.type === 'relocate' ? [move.to] : []))
    .toSorted((one, other) => ((one - from + 20) % 20) - ((other - from + 20) % 20));
  return [...new Map(spaces.map((space) => [lineRef(space).key, lineRef(space)])).values()];
}

/** Return the question where the picked card goes, and its legal places. */
function placeQuestion({ view, picked, openOffers }: State): HeraldText | null {
  const card = numberOf('card', picked[0]);
  const data = openOffers[0]?.message.data;
  if (card === null || !data) return null;
  const lines = linesAhead(view, card, openOffers);
  const isSingle = openOffers[0]?.message.key === 'offer-relocate-single';
  return {
    sentence: {
      key: 'board-where',
      data: { ...data, kind: isSingle ? 'single' : 'double', seat: who(view.seat ?? view.active) },
    },
    more:
      lines.length > MAX_LISTED_LINES
        ? { key: 'board-many-places', data: { places: openOffers.length } }
        : { key: 'board-places', data: { lines } },
  };
}

/** Return the sites split into those that are free for their builder, and those that cost something. */
export function splitSites(sites: readonly Site[]): { readonly free: readonly Site[]; readonly paid: readonly Site[] } {
  return { free: sites.filter(({ price }) => price === 0), paid: sites.filter(({ price }) => price > 0) };
}

/** Return what follows from laying the card there: a ducat day, or else the prices of building. */
function consequence(view: View, card: number, preview: RelocatePreview): Message | null {
  const laid = view.cards[card];
  const seat = view.seat ?? view.active;
  if (preview.is_ducat_day && laid)
    return {
      key: 'board-then-day',
      data: { line: lineRef(spaceOf(laid)), seat: who(seat), ducats: view.incomes[seat] ?? 0 },
    };
  const { free, paid } = splitSites(preview.sites);
  if (preview.sites.length === 0) return null;
  return {
    key: 'board-then-prices',
    data: {
      free: free.length,
      paid: paid.length,
      'free-fields': free.map(({ field }) => fieldName(field)),
      'paid-fields': paid.map(({ field, price }) => `${fieldName(field)} (${String(price)})`),
    },
  };
}

/** Return what follows from building there: who builds next, or else what a ducat day pays. */
function afterBuilding(view: View, preview: BuildPreview): Message | null {
  const next = view.builders[1];
  const seat = view.seat ?? view.active;
  if (next !== undefined)
    return {
      key: view.is_ducat_day ? 'board-then-next-day' : 'board-then-next',
      data: { seat: who(ownerOf(view, next)) },
    };
  if (!view.is_ducat_day) return null;
  return { key: 'board-then-paid', data: { seat: who(seat), ducats: preview.incomes[seat] ?? 0 } };
}

export function heraldText(state: State): HeraldText | null {
  const { view, aimed } = state;
  if (aimed === null) return placeQuestion(state);
  if (aimed.preview?.type === 'build') {
    const more = afterBuilding(view, aimed.preview);
    return more && { sentence: aimed.message, more };
  }
  if (aimed.move.type !== 'relocate' || aimed.preview?.type !== 'relocate') return null;
  const more = consequence(view, aimed.move.card, aimed.preview);
  // The card is in the hand, so the question need not name it.
  return { sentence: { key: 'board-lay', data: aimed.message.data }, ...(more ? { more } : {}) };
}

/** Return the key of what the button that undoes the last pick says. */
export function backKey({ picked, aimed }: State): string | null {
  if (numberOf('field', picked[0]) !== null) return 'board-other-field';
  if (numberOf('card', picked[0]) === null) return null;
  return aimed ? 'board-other-place' : 'board-put-back';
}

const NAME_KEYS: Readonly<Record<string, string>> = {
  'outline-space': 'board-name-space',
  'outline-field-empty': 'board-name-field',
  'outline-field-tower': 'board-name-field',
  'outline-field-roofed': 'board-name-roofed',
};

/** Return the short name of an item, as it is printed on the board; with what lies under its roof. */
export function itemName(_: string, { key, data }: Message): Message | null {
  const name = NAME_KEYS[key];
  return name === undefined ? null : { key: name, data };
}
