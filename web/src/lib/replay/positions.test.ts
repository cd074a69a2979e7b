import { describe, expect, it } from 'vitest';
import { actorOf, replayUrl, parseLocation, clampPosition, matchPosition, turnSpans, viewsOf } from './positions.ts';
import type { ReplayStep, Replay } from '#lib/wire/out.gen.ts';

const TABLE = '2f29dee1-4152-4e2e-bac0-12862a995972';

/** Build a step in which a seat did something that all seats see, or only some, or none. */
function moment(seat: number | null, to: 'all' | 'some' | 'none' = 'all', changes: object = {}): ReplayStep {
  const event = to === 'none' ? null : { type: 'done', ...(to === 'some' ? { to: [seat] } : {}) };
  const data = seat === null ? {} : { seat: { type: 'who' as const, seat } };
  return { frames: [{ event, changes: { ...changes } }], said: event ? [{ key: 'event-done', data }] : [] };
}

const replay = (...moments: ReplayStep[]): Replay => ({
  table: TABLE,
  seat: null,
  view: { round: 0, purse: 1 },
  moments,
  players: [],
  outcome: null,
});

describe('the address of a position', () => {
  it('names the position and the seat', () => {
    expect(replayUrl(TABLE, 17, 1)).toBe(`/tables/${TABLE}/replay?at=17&seat=1`);
    expect(replayUrl(TABLE, 17, null)).toBe(`/tables/${TABLE}/replay?at=17`);
    expect(replayUrl(TABLE, null, null)).toBe(`/tables/${TABLE}/replay`);
  });

  it('is read as it was written, and what is no number asks for nothing', () => {
    const read = (text: string): unknown => parseLocation(new URLSearchParams(text));
    expect(read('at=17&seat=0')).toEqual({ at: 17, seat: 0 });
    expect(read('at=-1&seat=1e3')).toEqual({ at: null, seat: null });
    expect(read('')).toEqual({ at: null, seat: null });
  });

  it('that is beyond the game is its end', () => {
    const game = replay(moment(0), moment(1));
    expect([0, 1, 2, 3, Infinity].map((at) => clampPosition(game, at))).toEqual([1, 1, 2, 2, 2]);
  });
});

describe('a game one looks back on', () => {
  it('has a view before the first moment and after each', () => {
    const game = replay(moment(null, 'all', { round: 1 }), moment(0), moment(1, 'all', { purse: 5 }));

    expect(viewsOf(game)).toEqual([
      { round: 0, purse: 1 },
      { round: 1, purse: 1 },
      { round: 1, purse: 1 },
      { round: 1, purse: 5 },
    ]);
  });

  it('is woven of who did what', () => {
    const moments = [moment(null), moment(0), moment(0), moment(1), moment(null, 'none'), moment(0)];

    expect(moments.map(actorOf)).toEqual([null, 0, 0, 1, null, 0]);
    expect(turnSpans(moments)).toEqual([
      { from: 0, to: 2, seat: 0 },
      { from: 2, to: 3, seat: 1 },
      { from: 3, to: 4, seat: null },
      { from: 4, to: 5, seat: 0 },
    ]);
  });

  it('is at the same moment for other eyes, which saw more or less between', () => {
    const mine = replay(moment(null), moment(0, 'some'), moment(0, 'none'), moment(1), moment(0));
    const theirs = replay(moment(null), moment(1), moment(0));

    expect([1, 2, 3, 4, 5].map((at) => matchPosition(mine, at, theirs))).toEqual([1, 1, 1, 2, 3]);
    expect([1, 2, 3].map((at) => matchPosition(theirs, at, mine))).toEqual([1, 4, 5]);
  });
});
