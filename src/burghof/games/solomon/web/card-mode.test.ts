import { expect, test } from 'vitest';
import { cardMode } from './card-mode.svelte.ts';

test('a new turn holds the card to dig, unless the player has already picked a tile to shift', () => {
  cardMode.reset(['shift', 'field-1']);
  expect(cardMode.mode).toBe('shift');
  cardMode.reset([]);
  expect(cardMode.mode).toBe('dig');
});
