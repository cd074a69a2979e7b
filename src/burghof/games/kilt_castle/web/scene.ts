/** What the board shows: cards in their rows, the offers per field, and the last move. Knows no rules. */
import { otherColour, ownerOf, rankOf, type Colour } from './colours.ts';
import { FIELDS, SPACES, lineOf } from './geometry.ts';
import type { BuildingCard, Event, Floor, Move, Preview, View } from './types.gen.ts';
import { nextPicks, isEqual } from '#lib/board/picks.ts';
import type { OfferOf } from '#lib/wire/typed.ts';

export type KiltOffer = OfferOf<Move, Preview>;

export const cardId = (card: number): string => `card-${String(card)}`;
export const spaceId = (space: number): string => `space-${String(space)}`;
export const fieldId = (field: number): string => `field-${String(field)}`;

/** Return the number in an id of this kind, or null. */
export function numberOf(kind: 'card' | 'space' | 'field' | 'floor' | 'other', id: string | undefined): number | null {
  const [name, number] = id?.split('-') ?? [];
  return name === kind && number !== undefined ? Number(number) : null;
}

export const spaceOf = (card: BuildingCard): number => card.position % SPACES;

/**
 * Return the cards in the order in which they joined their rows, as far as seen: a card that moved joins its row last.
 */
export function orderCards(
  before: readonly number[],
  was: readonly number[],
  cards: readonly BuildingCard[],
): number[] {
  const spaces = cards.map(spaceOf);
  const all = before.length === cards.length ? before : cards.map((_, card) => card);
  const stayed = all.filter((card) => was[card] === undefined || was[card] === spaces[card]);
  return [...stayed, ...all.filter((card) => !stayed.includes(card))];
}

/** Return the cards of each space's row, from the site outwards. */
export function rowsOf(cards: readonly BuildingCard[], order: readonly number[]): readonly (readonly number[])[] {
  const rows = Array.from({ length: SPACES }, (): number[] => []);
  for (const card of order) {
    const laid = cards[card];
    if (laid) rows[spaceOf(laid)]?.push(card);
  }
  return rows;
}

/** Return the kind of the pending decision; building in either own colour counts as `build`. */
export function pendingKind(offers: readonly KiltOffer[]): Exclude<Move['type'], 'build-other'> | null {
  const type = offers[0]?.move.type ?? null;
  return type === 'build-other' ? 'build' : type;
}

/** Return the offers once the view shows their phase and seat; none while earlier events are still in playback. */
export function currentOffers(view: View, offers: readonly KiltOffer[]): readonly KiltOffer[] {
  const todo = pendingKind(offers);
  const phase = todo === 'take-roof' ? 'roof' : todo;
  const [colour] = view.builders;
  const seat = phase === 'relocate' || !colour ? view.active : ownerOf(view, colour);
  return view.phase === phase && (view.seat === null || view.seat === seat) ? offers : [];
}

/** Return the offer to preview: the one pointed at, with the plainest floor, or the one aimed at. */
export function offerToPreview(
  offers: readonly KiltOffer[],
  picked: readonly string[],
  hovered: string | null,
): KiltOffer | null {
  const pointed = hovered === null || picked.includes(hovered) ? null : nextPicks(offers, picked, hovered);
  const picks = pointed ?? picked;
  if (picks.length === 0) return null;
  const plainest = (start: readonly string[]): KiltOffer | undefined =>
    offers.find((offer) => isEqual(offer.picks.slice(0, start.length), start) && offer.preview?.type === 'build');
  return offers.find((offer) => isEqual(offer.picks, picks)) ?? plainest(picks) ?? null;
}

/** Return the offer with the plainest floor on each field. */
export function fieldOffers(offers: readonly KiltOffer[]): ReadonlyMap<number, KiltOffer> {
  const found = new Map<number, KiltOffer>();
  for (const offer of offers) {
    const field = numberOf('field', offer.picks[0]);
    if (field !== null && !found.has(field)) found.set(field, offer);
  }
  return found;
}

/** Return the floor that a move would set, or null. */
export function floorOf(view: View, move: Move): Floor | null {
  const [colour] = view.builders;
  if (!colour || (move.type !== 'build' && move.type !== 'build-other')) return null;
  return { colour: move.type === 'build' ? colour : otherColour(view, colour), crests: move.crests };
}

/** Return the kinds of floors that can be taken, by id; those of the card's colour come first. */
export function floorsOf(view: View, offers: readonly KiltOffer[]): ReadonlyMap<string, Floor> {
  const found = new Map<string, Floor>();
  for (const { move, picks } of offers) {
    const [id, floor] = [picks[1], floorOf(view, move)];
    if (id !== undefined && floor) found.set(id, floor);
  }
  return found;
}

/** Return the space whose line is highlighted: that of the card that would be moved, or of the one that was. */
export function highlightedSpace(view: View, offer: KiltOffer | null, offers: readonly KiltOffer[]): number | null {
  if (offer?.move.type === 'relocate') return offer.move.to;
  return pendingKind(offers) === 'build' ? view.row : null;
}

export type Note = {
  readonly kind: 'free' | 'own' | 'price' | 'locked';
  readonly price: number;
};

/** Return the notes on the fields of the highlighted line. */
export function fieldNotes(
  view: View,
  offer: KiltOffer | null,
  offers: readonly KiltOffer[],
): ReadonlyMap<number, Note> {
  const found = new Map<number, Note>();
  const space = highlightedSpace(view, offer, offers);
  if (space === null) return found;
  const note = (field: number, price: number): void => {
    const kind = price > 0 ? 'price' : view.towers[field]?.length ? 'own' : 'free';
    found.set(field, { kind, price });
  };
  for (const field of lineOf(space)) if (view.roofs.includes(field)) found.set(field, { kind: 'locked', price: 0 });
  if (offer?.preview?.type === 'relocate') for (const site of offer.preview.sites) note(site.field, site.price);
  else
    for (const [field, { preview }] of fieldOffers(offers)) if (preview?.type === 'build') note(field, preview.price);
  return found;
}

/** Build the illegal move that a pick means, or return null. */
export function attempt(view: View, picked: readonly string[], id: string): Move | null {
  const field = numberOf('field', id);
  if (view.phase === 'relocate') return relocation(view, picked, id);
  if (view.phase === 'roof') return field === null ? null : { type: 'take-roof', field };
  if (view.phase !== 'build') return null;
  if (field !== null) return plainestBuild(view, field);
  const [chosen, own, other] = [numberOf('field', picked[0]), numberOf('floor', id), numberOf('other', id)];
  if (chosen === null) return null;
  if (own !== null) return { type: 'build', field: chosen, crests: own };
  return other === null ? null : { type: 'build-other', field: chosen, crests: other };
}

function relocation(view: View, picked: readonly string[], id: string): Move | null {
  const [space, card] = [numberOf('space', id), numberOf('card', picked[0])];
  if (space !== null && card !== null) return { type: 'relocate', card, to: space };
  const other = numberOf('card', id);
  const laid = other === null ? undefined : view.cards[other];
  return other === null || !laid ? null : { type: 'relocate', card: other, to: (spaceOf(laid) + 1) % SPACES };
}

/** Return the build with the plainest floor that the builder has left. */
function plainestBuild(view: View, field: number): Move {
  const colour = view.builders[0] ?? 'red';
  const plainest = (of: Colour): number => (view.stocks[rankOf(of)] ?? []).findIndex((left) => left > 0);
  const [own, other] = [plainest(colour), plainest(otherColour(view, colour))];
  return own < 0 && view.options['any-own-colour'] && other >= 0
    ? { type: 'build-other', field, crests: other }
    : { type: 'build', field, crests: Math.max(0, own) };
}

/** Marks of the last move: its origin and its destination. */
export type Marks = {
  readonly fromSpace: number | null;
  readonly card: number | null;
  readonly fromField: number | null;
  readonly fields: readonly number[];
};

export function marksOf(events: readonly Event[]): Marks {
  const moved = events.findLast((event) => event.type === 'relocated');
  const roof = events.findLast((event) => event.type === 'roof-moved');
  const fields = events.flatMap((event) =>
    event.type === 'built' || event.type === 'overbuilt' || event.type === 'roof-moved' ? [event.field] : [],
  );
  return {
    fromSpace: moved?.source ?? null,
    card: moved?.card ?? null,
    fromField: roof?.source ?? null,
    fields: [...new Set(fields)],
  };
}

/** Return the towers with one of these colours on top. */
export const towersOf = (view: View, colours: readonly string[]): readonly number[] =>
  FIELDS.filter((field) => {
    const top = view.towers[field]?.at(-1);
    return top !== undefined && colours.includes(top.colour) && !view.roofs.includes(field);
  });
