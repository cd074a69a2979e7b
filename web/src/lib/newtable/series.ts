/** The draft of a series: a single game, a fixed number of games, or games up to a target score. */
import type { CreateTable } from '#lib/wire/in.gen.ts';

export const SERIES = ['none', 'games', 'target'] as const;
export const COUNTS = ['victories', 'points'] as const;
/** Possible numbers of games in a series. */
export const LENGTHS = [2, 3, 4, 5, 6, 7, 8, 9, 10] as const;
/** The greatest target that the server accepts. */
export const MOST = 100_000;

export type SeriesWish = {
  readonly kind: (typeof SERIES)[number];
  readonly games: number;
  readonly target: number;
  readonly counts: (typeof COUNTS)[number];
};

export const SINGLE: SeriesWish = { kind: 'none', games: 3, target: 3, counts: 'victories' };

/** Clamp a typed target to what the server accepts. */
export const targetOf = (typed: number): number =>
  Number.isFinite(typed) ? Math.min(Math.max(Math.round(typed), 1), MOST) : SINGLE.target;

/** Return the terms as the server expects them; null for a single game. */
export function termsOf({ kind, games, target, counts }: SeriesWish): NonNullable<CreateTable['series']> | null {
  if (kind === 'none') return null;
  return kind === 'games' ? { series: 'games', number: games, counts } : { series: 'target', points: target, counts };
}

/** Parse a saved draft. Parts that are no longer valid get their default. */
export function seriesOf(kept: Readonly<Record<string, unknown>>): SeriesWish {
  return {
    kind: SERIES.find((one) => one === kept['kind']) ?? SINGLE.kind,
    games: LENGTHS.find((one) => one === kept['games']) ?? SINGLE.games,
    target: typeof kept['target'] === 'number' ? targetOf(kept['target']) : SINGLE.target,
    counts: COUNTS.find((one) => one === kept['counts']) ?? SINGLE.counts,
  };
}
