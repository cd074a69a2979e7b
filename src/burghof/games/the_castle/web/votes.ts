/** Votes: who is asked, how long, and votes for areas as shields on the plan, opened ones or one's own. */
import { has } from './scene.ts';
import type { Event, Move, Preview, View } from './types.gen.ts';
import type { Picking } from '#lib/board/picking.svelte.ts';
import type { OfferOf } from '#lib/wire/typed.ts';

export type Voted = { readonly voter: number; readonly area: number };
type Ballot = NonNullable<View['ballot']>;

const areasOf = ({ voters, choices }: Ballot): readonly Voted[] =>
  voters.flatMap((voter, place) => {
    const choice = choices[place];
    return choice?.type === 'go' ? [{ voter, area: choice.area }] : [];
  });

/** The votes to be shown now. */
export function votesIn(view: View, event: Event | null): readonly Voted[] {
  if (event?.type === 'ballot-opened' && view.opened !== null) return areasOf(view.opened);
  return view.ballot === null ? [] : areasOf(view.ballot);
}

/** How long one may think about a vote at a live table, in seconds. */
const PATIENCE = 30;

/** The whole seconds that are left after so many milliseconds. */
export const secondsLeft = (ms: number): number => Math.max(0, Math.ceil(PATIENCE - ms / 1000));

/** What counts when time is up: what is aimed at, or else to stay, to hold, to refuse, or what comes first. */
export const whenTimeIsUp = ({
  aimed,
  offers,
}: Pick<Picking<Move, Preview>, 'aimed' | 'offers'>): OfferOf<Move, Preview> | null =>
  aimed ?? offers.findLast(({ picks }) => picks.length === 0) ?? offers[0] ?? null;

/** The seats that choose at the same time, and whether a choice is known to be in: one's own, or where all may know it. */
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
        (voter, place) => owners[voter] !== seat || ballot.choices[place] !== null || has(voted, voter),
      ) ?? false,
  }));
}
