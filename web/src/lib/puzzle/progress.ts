/**
 * Which puzzles were tried on this device, and how. With a person it is merged with what the person tried on other
 * devices: what was tried on any of them was tried.
 */
import type { PuzzleProgress } from './tries.ts';
import { api } from '#lib/api/api.ts';
import { person } from '#lib/api/person.svelte.ts';
import { load, save } from '#lib/storage.ts';
import type { PuzzleProgress as PersonProgress } from '#lib/wire/in.gen.ts';

type Stored = Readonly<Record<string, PuzzleProgress>>;

const KEY = 'burghof-puzzles';
const NOTHING: PuzzleProgress = { tried: [], isSolved: false };
const keyOf = (game: string, puzzle: string): string => `${game}/${puzzle}`;

/** Return how a puzzle was tried on this device. */
export const puzzleProgress = (game: string, puzzle: string): PuzzleProgress =>
  stored()[keyOf(game, puzzle)] ?? NOTHING;

/** Note a try; what was tried before stays. */
export function noteTry(game: string, puzzle: string, choice: number, isSolved: boolean): PuzzleProgress {
  const before = puzzleProgress(game, puzzle);
  const now = { tried: [...before.tried, choice], isSolved };
  save(KEY, JSON.stringify({ ...stored(), [keyOf(game, puzzle)]: now }));
  void send({ [keyOf(game, puzzle)]: now });
  return now;
}

/** Merge what this person tried on other devices into the progress of this device. */
export async function mergeProgress(): Promise<void> {
  const union = await send(stored());
  const found = union.map(({ game, puzzle, tried, is_solved: isSolved }) => [keyOf(game, puzzle), { tried, isSolved }]);
  if (found.length > 0) save(KEY, JSON.stringify({ ...stored(), ...Object.fromEntries(found) }));
}

/** Send the progress of this device to the server, and return that of the person; without either there is none. */
async function send(progress: Stored): Promise<readonly PersonProgress[]> {
  if (person.name === null) return [];
  const puzzles = Object.entries(progress).map(([key, { tried, isSolved }]) => {
    const [game = '', puzzle = ''] = key.split('/');
    return { game, puzzle, tried, is_solved: isSolved };
  });
  try {
    await person.ensureSession();
    return (await api.mergePuzzles({ puzzles })).puzzles;
  } catch {
    // It is sent again with the next visit of a page of puzzles.
    return [];
  }
}

function stored(): Stored {
  try {
    return JSON.parse(load(KEY) ?? '{}') as Stored;
  } catch {
    return {};
  }
}
