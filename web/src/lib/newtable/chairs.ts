/** The chairs of a table that is being set, and how they change: by their number, by the place one plays at, by hand. */

/** Everyone at a device of their own, everyone but a big screen that only shows, or all around this one. */
export type Where = 'own' | 'screen' | 'here';
/** Who is to sit on a chair: oneself, somebody else at this device, a bot, or whoever comes. */
export type Kind = 'me' | 'here' | 'bot' | 'open';
export type ChairWish = { readonly kind: Kind; readonly bot: string; readonly name: string };

const fresh = (where: Where, bot: string): ChairWish => ({ kind: where === 'here' ? 'here' : 'open', bot, name: '' });

/** Where oneself sits; -1 at a big screen. */
export const mySeat = (chairs: readonly ChairWish[]): number => chairs.findIndex((chair) => chair.kind === 'me');

/** So many chairs: those there were stay as they are, others are as the place suggests, and oneself sits on one. */
export function chairsFor(
  number: number,
  before: readonly ChairWish[],
  where: Where,
  bot: string,
): readonly ChairWish[] {
  const chairs = Array.from({ length: number }, (_, seat) => before[seat] ?? fresh(where, bot));
  return seated(chairs, where);
}

/** The same chairs at another place: whoever was to come sits here, or the other way round; bots stay. */
export function placed(chairs: readonly ChairWish[], where: Where): readonly ChairWish[] {
  const turned = chairs.map((chair): ChairWish => {
    if (chair.kind === 'bot' || (chair.kind === 'me' && where !== 'screen')) return chair;
    return { ...chair, kind: where === 'here' ? 'here' : 'open' };
  });
  return seated(turned, where);
}

/** Two chairs change places, with whoever sits on them. */
export const swapped = (chairs: readonly ChairWish[], one: number, other: number): readonly ChairWish[] =>
  chairs.map((chair, seat) => chairs[seat === one ? other : seat === other ? one : seat] ?? chair);

/** Oneself on the first chair, unless one has a chair or is a big screen. */
function seated(chairs: readonly ChairWish[], where: Where): readonly ChairWish[] {
  if (where === 'screen' || mySeat(chairs) >= 0) return chairs;
  return chairs.map((chair, seat) => (seat === 0 ? { ...chair, kind: 'me' } : chair));
}
