/** The games and bots of this server, loaded once. */
import type { Card, Shelf } from '#lib/wire/out.gen.ts';
import { speech } from '#lib/words/speech.svelte.ts';
import { api } from './api.ts';

class GamesHere {
  shelf = $state.raw<Shelf>({ games: [], bots: [], levels: [], usual: '' });

  async begin(): Promise<void> {
    if (this.shelf.games.length === 0) this.shelf = await api.shelf();
  }

  card(id: string): Card | undefined {
    return this.shelf.games.find((card) => card.id === id);
  }

  /** Return the title of a game in the current language. */
  title(id: string): string {
    return this.card(id)?.titles[speech.language] ?? this.card(id)?.titles.en ?? id;
  }
}

export const games = new GamesHere();

/**
 * Return the default number of seats of a game: four, or the nearest number below that the game allows, else its first.
 */
export const usualSeats = (card: Card): number =>
  card.seats.filter((seats) => seats <= 4).reduce((most, seats) => Math.max(most, seats), card.seats[0] ?? 1);
