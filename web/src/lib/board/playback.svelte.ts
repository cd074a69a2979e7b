/** Playback of frames: each is shown as long as its event takes, in order. Playback can be skipped. */
import type { ShownEvent } from './contract.ts';
import type { Frame } from '#lib/wire/out.gen.ts';

/** Minimum time per event in milliseconds; shorter ones would not be seen. */
const MIN_EVENT_MS = 250;
/** Playback that takes longer, in milliseconds, can be skipped. */
const SKIPPABLE_AFTER_MS = 1_500;
/** Maximum length of the backlog in milliseconds; only its end is shown to a player who was away longer. */
const MAX_BACKLOG_MS = 8_000;
/** With reduced motion: how long a state is shown that is covered again afterwards, in milliseconds. */
const REDUCED_MOTION_MS = 1_000;
/** Milliseconds after its complete playback when a step is over, unless the next step comes first. */
const STEP_EXPIRES_MS = 10_000;
/** Maximum length of a backlog with events whose time is information, in milliseconds; beyond it these are cut too. */
const MAX_TIMED_BACKLOG_MS = 40_000;

export type PlaybackHooks = {
  readonly durationMs: (event: unknown) => number;
  /** Whether the time of an event is information: it also applies with reduced motion and to players who were away. */
  readonly hasMeaningfulTiming?: (event: unknown) => boolean;
  /** Called when an event begins to be shown. */
  readonly onEventStart: (event: unknown, shown: ShownEvent<unknown, unknown>) => void;
};

type QueuedFrame = {
  readonly step: number;
  readonly event: unknown;
  readonly before: object;
  readonly after: object;
  readonly ms: number;
  readonly hasMeaningfulTiming: boolean;
};

export class FramePlayback {
  /** The view as it is drawn. */
  view = $state.raw<object | null>(null);
  shown = $state.raw<ShownEvent<unknown, unknown> | null>(null);
  /** Whether the playback is long enough to offer skipping it. */
  isLong = $state(false);
  /** The events of the last step. */
  lastEvents = $state.raw<readonly unknown[]>([]);
  /**
   * Called with the number of the step that begins to be shown; all earlier steps are over. After the last step is
   * over, it is called with the number of the next one, which does not exist yet.
   */
  onStep: (step: number) => void = () => undefined;
  readonly #pace: PlaybackHooks;
  /** The number of steps added. */
  #stepCount = 0;
  /** The events of the last step that stay visible after it is over. */
  #lastingEvents: readonly unknown[] = [];
  #queue: readonly QueuedFrame[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #expiryTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(pace: PlaybackHooks) {
    this.#pace = pace;
  }

  get isBusy(): boolean {
    return this.shown !== null;
  }

  /** Show a view at once, without playback. */
  set(view: object): void {
    clearTimeout(this.#timer);
    this.#queue = [];
    this.shown = null;
    this.isLong = false;
    this.view = view;
    this.#scheduleExpiry();
  }

  /** Show the first view of a table, without marks of earlier events. */
  start(view: object): void {
    this.lastEvents = this.#lastingEvents = [];
    this.set(view);
  }

  /**
   * Queue the frames of a step and return its number. `lastingEvents` has the events that stay visible; the others are passing.
   */
  add(frames: readonly Frame[], lastingEvents?: readonly unknown[]): number {
    clearTimeout(this.#expiryTimer);
    const step = ++this.#stepCount;
    const still = lastingEvents ? lastPassingIndex(frames, lastingEvents) : -1;
    let before = this.#queue.at(-1)?.after ?? this.view ?? {};
    const due: QueuedFrame[] = [];
    for (const [place, { event, changes }] of frames.entries()) {
      const after = { ...before, ...changes };
      const hasMeaningfulTiming = event !== null && (this.#pace.hasMeaningfulTiming?.(event) ?? false);
      const least = place === still ? REDUCED_MOTION_MS : 1;
      const ms =
        event === null
          ? 0
          : prefersReducedMotion() && !hasMeaningfulTiming
            ? least
            : Math.max(MIN_EVENT_MS, this.#pace.durationMs(event));
      due.push({ step, event, before, after, ms, hasMeaningfulTiming });
      before = after;
    }
    const events = frames.flatMap(({ event }) => (event === null ? [] : [event]));
    this.lastEvents = events.length > 0 ? events : this.#lastingEvents;
    if (events.length > 0) this.#lastingEvents = lastingEvents ?? events;
    this.#queue = [...this.#queue, ...due];
    this.#trimBacklog();
    this.isLong ||= this.#backlogMs() > SKIPPABLE_AFTER_MS;
    if (!this.isBusy) this.#next();
    return step;
  }

  /** Jump to the newest view. */
  skip(): void {
    const last = this.#queue.at(-1);
    if (last) this.set(last.after);
    else if (this.isBusy) this.set(this.view ?? {});
  }

  /** Cut the beginning of a backlog that is too long; events whose time is information last. */
  #trimBacklog(): void {
    while (this.#queue.length > 1 && this.#backlogMs() > MAX_BACKLOG_MS) {
      const first = this.#queue.slice(0, -1).findIndex((one) => !one.hasMeaningfulTiming);
      if (first < 0 && this.#backlogMs() <= MAX_TIMED_BACKLOG_MS) return;
      this.#queue = this.#queue.toSpliced(Math.max(0, first), 1);
    }
  }

  /** Return the total time of the queued frames in milliseconds. */
  #backlogMs(): number {
    return this.#queue.reduce((sum, one) => sum + one.ms, 0);
  }

  #next(): void {
    const [due, ...rest] = this.#queue;
    this.#queue = rest;
    if (!due) {
      this.shown = null;
      this.isLong = false;
      this.#scheduleExpiry();
      return;
    }
    this.onStep(due.step);
    this.view = due.after;
    if (due.event === null) {
      this.#next();
      return;
    }
    this.shown = { event: due.event, before: due.before, after: due.after };
    this.#pace.onEventStart(due.event, this.shown);
    this.#timer = setTimeout(() => {
      this.#next();
    }, due.ms);
  }

  /** Playback is complete: after `STEP_EXPIRES_MS`, drop the marks of passing events and report the step as over. */
  #scheduleExpiry(): void {
    this.onStep(this.#stepCount);
    clearTimeout(this.#expiryTimer);
    this.#expiryTimer = setTimeout(() => {
      this.lastEvents = this.#lastingEvents;
      this.onStep(this.#stepCount + 1);
    }, STEP_EXPIRES_MS);
  }
}

/** Return the index of the last frame whose event is not among those that stay; -1 if all stay. */
function lastPassingIndex(frames: readonly Frame[], kept: readonly unknown[]): number {
  const texts = new Set(kept.map((event) => JSON.stringify(event)));
  return frames.findLastIndex(({ event }) => event !== null && !texts.has(JSON.stringify(event)));
}

/** Return whether this person prefers reduced motion. */
export const prefersReducedMotion = (): boolean =>
  typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches;
