/** The tries of a puzzle, and how many are left. */

/** Number of tries of each puzzle: one less than it has choices, as the last one could not be wrong. */
export const TRIES = 2;

export type PuzzleProgress = {
  /** The places of the choices that were tried, in order. */
  readonly tried: readonly number[];
  /** Whether the last of them is the answer. */
  readonly isSolved: boolean;
};

/**
 * Return the number of tries that are left; the one that found the answer costs none. Progress of earlier pages may
 * have a third try.
 */
export const triesLeft = ({ tried, isSolved }: PuzzleProgress): number =>
  Math.max(0, TRIES - tried.length + (isSolved ? 1 : 0));
