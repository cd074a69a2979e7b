/** Showing what happened: frames one after another, each as long as its event takes; what is shown can be skipped. */
import type { Shown } from './contract.ts';
import type { Frame } from '#lib/wire/out.gen.ts';

/** No event passes faster, or nobody sees it. */
const LEAST = 250;
/** What takes longer may be skipped. */
const LONG = 1_500;
/** Whoever was away longer than this is shown the end of it. */
const MOST = 8_000;
/** Whoever wants little to move is shown for so long what is covered again afterwards. */
const STILL = 1_000;
/** The moment of a step is over with the next one, or when it was wholly shown so long ago. */
const MOMENT = 10_000;
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
  readonly step: number;
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
  /** Called with the number of a step when it begins to be shown, or would if there were one: those before are over. */
  onstep: (step: number) => void = () => undefined;
  readonly #pace: Pace;
  /** How many steps were added. */
  #steps = 0;
  /** What may be kept of the events of the last step. */
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

  /** Show a table as it is, at once. */
  set(view: object): void {
    clearTimeout(this.#timer);
    this.#due = [];
    this.shown = null;
    this.isLong = false;
    this.view = view;
    this.#pause();
  }

  /** Show a table of which nothing was shown yet: the marks of what happened before are none of its own. */
  begin(view: object): void {
    this.last = this.#lasting = [];
    this.set(view);
  }

  /** Show the frames of a step after what is still to be shown; gives its number. What is passing is not in `kept`. */
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

  /** All was shown: it stands for a moment, and then only what lasts. */
  #pause(): void {
    this.onstep(this.#steps);
    clearTimeout(this.#rest);
    this.#rest = setTimeout(() => {
      this.last = this.#lasting;
      this.onstep(this.#steps + 1);
    }, MOMENT);
  }
}

/** Where the last frame stands whose event is not kept as it is; -1 if all are. */
function lastPassing(frames: readonly Frame[], kept: readonly unknown[]): number {
  const texts = new Set(kept.map((event) => JSON.stringify(event)));
  return frames.findLastIndex(({ event }) => event !== null && !texts.has(JSON.stringify(event)));
}

/** Whether this person wants little to move. */
export const calm = (): boolean =>
  typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches;
