import { expect, it } from 'vitest';
import { qrCode, darkRuns } from './qr.ts';

it('finds the dark runs of a row', () => {
  expect(darkRuns([true, true, false, true, false, false, true, true, true])).toEqual([
    [0, 2],
    [3, 1],
    [6, 3],
  ]);
  expect(darkRuns([false, false])).toEqual([]);
});

it('draws the three corners by which a code is found', async () => {
  const { size, path } = await qrCode('http://192.0.2.7:8000/#join=a-secret-of-some-length');
  const edge = String(size - 7);

  expect(size % 4).toBe(1);
  expect(path).toContain('M0 0h7v1h-7z');
  expect(path).toContain(`M${edge} 0h7v1h-7z`);
  expect(path).toContain(`M0 ${edge}h7v1h-7z`);
});
