/** The facts about a game: number of players, duration, minimum age. */
import type { Card } from '#lib/wire/out.gen.ts';
import { t } from '#lib/words/speech.svelte.ts';

export const seatsText = (card: Card): string => {
  const [least, most] = [Math.min(...card.seats), Math.max(...card.seats)];
  return least === most ? String(least) : `${String(least)}–${String(most)}`;
};

export const facts = (card: Card): string =>
  t('game-facts', { seats: seatsText(card), minutes: card.minutes[1], age: card.age });
