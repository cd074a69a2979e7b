/** A table screen leads what the players' devices show: its reports, and how a device follows them. */

/** Without a report for this long, in milliseconds, a table screen is not followed. */
const SCREEN_SILENT_MS = 3_000;
/** Milliseconds between two checks whether a full view may be shown. */
const CHECK_MS = 100;

/** A step was shown up to its end, and this many events of the next one have begun. */
export type ShownPosition = { readonly cursor: number; readonly events: number };

/** A step as it was received: its cursor, that of the message before it, and the time in ms since the epoch. */
export type ReceivedStep = { readonly cursor: number; readonly previous: number; readonly receivedAt: number };

/** Return whether a message holds one step only; after an interruption it can hold several. */
export const isSingleStep = ({ cursor, previous }: Pick<ReceivedStep, 'cursor' | 'previous'>): boolean =>
  cursor === previous + 1;

/** The reports of a table screen. Each is sent after what it reports has been painted, so that nobody is ahead of it. */
export class ScreenReports {
  #position: ShownPosition | null = null;
  #isDue = false;
  readonly #send: (position: ShownPosition) => void;

  constructor(send: (position: ShownPosition) => void) {
    this.#send = send;
  }

  note(position: ShownPosition): void {
    this.#position = position;
    this.repeat();
  }

  /** Report again. A page that nobody sees paints nothing, and reports nothing. */
  repeat(): void {
    if (this.#isDue) return;
    this.#isDue = true;
    requestAnimationFrame(() => {
      setTimeout(() => {
        this.#isDue = false;
        if (this.#position && document.visibilityState === 'visible') this.#send(this.#position);
      });
    });
  }
}

/** What a device beside a table screen may show. */
export class ScreenFollower {
  /** Whether a table screen leads what this page shows. */
  isLed = $state(false);
  /** Whether a full view waits until the screen has shown as much. */
  isWaiting = $state(false);
  #position: ShownPosition = { cursor: 0, events: 0 };
  #reportedAt = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Follow a report of the screen. */
  follow({ cursor, events }: ShownPosition): void {
    this.#position = { cursor, events };
    this.#reportedAt = Date.now();
    this.isLed = true;
  }

  /** Note how many table screens there are. Before the first view, a screen leads although it has not reported yet. */
  noteScreens(screens: number, isBeforeFirstView: boolean): void {
    this.isLed = screens > 0 && (this.isLed || isBeforeFirstView);
  }

  /** Return whether an event of a step, or its end (`Infinity`), waits for the screen; a silent one is not waited for. */
  isHeld(step: ReceivedStep, count: number): boolean {
    if (!this.isLed || this.#hasShown(step, count)) return false;
    this.isLed = Date.now() - Math.max(step.receivedAt, this.#reportedAt) <= SCREEN_SILENT_MS;
    return this.isLed;
  }

  /** Show a full view: as soon as the screen has shown as much, or at once if none leads. */
  whenShown(cursor: number, show: () => void, receivedAt = Date.now()): void {
    this.cancel();
    this.isWaiting = this.isHeld({ cursor, previous: 0, receivedAt }, Infinity);
    if (!this.isWaiting) {
      show();
      return;
    }
    this.#timer = setTimeout(() => {
      this.whenShown(cursor, show, receivedAt);
    }, CHECK_MS);
  }

  /** Drop the full view that waits. */
  cancel(): void {
    clearTimeout(this.#timer);
    this.isWaiting = false;
  }

  #hasShown(step: ReceivedStep, count: number): boolean {
    const { cursor, events } = this.#position;
    return step.cursor <= cursor || (isSingleStep(step) && step.previous === cursor && count <= events);
  }
}
