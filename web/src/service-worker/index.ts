/**
 * The service worker: caches the shell and files with a hash in their name. When the server is down, the shell says so.
 */
import { version } from '$app/env';
import { immutable } from '$app/manifest';
import { self } from '$app/service-worker';
import { cacheOf, isGone, outdated, partsOf, wayOf } from './ways.ts';

const CACHE = cacheOf(version);
const SHELL = '/';
const FACES = immutable.map(({ path }) => path).filter((path) => path.endsWith('.woff2'));

/** Cache everything that the shell needs to report that the server is down. */
async function keepShell(): Promise<void> {
  const answer = await fetch(SHELL, { cache: 'no-cache' });
  if (!answer.ok) throw new Error(`fetching the shell failed with status ${String(answer.status)}`);
  const parts = partsOf(await answer.clone().text());
  const cache = await caches.open(CACHE);
  await cache.addAll([...parts, ...FACES]);
  await cache.put(SHELL, answer);
}

async function throwAwayOld(): Promise<void> {
  for (const name of outdated(await caches.keys(), CACHE)) await caches.delete(name);
}

/** Answer a page request from the server, or with the cached shell if the server is down. */
async function page(event: FetchEvent): Promise<Response> {
  try {
    const early = (await event.preloadResponse) as Response | undefined;
    const answer = early ?? (await fetch(event.request));
    return isGone(answer.status) ? ((await caches.match(SHELL)) ?? answer) : answer;
  } catch {
    return (await caches.match(SHELL)) ?? Response.error();
  }
}

/** Answer from the cache with a file that never changes; cache it at the first request. */
async function kept(event: FetchEvent): Promise<Response> {
  const before = await caches.match(event.request);
  if (before) return before;
  const answer = await fetch(event.request);
  if (answer.ok) {
    const copy = answer.clone();
    event.waitUntil(caches.open(CACHE).then((cache) => cache.put(event.request, copy)));
  }
  return answer;
}

self.addEventListener('install', (event) => {
  event.waitUntil(keepShell().then(() => self.skipWaiting()));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([throwAwayOld(), self.registration.navigationPreload.enable(), self.clients.claim()]));
});

self.addEventListener('fetch', (event) => {
  const way = wayOf(event.request, self.location.origin);
  if (way === 'page') event.respondWith(page(event));
  if (way === 'kept') event.respondWith(kept(event));
});
