/** The rate limit of automatic reloads. */

/**
 * Minimum time between automatic reloads in milliseconds. If a file is still missing after one, another does not help.
 */
const REST = 30_000;

/** Return whether the page can reload now, given the time of its last automatic reload, if any. */
export const mayShowAnew = (then: string | null, now: number): boolean => then === null || now - Number(then) > REST;
