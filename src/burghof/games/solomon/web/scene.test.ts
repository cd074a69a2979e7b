import { describe, expect, test } from 'vitest';
import { attempt } from './attempt.ts';
import { marksOf, NO_MARKS } from './marks.ts';
import {
  enablingShift,
  ghostOf,
  isTouched,
  levelsOf,
  isOwnPreparation,
  unevennessOf,
  type SolomonOffer,
} from './scene.ts';
import { tilesText, sum } from './tiles.ts';
import type { Move, Preview, View } from './types.gen.ts';

const HEIGHTS = [4, 4, 3, 4];
const view = {
  seat: 0,
  phase: 'prepare',
  queue: [0, 1],
  laid: [1, 7],
  piles: Array.from({ length: 36 }, (_, field) => Array<'treasure-1'>(HEIGHTS[field] ?? 2).fill('treasure-1')),
} as unknown as View;
const held = { mode: 'dig', turn: 0, field: null } as const;
const nowhere = { hovered: null, picked: [] };

const offer = (move: Move, picks: readonly string[], preview: Preview | null = null): SolomonOffer => ({
  move,
  picks,
  preview,
  message: { key: 'offer', data: {} },
});
const dig = offer({ type: 'dig', at: 6, turn: 0, axe: false }, ['card', 'field-7'], {
  type: 'dig',
  fields: [6, 7, 8],
  tiles: ['treasure-1', 'treasure-1', 'treasure-1'],
  objects: [],
  cost: 2,
  funds: 9,
  unpayable: false,
  amulet_helps: false,
});
const shift = offer({ type: 'shift', source: 0, to: 6 }, ['shift', 'field-0', 'field-6'], {
  type: 'shift',
  tile: 'treasure-1',
  uncovers: null,
  shifts: 1,
  beyond: false,
  opens: [1],
});
const offers = [shift, dig];

describe('the shape', () => {
  test('hangs where it fits first, until something is pointed at', () => {
    const ghost = ghostOf(view, offers, held, nowhere);
    expect(ghost?.place.fields).toEqual([6, 7, 8]);
    expect([ghost?.fits, ghost?.dig?.cost, ghost?.otherPlaces]).toEqual([true, 2, []]);
  });

  test('is touched once a field is pointed at, it was put down, or something is picked', () => {
    expect(isTouched(held, nowhere)).toBe(false);
    expect(isTouched(held, { ...nowhere, hovered: 'stock' })).toBe(false);
    expect(isTouched(held, { ...nowhere, hovered: 'field-2' })).toBe(true);
    expect(isTouched({ ...held, field: 2 }, nowhere)).toBe(true);
    expect(isTouched(held, { ...nowhere, picked: ['shift'] })).toBe(true);
  });

  test('follows what is pointed at, says that it does not fit, and what would cure that', () => {
    const ghost = ghostOf(view, offers, held, { ...nowhere, hovered: 'field-2' });
    expect(ghost?.place.fields).toEqual([1, 2, 3]);
    expect([ghost?.fits, ghost?.enablingShift, ghost?.otherPlaces]).toEqual([false, shift, [7]]);
    expect(enablingShift(offers, 30)).toBeNull();
  });

  test('has the places that take the axe apart, and hangs there only if it fits nowhere else', () => {
    const axe = offer({ type: 'dig', at: 12, turn: 0, axe: true }, ['card', 'field-13']);
    const ghost = ghostOf(view, [axe, dig], held, nowhere);
    expect([ghost?.place.at, ghost?.otherPlaces, ghost?.axePlaces]).toEqual([6, [], [13]]);
    expect(ghostOf(view, [axe], held, nowhere)?.place.at).toBe(12);
  });

  test('stays where it is aimed at, whatever a pointer rests on or a finger touched before', () => {
    const aimed = ghostOf(
      view,
      offers,
      { ...held, turn: 1, field: 20 },
      { hovered: 'field-2', picked: [], aimed: dig },
    );
    expect(aimed?.place.fields).toEqual([6, 7, 8]);
    expect([aimed?.turn, aimed?.fits]).toEqual([0, true]);
  });

  test('is away while tiles are shifted, while one declines, and in the turn of another', () => {
    expect(ghostOf(view, offers, { ...held, mode: 'shift' }, nowhere)).toBeNull();
    expect(ghostOf(view, offers, held, { ...nowhere, picked: ['discard'] })).toBeNull();
    expect(ghostOf({ ...view, queue: [1] }, offers, held, nowhere)).toBeNull();
    expect(isOwnPreparation({ ...view, seat: null }, offers)).toBe(false);
  });

  test('shows of a card in hand where it fits before it is chosen', () => {
    const card = offer({ type: 'choose', card: 1 }, ['card-1'], { type: 'card', squares: 3, places: [12, 18] });
    const ghost = ghostOf({ ...view, phase: 'choose' }, [card], held, { hovered: null, picked: ['card-1'] });
    expect([ghost?.place.at, ghost?.fits, ghost?.otherPlaces]).toEqual([12, true, [19]]);
  });

  test('has the levels of the piles under it, and those that differ from most', () => {
    expect([...levelsOf(view, [1, 2, 3])]).toEqual([
      [1, { height: 4, odd: false }],
      [2, { height: 3, odd: true }],
      [3, { height: 4, odd: false }],
    ]);
  });

  test('names the field that keeps the piles from being dug, an empty one first', () => {
    const piles = view.piles.map((pile, field) => (field === 3 ? [] : pile));

    expect(unevennessOf(view, [1, 2, 3])).toEqual({
      field: 'C1',
      height: 3,
      other: 'B1',
      level: 4,
      odd: 1,
      steps: 1,
      higher: 0,
    });
    expect(unevennessOf({ ...view, piles }, [1, 2, 3])).toMatchObject({ field: 'D1', height: 0 });
    expect(unevennessOf(view, [0, 1])).toBeNull();
  });
});

test('a shift against the rules is tried as it was meant, and only to fields around', () => {
  expect(attempt(view, ['shift', 'field-8'], 'field-1')).toEqual({ type: 'shift', source: 8, to: 1 });
  expect(attempt(view, ['shift', 'field-8'], 'field-11')).toBeNull();
  expect(attempt(view, ['card'], 'field-11')).toBeNull();
  expect(attempt({ ...view, phase: 'pick' }, [], 'field-3')).toEqual({ type: 'pick', field: 3 });
});

test('the last move is marked until the next round', () => {
  const shifted = { type: 'shifted', seat: 0, source: 2, target: 9 } as const;
  expect(marksOf([shifted])).toEqual({ from: 2, fields: [9] });
  expect(marksOf([shifted, { type: 'dug-at', seat: 0, fields: [1, 2] }])).toEqual({ from: null, fields: [1, 2] });
  expect(marksOf([{ type: 'round-began', number: 2 }])).toEqual(NO_MARKS);
  expect(marksOf([{ type: 'taken-back', seats: [0] }])).toEqual(NO_MARKS);
  expect(marksOf([{ type: 'turn-ended', seat: 0, card: 3 }])).toBeNull();
});

test('tiles are added up and written as they are drawn', () => {
  expect(sum(['curse-2', 'curse-3', 'treasure-5', 'mirror'], 'curse')).toBe(5);
  expect(tilesText(['curse-2', 'curse-2', 'mirror', 'treasure-5'])).toBe('2 ×2 5');
});
