import { expect, it } from 'vitest';
import { mayReload } from './reload-guard.ts';

it('shows a page anew once, and not again right after', () => {
  expect(mayReload(null, 1_000_000)).toBe(true);
  expect(mayReload('990000', 1_000_000)).toBe(false);
  expect(mayReload('900000', 1_000_000)).toBe(true);
});
