/** The chapters of a rulebook that a person has opened. This device remembers them for each game. */
import { load, save } from '#lib/storage.ts';

type Stored = Readonly<Record<string, readonly string[]>>;

const KEY = 'burghof-chapters';

/** Return the number of the chapter that a clause is in. */
export const chapterOf = (clause: string): string => clause.split('.')[0] ?? '';

export class OpenChapters {
  readonly #game: string;
  #open = $state.raw<readonly string[]>([]);
  /** The chapter that was folded or unfolded by a press: only its change is shown in motion. */
  pressed = $state.raw('');

  constructor(game: string) {
    this.#game = game;
    this.#open = stored()[game] ?? [];
  }

  /** Return whether the chapter with this number is open. */
  isOpen(chapter: string): boolean {
    return this.#open.includes(chapter);
  }

  /** Open a chapter because something leads to it. */
  open(chapter: string): void {
    this.pressed = '';
    if (!this.isOpen(chapter)) this.#set([...this.#open, chapter]);
  }

  /** Open a chapter, or fold it. */
  press(chapter: string): void {
    this.pressed = chapter;
    this.#set(this.isOpen(chapter) ? this.#open.filter((one) => one !== chapter) : [...this.#open, chapter]);
  }

  #set(open: readonly string[]): void {
    this.#open = open;
    save(KEY, JSON.stringify({ ...stored(), [this.#game]: open }));
  }
}

function stored(): Stored {
  try {
    return parseChapters(JSON.parse(load(KEY) ?? '{}'));
  } catch {
    return {};
  }
}

/** Return what was stored as far as it has the right shape: numbers of chapters for each game. */
export function parseChapters(stored: unknown): Stored {
  if (typeof stored !== 'object' || stored === null) return {};
  return Object.fromEntries(
    Object.entries(stored).map(([game, open]) => [
      game,
      Array.isArray(open) ? open.filter((chapter: unknown): chapter is string => typeof chapter === 'string') : [],
    ]),
  );
}
