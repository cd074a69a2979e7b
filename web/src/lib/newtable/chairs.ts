/** The chairs of a new table, and how they change: by their number, by the place of play, by hand. */

/**
 * Where the game is played: each person at their own device, the same with this device as a big screen that only shows
 * the table, or all at this device.
 */
export type PlayPlace = 'own' | 'screen' | 'here';
/** Who will sit on a chair: this person, another person at this device, a bot, or anyone who joins later. */
export type ChairKind = 'me' | 'here' | 'bot' | 'open';
export type ChairDraft = { readonly kind: ChairKind; readonly bot: string; readonly name: string };

const newChair = (where: PlayPlace, bot: string): ChairDraft => ({
  kind: where === 'here' ? 'here' : 'open',
  bot,
  name: '',
});

/** Return the seat of this person; -1 at a big screen. */
export const mySeat = (chairs: readonly ChairDraft[]): number => chairs.findIndex((chair) => chair.kind === 'me');

/**
 * Return this number of chairs: existing ones stay as they are, new ones get the default of the place, and this person
 * sits on one.
 */
export function chairsFor(
  number: number,
  before: readonly ChairDraft[],
  where: PlayPlace,
  bot: string,
): readonly ChairDraft[] {
  const chairs = Array.from({ length: number }, (_, seat) => before[seat] ?? newChair(where, bot));
  return withMe(chairs, where);
}

/** Return the chairs for another place: open chairs become chairs of this device or the other way round; bots stay. */
export function withPlace(chairs: readonly ChairDraft[], where: PlayPlace): readonly ChairDraft[] {
  const turned = chairs.map((chair): ChairDraft => {
    if (chair.kind === 'bot' || (chair.kind === 'me' && where !== 'screen')) return chair;
    return { ...chair, kind: where === 'here' ? 'here' : 'open' };
  });
  return withMe(turned, where);
}

/** Swap two chairs with their occupants. */
export const swapChairs = (chairs: readonly ChairDraft[], one: number, other: number): readonly ChairDraft[] =>
  chairs.map((chair, seat) => chairs[seat === one ? other : seat === other ? one : seat] ?? chair);

/** Put this person on the first chair, unless they have a chair already or this is a big screen. */
function withMe(chairs: readonly ChairDraft[], where: PlayPlace): readonly ChairDraft[] {
  if (where === 'screen' || mySeat(chairs) >= 0) return chairs;
  return chairs.map((chair, seat) => (seat === 0 ? { ...chair, kind: 'me' } : chair));
}
