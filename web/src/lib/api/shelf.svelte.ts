/** The games of this house and the bots one can play against, asked for once. */
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

  /** The title of a game in the language of now. */
  title(id: string): string {
    return this.card(id)?.titles[speech.language] ?? this.card(id)?.titles.en ?? id;
  }
}

export const games = new GamesHere();

/** As many seats as a game is usually played with here: four, or as near to it as the game allows. */
export const usualSeats = (card: Card): number =>
  card.seats.filter((seats) => seats <= 4).reduce((most, seats) => Math.max(most, seats), card.seats[0] ?? 1);
