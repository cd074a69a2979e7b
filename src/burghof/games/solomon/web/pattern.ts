/** Patterns of cards, and their fields in the pit when held over a field. */
import { MATERIAL } from './material.gen.ts';

export type Shape = { readonly pattern: string; readonly held: number };
type Square = readonly [number, number];

const { width } = MATERIAL;
const CARDS: Readonly<Record<number, readonly (Shape | null)[]>> = MATERIAL.cards;

/** Return a card's pattern, rotated by this many quarters; null for a rotation that changes nothing. */
export const shapeOf = (card: number, turn = 0): Shape | null => CARDS[card]?.[turn] ?? null;

/** Return the rotations that change a card's pattern. */
export const turnsOf = (card: number): readonly number[] => [1, 2, 3].filter((turn) => shapeOf(card, turn) !== null);

/** Return the squares of a pattern as row and column, in order. */
export const squaresOf = (pattern: string): readonly Square[] =>
  pattern
    .split('/')
    .flatMap((line, row) => [...line].flatMap((sign, column): Square[] => (sign === 'X' ? [[row, column]] : [])));

export const sizeOf = (card: number): number => squaresOf(shapeOf(card)?.pattern ?? '').length;

export type Place = { readonly at: number; readonly fields: readonly number[]; readonly held: number };

/** Return the fields of a pattern with its upper left corner on a field. */
export function placeAt(shape: Shape, at: number): Place {
  const fields = squaresOf(shape.pattern).map(([row, column]) => at + row * width + column);
  return { at, fields, held: fields[shape.held] ?? at };
}

/** Return the fields of a pattern that is held over a field; it is moved to stay inside the pit. */
export function placeOver(shape: Shape, field: number): Place {
  const squares = squaresOf(shape.pattern);
  const [row, column] = squares[shape.held] ?? [0, 0];
  const high = Math.max(...squares.map(([one]) => one)) + 1;
  const wide = Math.max(...squares.map(([, one]) => one)) + 1;
  const within = (value: number, most: number): number => Math.max(0, Math.min(value, most));
  const top = within(Math.floor(field / width) - row, width - high);
  const left = within((field % width) - column, width - wide);
  return placeAt(shape, top * width + left);
}
