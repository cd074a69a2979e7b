/**
 * Picking a move: first this, then that, until one offer is left, which is aimed at; then it is confirmed. All before that
 * is local and free to change. Things are named by their ids in the outline, as in the picks of the offers.
 */
import { after, pickable, reachable, same, starts, without, type Picks } from './picks.ts';
import type { OfferOf } from '#lib/wire/typed.ts';

export type Hands<Move, Preview> = {
  /** What may be done now. */
  readonly offers: () => readonly OfferOf<Move, Preview>[];
  readonly play: (move: Move) => void;
  /** Whether a move is played as soon as it is picked. */
  readonly isInstant: (offer: OfferOf<Move, Preview>) => boolean;
  /** The move that a pick against the rules would be, to be refused with its clause. */
  readonly attempt: (picked: Picks, id: string) => Move | null;
};

/** As much of picking as a target needs. */
export type Pickable = Pick<
  Picking<unknown, unknown>,
  'canPick' | 'hovered' | 'isPicked' | 'pick' | 'reachable' | 'refused'
> & {
  /** What is done with something dragged onto this, where that is more than picking it. */
  readonly drop?: (id: string) => void;
};

export class Picking<Move, Preview> {
  /** What is picked so far. */
  picked = $state.raw<Picks>([]);
  /** What the pointer is over. */
  hovered = $state<string | null>(null);
  /** What was tried against the rules. */
  refused = $state<string | null>(null);
  readonly #hands: Hands<Move, Preview>;

  constructor(hands: Hands<Move, Preview>) {
    this.#hands = hands;
  }

  readonly offers = $derived.by(() => this.#hands.offers());
  /** The offers that are still open after what is picked. */
  readonly open = $derived(this.offers.filter((offer) => starts(offer.picks, this.picked)));
  /** What can be picked next, in one go. */
  readonly reachable = $derived(reachable(this.offers, this.picked));
  readonly #whole = $derived(
    this.picked.length === 0 ? [] : this.open.filter((offer) => offer.picks.length === this.picked.length),
  );
  /** What can be picked now, or instead of what is picked. */
  readonly pickable = $derived(pickable(this.offers, this.picked));
  /** The offer that is aimed at: all its picks are picked, and no other has the same. */
  readonly aimed = $derived(this.#whole.length === 1 ? (this.#whole[0] ?? null) : null);
  /** The offer to show a preview of: the one under the pointer, or else the one that is aimed at. */
  readonly previewed = $derived.by(() => {
    if (this.hovered === null || this.picked.includes(this.hovered)) return this.aimed;
    const picks = after(this.offers, this.picked, this.hovered);
    return this.offers.find((offer) => picks !== null && same(offer.picks, picks)) ?? this.aimed;
  });
  /** Offers that are chosen by a button: those whose picks are all picked, and those that pick nothing. */
  readonly buttons = $derived([
    ...(this.aimed ? [] : this.#whole),
    ...this.offers.filter((offer) => offer.picks.length === 0),
  ]);

  isPicked(id: string): boolean {
    return this.picked.includes(id);
  }

  /** Whether something can be picked now, or instead of what is picked. */
  canPick(id: string): boolean {
    return this.pickable.has(id);
  }

  /** Pick something; what is aimed at already is confirmed, what is picked already is let go. */
  pick(id: string): void {
    this.refused = null;
    if (this.picked.at(-1) === id) {
      if (this.aimed) this.confirm();
      else this.back();
      return;
    }
    const picks = after(this.offers, this.picked, id);
    if (picks === null) {
      this.#try(id);
      return;
    }
    this.picked = picks;
    // What followed by itself nobody has pointed at yet: it is shown, and waits.
    if (picks.at(-1) === id && this.aimed && this.#hands.isInstant(this.aimed)) this.confirm();
  }

  confirm(): void {
    if (this.aimed) this.choose(this.aimed);
  }

  /** Play an offer. */
  choose(offer: OfferOf<Move, Preview>): void {
    this.picked = [];
    this.#hands.play(offer.move);
  }

  /** Let go of what was picked last. */
  back(): void {
    this.refused = null;
    this.picked = without(this.offers, this.picked);
  }

  reset(): void {
    this.picked = [];
    this.refused = null;
  }

  /** Play a move against the rules, to be told which: what it was tried with is marked. */
  dare(id: string, move: Move): void {
    this.refused = id;
    this.#hands.play(move);
  }

  #try(id: string): void {
    const move = this.offers.length > 0 ? this.#hands.attempt(this.picked, id) : null;
    if (move !== null) this.dare(id, move);
  }
}
