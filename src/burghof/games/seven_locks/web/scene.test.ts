/** Tests of which log sentences can be heard again, and of which offers belong to the drawn view. */
import { describe, expect, it } from 'vitest';
import {
  attempt,
  lastDrop,
  currentOffers,
  rolledPearls,
  dropOfSentence,
  echoTag,
  shareAskedAbout,
  type LocksOffer,
} from './scene.ts';
import type { View } from './types.gen.ts';
import type { Message } from '#lib/wire/out.gen.ts';

const view = (changes: Partial<View>): View =>
  ({
    phase: 'drop',
    seat: 0,
    active: 0,
    turn: 1,
    due: 1,
    sounds: [],
    shown: Array(8).fill(null),
    heard: null,
    asked: [],
    ...changes,
  }) as View;
const dropped = (emblem: string, echo: number): Message => ({
  key: 'event-dropped',
  data: { tower: { type: 'word', key: `emblem-${emblem}` }, echo },
});

describe('the log', () => {
  const said = [dropped('bell', 4), { key: 'event-rolled', data: {} }, dropped('bell', 6), dropped('moon', 2)];

  it('lets a pearl be heard again as it was heard', () => {
    const noted = view({ heard: [[2], [], [4, 6], [], [], [], []] });
    expect(dropOfSentence(noted, said, 2)).toEqual({ tower: 2, echo: 6, inside: 1 });
    expect(dropOfSentence(noted, said, 3)).toEqual({ tower: 0, echo: 2, inside: 0 });
  });

  it('counts nothing where nothing is written down, and has nothing to hear in other sentences', () => {
    expect(dropOfSentence(view({}), said, 2)).toEqual({ tower: 2, echo: 6, inside: null });
    expect(dropOfSentence(view({}), said, 1)).toBeNull();
  });
});

describe('a view', () => {
  it('tells the last pearl of the turn, unless its tower is gone', () => {
    const sounds = [{ tower: 1, echo: 5 }];
    expect(lastDrop(view({ sounds }))).toEqual({ tower: 1, echo: 5, inside: null });
    expect(lastDrop(view({ sounds, heard: [[], [7, 5], [], [], [], [], []] }))?.inside).toBe(1);
    expect(lastDrop(view({ sounds, shown: [null, 3, null, null, null, null, null, null] }))).toBeNull();
    expect(rolledPearls(view({ sounds, due: 2 }))).toBe(3);
  });

  it('offers nothing while it shows what others did', () => {
    const offers = [{ move: { type: 'drop', tower: 0 }, picks: ['tower-1'] }] as unknown as LocksOffer[];
    expect(currentOffers(view({}), offers)).toHaveLength(1);
    expect(currentOffers(view({ active: 1 }), offers)).toHaveLength(0);
    expect(currentOffers(view({ phase: 'walk' }), offers)).toHaveLength(0);
  });

  it('says which move a pick against the rules would be', () => {
    expect(attempt(view({ phase: 'walk' }), [], 'tower-3')).toEqual({ type: 'walk', tower: 2 });
    expect(attempt(view({}), [], 'tower-3')).toEqual({ type: 'drop', tower: 2 });
    expect(attempt(view({ phase: 'bet' }), [], 'key-3')).toEqual({ type: 'bet', key: 3 });
    expect(attempt(view({}), [], 'well')).toBeNull();
  });
});

describe('the echo beside the gauge', () => {
  it('is a depth, or lies beyond all depths', () => {
    expect([-2, 1, 8, 11].map(echoTag)).toEqual(['<1', '1', '8', '>8']);
  });
});

describe('the share that is asked about', () => {
  const offer = (type: 'join' | 'keep', share: number | null): LocksOffer => ({
    move: { type },
    picks: [],
    message: { key: '', data: {} },
    preview: { type: 'coat', share, coats: 1 },
  });
  const asked = view({ phase: 'join', asked: [0, 2], joined: [3], active: 1 });

  it('counts the player who tries the key, those who joined, and the viewer', () => {
    expect(shareAskedAbout(asked, [offer('join', 4)])).toEqual({ shares: 3, share: 4 });
    expect(shareAskedAbout(view({ phase: 'withdraw', asked: [0], joined: [0, 3] }), [offer('keep', null)])).toEqual({
      shares: 3,
      share: null,
    });
  });

  it('is nothing while another is asked, or while an earlier moment is shown', () => {
    expect(shareAskedAbout({ ...asked, asked: [2] }, [offer('join', 4)])).toBeNull();
    expect(shareAskedAbout({ ...asked, phase: 'key' }, [offer('join', 4)])).toBeNull();
    expect(shareAskedAbout(asked, [])).toBeNull();
  });
});
