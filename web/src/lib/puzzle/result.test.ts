import { expect, test } from 'vitest';
import { resultText } from './result.ts';
import { triesLeft } from './tries.ts';

const ADDRESS = 'https://burghof.example/puzzles/kilt-castle/cut-1';

test('a result names the puzzle, the torches and the address', () => {
  expect(resultText('Cut down to size', { tried: [0, 2], isSolved: true }, ADDRESS)).toBe(
    `Cut down to size\n🔥💨 1/2\n${ADDRESS}`,
  );
});

test('all torches burn after the first try, and none after two wrong ones', () => {
  expect(resultText('', { tried: [1], isSolved: true }, '')).toBe('🔥🔥 2/2');
  expect(resultText('', { tried: [1, 0], isSolved: false }, '')).toBe('💨💨 0/2');
});

test('progress of a page that allowed three tries has none left', () => {
  expect(triesLeft({ tried: [1, 0, 2], isSolved: true })).toBe(0);
  expect(triesLeft({ tried: [1, 0, 2], isSolved: false })).toBe(0);
  expect(resultText('', { tried: [1, 0, 2], isSolved: true }, '')).toBe('💨💨 0/2');
});

test('two results with other choices are the same text', () => {
  const [one, other] = [
    [0, 2],
    [1, 0],
  ].map((tried) => resultText('', { tried, isSolved: true }, ADDRESS));
  expect(one).toBe(other);
});
