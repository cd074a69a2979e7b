/** Playback of frames: each is shown as long as its event takes, in order. Playback can be skipped. */
import type { Shown } from './contract.ts';
import type { Frame } from '#lib/wire/out.gen.ts';

/** Minimum time per event in milliseconds; shorter ones would not be seen. */
const LEAST = 250;
/** Playback that takes longer, in milliseconds, can be skipped. */
const LONG = 1_500;
/** Maximum length of the backlog in milliseconds; only its end is shown to a player who was away longer. */
const MOST = 8_000;
/** With reduced motion: how long a state is shown that is covered again afterwards, in milliseconds. */
const STILL = 1_000;
/** Milliseconds after its complete playback when a step is over, unless the next step comes first. */
const MOMENT = 10_000;
/** Maximum length of a backlog with events whose time is information, in milliseconds; beyond it these are cut too. */
const MOST_KEPT = 40_000;

export type Pace = {
  readonly ms: (event: unknown) => number;
  /** Whether the time of an event is information: it also applies with reduced motion and to players who were away. */
  readonly keepsTime?: (event: unknown) => boolean;
  /** Called when an event begins to be shown. */
  readonly begins: (event: unknown, shown: Shown<unknown, unknown>) => void;
};

type Due = {
  readonly step: number;
  readonly event: unknown;
  readonly before: object;
  readonly after: object;
  readonly ms: number;
  readonly isKept: boolean;
};

export class Showing {
  /** The view as it is drawn. */
  view = $state.raw<object | null>(null);
  shown = $state.raw<Shown<unknown, unknown> | null>(null);
  /** Whether the playback is long enough to offer skipping it. */
  isLong = $state(false);
  /** The events of the last step. */
  last = $state.raw<readonly unknown[]>([]);
  /**
   * Called with the number of the step that begins to be shown; all earlier steps are over. After the last step is
   * over, it is called with the number of the next one, which does not exist yet.
   */
  onstep: (step: number) => void = () => undefined;
  readonly #pace: Pace;
  /** The number of steps added. */
  #steps = 0;
  /** The events of the last step that stay visible after it is over. */
  #lasting: readonly unknown[] = [];
  #due: readonly Due[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #rest: ReturnType<typeof setTimeout> | undefined;

  constructor(pace: Pace) {
    this.#pace = pace;
  }

  get isBusy(): boolean {
    return this.shown !== null;
  }

  /** Show a view at once, without playback. */
  set(view: object): void {
    clearTimeout(this.#timer);
    this.#due = [];
    this.shown = null;
    this.isLong = false;
    this.view = view;
    this.#pause();
  }

  /** Show the first view of a table, without marks of earlier events. */
  begin(view: object): void {
    this.last = this.#lasting = [];
    this.set(view);
  }

  /**
   * Queue the frames of a step and return its number. `kept` has the events that stay visible; the others are passing.
   */
  add(frames: readonly Frame[], kept?: readonly unknown[]): number {
    clearTimeout(this.#rest);
    const step = ++this.#steps;
    const still = kept ? lastPassing(frames, kept) : -1;
    let before = this.#due.at(-1)?.after ?? this.view ?? {};
    const due: Due[] = [];
    for (const [place, { event, changes }] of frames.entries()) {
      const after = { ...before, ...changes };
      const isKept = event !== null && (this.#pace.keepsTime?.(event) ?? false);
      const least = place === still ? STILL : 1;
      const ms = event === null ? 0 : calm() && !isKept ? least : Math.max(LEAST, this.#pace.ms(event));
      due.push({ step, event, before, after, ms, isKept });
      before = after;
    }
    const events = frames.flatMap(({ event }) => (event === null ? [] : [event]));
    this.last = events.length > 0 ? events : this.#lasting;
    if (events.length > 0) this.#lasting = kept ?? events;
    this.#due = [...this.#due, ...due];
    this.#cut();
    this.isLong ||= this.#length() > LONG;
    if (!this.isBusy) this.#next();
    return step;
  }

  /** Jump to the newest view. */
  skip(): void {
    const last = this.#due.at(-1);
    if (last) this.set(last.after);
    else if (this.isBusy) this.set(this.view ?? {});
  }

  /** Cut the beginning of a backlog that is too long; events whose time is information last. */
  #cut(): void {
    while (this.#due.length > 1 && this.#length() > MOST) {
      const first = this.#due.slice(0, -1).findIndex((one) => !one.isKept);
      if (first < 0 && this.#length() <= MOST_KEPT) return;
      this.#due = this.#due.toSpliced(Math.max(0, first), 1);
    }
  }

  /** Return the total time of the queued frames in milliseconds. */
  #length(): number {
    return this.#due.reduce((sum, one) => sum + one.ms, 0);
  }

  #next(): void {
    const [due, ...rest] = this.#due;
    this.#due = rest;
    if (!due) {
      this.shown = null;
      this.isLong = false;
      this.#pause();
      return;
    }
    this.onstep(due.step);
    this.view = due.after;
    if (due.event === null) {
      this.#next();
      return;
    }
    this.shown = { event: due.event, before: due.before, after: due.after };
    this.#pace.begins(due.event, this.shown);
    this.#timer = setTimeout(() => {
      this.#next();
    }, due.ms);
  }

  /** Playback is complete: after `MOMENT`, drop the marks of passing events and report the step as over. */
  #pause(): void {
    this.onstep(this.#steps);
    clearTimeout(this.#rest);
    this.#rest = setTimeout(() => {
      this.last = this.#lasting;
      this.onstep(this.#steps + 1);
    }, MOMENT);
  }
}

/** Return the index of the last frame whose event is not among those that stay; -1 if all stay. */
function lastPassing(frames: readonly Frame[], kept: readonly unknown[]): number {
  const texts = new Set(kept.map((event) => JSON.stringify(event)));
  return frames.findLastIndex(({ event }) => event !== null && !texts.has(JSON.stringify(event)));
}

/** Return whether this person prefers reduced motion. */
export const calm = (): boolean =>
  typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches;
