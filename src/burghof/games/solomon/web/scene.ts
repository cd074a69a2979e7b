/**
 * What the drawing needs during picking: whose turn it is, where the shape hangs, what it would dig, what a shift would
 * do.
 */
import { nameOf } from './geometry.ts';
import { MATERIAL } from './material.gen.ts';
import { placeAt, placeOver, shapeOf, type Place } from './pattern.ts';
import type { DigPreview, Move, Preview, ShiftPreview, View } from './types.gen.ts';
import type { OfferOf } from '#lib/wire/typed.ts';

export type SolomonOffer = OfferOf<Move, Preview>;
export type CardHold = { readonly mode: 'dig' | 'shift'; readonly turn: number; readonly field: number | null };

export const fieldId = (field: number): string => `field-${String(field)}`;

/** Return the number in an outline id such as `field-8`; null if the id is of another kind. */
export function numberIn(kind: string, id: string | null | undefined): number | null {
  return id?.startsWith(`${kind}-`) ? Number(id.slice(kind.length + 1)) : null;
}

/** Return whether the viewer must shift, dig or decline, in the view as it is shown. */
export const isOwnPreparation = (view: View, offers: readonly SolomonOffer[]): boolean =>
  offers.length > 0 && view.phase === 'prepare' && view.seat !== null && view.queue[0] === view.seat;

/** Return the card of the seat that digs now. */
export const currentCard = (view: View): number | null => view.laid[view.queue[0] ?? -1] ?? null;

export const digsOf = (offers: readonly SolomonOffer[], turn: number): readonly SolomonOffer[] =>
  offers.filter(({ move }) => move.type === 'dig' && move.turn === turn);

/** Return the dig that is offered here, with or without the axe. */
export const digAt = (offers: readonly SolomonOffer[], turn: number, at: number): SolomonOffer | null =>
  digsOf(offers, turn).find(({ move }) => move.type === 'dig' && move.at === at) ?? null;

/** Return a shift after which the card, not rotated, could dig here. */
export const enablingShift = (offers: readonly SolomonOffer[], at: number): SolomonOffer | null =>
  offers.find(({ preview }) => preview?.type === 'shift' && preview.opens.includes(at)) ?? null;

/** The shape over the pit. */
export type Ghost = {
  readonly card: number;
  readonly turn: number;
  readonly place: Place;
  /** The preview of the dig here, or null. */
  readonly dig: DigPreview | null;
  /** Whether it fits: in a rotation that is offered, or where a card in hand could dig right now. */
  readonly fits: boolean;
  /** The shift that would make it fit. */
  readonly enablingShift: SolomonOffer | null;
  /** Fields to hold it over at the other places where it fits, and those where that takes the axe. */
  readonly otherPlaces: readonly number[];
  readonly axePlaces: readonly number[];
};

type Pointed = {
  readonly hovered: string | null;
  readonly picked: readonly string[];
  /** The offer that a confirmation plays. */
  readonly aimed?: SolomonOffer | null;
};

/**
 * Return the shape as it hangs: where it is aimed at, or else over the field pointed at, where it was put, or where it
 * fits first. What is aimed at comes first, as a confirmation digs there whatever a pointer rests on.
 */
export function ghostOf(
  view: View,
  offers: readonly SolomonOffer[],
  held: CardHold,
  { hovered, picked, aimed }: Pointed,
): Ghost | null {
  const pointed = numberIn('field', hovered) ?? held.field;
  if (view.phase === 'choose') return handGhost(offers, numberIn('card', picked[0]), pointed);
  const card = currentCard(view);
  const isOther = picked[0] === 'discard' || picked[0] === 'objects';
  if (!isOwnPreparation(view, offers) || card === null || held.mode !== 'dig' || isOther) return null;
  const dig = aimed?.move.type === 'dig' ? aimed.move : null;
  const turn = dig?.turn ?? held.turn;
  const shape = shapeOf(card, turn);
  if (!shape) return null;
  const placesOf = (axe: boolean): readonly Place[] =>
    digsOf(offers, turn).flatMap(({ move }) =>
      move.type === 'dig' && move.axe === axe ? [placeAt(shape, move.at)] : [],
    );
  const [level, byAxe] = [placesOf(false), placesOf(true)];
  const hanging = pointed === null ? (level[0] ?? byAxe[0] ?? placeOver(shape, MIDDLE)) : placeOver(shape, pointed);
  const place = dig ? placeAt(shape, dig.at) : hanging;
  const offer = digAt(offers, turn, place.at);
  return {
    card,
    turn,
    place,
    dig: offer?.preview?.type === 'dig' ? offer.preview : null,
    fits: offer !== null,
    enablingShift: offer === null && turn === 0 ? enablingShift(offers, place.at) : null,
    otherPlaces: level.filter(({ at }) => at !== place.at).map((one) => one.held),
    axePlaces: byAxe.filter(({ at }) => at !== place.at).map((one) => one.held),
  };
}

/** Return whether the pit is pointed at, the shape was put down, or something is picked. */
export const isTouched = (held: CardHold, { hovered, picked }: Pointed): boolean =>
  numberIn('field', hovered) !== null || held.field !== null || picked.length > 0;

/** The field in the middle of the pit. */
const MIDDLE = (MATERIAL.width * MATERIAL.width) / 2 - MATERIAL.width / 2 - 1;

/** Return the shape of a card in hand, to show where it fits before it is chosen. */
function handGhost(offers: readonly SolomonOffer[], card: number | null, pointed: number | null): Ghost | null {
  const offer = offers.find(({ move }) => move.type === 'choose' && move.card === card);
  const shape = card === null ? null : shapeOf(card);
  if (card === null || !shape || offer?.preview?.type !== 'card') return null;
  const { places } = offer.preview;
  const place =
    pointed === null && places[0] !== undefined ? placeAt(shape, places[0]) : placeOver(shape, pointed ?? MIDDLE);
  return {
    card,
    turn: 0,
    place,
    dig: null,
    fits: places.includes(place.at),
    enablingShift: null,
    otherPlaces: places.filter((at) => at !== place.at).map((at) => placeAt(shape, at).held),
    axePlaces: [],
  };
}

export type Aimed = { readonly source: number; readonly to: number; readonly preview: ShiftPreview };

/** Return the shift that is pointed at or aimed at. */
export function shiftOf(offer: SolomonOffer | null): Aimed | null {
  if (offer?.move.type !== 'shift' || offer.preview?.type !== 'shift') return null;
  return { source: offer.move.source, to: offer.move.to, preview: offer.preview };
}

export type Unevenness = {
  /** The first field that is not as high as most others, and its height. */
  readonly field: string;
  readonly height: number;
  /** A field that is as high as most others, and its height. */
  readonly other: string;
  readonly level: number;
  /** How many fields differ. */
  readonly odd: number;
  /** How many levels the field lies higher or lower. */
  readonly steps: number;
  readonly higher: number;
};

/** Return what keeps the piles under a shape from being dug together; an empty field comes first. */
export function unevennessOf(view: View, fields: readonly number[]): Unevenness | null {
  const piles = [...levelsOf(view, fields)].map(([field, { height, odd }]) => ({ field, height, odd }));
  const odd = piles.filter((one) => one.odd);
  const first = odd.find(({ height }) => height === 0) ?? odd[0];
  if (!first) return null;
  const other = piles.find((one) => !one.odd) ?? first;
  return {
    field: nameOf(first.field),
    height: first.height,
    other: nameOf(other.field),
    level: other.height,
    odd: odd.length,
    steps: Math.abs(first.height - other.height),
    higher: first.height > other.height ? 1 : 0,
  };
}

/** Return the heights of the piles under a shape, and which of them differ from the most frequent height. */
export function levelsOf(view: View, fields: readonly number[]): ReadonlyMap<number, { height: number; odd: boolean }> {
  const heights = fields.map((field) => view.piles[field]?.length ?? 0);
  const often = (height: number): number => heights.filter((one) => one === height).length;
  const defaults = heights.reduce((best, height) => (often(height) > often(best) ? height : best), heights[0] ?? 0);
  return new Map(
    fields.map((field, place) => {
      const height = heights[place] ?? 0;
      return [field, { height, odd: height !== defaults || height === 0 }];
    }),
  );
}
