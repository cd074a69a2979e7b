import { describe, expect, it } from 'vitest';
import { after, reachable, without } from './picks.ts';

const of = (...picks: string[]): { picks: string[] } => ({ picks });

describe('cards and spaces', () => {
  const offers = [of('card-1', 'space-1'), of('card-1', 'space-2'), of('card-2', 'space-2')];

  it('begins with what comes first, and with what a single way leads to', () => {
    expect([...reachable(offers, [])].sort()).toEqual(['card-1', 'card-2', 'space-1']);
  });

  it('goes on by itself where there is nothing to choose', () => {
    expect(after(offers, [], 'card-2')).toEqual(['card-2', 'space-2']);
    expect(after(offers, [], 'card-1')).toEqual(['card-1']);
    expect(after(offers, [], 'space-1')).toEqual(['card-1', 'space-1']);
  });

  it('does not guess between two ways', () => {
    expect(after(offers, [], 'space-2')).toBeNull();
    expect(after(offers, ['card-1'], 'space-2')).toEqual(['card-1', 'space-2']);
  });

  it('picks another instead, and keeps what still fits', () => {
    expect(after(offers, ['card-1', 'space-2'], 'card-2')).toEqual(['card-2', 'space-2']);
    expect(after(offers, ['card-2', 'space-2'], 'card-1')).toEqual(['card-1', 'space-2']);
    expect(after(offers, ['card-1', 'space-1'], 'space-2')).toEqual(['card-1', 'space-2']);
  });

  it('lets go of what followed by itself together with what it followed', () => {
    expect(without(offers, ['card-1', 'space-2'])).toEqual(['card-1']);
    expect(without(offers, ['card-1'])).toEqual([]);
    expect(without([of('a', 'b', 'c'), of('a', 'b', 'd')], ['a', 'b', 'c'])).toEqual([]);
  });

  it('finds nothing for what is not offered', () => {
    expect(after(offers, ['card-1'], 'card-9')).toBeNull();
  });
});
