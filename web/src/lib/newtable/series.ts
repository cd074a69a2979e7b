/** The series somebody wishes for: a single game, several games, or games until somebody has enough. */
import type { CreateTable } from '#lib/wire/in.gen.ts';

export const SERIES = ['none', 'games', 'target'] as const;
export const COUNTS = ['victories', 'points'] as const;
/** How many games a series may have. */
export const LENGTHS = [2, 3, 4, 5, 6, 7, 8, 9, 10] as const;
/** The greatest target the house takes. */
export const MOST = 100_000;

export type SeriesWish = {
  readonly kind: (typeof SERIES)[number];
  readonly games: number;
  readonly target: number;
  readonly counts: (typeof COUNTS)[number];
};

export const SINGLE: SeriesWish = { kind: 'none', games: 3, target: 3, counts: 'victories' };

/** A target as the house takes it. */
export const targetOf = (typed: number): number =>
  Number.isFinite(typed) ? Math.min(Math.max(Math.round(typed), 1), MOST) : SINGLE.target;

/** What is asked of the house. */
export function termsOf({ kind, games, target, counts }: SeriesWish): NonNullable<CreateTable['series']> | null {
  if (kind === 'none') return null;
  return kind === 'games' ? { series: 'games', number: games, counts } : { series: 'target', points: target, counts };
}

/** What was kept, as far as it still fits; a single game where it does not. */
export function seriesOf(kept: Readonly<Record<string, unknown>>): SeriesWish {
  return {
    kind: SERIES.find((one) => one === kept['kind']) ?? SINGLE.kind,
    games: LENGTHS.find((one) => one === kept['games']) ?? SINGLE.games,
    target: typeof kept['target'] === 'number' ? targetOf(kept['target']) : SINGLE.target,
    counts: COUNTS.find((one) => one === kept['counts']) ?? SINGLE.counts,
  };
}
