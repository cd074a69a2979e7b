import { describe, expect, it } from 'vitest';
import { backKey, heraldText, itemName } from './aim.ts';
import { planOf } from './geometry.ts';
import type { KiltOffer } from './scene.ts';
import type { BuildingCard, Move, Preview, Site, View } from './types.gen.ts';
import { veilCover, veilHoles } from './veil.ts';
import type { PickState } from '#lib/board/contract.ts';
import { who, word } from '#lib/words/translator.ts';

const card = (position: number): BuildingCard => ({ position, inner: 'red', outer: 'red' });
const VIEW: View = {
  seat: 0,
  recall: 'pure',
  options: { 'every-new-row-needs-a-neighbour': false, 'roofs-by-colour': false, 'first-colour-ends': false },
  seats: 4,
  phase: 'relocate',
  active: 0,
  step: 1,
  cards: [card(3), card(4)],
  towers: Array.from({ length: 25 }, () => []),
  roofs: [],
  stocks: [],
  purses: [10, 10, 10, 10],
  row: 0,
  builders: [],
  fresh: null,
  fresh_by: null,
  is_ducat_day: false,
  ducat_days: 0,
  paid: [],
  idle_turns: 0,
  rules_version: 1,
  incomes: [6, 2, 2, 4],
};

const lay = (to: number, isDucatDay = false, sites: readonly Site[] = []): KiltOffer => ({
  move: { type: 'relocate', card: 0, to },
  picks: ['card-0', `space-${String(to)}`],
  message: { key: 'offer-relocate-single', data: { card_colour: word('card-colour-red'), builder: who(0) } },
  preview: { type: 'relocate', builders: ['red'], sites, is_ducat_day: isDucatDay },
});

const build = (): KiltOffer => ({
  move: { type: 'build', field: 3, crests: 0 },
  picks: ['field-3', 'floor-0'],
  message: { key: 'offer-build', data: { field: 'D1', crests: 0 } },
  preview: { type: 'build', price: 0, payee: null, roof: 'none', incomes: [7, 2, 2, 4] },
});

const stateOf = (
  openOffers: readonly KiltOffer[],
  picked: readonly string[],
  aimed: KiltOffer | null = null,
): PickState<View, Move, Preview> => ({ view: VIEW, picked, openOffers, aimed });

describe('What the herald says about a card', () => {
  it('asks where the picked card goes, and names the legal lines clockwise', () => {
    const text = heraldText(stateOf([lay(7), lay(4), lay(5)], ['card-0']));
    expect(text?.sentence).toMatchObject({ key: 'board-where', data: { kind: 'single', seat: who(0) } });
    expect(text?.more).toEqual({
      key: 'board-places',
      data: { lines: [word('line-column-e'), word('line-row-1'), word('line-row-3')] },
    });
  });

  it('counts the places instead of naming many', () => {
    const offers = [4, 5, 6, 7, 8, 9].map((to) => lay(to));
    expect(heraldText(stateOf(offers, ['card-0']))?.more).toEqual({ key: 'board-many-places', data: { places: 6 } });
  });

  it('says that a ducat day follows, and what it is worth now', () => {
    const aimed = lay(7, true);
    expect(heraldText(stateOf([aimed], aimed.picks, aimed))?.more).toEqual({
      key: 'board-then-day',
      data: { line: word('line-column-d'), seat: who(0), ducats: 6 },
    });
  });

  it('names the prices of the line if no ducat day follows', () => {
    const aimed = lay(7, false, [
      { field: 12, price: 0 },
      { field: 10, price: 3 },
    ]);
    expect(heraldText(stateOf([aimed], aimed.picks, aimed))?.more).toMatchObject({
      key: 'board-then-prices',
      data: { free: 1, paid: 1 },
    });
  });

  it('says who builds after a floor, and what the ducat day pays', () => {
    const aimed = build();
    const after = (changes: Partial<View>): unknown =>
      heraldText({ view: { ...VIEW, phase: 'build', ...changes }, picked: aimed.picks, openOffers: [aimed], aimed });

    expect(after({ builders: ['red'] })).toBeNull();
    expect(after({ builders: ['red', 'gold'] })).toMatchObject({
      sentence: aimed.message,
      more: { key: 'board-then-next', data: { seat: who(2) } },
    });
    expect(after({ builders: ['red', 'gold'], is_ducat_day: true })).toMatchObject({
      more: { key: 'board-then-next-day', data: { seat: who(2) } },
    });
    expect(after({ builders: ['red'], is_ducat_day: true })).toMatchObject({
      more: { key: 'board-then-paid', data: { seat: who(0), ducats: 7 } },
    });
  });

  it('says where stepping back leads', () => {
    const aimed = lay(7);
    expect(backKey(stateOf([aimed, lay(5)], ['card-0']))).toBe('board-put-back');
    expect(backKey(stateOf([aimed], aimed.picks, aimed))).toBe('board-other-place');
  });

  it('names spaces and fields as they are printed', () => {
    expect(itemName('space-7', { key: 'outline-space', data: { line: word('line-row-3') } })?.key).toBe(
      'board-name-space',
    );
    expect(itemName('field-7', { key: 'outline-field-tower', data: {} })?.key).toBe('board-name-field');
    expect(itemName('field-8', { key: 'outline-field-roofed', data: {} })?.key).toBe('board-name-roofed');
    expect(itemName('card-0', { key: 'outline-card-single', data: {} })).toBeNull();
  });
});

describe('The veil', () => {
  const plan = planOf('wide');
  const rows = Array.from({ length: 20 }, (_, space) => (space === 3 ? [0] : space === 4 ? [1, 2, 3] : []));

  it('leaves the fields of the line, the end of the line and the source lit', () => {
    expect(veilHoles(plan, 7, { space: 3, depth: 0 })).toHaveLength(7);
    expect(veilHoles(plan, 7, null)).toHaveLength(6);
  });

  it('covers outer cards and other places, except at the aimed line', () => {
    expect(veilCover(plan, rows, new Set(), 7)).toHaveLength(2);
    expect(veilCover(plan, rows, new Set([3]), 7)).toHaveLength(3);
    expect(veilCover(plan, rows, new Set(), 4)).toHaveLength(1);
  });
});
