/** A page and its release: stored for times without a server, and reloaded when its files are gone. */
import { updated } from '$app/state';
import { mayShowAnew } from './again.ts';
import { keepForNow, keptForNow } from '#lib/keep.ts';

const AGAIN = 'burghof-shown-anew';

/** Register the service worker that stores the shell. Insecure contexts have none, and work without it. */
export function keepShell(): void {
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return;
  navigator.serviceWorker.register('/service-worker.js').catch(() => {
    // The browser refuses service workers or storage.
  });
}

/** Reload the page when one of its files cannot be fetched because a new release is deployed. */
export function showAnewWhenOutdated(): void {
  addEventListener('vite:preloadError', () => {
    void updated.check().then((isOutdated) => {
      if (!isOutdated || !mayShowAnew(keptForNow(AGAIN), Date.now())) return;
      keepForNow(AGAIN, String(Date.now()));
      location.reload();
    });
  });
}
