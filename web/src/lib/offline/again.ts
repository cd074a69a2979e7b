/** When a page may be shown anew by itself. */

/** A page that still lacks a file right after it was shown anew is not helped by doing so again. */
const REST = 30_000;

/** Whether a page may be shown anew at this moment, having been so then, if ever. */
export const mayShowAnew = (then: string | null, now: number): boolean => then === null || now - Number(then) > REST;
