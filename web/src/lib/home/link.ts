/** Coming by a link: its secret stands behind the `#`, is exchanged for a place at the table, and never stays there. */
import { api } from '#lib/api/api.ts';
import { person } from '#lib/api/person.svelte.ts';
import { keepInvitation } from '#lib/api/setting.ts';

/** The table that the secret in the address leads to, or null where there is none; raises Trouble where it opens nothing. */
export async function tableByLink(): Promise<string | null> {
  const secret = new URLSearchParams(location.hash.slice(1)).get('join');
  if (secret === null) return null;
  history.replaceState(history.state, '', location.pathname);
  await person.arrive();
  const { table, seat } = await api.redeem(secret);
  if (seat === null) keepInvitation(table, secret);
  return table;
}
