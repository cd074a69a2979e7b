/** What an invited guest finds at the table: a chair, all chairs taken, a running game, or a finished one. */
import type { Table } from '#lib/wire/out.gen.ts';

export type InvitationState = 'free' | 'full' | 'running' | 'over';

type Chairs = Pick<Table, 'chairs'>;

const freeSeats = ({ chairs }: Chairs): readonly number[] =>
  chairs.filter(({ name, bot }) => name === null && bot === null).map(({ seat }) => seat);

export function invitationState(table: Pick<Table, 'chairs' | 'phase'>): InvitationState {
  if (table.phase !== 'gathering') return table.phase;
  return freeSeats(table).length > 0 ? 'free' : 'full';
}

/** Return the chair that is reserved for a guest: the free one nearest to the host; null if none is free. */
export function reservedSeat(table: Pick<Table, 'chairs' | 'host_seat'>): number | null {
  const host = table.host_seat ?? 0;
  const [first] = [...freeSeats(table)].sort((one, other) => Math.abs(one - host) - Math.abs(other - host));
  return first ?? null;
}

/** Return chairs in the order in which the hall shows them: the host sits beside the reserved chair. */
export function besideHost<T>(chairs: readonly T[], host: number | null, reserved: number | null): readonly T[] {
  if (host === null || reserved === null || host === reserved) return chairs;
  const beside = reserved + Math.sign(host - reserved);
  return chairs.map((chair, place) => chairs[place === beside ? host : place === host ? beside : place] ?? chair);
}

/** Return the name of the host; null if the host does not sit at the table. */
export const hostName = ({ chairs, host_seat }: Pick<Table, 'chairs' | 'host_seat'>): string | null =>
  host_seat === null ? null : (chairs[host_seat]?.name ?? null);

/** Return the names of all who sit at the table, but for the host. */
export const othersThere = ({ chairs, host_seat }: Pick<Table, 'chairs' | 'host_seat'>): readonly string[] =>
  chairs.flatMap(({ seat, name }) => (name === null || seat === host_seat ? [] : [name]));
