/** What a result means for the person who reads it: the kind of ending, the place, the margins, the best part. */
import type { SoundName } from '#lib/board/sound/sounds.ts';
import type { Outcome } from '#lib/wire/out.gen.ts';

type ScorePart = Outcome['scores'][number]['parts'][number];

/**
 * How a game ended for a reader: won alone, won with some others, won by all together, a lower place, lost by all; or
 * another player won and the reader has no seat.
 */
export type EndingKind = 'won' | 'shared' | 'together' | 'place' | 'lost' | 'watched';

/** The sound of each ending: a fanfare only for a victory, one low note where all lost. */
export const ENDING_SOUNDS: Readonly<Record<EndingKind, SoundName>> = {
  won: 'victory',
  shared: 'victory',
  together: 'victory',
  place: 'game-over',
  watched: 'game-over',
  lost: 'defeat',
};

/** A seat next to another one in the order of the result, and the points between them. */
export type Margin = { readonly seat: number; readonly points: number };

export const winnersOf = ({ ranks }: Pick<Outcome, 'ranks'>): readonly number[] =>
  ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : []));

/** Return the kind of ending for the player of a seat, or for a reader without one. */
export function endingKind(outcome: Pick<Outcome, 'ranks'>, own: number | null): EndingKind {
  const winners = winnersOf(outcome);
  if (winners.length === 0) return 'lost';
  if (own === null) return 'watched';
  if (!winners.includes(own)) return 'place';
  if (winners.length === 1) return 'won';
  return winners.length === outcome.ranks.length ? 'together' : 'shared';
}

/** Return the seats in the order of their banners: the own one first, then by rank. */
export const bannerOrder = ({ ranks }: Pick<Outcome, 'ranks'>, own: number | null): readonly number[] =>
  ranks
    .map((rank, seat) => ({ rank, seat }))
    .sort(
      (one, other) =>
        Number(other.seat === own) - Number(one.seat === own) || one.rank - other.rank || one.seat - other.seat,
    )
    .map(({ seat }) => seat);

/**
 * Return the next seat above a seat, with the points that were missing: 0 where a tiebreak decided. Null at the top,
 * without points, or where points did not decide.
 */
export const marginAbove = (outcome: Outcome, seat: number): Margin | null => nextMargin(outcome, seat, -1);

/**
 * Return the next seat below a seat, with the points between them; null at the bottom, without points, or where points
 * did not decide.
 */
export const marginBelow = (outcome: Outcome, seat: number): Margin | null => nextMargin(outcome, seat, 1);

function nextMargin({ ranks, scores }: Outcome, seat: number, direction: 1 | -1): Margin | null {
  const [rank, own] = [ranks[seat] ?? 0, scores[seat]];
  if (!own) return null;
  const [next] = ranks
    .map((other, at) => ({ seat: at, apart: (other - rank) * direction, score: scores[at] }))
    .filter(({ apart }) => apart > 0)
    .sort((one, other) => one.apart - other.apart);
  if (!next?.score) return null;
  const points = (own.total - next.score.total) * direction;
  return points > 0 || (points === 0 && own.tiebreaks.length > 0) ? { seat: next.seat, points } : null;
}

/** The part of a score that a player did best in, and whether nobody else had as much of it. */
export type BestPart = { readonly part: ScorePart; readonly isMost: boolean };

/**
 * Return the part in which a seat was furthest ahead of all others, else its largest of several; null without one, or
 * where all points are of one kind.
 */
export function bestPart({ scores }: Outcome, seat: number): BestPart | null {
  const gained = (scores[seat]?.parts ?? []).filter(({ points }) => points > 0);
  const kinds = new Set(
    scores.flatMap(({ parts }) => parts.filter(({ points }) => points !== 0).map(({ message }) => message.key)),
  );
  if (kinds.size < 2) return null;
  const others = scores.filter((_, at) => at !== seat);
  const lead = (part: ScorePart): number => part.points - Math.max(0, ...others.map((score) => pointsOf(score, part)));
  const [first] = gained.toSorted((one, other) => lead(other) - lead(one));
  if (first && others.length > 0 && lead(first) > 0) return { part: first, isMost: true };
  const [largest] = gained.toSorted((one, other) => other.points - one.points);
  return largest && gained.length > 1 ? { part: largest, isMost: false } : null;
}

/** Return the points that a score has for the same thing as this part. */
const pointsOf = ({ parts }: Outcome['scores'][number], { message }: ScorePart): number =>
  parts.filter((part) => part.message.key === message.key).reduce((sum, part) => sum + part.points, 0);

/** Return whether there is anything to count: points of any kind for any seat. */
export const hasCount = ({ scores }: Outcome): boolean =>
  scores.some(({ parts }) => parts.some(({ points }) => points !== 0));

/** Return a number with a minus sign in place of a hyphen. */
export const signed = (points: number): string => String(points).replace('-', '−');

/** A row of the full count: the points of every seat for the same thing; null where a seat has none. */
export type CountRow = {
  readonly message: ScorePart['message'];
  readonly points: readonly (number | null)[];
  readonly decidesTie: boolean;
};

/** Return what a row says about a seat: its points, or a mark where the row only says whom it is true of. */
export function cellText({ points }: CountRow, seat: number, { scores }: Outcome): string {
  const isMark = points.every((one, place) => (one === null ? scores[place]?.parts.length : one === 0));
  if (isMark && points.includes(null)) return points[seat] === 0 ? '✓' : '';
  return signed(points[seat] ?? 0);
}

/** Return the rows of the full count, in the order in which the scores name them. */
export function countRows({ scores }: Outcome): readonly CountRow[] {
  const totals = scores.map(({ total }) => total);
  const isTied = new Set(totals).size < totals.length;
  const rows = (parts: readonly (readonly ScorePart[])[], decidesTie: boolean): readonly CountRow[] =>
    [...new Map(parts.flat().map(({ message }) => [message.key, message])).values()].map((message) => ({
      message,
      points: parts.map((some) => some.find((part) => part.message.key === message.key)?.points ?? null),
      decidesTie,
    }));
  return [
    ...rows(
      scores.map(({ parts }) => parts),
      false,
    ),
    ...(isTied
      ? rows(
          scores.map(({ tiebreaks }) => tiebreaks),
          true,
        )
      : []),
  ];
}
