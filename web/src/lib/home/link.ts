/**
 * Joining by a link: its secret follows the `#`, is exchanged for a place at the table, and is removed from the
 * address.
 */
import { api } from '#lib/api/api.ts';
import { person } from '#lib/api/person.svelte.ts';
import { keepInvitation } from '#lib/api/setting.ts';

/**
 * Redeem the secret in the address. Returns its table, or null without a secret. Raises `Trouble` if the secret is
 * invalid.
 */
export async function tableByLink(): Promise<string | null> {
  const secret = new URLSearchParams(location.hash.slice(1)).get('join');
  if (secret === null) return null;
  history.replaceState(history.state, '', location.pathname);
  await person.arrive();
  const { table, seat } = await api.redeem(secret);
  if (seat === null) keepInvitation(table, secret);
  return table;
}
