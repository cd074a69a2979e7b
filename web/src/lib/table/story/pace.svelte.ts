/** The pace of the story: how fast this device shows what others do. */
import type { BeatPace } from '#lib/board/playback-types.ts';
import { load, save } from '#lib/storage.ts';

export const PACES = ['calm', 'brisk', 'at-once'] as const;
export type Pace = (typeof PACES)[number];

/** Number of games of one kind that are shown calmly, unless this person chose a pace. */
const FIRST_GAMES = 3;
/** Reading time of a sentence at the calm pace, in milliseconds. */
const READING_MS = { perCharacter: 45, min: 900, max: 2_600, brisk: 350 };
/** With less time on the own clock, in milliseconds, nothing is shown calmly, or nothing at all. */
const HURRY_MS = { brisk: 30_000, atOnce: 10_000 };

const isPace = (value: unknown): value is Pace => PACES.some((one) => one === value);

class PaceState {
  /** The pace that was chosen on this device. */
  chosen = $state<Pace | null>(null);
  /** Whether risky moves are asked about, if that was chosen on this device. */
  asks = $state<boolean | null>(null);
  /** The tables at which each game was played on this device, at most `FIRST_GAMES` of each. */
  #tables = $state.raw<Readonly<Record<string, readonly string[]>>>({});

  constructor() {
    const chosen = load('burghof-pace');
    this.chosen = isPace(chosen) ? chosen : null;
    const asks = load('burghof-learning');
    this.asks = asks === null ? null : asks === 'on';
    this.#tables = parseTables(load('burghof-first-games'));
  }

  /** Return the pace of a game: the chosen one, or calm in the first games of each kind and brisk afterwards. */
  of(game: string, table: string): Pace {
    return this.chosen ?? (this.isFirstGame(game, table) ? 'calm' : 'brisk');
  }

  /** The pace of a table screen: calm, unless all is shown at once. */
  get onScreen(): Pace {
    return this.chosen === 'at-once' ? 'at-once' : 'calm';
  }

  /** The pace of motion beside a table screen. The screen says when something begins; this never lags behind it. */
  get besideScreen(): Pace {
    return this.chosen === 'at-once' ? 'at-once' : 'brisk';
  }

  /** Return whether the game at this table is one of the first of its kind on this device. */
  isFirstGame(game: string, table: string): boolean {
    const tables = this.#tables[game] ?? [];
    return tables.length < FIRST_GAMES || tables.includes(table);
  }

  /** Return whether a game of this kind was finished on this device. */
  hasPlayed(game: string): boolean {
    return (this.#tables[game] ?? []).length > 0;
  }

  /** Return whether risky moves of this game are asked about: as chosen here, or in the first games of its kind. */
  isLearning(game: string, table: string): boolean {
    return this.asks ?? this.isFirstGame(game, table);
  }

  /** Choose whether risky moves are asked about. */
  chooseAsks(asks: boolean): void {
    this.asks = asks;
    save('burghof-learning', asks ? 'on' : 'off');
  }

  choose(pace: Pace): void {
    this.chosen = pace;
    save('burghof-pace', pace);
  }

  /** Note that a game was finished at a table of this device. */
  noteFinished(game: string, table: string): void {
    const tables = this.#tables[game] ?? [];
    if (tables.length >= FIRST_GAMES || tables.includes(table)) return;
    this.#tables = { ...this.#tables, [game]: [...tables, table] };
    save('burghof-first-games', JSON.stringify(this.#tables));
  }
}

export const paceState = new PaceState();

/** Return a pace that leaves enough time to think, with this much on the own clock, in milliseconds. */
export function hurried(pace: Pace, clockMs: number | null): Pace {
  if (clockMs !== null && clockMs < HURRY_MS.atOnce) return 'at-once';
  return clockMs !== null && clockMs < HURRY_MS.brisk && pace === 'calm' ? 'brisk' : pace;
}

/** Return how fast a sentence of this many characters is shown; none is read where there is no text. */
export function beatPace(pace: Pace, characters: number): BeatPace {
  if (pace === 'at-once') return { motion: 0, readingMs: 0 };
  const { perCharacter, min, max, brisk } = READING_MS;
  const readingMs = pace === 'brisk' ? brisk : Math.min(max, Math.max(min, perCharacter * characters));
  return { motion: pace === 'brisk' ? 0.6 : 1, readingMs: characters === 0 ? 0 : readingMs };
}

function parseTables(text: string | null): Readonly<Record<string, readonly string[]>> {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    if (typeof value !== 'object' || value === null) return {};
    return Object.fromEntries(
      Object.entries(value).map(([game, tables]) => [game, Array.isArray(tables) ? tables.map(String) : []]),
    );
  } catch {
    return {};
  }
}
