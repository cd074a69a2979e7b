/** What is to be seen of picking: whose turn it is, where the shape hangs, what it would dig, what a shift would do. */
import { MATERIAL } from './material.gen.ts';
import { placeAt, placeOver, shapeOf, type Place } from './pattern.ts';
import type { DigPreview, Move, Preview, ShiftPreview, View } from './types.gen.ts';
import type { OfferOf } from '#lib/wire/typed.ts';

export type SolomonOffer = OfferOf<Move, Preview>;
export type Held = { readonly mode: 'dig' | 'shift'; readonly turn: number; readonly field: number | null };

export const fieldId = (field: number): string => `field-${String(field)}`;

/** The number in an id of the outline, as in `field-8`; null if it is none of this kind. */
export function numberIn(kind: string, id: string | null | undefined): number | null {
  return id?.startsWith(`${kind}-`) ? Number(id.slice(kind.length + 1)) : null;
}

/** Whether one is to shift, to dig or to decline, on the table as it is shown. */
export const prepares = (view: View, offers: readonly SolomonOffer[]): boolean =>
  offers.length > 0 && view.phase === 'prepare' && view.seat !== null && view.queue[0] === view.seat;

/** The card that is dug with now. */
export const cardNow = (view: View): number | null => view.laid[view.queue[0] ?? -1] ?? null;

export const digsOf = (offers: readonly SolomonOffer[], turn: number): readonly SolomonOffer[] =>
  offers.filter(({ move }) => move.type === 'dig' && move.turn === turn);

/** The dig that is offered here, with the axe or without. */
export const digAt = (offers: readonly SolomonOffer[], turn: number, at: number): SolomonOffer | null =>
  digsOf(offers, turn).find(({ move }) => move.type === 'dig' && move.at === at) ?? null;

/** A shift after which the card, upright, could be dug here. */
export const cureFor = (offers: readonly SolomonOffer[], at: number): SolomonOffer | null =>
  offers.find(({ preview }) => preview?.type === 'shift' && preview.opens.includes(at)) ?? null;

/** The shape over the pit. */
export type Ghost = {
  readonly card: number;
  readonly turn: number;
  readonly place: Place;
  /** What would be dug here, if it can be. */
  readonly dig: DigPreview | null;
  /** Whether it fits: at a turn that is offered, or where a card in hand could be dug right now. */
  readonly fits: boolean;
  /** The shift that would make it fit. */
  readonly cure: SolomonOffer | null;
  /** Fields from which it would be held elsewhere where it fits. */
  readonly elsewhere: readonly number[];
};

type Pointed = { readonly hovered: string | null; readonly picked: readonly string[] };

/** The shape as it hangs: over the field that is pointed at, or where it was put, or where it fits first. */
export function ghostOf(
  view: View,
  offers: readonly SolomonOffer[],
  held: Held,
  { hovered, picked }: Pointed,
): Ghost | null {
  const pointed = numberIn('field', hovered) ?? held.field;
  if (view.phase === 'choose') return planned(offers, numberIn('card', picked[0]), pointed);
  const card = cardNow(view);
  const isOther = picked[0] === 'discard' || picked[0] === 'objects';
  if (!prepares(view, offers) || card === null || held.mode !== 'dig' || isOther) return null;
  const shape = shapeOf(card, held.turn);
  if (!shape) return null;
  const digs = digsOf(offers, held.turn).flatMap(({ move }) => (move.type === 'dig' ? [placeAt(shape, move.at)] : []));
  const place = pointed === null ? (digs[0] ?? placeOver(shape, MIDDLE)) : placeOver(shape, pointed);
  const offer = digAt(offers, held.turn, place.at);
  return {
    card,
    turn: held.turn,
    place,
    dig: offer?.preview?.type === 'dig' ? offer.preview : null,
    fits: offer !== null,
    cure: offer === null && held.turn === 0 ? cureFor(offers, place.at) : null,
    elsewhere: digs.filter(({ at }) => at !== place.at).map((one) => one.held),
  };
}

/** The field in the middle of the pit. */
const MIDDLE = (MATERIAL.width * MATERIAL.width) / 2 - MATERIAL.width / 2 - 1;

/** The shape of a card in hand, to see where it fits before it is chosen. */
function planned(offers: readonly SolomonOffer[], card: number | null, pointed: number | null): Ghost | null {
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
    cure: null,
    elsewhere: places.filter((at) => at !== place.at).map((at) => placeAt(shape, at).held),
  };
}

export type Aimed = { readonly source: number; readonly to: number; readonly preview: ShiftPreview };

/** The shift that is pointed at or aimed at. */
export function shiftOf(offer: SolomonOffer | null): Aimed | null {
  if (offer?.move.type !== 'shift' || offer.preview?.type !== 'shift') return null;
  return { source: offer.move.source, to: offer.move.to, preview: offer.preview };
}

/** How high the piles under a shape are, and which of them differ from most. */
export function levelsOf(view: View, fields: readonly number[]): ReadonlyMap<number, { height: number; odd: boolean }> {
  const heights = fields.map((field) => view.piles[field]?.length ?? 0);
  const often = (height: number): number => heights.filter((one) => one === height).length;
  const usual = heights.reduce((best, height) => (often(height) > often(best) ? height : best), heights[0] ?? 0);
  return new Map(
    fields.map((field, place) => {
      const height = heights[place] ?? 0;
      return [field, { height, odd: height !== usual || height === 0 }];
    }),
  );
}
