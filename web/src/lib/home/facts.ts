/** The facts about a game: number of players, duration, minimum age. */
import type { PublicCard } from '#lib/wire/out.gen.ts';
import { t } from '#lib/words/language.svelte.ts';

export const seatsText = (card: PublicCard): string => {
  const [least, most] = [Math.min(...card.seats), Math.max(...card.seats)];
  return least === most ? String(least) : `${String(least)}–${String(most)}`;
};

/** The same facts one by one; every language separates them by a dot. */
export const factList = (card: PublicCard): readonly string[] => factsText(card).split(' · ');

export const factsText = (card: PublicCard): string =>
  t('game-facts', { seats: seatsText(card), minutes: card.minutes[1], age: card.age });
