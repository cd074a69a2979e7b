import { describe, expect, it } from 'vitest';
import {
  orderCards,
  attempt,
  fieldOffers,
  pendingKind,
  floorsOf,
  marksOf,
  fieldNotes,
  currentOffers,
  offerToPreview,
  rowsOf,
  type KiltOffer,
} from './scene.ts';
import type { BuildingCard, View } from './types.gen.ts';

const card = (position: number): BuildingCard => ({ position, inner: 'red', outer: 'blue' });

const build = (field: number, crests: number, price = 0): KiltOffer => ({
  move: { type: 'build', field, crests },
  picks: [`field-${String(field)}`, `floor-${String(crests)}`],
  message: { key: '', data: {} },
  preview: { type: 'build', price, payee: price ? 1 : null, roof: 'none', incomes: [] },
});

const buildOther = (field: number, crests: number): KiltOffer => ({
  ...build(field, crests),
  move: { type: 'build-other', field, crests },
  picks: [`field-${String(field)}`, `other-${String(crests)}`],
});

const VIEW: View = {
  seat: 0,
  recall: 'pure',
  options: { 'every-new-row-needs-a-neighbour': false, 'roofs-by-colour': false, 'first-colour-ends': false },
  seats: 4,
  phase: 'build',
  active: 0,
  step: 1,
  cards: [card(0), card(19)],
  towers: Array.from({ length: 22 }, (_, field) => (field === 1 ? [{ colour: 'blue' as const, crests: 0 }] : [])),
  roofs: [3],
  stocks: [
    [0, 2, 1],
    [1, 1, 1],
    [1, 1, 1],
    [1, 1, 1],
  ],
  purses: [1, 1, 1, 1],
  row: 5,
  builders: ['red'],
  fresh: null,
  fresh_by: null,
  is_ducat_day: false,
  ducat_days: 0,
  paid: [],
  idle_turns: 0,
  rules_version: 2,
  incomes: [0, 0, 0, 0],
};

describe('rows of cards', () => {
  it('keep their order; who moves joins its row last', () => {
    const before = [card(0), card(1), card(1)];
    const after = [card(1), card(1), card(1)];
    expect(orderCards([], [], before)).toEqual([0, 1, 2]);
    expect(orderCards([0, 1, 2], [0, 1, 1], after)).toEqual([1, 2, 0]);
    expect(rowsOf(after, [1, 2, 0])[1]).toEqual([1, 2, 0]);
  });

  it('count spaces round and round', () => {
    expect(rowsOf([card(21)], [0])[1]).toEqual([0]);
  });
});

describe('what is offered', () => {
  const offers = [build(4, 1, 2), build(4, 2, 2), build(2, 1), build(2, 2)];

  it('is shown on each field with the plainest floor', () => {
    expect(fieldOffers(offers).get(4)).toBe(offers[0]);
    expect([...floorsOf(VIEW, offers)]).toEqual([
      ['floor-1', { colour: 'red', crests: 1 }],
      ['floor-2', { colour: 'red', crests: 2 }],
    ]);
  });

  it('is with two players a floor of either own colour where they may choose it', () => {
    const both = [build(4, 1), buildOther(4, 0), buildOther(4, 1)];
    expect([...floorsOf({ ...VIEW, seats: 2 }, both)]).toEqual([
      ['floor-1', { colour: 'red', crests: 1 }],
      ['other-0', { colour: 'gold', crests: 0 }],
      ['other-1', { colour: 'gold', crests: 1 }],
    ]);
    expect(pendingKind([buildOther(4, 0)])).toBe('build');
    expect(offerToPreview([buildOther(4, 0), buildOther(4, 1)], [], 'field-4')?.move).toEqual({
      type: 'build-other',
      field: 4,
      crests: 0,
    });
  });

  it('is previewed where one points, else where one aims, whatever else one points at', () => {
    expect(offerToPreview(offers, [], null)).toBeNull();
    expect(offerToPreview(offers, [], 'field-2')).toBe(offers[2]);
    expect(offerToPreview(offers, ['field-4', 'floor-2'], null)).toBe(offers[1]);
    expect(offerToPreview(offers, ['field-4', 'floor-2'], 'field-2')).toBe(offers[3]);
    expect(offerToPreview(offers, ['field-4', 'floor-2'], 'space-9')).toBe(offers[1]);
  });

  it('is noted on the fields of the line: prices, what is free, and what a roof locks', () => {
    const found = fieldNotes(VIEW, null, [build(4, 1), build(1, 1, 1)]);
    expect([...found]).toEqual([
      [3, { kind: 'locked', price: 0 }],
      [4, { kind: 'free', price: 0 }],
      [1, { kind: 'price', price: 1 }],
    ]);
  });
});

describe('what may be done now', () => {
  const offers = [build(4, 1)];

  it('is offered once the table is shown as it stands', () => {
    expect(currentOffers(VIEW, offers)).toBe(offers);
    expect(currentOffers({ ...VIEW, builders: ['blue', 'red'] }, offers)).toEqual([]);
    expect(currentOffers({ ...VIEW, phase: 'relocate' }, offers)).toEqual([]);
  });
});

describe('a try against the rules', () => {
  it('is a build with the plainest floor that is left', () => {
    expect(attempt(VIEW, [], 'field-9')).toEqual({ type: 'build', field: 9, crests: 1 });
    expect(attempt(VIEW, ['field-4'], 'floor-0')).toEqual({ type: 'build', field: 4, crests: 0 });
  });

  it('is a build in the other own colour where only that one has floors left', () => {
    const view: View = {
      ...VIEW,
      seats: 2,
      options: { ...VIEW.options, 'any-own-colour': true },
      stocks: [
        [0, 0, 0],
        [1, 1, 1],
        [0, 2, 0],
        [1, 1, 1],
      ],
    };
    expect(attempt(view, [], 'field-9')).toEqual({ type: 'build-other', field: 9, crests: 1 });
    expect(attempt(view, ['field-4'], 'other-2')).toEqual({ type: 'build-other', field: 4, crests: 2 });
  });

  it('is a relocation to where nothing may go, or of a card that may go nowhere', () => {
    const view = { ...VIEW, phase: 'relocate' as const };
    expect(attempt(view, ['card-0', 'space-3'], 'space-9')).toEqual({ type: 'relocate', card: 0, to: 9 });
    expect(attempt(view, [], 'card-1')).toEqual({ type: 'relocate', card: 1, to: 0 });
    expect(attempt(view, [], 'space-9')).toBeNull();
  });
});

it('marks where the last move came from and where it went', () => {
  expect(
    marksOf([
      { type: 'relocated', seat: 0, card: 1, source: 4, target: 6, is_turned: false, inner: 'red', outer: 'red' },
      { type: 'built', seat: 0, field: 9, colour: 'red', crests: 0 },
    ]),
  ).toEqual({ fromSpace: 4, card: 1, fromField: null, fields: [9] });
});
