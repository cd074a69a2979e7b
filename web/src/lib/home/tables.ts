/** Tables as the courtyard lists them: those that wait for this person first. */
import type { Chair, MyTable, Table, TableList } from '#lib/wire/out.gen.ts';

/** A table in the list, with the seats that this person holds. */
export type Row = Omit<MyTable, 'mine'> & { readonly seats: readonly number[] };

/** The status of a table, as the list describes it. */
export type TableStatus =
  | { readonly kind: 'gathering'; readonly free: number }
  | { readonly kind: 'your-turn'; readonly seats: readonly number[] }
  | { readonly kind: 'turn-of'; readonly seats: readonly number[] }
  | { readonly kind: 'running' }
  | { readonly kind: 'won'; readonly seats: readonly number[]; readonly byUs: boolean }
  | { readonly kind: 'over' };

export const isFree = (chair: Chair): boolean => chair.name === null && chair.bot === null;

const myRow = ({ mine: { seats }, ...row }: MyTable): Row => ({ ...row, seats });
const publicRow = (table: Table): Row => ({ table, seats: [], awaited: [], owing: [], ranks: null, quiet: 0 });

/** Return the status of a table, from the view of the seats held on this device. */
export function stateOf({ table, seats, awaited, owing, ranks }: Row): TableStatus {
  if (table.phase === 'gathering') return { kind: 'gathering', free: table.chairs.filter(isFree).length };
  if (table.phase === 'running') {
    if (owing.length > 0) return { kind: 'your-turn', seats: owing };
    const others = awaited.filter((seat) => !seats.includes(seat));
    return others.length > 0 ? { kind: 'turn-of', seats: others } : { kind: 'running' };
  }
  if (ranks === null) return { kind: 'over' };
  const winners = ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : []));
  return { kind: 'won', seats: winners, byUs: seats.length === 1 && winners.includes(seats[0] ?? -1) };
}

/**
 * Return the sort key, smallest first: own turn, own tables that are filling, own running ones, then those of others.
 */
function sortKey(row: Row): number {
  const isOurs = row.seats.length > 0;
  if (row.owing.length > 0) return 0;
  if (row.table.phase === 'gathering') return isOurs ? 1 : 3;
  return isOurs ? 2 : 4;
}

/** Split a list into tables in progress and finished ones, each in display order. */
export function groupTables(list: TableList): { readonly going: readonly Row[]; readonly finished: readonly Row[] } {
  const known = new Set(list.mine.map(({ table }) => table.id));
  const rows = [...list.mine.map(myRow), ...list.public.filter(({ id }) => !known.has(id)).map(publicRow)];
  const going = rows.filter(({ table }) => table.phase !== 'over');
  return {
    going: [...going].sort((one, other) => sortKey(one) - sortKey(other)),
    finished: rows.filter(({ table }) => table.phase === 'over'),
  };
}

/** Format how long ago something was, in a language. */
export function ago(seconds: number, language: string): string {
  const words = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  if (seconds < 60) return words.format(0, 'second');
  if (seconds < 3600) return words.format(-Math.floor(seconds / 60), 'minute');
  if (seconds < 86_400) return words.format(-Math.floor(seconds / 3600), 'hour');
  return words.format(-Math.floor(seconds / 86_400), 'day');
}
