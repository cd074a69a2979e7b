import { describe, expect, it } from 'vitest';
import { nextPicks, reachable, withoutItem, withoutLast } from './picks.ts';

const of = (...picks: string[]): { picks: string[] } => ({ picks });

describe('cards and spaces', () => {
  const offers = [of('card-1', 'space-1'), of('card-1', 'space-2'), of('card-2', 'space-2')];

  it('begins with what comes first, and with what a single way leads to', () => {
    expect([...reachable(offers, [])].sort()).toEqual(['card-1', 'card-2', 'space-1']);
  });

  it('goes on by itself where there is nothing to choose', () => {
    expect(nextPicks(offers, [], 'card-2')).toEqual(['card-2', 'space-2']);
    expect(nextPicks(offers, [], 'card-1')).toEqual(['card-1']);
    expect(nextPicks(offers, [], 'space-1')).toEqual(['card-1', 'space-1']);
  });

  it('does not guess between two ways', () => {
    expect(nextPicks(offers, [], 'space-2')).toBeNull();
    expect(nextPicks(offers, ['card-1'], 'space-2')).toEqual(['card-1', 'space-2']);
  });

  it('prefers the shortest of several ways', () => {
    const runs = [of('mouse', 'field'), of('outside', 'mouse', 'field'), of('outside', 'tower'), of('rooms', 'room')];
    expect(nextPicks(runs, [], 'field')).toEqual(['mouse', 'field']);
    expect(reachable(runs, []).has('field')).toBe(true);
  });

  it('picks another instead, and keeps what still fits', () => {
    expect(nextPicks(offers, ['card-1', 'space-2'], 'card-2')).toEqual(['card-2', 'space-2']);
    expect(nextPicks(offers, ['card-2', 'space-2'], 'card-1')).toEqual(['card-1', 'space-2']);
    expect(nextPicks(offers, ['card-1', 'space-1'], 'space-2')).toEqual(['card-1', 'space-2']);
  });

  it('lets go of what followed by itself together with what it followed', () => {
    expect(withoutLast(offers, ['card-1', 'space-2'])).toEqual(['card-1']);
    expect(withoutLast(offers, ['card-1'])).toEqual([]);
    expect(withoutLast([of('a', 'b', 'c'), of('a', 'b', 'd')], ['a', 'b', 'c'])).toEqual([]);
  });

  it('lets go of an item with everything after it', () => {
    expect(withoutItem(offers, ['card-1', 'space-2'], 'card-1')).toEqual([]);
    expect(withoutItem([of('a', 'b', 'c'), of('a', 'd', 'e'), of('f')], ['a', 'b', 'c'], 'b')).toEqual(['a']);
  });

  it('finds nothing for what is not offered', () => {
    expect(nextPicks(offers, ['card-1'], 'card-9')).toBeNull();
  });
});
