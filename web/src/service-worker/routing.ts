/** Decisions of the service worker: how to answer a request, and what to cache. index.ts carries them out. */

/** `page`: from the server, else the cached shell. `kept`: cached for good. `not-ours`: left to the browser. */
export type CacheStrategy = 'page' | 'kept' | 'not-ours';

type RequestInfo = { readonly method: string; readonly mode: string; readonly url: string };

const IMMUTABLE = '/_app/immutable/';
/** Paths that only the server answers: never cached. */
const SERVER_PATHS = ['/api', '/plain', '/healthz', '/readyz', '/metrics'];

/** Return how to answer this request of one of our pages. */
export function strategyFor(asked: RequestInfo, origin: string): CacheStrategy {
  const url = new URL(asked.url);
  if (asked.method !== 'GET' || url.origin !== origin) return 'not-ours';
  if (url.pathname.startsWith(IMMUTABLE)) return 'kept';
  const isTheServers = SERVER_PATHS.some((path) => url.pathname === path || url.pathname.startsWith(`${path}/`));
  return asked.mode === 'navigate' && !isTheServers ? 'page' : 'not-ours';
}

/** Return the files that a shell loads first, by the addresses in it. */
export const shellAssets = (shell: string): readonly string[] => [
  ...new Set(shell.match(/\/_app\/immutable\/[\w./-]+\.(?:js|css)/g)),
];

/** Return whether a proxy answered for a server that is down. */
export const isServerDown = (status: number): boolean => status >= 502 && status <= 504;

const CACHE_PREFIX = 'burghof-';

/** Return the name of a release's cache. */
export const cacheName = (version: string): string => `${CACHE_PREFIX}${version}`;

/**
 * Return which of these caches, oldest first, a new release deletes.
 *
 * The cache of the previous release stays: its pages can still be open, and find their files only there.
 */
export function outdatedCaches(names: readonly string[], current: string): readonly string[] {
  const ours = names.filter((name) => name.startsWith(CACHE_PREFIX) && name !== current);
  return ours.slice(0, -1);
}
