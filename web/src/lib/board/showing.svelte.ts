/** Showing what happened: frames one after another, each as long as its event takes; what is shown can be skipped. */
import type { Shown } from './contract.ts';
import type { Frame } from '#lib/wire/out.gen.ts';

/** No event passes faster, or nobody sees it. */
const LEAST = 250;
/** What takes longer may be skipped. */
const LONG = 1_500;
/** Whoever was away longer than this is shown the end of it. */
const MOST = 8_000;
/** Events whose time is information are cut off only beyond this. */
const MOST_KEPT = 40_000;

export type Pace = {
  readonly ms: (event: unknown) => number;
  /** Whether the time of an event is information: it is shown to calm people too, and to those who were away. */
  readonly keepsTime?: (event: unknown) => boolean;
  /** Called as an event begins to be shown. */
  readonly begins: (event: unknown, shown: Shown<unknown, unknown>) => void;
};

type Due = {
  readonly event: unknown;
  readonly before: object;
  readonly after: object;
  readonly ms: number;
  readonly isKept: boolean;
};

export class Showing {
  /** The table as it is drawn. */
  view = $state.raw<object | null>(null);
  shown = $state.raw<Shown<unknown, unknown> | null>(null);
  /** Whether so much is to be shown that one may want to skip it. */
  isLong = $state(false);
  /** The events of the last step. */
  last = $state.raw<readonly unknown[]>([]);
  readonly #pace: Pace;
  #due: readonly Due[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(pace: Pace) {
    this.#pace = pace;
  }

  get isBusy(): boolean {
    return this.shown !== null;
  }

  /** Show a table as it is, at once. */
  set(view: object): void {
    clearTimeout(this.#timer);
    this.#due = [];
    this.shown = null;
    this.isLong = false;
    this.view = view;
  }

  /** Show these frames after what is still to be shown. */
  add(frames: readonly Frame[]): void {
    let before = this.#due.at(-1)?.after ?? this.view ?? {};
    const due: Due[] = [];
    for (const { event, changes } of frames) {
      const after = { ...before, ...changes };
      const isKept = event !== null && (this.#pace.keepsTime?.(event) ?? false);
      const ms = event === null ? 0 : calm() && !isKept ? 1 : Math.max(LEAST, this.#pace.ms(event));
      due.push({ event, before, after, ms, isKept });
      before = after;
    }
    const events = frames.flatMap(({ event }) => (event === null ? [] : [event]));
    if (events.length > 0) this.last = events;
    this.#due = [...this.#due, ...due];
    this.#cut();
    this.isLong ||= this.#length() > LONG;
    if (!this.isBusy) this.#next();
  }

  /** Jump to now. */
  skip(): void {
    const last = this.#due.at(-1);
    if (last) this.set(last.after);
    else if (this.isBusy) this.set(this.view ?? {});
  }

  /** What is more than anybody wants to see again is cut off from its beginning; what tells by its time, last. */
  #cut(): void {
    while (this.#due.length > 1 && this.#length() > MOST) {
      const first = this.#due.slice(0, -1).findIndex((one) => !one.isKept);
      if (first < 0 && this.#length() <= MOST_KEPT) return;
      this.#due = this.#due.toSpliced(Math.max(0, first), 1);
    }
  }

  /** How long it takes to show what is to be shown. */
  #length(): number {
    return this.#due.reduce((sum, one) => sum + one.ms, 0);
  }

  #next(): void {
    const [due, ...rest] = this.#due;
    this.#due = rest;
    if (!due) {
      this.shown = null;
      this.isLong = false;
      return;
    }
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
}

/** Whether this person wants little to move. */
export const calm = (): boolean =>
  typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches;
