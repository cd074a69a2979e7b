/**
 * A table this page is subscribed to: the messages about it, as reactive state. `tableState` is what has been shown;
 * the newest message can be ahead of it.
 */
import { api } from '#lib/api/api.ts';
import type { FramePlayback } from '#lib/board/playback.svelte.ts';
import { Connection, type MoveResult, type WatchAs, type ConnectionState } from '#lib/connection/connection.ts';
import type { Environment } from '#lib/connection/environment.ts';
import { reloadForProtocol } from '#lib/offline/newer-protocol.ts';
import { rememberCommitment } from '#lib/verify/commitment.ts';
import { advanceGeneration } from '#lib/words/memoize.ts';
import type {
  TakeBackProposed,
  ClientOut,
  FullView,
  MyRights,
  Outline,
  PresenceUpdate,
  ProblemDocument,
  StepUpdate,
  Table,
} from '#lib/wire/out.gen.ts';
import { isSingleStep, ScreenFollower, ScreenReports } from './story/table-screen.svelte.ts';
import { SharedDevice } from './shared-device.svelte.ts';
import { seatsToAct, applyStep, fromFullView, dropShownSteps, showEvents, type TableState } from './table-state.ts';

/** Milliseconds between two reports of a table screen. */
const SCREEN_REPORT_MS = 1_000;
/** A playback that was paused longer, in milliseconds, is not continued. */
const MAX_PAUSE_MS = 60_000;

export class TableFeed {
  readonly id: string;
  table = $state.raw<Table | null>(null);
  mine = $state.raw<MyRights>({ seats: [], is_host: false });
  /** The table as it has been shown so far. Everything on the page but the clocks is drawn from it. */
  tableState = $state.raw<TableState | null>(null);
  /** The seat of the open decision in the newest message, if this page can answer it. */
  newestDecisionSeat = $state<number | null>(null);
  /** The clocks of the newest message: they run while something is shown. */
  clocks = $state.raw<TableState['clocks']>([]);
  seat = $state<number | null>(null);
  presence = $state.raw<PresenceUpdate | null>(null);
  takeBackProposal = $state.raw<TakeBackProposed | null>(null);
  problem = $state.raw<ProblemDocument | null>(null);
  /** Results of player aids for this seat, by name. */
  aidResults = $state.raw<Readonly<Record<string, Outline>>>({});
  connectionState = $state<ConnectionState>('connecting');
  /** Time at which the current clocks were received, in ms since the epoch. */
  clocksReceivedAt = $state(0);
  /** Whether this person has no chair at a running game. */
  readonly isWatching = $derived.by(() => this.table?.phase === 'running' && this.mine.seats.length === 0);
  readonly device = new SharedDevice();
  /** Other seats of this person that must act now, in the order in which they have the device that they share. */
  readonly dueOwnSeats = $derived.by((): readonly number[] => {
    if (!this.tableState || this.#playback.isBusy) return [];
    if (this.tableState.decisions.some((decision) => !decision.answered)) return [];
    const others = this.mine.seats.filter((seat) => seat !== this.seat);
    return this.device.order(seatsToAct(this.tableState).filter((seat) => others.includes(seat)));
  });
  readonly nextOwnSeat = $derived(this.dueOwnSeats[0] ?? null);

  /** Called when this person opens the table, or looks at it again after a while. */
  onReturn: () => void = () => undefined;
  /** Called before this page is reloaded, because its server is of a newer release. */
  onReload: () => void = () => undefined;
  /** Whether nobody sees this page. */
  isHidden = $state(false);
  readonly #follower = new ScreenFollower();
  readonly #reports = new ScreenReports(({ cursor, events }) => {
    if (this.isScreen && (this.presence?.seats.length ?? 0) > 0) this.#connection.reportShown(this.id, cursor, events);
  });
  /** The cursor of the newest message. */
  #newestCursor = 0;
  #hiddenAt = 0;
  #isNewSitting = true;
  isScreen = $state(false);
  /** The token of the decision that this device answered last. */
  #playedToken: unknown = null;
  /** The token of the decision that was open when the last step ended. */
  #shownToken: unknown;
  /** The token of the open decision in the newest message. */
  #newestToken: unknown = null;
  /** The steps that came before the table was drawn; null since then. No sentence comes before its board. */
  #earlySteps: readonly StepUpdate[] | null = [];
  /** Whether the board and the texts of the game are there. */
  #canDraw = false;
  readonly #connection: Connection;
  readonly #playback: FramePlayback;

  constructor(id: string, world: Environment, playback: FramePlayback) {
    this.id = id;
    this.#playback = playback;
    playback.onStep = (step) => {
      if (this.tableState) this.tableState = dropShownSteps(this.tableState, step);
    };
    playback.onSave = () => this.#saveShown();
    this.#connection = new Connection(world);
    this.#connection.onStateChange = (standing) => {
      this.connectionState = standing;
    };
    this.#connection.onOutdated = (protocol) => {
      reloadForProtocol(protocol, () => {
        this.onReload();
      });
    };
  }

  /** Whether a table screen leads what this page shows. */
  get followsScreen(): boolean {
    return this.#follower.isLed;
  }

  /** Whether this page waits with its first view until a table screen has shown as much. */
  get waitsForScreen(): boolean {
    return this.#follower.isWaiting;
  }

  /** The time left on the clock of this seat, in milliseconds; null without a clock. */
  get clockLeftMs(): number | null {
    const clock = this.seat === null ? undefined : this.clocks[this.seat];
    return clock ? clock.left - (clock.runs ? Date.now() - this.clocksReceivedAt : 0) : null;
  }

  /**
   * Subscribe to the table as this seat, or as a spectator. With `keepsShown` the table stays as it is shown until the
   * first message, without offers: only for games in which nothing is hidden.
   */
  subscribeAs(seat: number | null, { keepsShown = false } = {}): void {
    const shown = this.tableState;
    this.seat = seat;
    this.device.notePresent(seat);
    this.#subscribe(seat);
    if (keepsShown && shown) this.tableState = { ...shown, decisions: [], offers: [] };
  }

  /** Subscribe as a table screen: a spectator, whatever seats this browser holds. */
  subscribeAsScreen(): void {
    this.seat = null;
    this.isScreen = true;
    this.#subscribe('screen');
  }

  /**
   * Stay connected until the page closes, and reconnect when the device is online or visible again. Returns a function
   * that ends this.
   */
  stayConnected(): () => void {
    const reconnect = (): void => {
      this.#connection.reconnectNow();
      this.#onVisibilityChange();
    };
    addEventListener('online', reconnect);
    document.addEventListener('visibilitychange', reconnect);
    const reports = setInterval(() => {
      if (this.isScreen && this.#playback.isBusy) this.#reports.repeat();
    }, SCREEN_REPORT_MS);
    return () => {
      clearInterval(reports);
      removeEventListener('online', reconnect);
      document.removeEventListener('visibilitychange', reconnect);
      this.#connection.unsubscribe(this.id);
      this.#connection.close();
    };
  }

  /** Stop the playback while the page is hidden. After a minute it is not continued: the newest state is shown. */
  #onVisibilityChange(): void {
    this.isHidden = document.visibilityState !== 'visible';
    if (this.isHidden) {
      this.#hiddenAt = Date.now();
      this.#playback.pause();
      return;
    }
    const isLong = Date.now() - this.#hiddenAt > MAX_PAUSE_MS;
    if (isLong) this.#playback.catchUp();
    if (this.takeBackProposal === null) this.#playback.resume();
    if (isLong) this.onReturn();
  }

  /** Reload the table card after its game has ended, because no message announces the new state of its series. */
  async reloadCard(): Promise<void> {
    if (!this.table?.series || this.table.phase === 'over') return;
    const { table } = await api.table(this.id).catch(() => ({ table: this.table }));
    this.table = table;
  }

  /** Play the move of an offer. */
  play(move: unknown): Promise<MoveResult> {
    const decision = this.tableState?.decisions[0];
    if (!decision) return Promise.resolve({ kind: 'refused', why: { type: 'stale', why: 'already-decided' } });
    this.#playedToken = decision.token;
    return this.#connection.play(this.id, decision.seat, decision.token, move);
  }

  takeBack(): Promise<MoveResult> {
    return this.#connection.takeBack(this.id, this.seat ?? 0);
  }

  voteOnTakeBack(agrees: boolean): void {
    if (this.seat !== null) this.#connection.voteOnTakeBack(this.id, this.seat, agrees);
  }

  withdrawTakeBack(): void {
    const by = this.takeBackProposal?.by ?? null;
    if (by !== null) this.#connection.withdrawTakeBack(this.id, by);
  }

  /** Try to connect at once, because the person asks for it. */
  retryNow(): void {
    this.#connection.retryNow();
  }

  /** Request a player aid, computed from what this seat can know. */
  readonly requestAid = (aid: string): void => {
    if (this.seat !== null) this.#connection.requestAid(this.id, this.seat, aid);
  };

  #subscribe(as: WatchAs): void {
    this.tableState = null;
    this.#follower.cancel();
    this.aidResults = {};
    this.#playedToken = null;
    this.#connection.subscribe(this.id, as, {
      onMessage: (message) => {
        this.#receive(message);
      },
    });
  }

  #receive(message: ClientOut): void {
    switch (message.type) {
      case 'table':
        rememberCommitment(message.table);
        this.#playback.forgetsSteps = message.table.recall === 'pure';
        this.#afterShowing(() => {
          this.table = message.table;
          this.mine = this.isScreen ? { seats: [], is_host: message.mine.is_host } : message.mine;
        });
        break;
      case 'sight':
        this.#earlySteps = [];
        this.#noteNewest(message);
        this.#newestCursor = message.cursor;
        this.#noteClocks(message.clocks);
        this.#follower.whenShown(message.cursor, () => {
          this.#showFullView(message);
        });
        break;
      case 'step':
        this.#noteClocks(message.clocks);
        this.#noteProposal(null);
        if (this.#earlySteps) this.#earlySteps = [...this.#earlySteps, message];
        else this.#showStep(message);
        break;
      case 'present':
        this.presence = message;
        this.#follower.noteScreens(message.screens, !this.isScreen && !this.tableState);
        if (this.isScreen) this.#reports.repeat();
        break;
      case 'shown':
        if (this.isScreen) break;
        this.#follower.follow(message);
        this.#playback.checkHeld();
        break;
      case 'complete':
        this.#playback.skip();
        break;
      case 'asked-back':
        this.#noteProposal(message.by === null ? null : message);
        break;
      case 'aided':
        this.#afterShowing(() => {
          this.aidResults = { ...this.aidResults, [message.aid]: message.outline };
        });
        break;
      case 'problem':
        this.problem = message.problem;
        break;
      default:
        break;
    }
  }

  /** Note the open take-back request. What is shown pauses until it is answered. */
  #noteProposal(proposal: TakeBackProposed | null): void {
    this.takeBackProposal = proposal;
    if (proposal !== null) this.#playback.pause();
    else if (!this.isHidden) this.#playback.resume();
  }

  /**
   * Complete what is shown. Beside a table screen, the player whose turn is next completes it there as well; others
   * only catch up with the screen.
   */
  completeShowing(): void {
    if (!this.#playback.hasSteps && !this.waitsForScreen) return;
    if (this.followsScreen && this.newestDecisionSeat === null) {
      this.#playback.catchUp();
      return;
    }
    if (this.followsScreen && this.newestDecisionSeat !== null)
      this.#connection.completeShowing(this.id, this.newestDecisionSeat);
    this.#playback.skip();
  }

  /** Show the steps from now on: the board and the texts of the game are there. */
  beginShowing(): void {
    this.#canDraw = true;
    this.#showEarlySteps();
  }

  #showEarlySteps(): void {
    if (!this.#canDraw || this.waitsForScreen) return;
    const early = this.#earlySteps ?? [];
    this.#earlySteps = null;
    for (const step of early) this.#showStep(step);
  }

  #showFullView(message: FullView): void {
    this.#playback.start(message.view as object);
    this.tableState = fromFullView(message);
    this.#noteShown(message.cursor, 0);
    if (this.#isNewSitting) this.onReturn();
    this.#isNewSitting = false;
    this.#shownToken = message.decisions[0]?.token;
    this.#showEarlySteps();
  }

  /** Note what this screen shows; the players' devices follow it. */
  #noteShown(cursor: number, events: number): void {
    if (this.isScreen) this.#reports.note({ cursor, events });
  }

  /** Return a function that brings back the table as it is shown now. */
  #saveShown(): () => void {
    const { table, mine, tableState } = this;
    const [answeredSeats, shownToken] = [this.device.answeredSeats, this.#shownToken];
    return () => {
      [this.table, this.mine, this.tableState] = [table, mine, tableState];
      [this.device.answeredSeats, this.#shownToken] = [answeredSeats, shownToken];
    };
  }

  /** Do something once everything before it has been shown. */
  #afterShowing(onEnd: () => void): void {
    if (this.#playback.hasSteps) this.#playback.add({ frames: [], onEnd });
    else onEnd();
  }

  #noteNewest({ decisions: [decision] }: Pick<StepUpdate, 'decisions'>): void {
    this.#newestToken = decision?.token ?? null;
    this.newestDecisionSeat = decision && !decision.answered ? decision.seat : null;
  }

  #noteClocks(clocks: TableState['clocks']): void {
    this.clocks = clocks;
    this.clocksReceivedAt = Date.now();
  }

  /** Show a step: event by event, and at its end what to do next. */
  #showStep(step: StepUpdate): void {
    const isOwn = this.#newestToken !== null && this.#newestToken === this.#playedToken;
    if (isOwn) this.#playedToken = null;
    this.#noteNewest(step);
    const received = { cursor: step.cursor, previous: this.#newestCursor, receivedAt: Date.now() };
    this.#newestCursor = step.cursor;
    const number = this.#playback.nextNumber;
    this.#playback.add({
      frames: step.frames,
      said: step.said,
      lastingEvents: step.kept?.anew ? undefined : step.kept?.log,
      isOwn,
      isHeld: (count) => this.#follower.isHeld(received, count),
      onEvent: (count, view) => {
        this.#noteShown(received.previous, isSingleStep(received) ? count : 0);
        if (this.tableState) this.tableState = showEvents(this.tableState, step, number, count, view);
      },
      onEnd: () => {
        this.#noteShown(step.cursor, 0);
        this.#endStep(step, number);
      },
    });
  }

  #endStep(step: StepUpdate, number: number): void {
    advanceGeneration();
    const before = this.tableState;
    if (!before) return;
    this.tableState = applyStep(before, step, number);
    // With recall `pure`, results of aids must not outlast the visible state they were computed from.
    if (this.table?.recall === 'pure') this.aidResults = {};
    const isSameDecision = this.seat !== null && this.#shownToken === step.decisions[0]?.token;
    this.#shownToken = step.decisions[0]?.token;
    const others = isSameDecision ? this.device.answeredSeats.filter((seat) => seat !== this.seat) : [];
    const isChosen = this.seat !== null && step.decisions.some((decision) => decision.answered);
    this.device.answeredSeats = isChosen && this.seat !== null ? [...others, this.seat] : others;
  }
}
