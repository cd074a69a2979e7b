import { expect, it, vi } from 'vitest';
import { compareRooms } from './rooms-entered.ts';

it('compares each game with the one before it, however often it is looked at', () => {
  const saved = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => saved.get(name) ?? null,
    setItem: (name: string, value: string) => saved.set(name, value),
  });

  expect(compareRooms('first', 8)).toBeNull();
  expect(compareRooms('second', 11)).toBe(8);
  expect(compareRooms('third', 5)).toBe(11);
  expect(compareRooms('second', 11)).toBe(8);
  expect(compareRooms('first', 8)).toBeNull();
});
