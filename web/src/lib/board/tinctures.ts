/** The tinctures of a seat. */
import type { AnyBoard } from './contract.ts';
import { tinctureOf, type Tincture } from '#lib/draw/heraldry.ts';

/** Return the tinctures of a seat at a table of this many seats: those of the game, or that of its position. */
export const seatTinctures = (board: AnyBoard | null | undefined, seats: number, seat: number): readonly Tincture[] =>
  board?.tinctures?.(seats, seat) ?? [tinctureOf(seat)];
