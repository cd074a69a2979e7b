/** Where other devices find this house. */
import { api } from '#lib/api/api.ts';

const ONLY_HERE = ['localhost', '127.0.0.1', '[::1]'];

/** Whether an address by this name means the device itself, and nothing on any other. */
export const isOnlyHere = (hostname: string): boolean =>
  ONLY_HERE.includes(hostname) || hostname.endsWith('.localhost');

/** What a link for somebody else begins with: where we are, or what the server knows where that would lead nowhere. */
export async function addressForOthers(here: { readonly hostname: string; readonly origin: string }): Promise<string> {
  if (!isOnlyHere(here.hostname)) return here.origin;
  const { url } = await api.address().catch(() => ({ url: '' }));
  return url || here.origin;
}
