import { expect, test } from 'vitest';
import { holding } from './holding.svelte.ts';

test('a new turn holds the card to dig, unless the player has already picked a tile to shift', () => {
  holding.begin(['shift', 'field-1']);
  expect(holding.mode).toBe('shift');
  holding.begin([]);
  expect(holding.mode).toBe('dig');
});
