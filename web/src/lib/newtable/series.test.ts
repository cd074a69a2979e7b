import { describe, expect, it } from 'vitest';
import { SINGLE, seriesOf, targetOf, termsOf } from './series.ts';

describe('the series of a new table', () => {
  it('is none unless somebody wishes for one', () => {
    expect(termsOf(SINGLE)).toBeNull();
    expect(seriesOf({})).toEqual(SINGLE);
  });

  it('is asked for as the house takes it', () => {
    expect(termsOf({ ...SINGLE, kind: 'games', games: 2 })).toEqual({
      series: 'games',
      number: 2,
      counts: 'victories',
    });
    expect(termsOf({ ...SINGLE, kind: 'target', target: 500, counts: 'points' })).toEqual({
      series: 'target',
      points: 500,
      counts: 'points',
    });
  });

  it('is as it was kept, as far as it fits', () => {
    const wish = { kind: 'target', games: 5, target: 40, counts: 'points' } as const;

    expect(seriesOf(wish)).toEqual(wish);
    expect(seriesOf({ kind: 'week', games: 99, target: 'many', counts: 'luck' })).toEqual(SINGLE);
  });

  it('has a target the house takes, whatever is typed', () => {
    expect([0, 2.4, 1e9, Number.NaN].map(targetOf)).toEqual([1, 2, 100_000, 3]);
  });
});
