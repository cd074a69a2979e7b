/** Decisions of the service worker: how to answer a request, and what to cache. index.ts carries them out. */

/** `page`: from the server, else the cached shell. `kept`: cached for good. `not-ours`: left to the browser. */
export type Way = 'page' | 'kept' | 'not-ours';

type Asked = { readonly method: string; readonly mode: string; readonly url: string };

const IMMUTABLE = '/_app/immutable/';
/** Paths that only the server answers: never cached. */
const THE_SERVERS = ['/api', '/plain', '/healthz', '/readyz', '/metrics'];

/** Return how to answer this request of one of our pages. */
export function wayOf(asked: Asked, origin: string): Way {
  const url = new URL(asked.url);
  if (asked.method !== 'GET' || url.origin !== origin) return 'not-ours';
  if (url.pathname.startsWith(IMMUTABLE)) return 'kept';
  const isTheServers = THE_SERVERS.some((path) => url.pathname === path || url.pathname.startsWith(`${path}/`));
  return asked.mode === 'navigate' && !isTheServers ? 'page' : 'not-ours';
}

/** Return the files that a shell loads first, by the addresses in it. */
export const partsOf = (shell: string): readonly string[] => [
  ...new Set(shell.match(/\/_app\/immutable\/[\w./-]+\.(?:js|css)/g)),
];

/** Return whether a proxy answered for a server that is down. */
export const isGone = (status: number): boolean => status >= 502 && status <= 504;

const OURS = 'burghof-';

/** Return the name of a release's cache. */
export const cacheOf = (version: string): string => `${OURS}${version}`;

/**
 * Return which of these caches, oldest first, a new release deletes.
 *
 * The cache of the previous release stays: its pages can still be open, and find their files only there.
 */
export function outdated(names: readonly string[], current: string): readonly string[] {
  const ours = names.filter((name) => name.startsWith(OURS) && name !== current);
  return ours.slice(0, -1);
}
