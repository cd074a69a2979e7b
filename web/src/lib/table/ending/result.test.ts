/** The meaning of a result for its reader: kind of ending, order of banners, margins, best part, count. */
import { describe, expect, it } from 'vitest';
import {
  bannerOrder,
  bestPart,
  cellText,
  countRows,
  endingKind,
  hasCount,
  marginAbove,
  marginBelow,
} from './result.ts';
import type { Outcome } from '#lib/wire/out.gen.ts';

const say = (key: string) => ({ key, data: {} });
const score = (parts: Readonly<Record<string, number>>, tiebreak = 0) => ({
  total: Object.values(parts).reduce((sum, points) => sum + points, 0),
  parts: Object.entries(parts).map(([key, points]) => ({ message: say(key), points })),
  tiebreaks: [{ message: say('floors'), points: tiebreak }],
});
/** Four seats: the second has won by 3, the last two have equal points and the first of them is ahead by a tiebreak. */
const OUTCOME: Outcome = {
  ranks: [2, 1, 3, 4],
  scores: [
    score({ purse: 48, towers: 6 }),
    score({ purse: 52, towers: 5 }),
    score({ purse: 44 }, 2),
    score({ purse: 44 }),
  ],
  reason: say('over'),
};

describe('the kind of ending', () => {
  it.each([
    [[1, 2], 0, 'won'],
    [[1, 2], 1, 'place'],
    [[1, 1, 3], 1, 'shared'],
    [[1, 1], 0, 'together'],
    [[1], 0, 'won'],
    [[2, 2], 0, 'lost'],
    [[2, 2], null, 'lost'],
    [[1, 2], null, 'watched'],
  ] as const)('of ranks %j for seat %s is %s', (ranks, own, kind) => {
    expect(endingKind({ ranks }, own)).toBe(kind);
  });
});

describe('banners', () => {
  it('hang by rank, the own one first', () => {
    expect(bannerOrder(OUTCOME, 2)).toEqual([2, 1, 0, 3]);
    expect(bannerOrder(OUTCOME, null)).toEqual([1, 0, 2, 3]);
  });
});

describe('margins', () => {
  it('go to the next place above and below', () => {
    expect(marginAbove(OUTCOME, 0)).toEqual({ seat: 1, points: 3 });
    expect(marginBelow(OUTCOME, 0)).toEqual({ seat: 2, points: 10 });
    expect(marginAbove(OUTCOME, 1)).toBeNull();
    expect(marginBelow(OUTCOME, 3)).toBeNull();
  });

  it('are 0 where a tiebreak decided, and absent without points', () => {
    expect(marginBelow(OUTCOME, 2)).toEqual({ seat: 3, points: 0 });
    expect(marginAbove({ ...OUTCOME, scores: [] }, 0)).toBeNull();
  });

  it('are absent where equal points had no tiebreak', () => {
    const dead = { total: 0, parts: [], tiebreaks: [] };
    const outcome: Outcome = { ...OUTCOME, ranks: [1, 2], scores: [dead, dead] };
    expect([marginBelow(outcome, 0), marginAbove(outcome, 1)]).toEqual([null, null]);
  });

  it('are absent where points did not decide the places', () => {
    const outcome: Outcome = { ...OUTCOME, ranks: [1, 2], scores: [score({ cheeses: 1 }), score({ cheeses: 3 })] };
    expect(marginBelow(outcome, 0)).toBeNull();
    expect(marginAbove(outcome, 1)).toBeNull();
  });
});

describe('the best part', () => {
  it('is the one with the largest lead over all others', () => {
    expect(bestPart(OUTCOME, 0)).toMatchObject({ part: { message: { key: 'towers' }, points: 6 }, isMost: true });
  });

  it('is absent where all points are of one kind', () => {
    expect(bestPart({ ...OUTCOME, scores: [score({ cheeses: 3 }), score({ cheeses: 1 })] }, 0)).toBeNull();
  });

  it('is the largest of several where others have as much of everything', () => {
    const scores = [score({ purse: 4, towers: 3 }), score({ purse: 5, towers: 6 })];
    expect(bestPart({ ...OUTCOME, scores }, 0)).toMatchObject({ part: { message: { key: 'purse' } }, isMost: false });
    expect(bestPart(OUTCOME, 2)).toBeNull();
    expect(bestPart({ ...OUTCOME, scores: [score({ gold: 0 })] }, 0)).toBeNull();
  });
});

describe('the full count', () => {
  it('is empty where nobody has any points', () => {
    expect(hasCount(OUTCOME)).toBe(true);
    expect(hasCount({ ...OUTCOME, scores: [score({ gold: 0 }), score({})] })).toBe(false);
  });

  it('has a row for each part and for what decides a tie', () => {
    expect(countRows(OUTCOME).map(({ message, points }) => [message.key, points])).toEqual([
      ['purse', [48, 52, 44, 44]],
      ['towers', [6, 5, null, null]],
      ['floors', [0, 0, 2, 0]],
    ]);
  });

  it('marks whom a row without points is true of', () => {
    const scores = [score({ cheeses: 3, beaten: 0 }), score({ cheeses: 0 })];
    const texts = countRows({ ...OUTCOME, scores }).map((row) =>
      [0, 1].map((seat) => cellText(row, seat, { ...OUTCOME, scores })),
    );
    expect(texts).toEqual([
      ['3', '0'],
      ['✓', ''],
    ]);
    const alone = { ...OUTCOME, scores: [score({ gold: 0 }), score({})] };
    expect(countRows(alone).map((row) => cellText(row, 1, alone))[0]).toBe('0');
  });

  it('leaves out tiebreaks where all points differ', () => {
    expect(countRows({ ...OUTCOME, scores: OUTCOME.scores.slice(0, 2) })).toHaveLength(2);
  });
});
