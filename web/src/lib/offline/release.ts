/** A page and the release it belongs to: kept for times without a server, and shown anew when its files are gone. */
import { updated } from '$app/state';
import { mayShowAnew } from './again.ts';
import { keepForNow, keptForNow } from '#lib/keep.ts';

const AGAIN = 'burghof-shown-anew';

/** Have the shell kept; where a page came unsafely there is nobody to keep it, and it is not missed. */
export function keepShell(): void {
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return;
  navigator.serviceWorker.register('/service-worker.js').catch(() => {
    // a browser that keeps nothing
  });
}

/** A file of this page could not be fetched: if a new release has come, the page is shown anew. */
export function showAnewWhenOutdated(): void {
  addEventListener('vite:preloadError', () => {
    void updated.check().then((isOutdated) => {
      if (!isOutdated || !mayShowAnew(keptForNow(AGAIN), Date.now())) return;
      keepForNow(AGAIN, String(Date.now()));
      location.reload();
    });
  });
}
