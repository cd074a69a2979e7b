/**
 * Joining by a link: its secret follows the `#`, is exchanged for a place at the table, and is removed from the
 * address.
 */
import { api } from '#lib/api/api.ts';
import { person } from '#lib/api/person.svelte.ts';
import { saveInvitation } from '#lib/api/tables.ts';

/**
 * Redeem the secret in the address. Returns its table, or null without a secret. Raises `ProblemError` if the secret is
 * invalid.
 */
export async function redeemInvitation(): Promise<string | null> {
  const secret = new URLSearchParams(location.hash.slice(1)).get('join');
  if (secret === null) return null;
  history.replaceState(history.state, '', location.pathname);
  await person.ensureSession();
  const { table, seat } = await api.redeem(secret);
  if (seat === null) saveInvitation(table, secret);
  return table;
}
