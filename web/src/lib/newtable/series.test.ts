import { describe, expect, it } from 'vitest';
import { SINGLE_GAME, parseSeriesDraft, clampTarget, toTerms } from './series.ts';

describe('the series of a new table', () => {
  it('is none unless somebody wishes for one', () => {
    expect(toTerms(SINGLE_GAME)).toBeNull();
    expect(parseSeriesDraft({})).toEqual(SINGLE_GAME);
  });

  it('is asked for as the house takes it', () => {
    expect(toTerms({ ...SINGLE_GAME, kind: 'games', games: 2 })).toEqual({
      series: 'games',
      number: 2,
      counts: 'victories',
    });
    expect(toTerms({ ...SINGLE_GAME, kind: 'target', target: 500, counts: 'points' })).toEqual({
      series: 'target',
      points: 500,
      counts: 'points',
    });
  });

  it('is as it was kept, as far as it fits', () => {
    const draft = { kind: 'target', games: 5, target: 40, counts: 'points' } as const;

    expect(parseSeriesDraft(draft)).toEqual(draft);
    expect(parseSeriesDraft({ kind: 'week', games: 99, target: 'many', counts: 'luck' })).toEqual(SINGLE_GAME);
  });

  it('has a target the house takes, whatever is typed', () => {
    expect([0, 2.4, 1e9, Number.NaN].map(clampTarget)).toEqual([1, 2, 100_000, 3]);
  });
});
