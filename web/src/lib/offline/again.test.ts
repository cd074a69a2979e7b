import { expect, it } from 'vitest';
import { mayShowAnew } from './again.ts';

it('shows a page anew once, and not again right after', () => {
  expect(mayShowAnew(null, 1_000_000)).toBe(true);
  expect(mayShowAnew('990000', 1_000_000)).toBe(false);
  expect(mayShowAnew('900000', 1_000_000)).toBe(true);
});
