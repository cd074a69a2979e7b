import { describe, expect, it } from 'vitest';
import { itemName, offerText, oppositeGate } from './aim.ts';
import { MATERIAL } from './material.gen.ts';
import { word } from '#lib/words/translator.ts';

describe('Names on the board', () => {
  it('call a tower by its corner, not by a coordinate', () => {
    const label = { key: 'outline-tower', data: { field: 'G1', whose: 'nobody' } };
    expect(itemName('field-6', label)).toMatchObject({
      key: 'board-name-tower',
      data: { spot: word('spot-top-right') },
    });
    expect(itemName('field-42', label)?.data['spot']).toEqual(word('spot-bottom-left'));
  });

  it('leave labels without coordinates as they are', () => {
    expect(itemName('outside-0', { key: 'outline-outside', data: { number: 2 } })).toBeNull();
  });
});

describe('Words of offers', () => {
  it('name no fields, which the board does not print', () => {
    const data = { source: 'C2', field: 'D3' };
    expect(offerText({ key: 'offer-step', data })).toEqual({ key: 'board-aim-run', data });
    expect(offerText({ key: 'offer-slide', data: {} })).toBeNull();
  });
});

describe('Gates', () => {
  it('face each other like the hours of a clock', () => {
    const across = Object.fromEntries(MATERIAL.slots.map(({ name }, slot) => [name, oppositeGate(slot)]));
    expect(across).toEqual({
      1: '5',
      2: '10',
      3: '9',
      4: '8',
      5: '1',
      6: '12',
      7: '11',
      8: '4',
      9: '3',
      10: '2',
      11: '7',
      12: '6',
    });
  });
});
