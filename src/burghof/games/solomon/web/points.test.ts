import { describe, expect, test } from 'vitest';
import { onlyPayment } from './paying.ts';
import { gainOf, ownPoints, signed, tapeOf } from './points.ts';
import type { SolomonOffer } from './scene.ts';
import type { DigPreview, View } from './types.gen.ts';

const view = {
  seat: 0,
  queue: [0, 1],
  coins: [6, null],
  stock: ['treasure-3', 'scroll-lion', 'scroll-star', 'scroll-palm', 'curse-2'],
  dug: [],
  shifts: 1,
} as unknown as View;
const dig: DigPreview = {
  type: 'dig',
  fields: [0, 1, 2, 3],
  tiles: ['treasure-4', 'treasure-2', 'scroll-moon', 'curse-1'],
  objects: [],
  cost: 2,
  funds: 15,
  unpayable: false,
  amulet_helps: false,
};

describe('the points that a player can count', () => {
  test('are coins, treasures and sets of scrolls, with what was just dug', () => {
    expect(ownPoints(view)).toBe(9);
    expect(ownPoints({ ...view, dug: ['scroll-moon', 'treasure-1'] })).toBe(20);
    expect(ownPoints({ ...view, dug: ['treasure-1'], queue: [1] })).toBe(9);
    expect(ownPoints({ ...view, seat: null })).toBeNull();
  });

  test('change line by line with a dig', () => {
    const tape = tapeOf(view, dig);
    expect([tape.now, tape.after]).toEqual([9, 23]);
    expect(tape.lines).toEqual([
      { kind: 'treasure', tiles: ['treasure-4', 'treasure-2'], points: 6 },
      { kind: 'set', tiles: ['scroll-moon'], points: 10 },
      { kind: 'pay', tiles: ['curse-1'], points: -2 },
    ]);
    expect(gainOf(view, dig)).toBe(14);
  });

  test('count a scroll without a set and a magic object as no points, and an object that is used', () => {
    const kept: DigPreview = { ...dig, tiles: ['scroll-lion', 'axe'], objects: ['mirror'], cost: 0 };
    expect(tapeOf(view, kept).lines).toEqual([
      { kind: 'kept', tiles: ['scroll-lion', 'axe'], points: 0 },
      { kind: 'spent', tiles: ['mirror'], points: 0 },
    ]);
  });

  test('stay as they are after a dig that cannot be paid', () => {
    const lost = { ...dig, unpayable: true };
    expect(tapeOf(view, lost)).toEqual({ now: 9, lines: [], after: 9 });
    expect(gainOf(view, lost)).toBeNull();
  });

  test('are written with their sign', () => {
    expect([signed(3), signed(-3)]).toEqual(['+3', '−3']);
  });
});

describe('a payment', () => {
  const offer = (type: string, data: SolomonOffer['message']['data'] = {}): SolomonOffer =>
    ({ move: { type }, picks: [], preview: null, message: { key: '', data } }) as unknown as SolomonOffer;
  const coin = offer('pay-coins', { coins: 1, owed: 0 });
  const treasure = offer('pay-treasure');

  test('is made without asking if it is the only one, or one coin that pays all', () => {
    expect(onlyPayment([treasure])).toBe(treasure);
    expect(onlyPayment([treasure, coin])).toBe(coin);
  });

  test('is asked for if there is a choice, or everything would be lost', () => {
    expect(onlyPayment([])).toBeNull();
    expect(onlyPayment([treasure, offer('pay-coins', { coins: 2, owed: 0 })])).toBeNull();
    expect(onlyPayment([treasure, offer('pay-coins', { coins: 1, owed: 2 })])).toBeNull();
    expect(onlyPayment([offer('amulet'), coin])).toBeNull();
    expect(onlyPayment([offer('default')])).toBeNull();
  });
});
