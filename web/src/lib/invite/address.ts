/** The address under which other devices reach this server. */
import { api } from '#lib/api/api.ts';

const LOOPBACK_HOSTS = ['localhost', '127.0.0.1', '[::1]'];

/** Return whether a host name means the device itself, so that no other device can use it. */
export const isLoopback = (hostname: string): boolean =>
  LOOPBACK_HOSTS.includes(hostname) || hostname.endsWith('.localhost');

/**
 * Return the origin of links for others: the current one, or the server's known address if the current one is local.
 */
export async function shareableOrigin(here: { readonly hostname: string; readonly origin: string }): Promise<string> {
  if (!isLoopback(here.hostname)) return here.origin;
  const { url } = await api.address().catch(() => ({ url: '' }));
  return url || here.origin;
}
