/**
 * Votes: who is asked, for how long, and which votes for areas appear as shields on the plan (revealed ones or the
 * viewer's own).
 */
import { hasBit } from './scene.ts';
import type { Event, Move, Preview, View } from './types.gen.ts';
import type { Picking } from '#lib/board/picking.svelte.ts';
import type { OfferOf } from '#lib/wire/typed.ts';

export type AreaVote = { readonly voter: number; readonly area: number };
type Ballot = NonNullable<View['ballot']>;

const areasOf = ({ voters, choices }: Ballot): readonly AreaVote[] =>
  voters.flatMap((voter, place) => {
    const choice = choices[place];
    return choice?.type === 'go' ? [{ voter, area: choice.area }] : [];
  });

/** Return the votes to draw now. */
export function visibleVotes(view: View, event: Event | null): readonly AreaVote[] {
  if (event?.type === 'ballot-opened' && view.opened !== null) return areasOf(view.opened);
  return view.ballot === null ? [] : areasOf(view.ballot);
}

/** Time to think about a vote at a live table, in seconds. */
const VOTE_COUNTDOWN_S = 30;

/** Return the whole seconds left after `ms` milliseconds. */
export const secondsLeft = (ms: number): number => Math.max(0, Math.ceil(VOTE_COUNTDOWN_S - ms / 1000));

/**
 * Return the offer that counts when time is up: the aimed one, else the last offer without picks (stay, hold, refuse),
 * else the first.
 */
export const timeoutOffer = ({
  aimed,
  offers,
}: Pick<Picking<Move, Preview>, 'aimed' | 'offers'>): OfferOf<Move, Preview> | null =>
  aimed ?? offers.findLast(({ picks }) => picks.length === 0) ?? offers[0] ?? null;

/**
 * Return the seats that choose at the same time, each with whether its choice is known to be made: the viewer's own, or
 * one that is public.
 */
export function votersOf({
  ballot,
  owners,
  voted,
}: View): readonly { readonly seat: number; readonly isSealed: boolean }[] {
  const seats = [...new Set(ballot?.voters.map((voter) => owners[voter] ?? -1))];
  return seats.map((seat) => ({
    seat,
    isSealed:
      ballot?.voters.every(
        (voter, place) => owners[voter] !== seat || ballot.choices[place] !== null || hasBit(voted, voter),
      ) ?? false,
  }));
}
