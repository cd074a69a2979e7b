/** The players that a sentence names. */
import type { Message } from '#lib/wire/out.gen.ts';
import type { MessageArg } from './translator.ts';

type Who = Extract<MessageArg, { readonly type: 'who' }>;

const isWho = (one: unknown): one is Who =>
  typeof one === 'object' && one !== null && 'type' in one && one.type === 'who';

/** Return the seat that a sentence is about, if it is about a single one. */
export function seatOf({ data }: Message): number | null {
  const seat = data['seat'];
  return typeof seat === 'object' && 'seat' in seat ? seat.seat : null;
}

/**
 * Return the seats whose shields stand beside a sentence: of the one that it is about, of the figure or the party that
 * it begins with, or of all its players.
 */
export function shieldSeats({ data }: Message): readonly number[] {
  const { seat, name, lead, seats, number } = data;
  const all = [seat, name, typeof number === 'number' && number > 1 ? null : lead].filter(isWho);
  if (all[0]) return [all[0].seat];
  return Array.isArray(seats) ? seats.filter(isWho).map((one) => one.seat) : [];
}

/** Return whether a sentence names one of these seats. */
export const namesSeat = ({ data }: Message, seats: readonly number[]): boolean =>
  Object.values(data)
    .flat()
    .some((one) => typeof one === 'object' && one.type === 'who' && seats.includes(one.seat));
