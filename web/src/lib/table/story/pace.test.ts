import { describe, expect, it } from 'vitest';
import { beatPace, hurried, paceState } from './pace.svelte.ts';

describe('the pace of the story', () => {
  it('gives a sentence time to be read, within bounds', () => {
    expect([10, 40, 90].map((length) => beatPace('calm', length).readingMs)).toEqual([900, 1800, 2600]);
    expect(beatPace('brisk', 90)).toEqual({ motion: 0.6, readingMs: 350 });
    expect(beatPace('at-once', 90)).toEqual({ motion: 0, readingMs: 0 });
    expect(beatPace('calm', 0).readingMs).toBe(0);
  });

  it('leaves time to think where the own clock runs down', () => {
    expect([null, 31_000, 29_000, 9_000].map((left) => hurried('calm', left))).toEqual([
      'calm',
      'calm',
      'brisk',
      'at-once',
    ]);
    expect(hurried('at-once', 29_000)).toBe('at-once');
  });

  it('is calm in the first three games of a kind, then brisk, unless one was chosen', () => {
    for (const table of ['a', 'b', 'b']) paceState.noteFinished('kilt-castle', table);
    expect(paceState.of('kilt-castle', 'c')).toBe('calm');
    paceState.noteFinished('kilt-castle', 'c');
    expect([paceState.of('kilt-castle', 'd'), paceState.of('kilt-castle', 'c')]).toEqual(['brisk', 'calm']);
    expect(paceState.of('solomon', 'd')).toBe('calm');
    paceState.choose('at-once');
    expect(paceState.of('solomon', 'd')).toBe('at-once');
  });
});
