/**
 * Picking a move: the player picks items in order until a single offer is left. That offer is aimed at and then
 * confirmed. Everything before the confirmation is local and free to change. Items are named by their outline ids, as
 * in the picks of the offers.
 */
import { nextPicks, pickable, reachable, isEqual, startsWith, withoutItem, withoutLast, type Picks } from './picks.ts';
import type { OfferOf } from '#lib/wire/typed.ts';

export type PickingHost<Move, Preview> = {
  /** The offers of the pending decision. */
  readonly offers: () => readonly OfferOf<Move, Preview>[];
  readonly play: (move: Move) => void;
  /** Whether a move is played as soon as it is picked. */
  readonly isInstant: (offer: OfferOf<Move, Preview>) => boolean;
  /** Build the illegal move that a pick means, so that it is refused with its clause; null if there is none. */
  readonly attempt: (picked: Picks, id: string) => Move | null;
  /** Called with a pressed item that means no move at all. */
  readonly onNoMove?: (id: string) => void;
};

/** The part of picking that a target needs. */
export type Pickable = Pick<
  Picking<unknown, unknown>,
  'canPick' | 'hovered' | 'isPicked' | 'pick' | 'reachable' | 'refused'
> & {
  /** What a drop on this item does, where that is more than picking it. */
  readonly drop?: (id: string) => void;
};

export class Picking<Move, Preview> {
  /** The ids picked so far, in order. */
  picked = $state.raw<Picks>([]);
  /** The id under the pointer. */
  hovered = $state<string | null>(null);
  /** The id that was tried against the rules. */
  refused = $state<string | null>(null);
  readonly #hands: PickingHost<Move, Preview>;

  constructor(pickable: PickingHost<Move, Preview>) {
    this.#hands = pickable;
  }

  readonly offers = $derived.by(() => this.#hands.offers());
  /** The offers that still match the picks. */
  readonly openOffers = $derived(this.offers.filter((offer) => startsWith(offer.picks, this.picked)));
  /** The ids that one pick can reach next. */
  readonly reachable = $derived(reachable(this.offers, this.picked));
  readonly #completeOffers = $derived(
    this.picked.length === 0 ? [] : this.openOffers.filter((offer) => offer.picks.length === this.picked.length),
  );
  /** The ids that can be picked now, or instead of a picked one. */
  readonly pickable = $derived(pickable(this.offers, this.picked));
  /** The offer that is aimed at: all its picks are picked, and no other offer has the same picks. */
  readonly aimed = $derived(this.#completeOffers.length === 1 ? (this.#completeOffers[0] ?? null) : null);
  /** The offer to preview: the one under the pointer, or else the one that is aimed at. */
  readonly previewed = $derived.by(() => {
    if (this.hovered === null || this.picked.includes(this.hovered)) return this.aimed;
    const picks = nextPicks(this.offers, this.picked, this.hovered);
    return this.offers.find((offer) => picks !== null && isEqual(offer.picks, picks)) ?? this.aimed;
  });
  /**
   * Offers that are chosen by a button: those whose picks are all picked (several with the same picks), and those
   * without picks.
   */
  readonly buttons = $derived([
    ...(this.aimed ? [] : this.#completeOffers),
    ...this.offers.filter((offer) => offer.picks.length === 0),
  ]);

  isPicked(id: string): boolean {
    return this.picked.includes(id);
  }

  /** Return whether an item can be picked now, or instead of a picked one. */
  canPick(id: string): boolean {
    return this.pickable.has(id);
  }

  /**
   * Pick an item. Picking the last pick again confirms the aimed offer, or undoes that pick if none is aimed at. Picking
   * an earlier one again puts it down.
   */
  pick(id: string): void {
    this.refused = null;
    if (this.picked.at(-1) === id) {
      if (this.aimed) this.confirm();
      else this.undoLastPick();
      return;
    }
    const picks = nextPicks(this.offers, this.picked, id);
    if (picks === null) {
      this.#attemptIllegal(id);
      return;
    }
    if (isEqual(picks, this.picked)) {
      this.picked = withoutItem(this.offers, this.picked, id);
      return;
    }
    this.picked = picks;
    // An offer that was completed by automatic picks is not instant: the player has not pointed at them yet.
    if (picks.at(-1) === id && this.aimed && this.#hands.isInstant(this.aimed)) this.confirm();
  }

  /**
   * Pick an item that was pressed while others' moves were still shown. It never aims at a move, because the person
   * could not see what the move would do.
   */
  pickEarly(id: string): void {
    const picks = nextPicks(this.offers, [], id);
    const isComplete = this.offers.some((offer) => picks !== null && isEqual(offer.picks, picks));
    if (picks?.at(-1) === id && !isComplete) this.picked = picks;
  }

  /** Pick an item without playing anything. */
  aimAt(id: string): void {
    const picks = nextPicks(this.offers, this.picked, id);
    this.refused = null;
    if (picks !== null) this.picked = picks;
  }

  confirm(): void {
    if (this.aimed) this.playOffer(this.aimed);
  }

  /** Play an offer. */
  playOffer(offer: OfferOf<Move, Preview>): void {
    this.picked = [];
    this.#hands.play(offer.move);
  }

  /** Undo the last pick. */
  undoLastPick(): void {
    this.refused = null;
    this.picked = withoutLast(this.offers, this.picked);
  }

  reset(): void {
    this.picked = [];
    this.refused = null;
  }

  /** Forget the picks that no offer has any more. */
  dropOutdatedPicks(): void {
    if (this.openOffers.length === 0) this.picked = [];
    this.refused = null;
  }

  /** Play a move against the rules, so that the server cites the clause. Marks the item it was tried with. */
  attempt(id: string, move: Move): void {
    this.refused = id;
    this.#hands.play(move);
  }

  /** Show the name of an item, because a press on it means no move at all. */
  showName(id: string): void {
    this.#hands.onNoMove?.(id);
  }

  #attemptIllegal(id: string): void {
    const move = this.offers.length > 0 ? this.#hands.attempt(this.picked, id) : null;
    if (move !== null) this.attempt(id, move);
    else this.showName(id);
  }
}

/** Return a picking where nothing can be picked: for boards that only show something. */
export const inertPicking = (): Picking<unknown, unknown> =>
  new Picking<unknown, unknown>({
    offers: () => [],
    play: () => undefined,
    isInstant: () => false,
    attempt: () => null,
  });
