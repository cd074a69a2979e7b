/** The texts of an ending: who came where, and by how much. */
import { hasCount, marginAbove, marginBelow, winnersOf, type EndingKind, type Margin } from './result.ts';
import type { Outcome } from '#lib/wire/out.gen.ts';
import type { Translator } from '#lib/words/translator.ts';
import { t } from '#lib/words/language.svelte.ts';

/** Return the largest line: the reader's own place, else who has won. */
export function endingText(kind: EndingKind, outcome: Outcome, own: number | null, names: readonly string[]): string {
  const winners = winnersOf(outcome);
  const namesOf = (seats: readonly number[]): string[] => seats.map((seat) => names[seat] ?? '');
  switch (kind) {
    case 'won':
      return t('end-you-win', { name: names[own ?? 0] ?? '' });
    case 'shared':
      return t('end-you-share', { names: namesOf(winners.filter((seat) => seat !== own)) });
    case 'together':
      return t('end-you-together');
    case 'place':
      return t('end-you-place', { rank: outcome.ranks[own ?? 0] ?? 0 });
    case 'watched':
      return t('end-wins', { winners: winners.length, names: namesOf(winners) });
    case 'lost':
      return t('end-nobody');
  }
}

/**
 * Return the points of a seat, in what the game counts, and its margins to the next places above and below; empty
 * without points. `translator` is the game's.
 */
export function marginText(outcome: Outcome, seat: number, names: readonly string[], translator: Translator): string {
  const total = outcome.scores[seat]?.total;
  if (total === undefined || (!hasCount(outcome) && winnersOf(outcome).length === 0)) return '';
  const [above, below] = [marginAbove(outcome, seat), marginBelow(outcome, seat)];
  const dataOf = ({ points, seat }: Margin): { margin: number; name: string } => ({
    margin: points,
    name: names[seat] ?? '',
  });
  const margins = [
    ...(above ? [t('end-margin-above', dataOf(above))] : []),
    ...(below ? [t('end-margin-below', dataOf(below))] : []),
  ];
  const points = pointsText(total, translator);
  const [first, second] = margins;
  if (first === undefined) return t('end-margin-none', { points });
  return second === undefined ? t('end-margin-one', { points, first }) : t('end-margin-two', { points, first, second });
}

/** Return points in what the game counts, such as ducats. */
export const pointsText = (points: number, translator: Translator): string =>
  translator.say('outcome-points', { points });
