import { describe, expect, it } from 'vitest';
import { shieldSeats } from './players.ts';
import { who, word } from './translator.ts';

const seatsOf = (data: Parameters<typeof shieldSeats>[0]['data']): readonly number[] =>
  shieldSeats({ key: 'event', data });

describe('the shields beside a sentence', () => {
  it('are of the player that it is about, or of the figure that it begins with', () => {
    expect(seatsOf({ seat: who(2), name: who(1) })).toEqual([2]);
    expect(seatsOf({ name: who(1), hits: 3 })).toEqual([1]);
  });

  it('are of a party: of its only player, or of all', () => {
    expect(seatsOf({ number: 1, lead: who(3), seats: [who(3)] })).toEqual([3]);
    expect(seatsOf({ number: 2, lead: who(0), seats: [who(0), who(3)] })).toEqual([0, 3]);
  });

  it('are not there where it names no player', () => {
    expect(seatsOf({ name: word('being-troll'), number: 1, lead: '' })).toEqual([]);
    expect(seatsOf({ area: word('place-a1') })).toEqual([]);
  });
});
