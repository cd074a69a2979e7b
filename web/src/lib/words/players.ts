/** The players that a sentence names. */
import type { Message } from '#lib/wire/out.gen.ts';

/** Return the seat that a sentence is about, if it is about a single one. */
export function seatOf({ data }: Message): number | null {
  const seat = data['seat'];
  return typeof seat === 'object' && 'seat' in seat ? seat.seat : null;
}

/** Return whether a sentence names one of these seats. */
export const namesSeat = ({ data }: Message, seats: readonly number[]): boolean =>
  Object.values(data)
    .flat()
    .some((one) => typeof one === 'object' && one.type === 'who' && seats.includes(one.seat));
