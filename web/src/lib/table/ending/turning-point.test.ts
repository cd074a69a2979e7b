/** The turning point of a finished game: a review comes before the heuristic. */
import { describe, expect, it } from 'vitest';
import { turningPlace, turningPointIn } from './turning-point.ts';
import type { GameReview, Replay } from '#lib/wire/out.gen.ts';

const UNASKED: GameReview = {
  table: 't',
  iterations: 200,
  standing: 'unasked',
  done: 0,
  total: 0,
  review: null,
  places: [],
  unjudged: [],
  swings: [{ place: 7, change: -0.2 }, null],
  hints: [],
};
const point = (at: number, seat: number, swing: number) => ({ at, seat, swing });
const review = { seats: 2, verdicts: [], band: [], ledgers: [] };
const DONE: GameReview = {
  ...UNASKED,
  standing: 'done',
  places: [3, 4, 5, 6],
  review: { ...review, turning_points: [point(0, 0, 0.4), point(1, 0, -0.1), point(2, 0, -0.3), point(3, 1, -0.9)] },
};

describe('the place of a turning point', () => {
  it('is an estimate until there is a review', () => {
    expect(turningPlace(UNASKED, 0, false)).toEqual({ place: 7, isReviewed: false });
    expect(turningPlace(UNASKED, 1, true)).toBeNull();
  });

  it('is the largest swing of the review for the seat, in the direction of its result', () => {
    expect(turningPlace(DONE, 0, false)).toEqual({ place: 5, isReviewed: true });
    expect(turningPlace(DONE, 0, true)).toEqual({ place: 3, isReviewed: true });
  });

  it('stays an estimate while the review is made, and where the review names none', () => {
    expect(turningPlace({ ...DONE, standing: 'running' }, 0, false)).toEqual({ place: 7, isReviewed: false });
    expect(turningPlace(DONE, 1, true)).toBeNull();
  });
});

describe('the picture of a turning point', () => {
  const frame = (event: unknown, changes: object) => ({ event, changes });
  const replay = {
    view: { round: 0, coins: 1 },
    moments: [
      { frames: [frame('a', { round: 1 })], said: [] },
      { frames: [frame(null, { coins: 2 }), frame('b', { round: 2 })], said: [{ key: 'dug', data: {} }] },
    ],
  } as unknown as Replay;

  it('shows the view after the move, with its events and sentences', () => {
    expect(turningPointIn(replay, 0, { place: 1, isReviewed: false })).toMatchObject({
      view: { round: 2, coins: 2 },
      events: ['b'],
      said: [{ key: 'dug' }],
    });
  });

  it('is absent after the end of the replay', () => {
    expect(turningPointIn(replay, 0, { place: 2, isReviewed: false })).toBeNull();
  });
});
