/** The games and bots of this server, loaded once. */
import type { PublicCard, GameList } from '#lib/wire/out.gen.ts';
import { languageState } from '#lib/words/language.svelte.ts';
import { api } from './api.ts';

class GameCatalogue {
  list = $state.raw<GameList>({ games: [], bots: [], levels: [], usual: '' });

  async load(): Promise<void> {
    if (this.list.games.length === 0) this.list = await api.games();
  }

  card(id: string): PublicCard | undefined {
    return this.list.games.find((card) => card.id === id);
  }

  /** The bot that plays most gently: newcomers begin against it. */
  get gentlestBot(): string | undefined {
    return this.list.levels[0];
  }

  /** Return the title of a game in the current language. */
  title(id: string): string {
    return this.card(id)?.titles[languageState.language] ?? this.card(id)?.titles.en ?? id;
  }
}

export const games = new GameCatalogue();

/**
 * Return the default number of seats of a game: four, or the nearest number below that the game allows, else its first.
 */
export const defaultSeats = (card: PublicCard): number =>
  card.seats.filter((seats) => seats <= 4).reduce((most, seats) => Math.max(most, seats), card.seats[0] ?? 1);

/** Return the number of bots against which one person plays a game at once. */
export const defaultBots = (card: PublicCard | undefined): number => (card ? Math.max(defaultSeats(card) - 1, 0) : 0);
