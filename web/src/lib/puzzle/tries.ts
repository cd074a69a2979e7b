/** The tries of a puzzle, and how many are left. */

/** Number of tries of each puzzle. */
export const TRIES = 3;

export type PuzzleProgress = {
  /** The places of the choices that were tried, in order. */
  readonly tried: readonly number[];
  /** Whether the last of them is the answer. */
  readonly isSolved: boolean;
};

/** Return the number of tries that are left; the one that found the answer costs none. */
export const triesLeft = ({ tried, isSolved }: PuzzleProgress): number => TRIES - tried.length + (isSolved ? 1 : 0);
