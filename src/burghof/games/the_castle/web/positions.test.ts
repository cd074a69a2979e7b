/** Tests of the positions of treasures, monsters and the Princess, over all codes. */
import { describe, expect, it } from 'vitest';
import { AREAS } from './geometry.ts';
import { MATERIAL } from './material.gen.ts';
import {
  DEAD,
  GONE,
  IN_ROOM,
  carriedBy,
  charmedBy,
  charmerOf,
  holderOf,
  inPile,
  princessAreaOf,
  princessIn,
  princessPartyOf,
  princessWith,
  wildIn,
} from './positions.ts';

const CARRIERS = Array.from({ length: MATERIAL.first_monster }, (_, figure) => figure);
const PARTIES = Array.from({ length: 6 }, (_, party) => party);

describe('a position', () => {
  it('of a treasure is with a figure, in a pile, in its room or gone', () => {
    const [carried, piles] = [CARRIERS.map(carriedBy), AREAS.map(inPile)];
    expect(new Set([GONE, IN_ROOM, ...carried, ...piles]).size).toBe(2 + CARRIERS.length + AREAS.length);
    expect(carried.map(holderOf)).toEqual(CARRIERS);
    expect([GONE, IN_ROOM, ...piles].filter((at) => holderOf(at) !== null)).toEqual([]);
  });

  it('of a monster is in an area, with a party or dead', () => {
    const [wild, charmed] = [AREAS.map(wildIn), PARTIES.map(charmedBy)];
    expect(new Set([DEAD, ...wild, ...charmed]).size).toBe(1 + AREAS.length + PARTIES.length);
    expect(charmed.map(charmerOf)).toEqual(PARTIES);
    expect([DEAD, ...wild].filter((at) => charmerOf(at) !== null)).toEqual([]);
  });

  it('of the Princess is in an area or with a party', () => {
    const [lying, joined] = [AREAS.map(princessIn), PARTIES.map(princessWith)];
    expect(new Set([...lying, ...joined]).size).toBe(AREAS.length + PARTIES.length);
    expect(lying.map(princessAreaOf)).toEqual(AREAS);
    expect(joined.map(princessPartyOf)).toEqual(PARTIES);
    expect(joined.filter((at) => princessAreaOf(at) !== null)).toEqual([]);
    expect(lying.filter((at) => princessPartyOf(at) !== null)).toEqual([]);
  });
});
