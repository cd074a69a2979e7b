/**
 * Playback of frames: the one clock of what has been shown. Each frame is shown as long as its event moves and its
 * sentence is read, in order. Playback can be skipped.
 */
import type { ShownEvent } from './contract.ts';
import { prefersReducedMotion, tempo } from './motion.ts';
import type {
  Beat,
  BeatPace,
  PlaybackHooks,
  PlayedStep,
  QueuedFrame,
  QueuedStep,
  ShownFrame,
} from './playback-types.ts';
import type { Frame } from '#lib/wire/out.gen.ts';

/** Minimum time per event in milliseconds; shorter ones would not be seen. */
const MIN_EVENT_MS = 250;
/** Maximum length of the backlog in milliseconds; beyond it, what does not concern this person is shown briskly. */
const MAX_BACKLOG_MS = 10_000;
/** Maximum number of waiting sentences; more are not shown one by one. */
const MAX_WAITING_BEATS = 40;
/** With reduced motion: how long a state is shown that is covered again afterwards, in milliseconds. */
const REDUCED_MOTION_MS = 1_000;
/** Milliseconds after its complete playback when a step is over, unless the next step comes first. */
const STEP_EXPIRES_MS = 10_000;
/** Milliseconds between two checks whether a held step may be shown, if nothing else asks for one. */
const HOLD_CHECK_MS = 100;
/** Maximum length of a backlog with events whose time is information, in milliseconds; beyond it these are cut too. */
const MAX_TIMED_BACKLOG_MS = 40_000;

export class FramePlayback {
  /** The view as it is drawn. */
  view = $state.raw<object | null>(null);
  shown = $state.raw<ShownEvent<unknown, unknown> | null>(null);
  /** The beats since the playback began, the current one last, without those to come. */
  shownBeats = $state.raw<readonly Beat[]>([]);
  /** The event that waits for a press of this person. */
  awaited = $state.raw<ShownEvent<unknown, unknown> | null>(null);
  /** The beats that wait to be shown. */
  readonly waitingBeats = $derived.by(() => this.#queue.map(({ beat }) => beat));
  /** The events of the last step that have begun. */
  lastEvents = $state.raw<readonly unknown[]>([]);
  /**
   * Called with the number of the step that begins to be shown; all earlier steps are over. After the last step is
   * over, it is called with the number of the next one, which does not exist yet.
   */
  onStep: (step: number) => void = () => undefined;
  /** Called before a frame is shown; the returned function brings back what its table page shows now. */
  onSave: () => () => void = () => () => undefined;
  /** Whether a step that is over stays unseen, as with recall `pure`: nobody goes back to it. */
  forgetsSteps = false;
  readonly #hooks: PlaybackHooks;
  /** The number of steps added. */
  #stepCount = 0;
  /** The events of the last step that stay visible after it is over. */
  #lastingEvents: readonly unknown[] = [];
  #queue = $state.raw<readonly QueuedFrame[]>([]);
  /** The steps that have not been shown to their end. */
  #steps: readonly QueuedStep[] = [];
  /** The frames since the playback began, the current one last, and all steps since then. */
  #shownFrames: readonly ShownFrame[] = [];
  #stepsSinceRest: readonly QueuedStep[] = [];
  /** The view after all queued steps. */
  #newestView: object = {};
  #timer: ReturnType<typeof setTimeout> | undefined;
  #expiryTimer: ReturnType<typeof setTimeout> | undefined;
  #isPaused = false;
  /** Whether the first step is held. */
  #isHolding = false;
  /** Whether the button was pressed that the next beat waits for. */
  #isPressed = false;
  /** The number of the step that began last. */
  #begunStep = 0;

  constructor(hooks: PlaybackHooks) {
    this.#hooks = hooks;
  }

  get isBusy(): boolean {
    return this.shown !== null || this.awaited !== null;
  }

  /** Whether something is shown or waits to be shown. */
  get hasSteps(): boolean {
    return this.isBusy || this.#steps.length > 0;
  }

  /** The number of the next step that is added. */
  get nextNumber(): number {
    return this.#stepCount + 1;
  }

  /** Show a view at once, without playback; queued steps are dropped. */
  set(view: object): void {
    clearTimeout(this.#timer);
    this.#queue = [];
    this.#steps = [];
    this.#newestView = view;
    this.#rest(view);
  }

  /** Show the first view of a table, without marks of earlier events. */
  start(view: object): void {
    this.lastEvents = this.#lastingEvents = [];
    this.set(view);
  }

  /** Queue a step. */
  add(step: PlayedStep): void {
    clearTimeout(this.#expiryTimer);
    const number = ++this.#stepCount;
    const { frames, said, lastingEvents, isOwn = false } = step;
    const lastPassing = lastingEvents ? lastPassingIndex(frames, lastingEvents) : -1;
    let before = this.#steps.length > 0 ? this.#newestView : (this.view ?? {});
    let count = 0;
    const due: QueuedFrame[] = [];
    for (const [place, { event, changes }] of frames.entries()) {
      const after = { ...before, ...changes };
      if (event !== null) {
        const hasMeaningfulTiming = this.#hooks.hasMeaningfulTiming?.(event) ?? false;
        const isStill = prefersReducedMotion() && !hasMeaningfulTiming;
        due.push({
          beat: { step: number, event, message: said?.[count] ?? null, isOwn },
          count: ++count,
          before,
          after,
          minMs: isStill ? (place === lastPassing ? REDUCED_MOTION_MS : 1) : MIN_EVENT_MS,
          motionMs: isStill ? 0 : this.#hooks.durationMs(event),
          hasMeaningfulTiming,
        });
      }
      before = after;
    }
    this.#newestView = before;
    this.#queue = [...this.#queue, ...due];
    this.#steps = [...this.#steps, { number, step, after: before }];
    this.#stepsSinceRest = [...this.#stepsSinceRest, { number, step, after: before }];
    this.#trimBacklog();
    if (!this.isBusy && !this.#isPaused) {
      clearTimeout(this.#timer);
      this.#next();
    }
  }

  /** Complete the playback: jump to the newest view. */
  skip(): void {
    if (this.#steps.length === 0) return;
    clearTimeout(this.#timer);
    this.#queue = [];
    this.#endStepsBefore(Infinity, false);
    this.#rest(this.#newestView);
  }

  /** Complete the playback as far as nothing is held: jump to the last event that may be shown. */
  catchUp(): void {
    const held = this.#steps.find(({ step }) => step.isHeld?.(Infinity));
    if (!held) {
      this.skip();
      return;
    }
    clearTimeout(this.#timer);
    const waiting = this.#queue.filter(({ beat }) => beat.step >= held.number);
    const last = waiting.findLastIndex(({ beat, count }) => beat.step === held.number && !held.step.isHeld?.(count));
    this.#queue = waiting.slice(Math.max(0, last));
    this.#next();
  }

  /** Go on with a step that was held, if it may be shown now. */
  checkHeld(): void {
    if (!this.#isHolding || this.#isPaused) return;
    clearTimeout(this.#timer);
    this.#next();
  }

  /** Stop at the current beat; steps that are added wait until `resume`. */
  pause(): void {
    clearTimeout(this.#timer);
    this.#isPaused = true;
  }

  resume(): void {
    if (!this.#isPaused) return;
    this.#isPaused = false;
    if (this.#steps.length > 0) this.#next();
  }

  /** Show the next beat at once. While paused, the playback stops there. */
  nextBeat(): void {
    if (this.#steps.length === 0) return;
    clearTimeout(this.#timer);
    this.#isPressed = true;
    this.#next();
  }

  /** Go on with the event that waits for a press. */
  press(): void {
    if (this.awaited) this.nextBeat();
  }

  /** Whether a beat before the current one was shown since the playback began. */
  get hasPreviousBeat(): boolean {
    return this.#previousBeat() >= 0;
  }

  /** Show the beat before the current one again; without any, the current one. */
  previousBeat(): void {
    const place = Math.max(0, this.#previousBeat());
    const shown = this.#shownFrames[place];
    if (!shown) return;
    clearTimeout(this.#timer);
    this.#queue = [...this.#shownFrames.slice(place).map(({ frame }) => frame), ...this.#queue];
    this.#steps = this.#stepsSinceRest.filter(({ number }) => number >= shown.firstStep);
    this.shownBeats = this.shownBeats.slice(0, place - this.#shownFrames.length);
    this.#shownFrames = this.#shownFrames.slice(0, place);
    this.#begunStep = shown.begunStep;
    this.view = shown.view;
    this.lastEvents = shown.lastEvents;
    this.#lastingEvents = shown.lastingEvents;
    shown.restore();
    this.#next();
  }

  /** Return the place of the sentence before the current one among the shown frames; -1 if there is none. */
  #previousBeat(): number {
    const hasSentence = ({ frame }: ShownFrame): boolean => this.#hasSentence(frame);
    const current = this.#shownFrames.findLastIndex(hasSentence);
    return this.#shownFrames.slice(0, Math.max(0, current)).findLastIndex(hasSentence);
  }

  #hasSentence({ beat }: QueuedFrame): boolean {
    return this.#hooks.hasSentence?.(beat) ?? true;
  }

  /** Cut the beginning of a backlog that is too long; events whose time is information last. */
  #trimBacklog(): void {
    while (this.#queue.length > 1) {
      const isTimed = this.#queue.some((one) => one.hasMeaningfulTiming);
      if (this.#queue.length <= MAX_WAITING_BEATS && !(isTimed && this.#backlogMs() > MAX_TIMED_BACKLOG_MS)) return;
      const first = this.#queue.slice(0, -1).findIndex((one) => !one.hasMeaningfulTiming);
      this.#queue = this.#queue.toSpliced(Math.max(0, first), 1);
    }
  }

  /** Return the time of the queued frames in milliseconds, as they would be shown without hurry. */
  #backlogMs(): number {
    return this.#queue.reduce((sum, one) => sum + lengthMs(one, this.#paceOf(one, false)), 0);
  }

  /** Return the pace of a frame. Motion whose time is information keeps its own. */
  #paceOf({ beat, hasMeaningfulTiming }: QueuedFrame, isLate: boolean): BeatPace {
    const pace = this.#hooks.paceOf?.(beat, isLate) ?? { motion: 1, readingMs: 0 };
    return hasMeaningfulTiming ? { ...pace, motion: 1 } : pace;
  }

  #next(): void {
    this.#isHolding = false;
    const [due, ...rest] = this.#queue;
    if (!this.#endStepsBefore(due?.beat.step ?? Infinity, true)) return;
    if (!due) {
      this.#rest(this.#newestView);
      return;
    }
    if (this.#holdsFirstStep(due.count)) return;
    if (this.#waitsForPress(due)) return;
    this.#noteShown(due);
    this.#begunStep = due.beat.step;
    this.#queue = rest;
    const step = this.#steps[0]?.step;
    const shown = { event: due.beat.event, before: due.before, after: due.after };
    const isLate = this.#backlogMs() > MAX_BACKLOG_MS && !this.#hooks.concerns?.(shown);
    const isGone = due.beat.isOwn && this.#hooks.isGone?.(due.beat.event, this.#steps[0]?.after ?? due.after);
    const pace = this.#paceOf(isGone ? { ...due, beat: { ...due.beat, isOwn: false } } : due, isLate && !isGone);
    tempo.factor = pace.motion;
    this.onStep(due.beat.step);
    this.#markLast(step, due.count);
    this.view = due.after;
    this.shown = shown;
    this.shownBeats = [...this.shownBeats, due.beat];
    step?.onEvent?.(due.count, due.after);
    this.#hooks.onEventStart(due.beat.event, shown);
    const ms = lengthMs(due, pace);
    if (ms === 0) this.#next();
    else if (!this.#isPaused || !this.#hasSentence(due) || !rest.some((frame) => this.#hasSentence(frame)))
      this.#timer = setTimeout(() => {
        this.#next();
      }, ms);
  }

  /** Return whether a frame waits for a press; what was shown before it stays. */
  #waitsForPress({ beat, before, after }: QueuedFrame): boolean {
    const event = { event: beat.event, before, after };
    const waits = !this.#isPressed && (this.#hooks.waitsForPress?.(beat, event) ?? false);
    this.#isPressed = false;
    this.awaited = waits ? event : null;
    return waits;
  }

  /** Remember what is shown before a frame, so that playback can go back to it. */
  #noteShown(frame: QueuedFrame): void {
    const isNewStep = this.#shownFrames.at(-1)?.frame.beat.step !== frame.beat.step;
    const earlier = isNewStep && this.forgetsSteps ? [] : this.#shownFrames;
    this.#shownFrames = [
      ...earlier,
      {
        frame,
        firstStep: this.#steps[0]?.number ?? Infinity,
        begunStep: this.#begunStep,
        view: this.view,
        lastEvents: this.lastEvents,
        lastingEvents: this.#lastingEvents,
        restore: this.onSave(),
      },
    ];
  }

  /** End the steps before this number: they have been shown completely. Returns false if one of them is held. */
  #endStepsBefore(number: number, mayHold: boolean): boolean {
    for (;;) {
      const [first, ...rest] = this.#steps;
      if (!first || first.number >= number) return true;
      if (mayHold && this.#holdsFirstStep(Infinity)) return false;
      this.#steps = rest;
      this.onStep(first.number);
      this.#markLast(first.step);
      this.view = first.after;
      first.step.onEnd?.();
    }
  }

  /**
   * Return whether the first step is held before this event or its end. If so, what it shows stays, and it is checked
   * again soon.
   */
  #holdsFirstStep(count: number): boolean {
    const [first] = this.#steps;
    if (!first?.step.isHeld?.(count)) return false;
    if (first.number !== this.#begunStep) this.#showNothing();
    this.#isPressed = false;
    this.#isHolding = true;
    this.#timer = setTimeout(() => {
      this.#next();
    }, HOLD_CHECK_MS);
    return true;
  }

  /** Mark the events of a step as the last ones: `count` of them have begun. */
  #markLast(step: PlayedStep | undefined, count = Infinity): void {
    const events = step?.frames.flatMap(({ event }) => (event === null ? [] : [event])) ?? [];
    this.lastEvents = events.length > 0 ? events.slice(0, count) : this.#lastingEvents;
    if (events.length > 0) this.#lastingEvents = step?.lastingEvents ?? events;
  }

  #showNothing(): void {
    this.shown = null;
    this.awaited = null;
    this.#isPressed = false;
    this.shownBeats = [];
    this.#shownFrames = [];
    this.#stepsSinceRest = this.#steps;
  }

  /** Nothing is left to show. After `STEP_EXPIRES_MS`, drop the marks of passing events and report the step as over. */
  #rest(view: object): void {
    this.#showNothing();
    this.view = view;
    this.onStep(this.#stepCount);
    clearTimeout(this.#expiryTimer);
    this.#expiryTimer = setTimeout(() => {
      this.lastEvents = this.#lastingEvents;
      this.onStep(this.#stepCount + 1);
    }, STEP_EXPIRES_MS);
  }
}

/** Return how long a frame is shown at this pace, in milliseconds. */
const lengthMs = ({ minMs, motionMs }: QueuedFrame, { motion, readingMs }: BeatPace): number =>
  (motion === 0 ? 0 : Math.max(minMs, motionMs * motion)) + readingMs;

/** Return the index of the last frame whose event is not among those that stay; -1 if all stay. */
function lastPassingIndex(frames: readonly Frame[], kept: readonly unknown[]): number {
  const texts = new Set(kept.map((event) => JSON.stringify(event)));
  return frames.findLastIndex(({ event }) => event !== null && !texts.has(JSON.stringify(event)));
}
