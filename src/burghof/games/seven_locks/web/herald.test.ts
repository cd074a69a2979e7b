import { describe, expect, it } from 'vitest';
import { backKey, confirmKey, heraldText } from './herald.ts';
import type { LocksOffer } from './scene.ts';
import type { Move, Preview, View } from './types.gen.ts';

const offer = (move: Move, preview: Preview | null): LocksOffer => ({
  move,
  preview,
  picks: [],
  message: { key: 'offer', data: {} },
});
const stateOf = (aimed: LocksOffer | null, picked: readonly string[] = []): Parameters<typeof heraldText>[0] => ({
  view: {} as View,
  picked,
  openOffers: [],
  aimed,
});
const KEY = offer({ type: 'take-key', key: 6 }, { type: 'key', asked: [1, 2], wagers: [] });

describe('what the herald says', () => {
  it('names the key on its button', () => {
    expect(confirmKey(KEY)).toEqual({ key: 'board-try-key', data: { key: 6 } });
  });

  it('tells a wager that is declined from a coat that is not placed', () => {
    expect(confirmKey(offer({ type: 'pass' }, { type: 'wager', rivals: [], coats: 1 }))).toBe('board-no-bet');
    expect(confirmKey(offer({ type: 'pass' }, { type: 'coat', share: 0, coats: 1 }))).toBe('board-stay-out');
  });

  it('says who may join in before a key is tried', () => {
    const seats = [1, 2].map((seat) => ({ type: 'who', seat }));

    expect(heraldText(stateOf(KEY))?.more).toEqual({ key: 'board-take-key-more', data: { count: 2, seats } });
  });

  it('repeats nothing that the sentence says', () => {
    const walk = (inside: number | null): LocksOffer =>
      offer({ type: 'walk', tower: 2 }, { type: 'walk', steps: 1, inside });

    expect(heraldText(stateOf(walk(3)))?.more?.key).toBe('board-walk-more');
    expect(heraldText(stateOf(walk(null)))).toBeNull();
    expect(heraldText(stateOf(null))).toBeNull();
  });

  it('puts a key back, and leaves a tower for another', () => {
    expect(backKey(stateOf(null, ['key-6']))).toBe('board-put-back');
    expect(backKey(stateOf(null, ['tower-6']))).toBe('board-other-tower');
  });
});
