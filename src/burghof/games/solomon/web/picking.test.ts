import { expect, test } from 'vitest';
import { fieldPicking } from './picking.ts';
import type { cardMode } from './card-mode.svelte.ts';
import type { SolomonOffer } from './scene.ts';
import type { Move, Preview, View } from './types.gen.ts';
import type { Picking } from '#lib/board/picking.svelte.ts';

const view = { seat: 0, phase: 'prepare', queue: [0], laid: [1], piles: [] } as unknown as View;
const offers = [
  { move: { type: 'shift', source: 8, to: 9 }, picks: ['shift', 'field-8', 'field-9'] },
  { move: { type: 'dig', at: 0, turn: 0, axe: false }, picks: ['card', 'field-1'] },
] as unknown as readonly SolomonOffer[];

/** The items whose names were shown. */
let named: string[] = [];

function held(mode: 'dig' | 'shift', picked: readonly string[]): [Picking<Move, Preview>, typeof cardMode, Move[]] {
  const dared: Move[] = [];
  named = [];
  const picking = {
    offers,
    picked,
    aimed: null,
    reachable: new Set(['field-8', 'field-1']),
    canPick: () => true,
    isPicked: (id: string) => picked.includes(id),
    attempt: (_: string, move: Move) => dared.push(move),
    showName: (id: string) => named.push(id),
  } as unknown as Picking<Move, Preview>;
  return [picking, { mode, turn: 0, field: null } as typeof cardMode, dared];
}

test('while tiles are shifted a field is one to take or one to go to, and never where the shape would be put', () => {
  const [picking, hold, dared] = held('shift', ['shift', 'field-8']);
  const pickable = fieldPicking(picking, view, hold);

  expect(['field-8', 'field-9', 'field-1'].map((id) => pickable.canPick(id))).toEqual([true, true, false]);
  expect([...pickable.reachable]).toEqual(['field-8']);
  pickable.pick('field-1');
  expect(dared).toEqual([{ type: 'shift', source: 8, to: 1 }]);
});

test('the shape is put where it fits, and dares where it does not only when it is put there again', () => {
  const [picking, hold, dared] = held('dig', []);
  const put = (id: string): void => {
    fieldPicking(picking, view, hold).pick(id);
  };

  put('field-20');
  expect([hold.field, picking.picked, dared]).toEqual([20, [], []]);
  put('field-20');
  expect(dared).toEqual([{ type: 'dig', at: 19, turn: 0, axe: false }]);
  put('field-1');
  expect(picking.picked).toEqual(['card', 'field-1']);
});

test('a field that means no move has its name shown', () => {
  const [shifting, shiftMode] = held('shift', ['shift', 'field-8']);
  fieldPicking(shifting, view, shiftMode).pick('field-30');
  expect(named).toEqual(['field-30']);

  const [choosing, hold] = held('dig', []);
  fieldPicking(choosing, { ...view, phase: 'choose' }, hold).pick('field-3');
  expect([named, hold.field]).toEqual([['field-3'], 3]);
});

test('a card in hand is held over a field without a name that would cover it', () => {
  const [choosing, hold] = held('dig', ['card-4']);
  fieldPicking(choosing, { ...view, phase: 'choose' }, hold).pick('field-3');
  expect([named, hold.field]).toEqual([[], 3]);
});

test('a second press on the last field of the seal puts it back and does not dig', () => {
  const [picking, hold] = held('dig', ['field-8']);
  const done: string[] = [];
  Object.assign(picking, { pick: () => done.push('pick'), undoLastPick: () => done.push('undo') });
  const pickable = fieldPicking(picking, { ...view, phase: 'pick' }, hold);

  pickable.pick('field-8');
  pickable.pick('field-1');

  expect(done).toEqual(['undo', 'pick']);
});
