/**
 * Joining by a link: its secret follows the `#`, is exchanged for a place at the table, and is removed from the
 * address.
 */
import { api } from '#lib/api/api.ts';
import { person } from '#lib/api/person.svelte.ts';
import { invitations } from '#lib/api/invitations.svelte.ts';

/** The tables to which a link has led this page since it was loaded. */
const linked = new Set<string>();

/** Return whether this person came to a table by an invitation, and not by its address or a list. */
export const cameByLink = (table: string): boolean => linked.has(table);

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
  if (seat === null) {
    invitations.save(table, secret);
    linked.add(table);
  }
  return table;
}
