/** The promise of a table: what it is bound to before the first move, noted by this device while nobody can know the seed. */
import { keep, kept } from '#lib/keep.ts';
import type { Table } from '#lib/wire/out.gen.ts';

const name = (table: string): string => `burghof-promise/${table}`;

/** Note what a table promises, once, as long as its game is not over. */
export function notePromise({ id, phase, commitment }: Table): void {
  if (phase !== 'over' && kept(name(id)) === null) keep(name(id), commitment);
}

/** What this device heard a table promise, if it was there. */
export const heardPromise = (table: string): string | null => kept(name(table));
