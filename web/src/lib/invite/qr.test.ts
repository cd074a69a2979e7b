import { expect, it } from 'vitest';
import { codeOf, runs } from './qr.ts';

it('finds the dark runs of a row', () => {
  expect(runs([true, true, false, true, false, false, true, true, true])).toEqual([
    [0, 2],
    [3, 1],
    [6, 3],
  ]);
  expect(runs([false, false])).toEqual([]);
});

it('draws the three corners by which a code is found', async () => {
  const { size, path } = await codeOf('http://192.0.2.7:8000/#join=a-secret-of-some-length');
  const edge = String(size - 7);

  expect(size % 4).toBe(1);
  expect(path).toContain('M0 0h7v1h-7z');
  expect(path).toContain(`M${edge} 0h7v1h-7z`);
  expect(path).toContain(`M0 ${edge}h7v1h-7z`);
});
