/** What the service worker does with a request, and what it keeps: decided here, done in index.ts. */

/** A page comes from the server, or is the kept shell; what is kept is never asked for again; the rest is not our business. */
export type Way = 'page' | 'kept' | 'not-ours';

type Asked = { readonly method: string; readonly mode: string; readonly url: string };

const IMMUTABLE = '/_app/immutable/';
/** What the server says itself: never kept, and never answered by anybody else. */
const THE_SERVERS = ['/api', '/plain', '/healthz', '/readyz', '/metrics'];

/** What is to be done with this request of a page of ours. */
export function wayOf(asked: Asked, origin: string): Way {
  const url = new URL(asked.url);
  if (asked.method !== 'GET' || url.origin !== origin) return 'not-ours';
  if (url.pathname.startsWith(IMMUTABLE)) return 'kept';
  const isTheServers = THE_SERVERS.some((path) => url.pathname === path || url.pathname.startsWith(`${path}/`));
  return asked.mode === 'navigate' && !isTheServers ? 'page' : 'not-ours';
}

/** The files that a shell begins with, by the addresses in it. */
export const partsOf = (shell: string): readonly string[] => [
  ...new Set(shell.match(/\/_app\/immutable\/[\w./-]+\.(?:js|css)/g)),
];

/** Whether a proxy has answered for a server that is gone. */
export const isGone = (status: number): boolean => status >= 502 && status <= 504;

const OURS = 'burghof-';

/** The name under which a release keeps its files. */
export const cacheOf = (version: string): string => `${OURS}${version}`;

/**
 * Which of these caches, the oldest first, a new release throws away.
 *
 * That of the release before stays: its pages may still be open, and find their files only there.
 */
export function outdated(names: readonly string[], current: string): readonly string[] {
  const ours = names.filter((name) => name.startsWith(OURS) && name !== current);
  return ours.slice(0, -1);
}
