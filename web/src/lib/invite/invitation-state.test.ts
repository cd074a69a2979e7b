import { expect, it } from 'vitest';
import { besideHost, hostName, invitationState, reservedSeat, othersThere } from './invitation-state.ts';
import type { Chair, Table } from '#lib/wire/out.gen.ts';

const chairs = (...names: readonly (string | null)[]): readonly Chair[] =>
  names.map((name, seat) => ({ seat, name, bot: name === 'Hedda' ? 'squire' : null }));
const at = (host_seat: number | null, ...names: readonly (string | null)[]): Pick<Table, 'chairs' | 'host_seat'> => ({
  host_seat,
  chairs: chairs(...names),
});

it.each([
  ['gathering', ['Mara', null], 'free'],
  ['gathering', ['Mara', 'Hedda'], 'full'],
  ['running', ['Mara', 'Hedda'], 'running'],
  ['over', ['Mara', 'Hedda'], 'over'],
] as const)('a table that is %s with %j is %s', (phase, names, expected) => {
  expect(invitationState({ phase, chairs: chairs(...names) })).toBe(expected);
});

it('keeps the free chair nearest to the host', () => {
  expect(reservedSeat(at(2, null, 'Jonas', 'Mara', null))).toBe(3);
  expect(reservedSeat(at(0, 'Mara', null, null))).toBe(1);
  expect(reservedSeat(at(null, null, null))).toBe(0);
  expect(reservedSeat(at(0, 'Mara', 'Hedda'))).toBeNull();
});

it('shows the host beside the reserved chair, and everybody once', () => {
  const names = ['Mara', 'Jonas', 'Ilse', null, 'Hedda'];

  expect(besideHost(names, 0, 3)).toEqual(['Ilse', 'Jonas', 'Mara', null, 'Hedda']);
  expect(besideHost(names, 4, 3)).toEqual(names);
  expect(besideHost(names, null, 3)).toEqual(names);
  expect(besideHost(names, 0, null)).toEqual(names);
});

it('names the host apart from all others at the table', () => {
  const table = at(1, 'Jonas', 'Mara', null, 'Hedda');

  expect(hostName(table)).toBe('Mara');
  expect(othersThere(table)).toEqual(['Jonas', 'Hedda']);
  expect(hostName(at(null, 'Jonas', null))).toBeNull();
});
