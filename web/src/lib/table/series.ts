/** The texts of a series: its terms, which game this is, and who won it. */
import type { SeriesStatus } from '#lib/wire/out.gen.ts';
import { t } from '#lib/words/language.svelte.ts';

/** Return the text of the agreed terms. */
export function termsText({ terms }: SeriesStatus): string {
  return terms.series === 'games'
    ? t(`series-terms-games-${terms.counts}`, { games: terms.number })
    : t(`series-terms-target-${terms.counts}`, { target: terms.points });
}

/** Return the text that says which game of the series a table is. */
export function gameText({ terms, number }: SeriesStatus): string {
  return terms.series === 'games' ? t('series-game-of', { number, games: terms.number }) : t('series-game', { number });
}

/** Return the text that says what is left of the series, or who won it. */
export function seriesStatusText(series: SeriesStatus, names: readonly string[]): string {
  const { terms, sums, games, winners, is_over } = series;
  if (is_over) return t('series-won', { count: winners.length, names: winners.map((seat) => names[seat] ?? '') });
  if (terms.series === 'games') return t('series-left', { left: terms.number - games.length });
  return t(`series-missing-${terms.counts}`, { missing: terms.points - Math.max(...sums) });
}
