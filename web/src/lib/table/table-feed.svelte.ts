/** A table this page is subscribed to: the messages about it, as reactive state. */
import { api } from '#lib/api/api.ts';
import type { FramePlayback } from '#lib/board/playback.svelte.ts';
import { Connection, type MoveResult, type WatchAs, type ConnectionState } from '#lib/connection/connection.ts';
import { browserEnvironment } from '#lib/connection/environment.ts';
import { rememberCommitment } from '#lib/verify/commitment.ts';
import { advanceGeneration } from '#lib/words/memoize.ts';
import type {
  TakeBackProposed,
  ClientOut,
  MyRights,
  Outline,
  PresenceUpdate,
  ProblemDocument,
  StepUpdate,
  Table,
} from '#lib/wire/out.gen.ts';
import { seatsToAct, applyStep, fromFullView, dropShownSteps, type TableState } from './table-state.ts';

export class TableFeed {
  readonly id: string;
  table = $state.raw<Table | null>(null);
  mine = $state.raw<MyRights>({ seats: [], is_host: false });
  tableState = $state.raw<TableState | null>(null);
  seat = $state<number | null>(null);
  presence = $state.raw<PresenceUpdate | null>(null);
  takeBackProposal = $state.raw<TakeBackProposed | null>(null);
  problem = $state.raw<ProblemDocument | null>(null);
  /** Results of player aids for this seat, by name. */
  aidResults = $state.raw<Readonly<Record<string, Outline>>>({});
  connectionState = $state<ConnectionState>('connecting');
  /** Time at which the current clocks were received, in ms since the epoch. */
  clocksReceivedAt = $state(0);
  /** Another seat of this person that must act now, on a device that several players share. */
  readonly nextOwnSeat = $derived.by(() => {
    if (!this.tableState || this.tableState.decisions.some((decision) => !decision.answered)) return null;
    const others = this.mine.seats.filter((seat) => seat !== this.seat && !this.#answeredSeats.includes(seat));
    return seatsToAct(this.tableState).find((seat) => others.includes(seat)) ?? null;
  });
  /**
   * Own seats that have made their sealed choice. They are still awaited, because no other player can know of the
   * choice.
   */
  #answeredSeats = $state.raw<readonly number[]>([]);

  #isScreen = false;
  readonly #connection: Connection;
  readonly #playback: FramePlayback;

  constructor(id: string, origin: string, playback: FramePlayback) {
    this.id = id;
    this.#playback = playback;
    playback.onStep = (step) => {
      if (this.tableState) this.tableState = dropShownSteps(this.tableState, step);
    };
    this.#connection = new Connection(browserEnvironment(`${origin.replace(/^http/, 'ws')}/api/socket`));
    this.#connection.onStateChange = (standing) => {
      this.connectionState = standing;
    };
  }

  /** Subscribe to the table as this seat, or as a spectator. */
  subscribeAs(seat: number | null): void {
    this.seat = seat;
    this.#subscribe(seat);
  }

  /** Subscribe as a table screen: a spectator, whatever seats this browser holds. */
  subscribeAsScreen(): void {
    this.seat = null;
    this.#isScreen = true;
    this.#subscribe('screen');
  }

  /**
   * Stay connected until the page closes, and reconnect when the device is online or visible again. Returns a function
   * that ends this.
   */
  stayConnected(): () => void {
    const reconnect = (): void => {
      this.#connection.reconnectNow();
    };
    addEventListener('online', reconnect);
    document.addEventListener('visibilitychange', reconnect);
    return () => {
      removeEventListener('online', reconnect);
      document.removeEventListener('visibilitychange', reconnect);
      this.#connection.unsubscribe(this.id);
      this.#connection.close();
    };
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
    return this.#connection.play(this.id, decision.seat, decision.token, move);
  }

  takeBack(): Promise<MoveResult> {
    return this.#connection.takeBack(this.id, this.seat ?? 0);
  }

  voteOnTakeBack(agrees: boolean): void {
    if (this.seat !== null) this.#connection.voteOnTakeBack(this.id, this.seat, agrees);
  }

  /** Request a player aid, computed from what this seat can know. */
  readonly requestAid = (aid: string): void => {
    if (this.seat !== null) this.#connection.requestAid(this.id, this.seat, aid);
  };

  #subscribe(as: WatchAs): void {
    this.tableState = null;
    this.aidResults = {};
    this.#connection.subscribe(this.id, as, {
      onMessage: (message) => {
        this.#receive(message);
      },
    });
  }

  #receive(message: ClientOut): void {
    switch (message.type) {
      case 'table':
        this.table = message.table;
        rememberCommitment(message.table);
        this.mine = this.#isScreen ? { seats: [], is_host: message.mine.is_host } : message.mine;
        break;
      case 'sight':
        this.tableState = fromFullView(message);
        this.#playback.start(message.view as object);
        this.clocksReceivedAt = Date.now();
        break;
      case 'step':
        this.#applyStep(message);
        this.clocksReceivedAt = Date.now();
        this.takeBackProposal = null;
        break;
      case 'present':
        this.presence = message;
        break;
      case 'asked-back':
        this.takeBackProposal = message.by === null ? null : message;
        break;
      case 'aided':
        this.aidResults = { ...this.aidResults, [message.aid]: message.outline };
        break;
      case 'problem':
        this.problem = message.problem;
        break;
      default:
        break;
    }
  }

  #applyStep(step: StepUpdate): void {
    const number = this.#playback.add(step.frames, step.kept?.anew ? undefined : step.kept?.log);
    advanceGeneration();
    const before = this.tableState;
    if (!before) return;
    this.tableState = applyStep(before, step, number);
    // With recall `pure`, results of aids must not outlast the visible state they were computed from.
    if (this.table?.recall === 'pure') this.aidResults = {};
    const isSameDecision = this.seat !== null && before.decisions[0]?.token === step.decisions[0]?.token;
    const others = isSameDecision ? this.#answeredSeats.filter((seat) => seat !== this.seat) : [];
    const isChosen = this.seat !== null && step.decisions.some((decision) => decision.answered);
    this.#answeredSeats = isChosen && this.seat !== null ? [...others, this.seat] : others;
  }
}
