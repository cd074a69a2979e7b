import { expect, it } from 'vitest';
import { recallOf } from './recall.ts';

it('is the notebook where nobody chose', () => {
  expect(recallOf(undefined, true)).toBe('notebook');
});

it('is what was chosen', () => {
  expect(recallOf('pure', true)).toBe('pure');
});

it('is the notebook where nothing is hidden', () => {
  expect(recallOf('pure', false)).toBe('notebook');
});
