/** Which puzzles were tried on this device, and how. */
import { load, save } from '#lib/storage.ts';

export type PuzzleProgress = {
  /** The places of the choices that were tried, in order. */
  readonly tried: readonly number[];
  /** Whether the last of them is the answer. */
  readonly isSolved: boolean;
};

type Stored = Readonly<Record<string, PuzzleProgress>>;

const KEY = 'burghof-puzzles';
const NOTHING: PuzzleProgress = { tried: [], isSolved: false };
const keyOf = (game: string, puzzle: string): string => `${game}/${puzzle}`;

/** Number of tries of each puzzle. */
export const TRIES = 3;

/** Return how a puzzle was tried on this device. */
export const puzzleProgress = (game: string, puzzle: string): PuzzleProgress =>
  stored()[keyOf(game, puzzle)] ?? NOTHING;

/** Note a try; what was tried before stays. */
export function noteTry(game: string, puzzle: string, choice: number, isSolved: boolean): PuzzleProgress {
  const before = puzzleProgress(game, puzzle);
  const now = { tried: [...before.tried, choice], isSolved };
  save(KEY, JSON.stringify({ ...stored(), [keyOf(game, puzzle)]: now }));
  return now;
}

/** Return the number of tries that are left; the one that found the answer costs none. */
export const triesLeft = ({ tried, isSolved }: PuzzleProgress): number => TRIES - tried.length + (isSolved ? 1 : 0);

function stored(): Stored {
  try {
    return JSON.parse(load(KEY) ?? '{}') as Stored;
  } catch {
    return {};
  }
}
