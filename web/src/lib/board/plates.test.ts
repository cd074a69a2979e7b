import { describe, expect, it } from 'vitest';
import { platesAt, type Box } from './plates.ts';

const part = (left: number, bottom: number, width = 40, height = 50): Box => ({
  left,
  top: bottom - height,
  right: left + width,
  bottom,
});
const numbers = (parts: readonly Box[]): readonly number[] => platesAt(parts, 20).map(({ number }) => number);

describe('the plates of a thing that is shown large', () => {
  it('stand in the middle of parts that lie apart', () => {
    const [first, second] = platesAt([part(0, 50), part(40, 50)], 20);

    expect(first).toEqual({ number: 1, x: 20, y: 25, from: [20, 25] });
    expect(second).toEqual({ number: 2, x: 60, y: 25, from: [60, 25] });
  });

  it('stand in a column beside a pile, from below, and apart from each other', () => {
    const plates = platesAt([part(0, 100), part(0, 90), part(2, 80)], 20);

    expect(plates.map(({ x, y }) => [x, y])).toEqual([
      [62, 105],
      [62, 85],
      [62, 65],
    ]);
    expect(plates.map(({ from }) => from)).toEqual([
      [40, 95],
      [40, 85],
      [42, 75],
    ]);
  });

  it('are only the number of the parts where they would be too many or too near', () => {
    expect(numbers(Array.from({ length: 6 }, (_, place) => part(0, 200 - 10 * place)))).toEqual([6]);
    expect(numbers(Array.from({ length: 4 }, (_, place) => part(8 * place, 10, 8, 8)))).toEqual([4]);
    expect(numbers([])).toEqual([]);
  });
});
