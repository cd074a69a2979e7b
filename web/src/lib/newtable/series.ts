/** The draft of a series: a single game, a fixed number of games, or games up to a target score. */
import type { CreateTable } from '#lib/wire/in.gen.ts';

export const SERIES = ['none', 'games', 'target'] as const;
export const COUNTS = ['victories', 'points'] as const;
/** Possible numbers of games in a series. */
export const SERIES_LENGTHS = [2, 3, 4, 5, 6, 7, 8, 9, 10] as const;
/** The greatest target that the server accepts. */
export const MAX_TARGET = 100_000;

export type SeriesDraft = {
  readonly kind: (typeof SERIES)[number];
  readonly games: number;
  readonly target: number;
  readonly counts: (typeof COUNTS)[number];
};

export const SINGLE_GAME: SeriesDraft = { kind: 'none', games: 3, target: 3, counts: 'victories' };

/** Clamp a typed target to what the server accepts. */
export const clampTarget = (typed: number): number =>
  Number.isFinite(typed) ? Math.min(Math.max(Math.round(typed), 1), MAX_TARGET) : SINGLE_GAME.target;

/** Return the terms as the server expects them; null for a single game. */
export function toTerms({ kind, games, target, counts }: SeriesDraft): NonNullable<CreateTable['series']> | null {
  if (kind === 'none') return null;
  return kind === 'games' ? { series: 'games', number: games, counts } : { series: 'target', points: target, counts };
}

/** Parse a saved draft. Parts that are no longer valid get their default. */
export function parseSeriesDraft(kept: Readonly<Record<string, unknown>>): SeriesDraft {
  return {
    kind: SERIES.find((one) => one === kept['kind']) ?? SINGLE_GAME.kind,
    games: SERIES_LENGTHS.find((one) => one === kept['games']) ?? SINGLE_GAME.games,
    target: typeof kept['target'] === 'number' ? clampTarget(kept['target']) : SINGLE_GAME.target,
    counts: COUNTS.find((one) => one === kept['counts']) ?? SINGLE_GAME.counts,
  };
}
