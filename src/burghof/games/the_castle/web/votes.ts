/** Votes for areas as shields on the plan: those just opened, or one's own that is sealed. */
import type { Event, View } from './types.gen.ts';

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
