import { describe, expect, it } from 'vitest';
import { howSure } from './sure.ts';

describe('how sure an idea is', () => {
  it('says in how many worlds the idea is the best', () => {
    const sure = [10, 7, 4, 1].map((best_in) => howSure({ best_in }, 10, true));

    expect(sure).toEqual(['certain', 'likely', 'even', 'guess']);
  });

  it('never advises against the first idea', () => {
    expect(howSure({ best_in: 0 }, 10, true)).toBe('guess');
    expect(howSure({ best_in: 0 }, 10, false)).toBe('not');
  });

  it('advises against a tempting idea', () => {
    expect(howSure({ best_in: 3, is_tempting: true }, 10, false)).toBe('not');
  });
});
