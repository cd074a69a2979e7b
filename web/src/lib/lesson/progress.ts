/**
 * How far this device has come in each lesson. With a person it is merged with what the person did on other devices: a
 * lesson that was done on any of them is done, and the furthest step counts.
 */
import { api } from '#lib/api/api.ts';
import { person } from '#lib/api/person.svelte.ts';
import { load, save } from '#lib/storage.ts';
import type { LessonProgress as PersonProgress } from '#lib/wire/in.gen.ts';

export type LessonProgress = {
  /** The accepted move that was made in each step so far. */
  readonly choices: readonly number[];
  /** Whether the lesson was once played to its end. */
  readonly isDone: boolean;
};

type Stored = Readonly<Record<string, LessonProgress>>;

const KEY = 'burghof-lessons';
const NOTHING: LessonProgress = { choices: [], isDone: false };
const keyOf = (game: string, lesson: string): string => `${game}/${lesson}`;

/** Return how far a lesson has come on this device. */
export const progressOf = (game: string, lesson: string): LessonProgress => stored()[keyOf(game, lesson)] ?? NOTHING;

/** Note how far a lesson has come; one that was done stays done. */
export function noteProgress(game: string, lesson: string, choices: readonly number[], isDone: boolean): void {
  const before = progressOf(game, lesson);
  const now = { choices: isDone ? [] : choices, isDone: isDone || before.isDone };
  save(KEY, JSON.stringify({ ...stored(), [keyOf(game, lesson)]: now }));
  // Going back on this device takes nothing away from the person: the answer is not needed here.
  void send({ [keyOf(game, lesson)]: now });
}

/** Merge what this person did on other devices into the progress of this device. */
export async function mergeProgress(): Promise<void> {
  const ours = stored();
  const theirs = await send(ours);
  const further = theirs.filter((one) => goesFurther(one, ours[keyOf(one.game, one.lesson)] ?? NOTHING));
  const found = further.map(({ game, lesson, choices, is_done: isDone }) => [keyOf(game, lesson), { choices, isDone }]);
  if (found.length > 0) save(KEY, JSON.stringify({ ...stored(), ...Object.fromEntries(found) }));
}

const goesFurther = ({ choices, is_done: isDone }: PersonProgress, ours: LessonProgress): boolean =>
  isDone === ours.isDone ? !isDone && choices.length > ours.choices.length : isDone;

/** Send the progress of this device to the server, and return that of the person; without either there is none. */
async function send(progress: Stored): Promise<readonly PersonProgress[]> {
  if (person.name === null) return [];
  const lessons = Object.entries(progress).map(([key, { choices, isDone }]) => {
    const [game = '', lesson = ''] = key.split('/');
    return { game, lesson, choices, is_done: isDone };
  });
  try {
    await person.ensureSession();
    return (await api.mergeProgress({ lessons })).lessons;
  } catch {
    // It is sent again with the next visit of a game's gate.
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
