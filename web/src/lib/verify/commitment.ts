/**
 * The commitment of a table, published before the first move and remembered by this device while the seed is still
 * secret.
 */
import { save, load } from '#lib/storage.ts';
import type { Table } from '#lib/wire/out.gen.ts';

const name = (table: string): string => `burghof-promise/${table}`;

/** Remember the commitment of a table, once, unless its game is over. */
export function rememberCommitment({ id, phase, commitment }: Table): void {
  if (phase !== 'over' && load(name(id)) === null) save(name(id), commitment);
}

/** Return the commitment that this device remembered for a table, or null. */
export const rememberedCommitment = (table: string): string | null => load(name(table));
