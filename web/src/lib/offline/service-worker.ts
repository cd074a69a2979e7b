/** A page and its release: stored for times without a server, and reloaded when its files are gone. */
import { updated } from '$app/state';
import { mayReload } from './reload-guard.ts';
import { saveForSession, loadForSession } from '#lib/storage.ts';

const LAST_RELOAD_KEY = 'burghof-shown-anew';

/** Register the service worker that stores the shell. Insecure contexts have none, and work without it. */
export function registerServiceWorker(): void {
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return;
  navigator.serviceWorker.register('/service-worker.js').catch(() => {
    // The browser refuses service workers or storage.
  });
}

/** Reload the page when one of its files cannot be fetched because a new release is deployed. */
export function reloadWhenOutdated(): void {
  addEventListener('vite:preloadError', () => {
    void updated.check().then((isOutdated) => {
      if (!isOutdated || !mayReload(loadForSession(LAST_RELOAD_KEY), Date.now())) return;
      saveForSession(LAST_RELOAD_KEY, String(Date.now()));
      location.reload();
    });
  });
}
