/**
 * The service worker: caches the shell and files with a hash in their name. When the server is down, the shell says so.
 */
import { version } from '$app/env';
import { immutable } from '$app/manifest';
import { self } from '$app/service-worker';
import { cacheName, isServerDown, outdatedCaches, shellAssets, strategyFor } from './routing.ts';

const CACHE = cacheName(version);
const SHELL = '/';
const FONTS = immutable.map(({ path }) => path).filter((path) => path.endsWith('.woff2'));

/** Cache everything that the shell needs to report that the server is down. */
async function cacheShell(): Promise<void> {
  const answer = await fetch(SHELL, { cache: 'no-cache' });
  if (!answer.ok) throw new Error(`fetching the shell failed with status ${String(answer.status)}`);
  const parts = shellAssets(await answer.clone().text());
  const cache = await caches.open(CACHE);
  await cache.addAll([...parts, ...FONTS]);
  await cache.put(SHELL, answer);
}

async function deleteOldCaches(): Promise<void> {
  for (const name of outdatedCaches(await caches.keys(), CACHE)) await caches.delete(name);
}

/** Answer a page request from the server, or with the cached shell if the server is down. */
async function answerPage(event: FetchEvent): Promise<Response> {
  try {
    const early = (await event.preloadResponse) as Response | undefined;
    const answer = early ?? (await fetch(event.request));
    return isServerDown(answer.status) ? ((await caches.match(SHELL)) ?? answer) : answer;
  } catch {
    return (await caches.match(SHELL)) ?? Response.error();
  }
}

/** Answer from the cache with a file that never changes; cache it at the first request. */
async function answerCached(event: FetchEvent): Promise<Response> {
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
  event.waitUntil(cacheShell().then(() => self.skipWaiting()));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([deleteOldCaches(), self.registration.navigationPreload.enable(), self.clients.claim()]));
});

self.addEventListener('fetch', (event) => {
  const way = strategyFor(event.request, self.location.origin);
  if (way === 'page') event.respondWith(answerPage(event));
  if (way === 'kept') event.respondWith(answerCached(event));
});
