/** The rate limit of automatic reloads. */

/**
 * Minimum time between automatic reloads in milliseconds. If a file is still missing after one, another does not help.
 */
const MIN_RELOAD_INTERVAL_MS = 30_000;

/** Return whether the page can reload now, given the time of its last automatic reload, if any. */
export const mayReload = (then: string | null, now: number): boolean =>
  then === null || now - Number(then) > MIN_RELOAD_INTERVAL_MS;
