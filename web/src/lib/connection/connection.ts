/**
 * The connection to the server: one socket per page. It reconnects by itself, catches up by cursor and loses no move.
 */
import { PROTOCOL, type ClientIn } from '#lib/wire/in.gen.ts';
import type { CommandAccepted, ClientOut, ProblemDocument, MoveRefused } from '#lib/wire/out.gen.ts';
import type { Socket, Environment } from './environment.ts';

/** Lost: the server does not answer. Full: it has no room for a further socket. */
export type ConnectionState = 'connecting' | 'open' | 'lost' | 'full';

/** Whether the connection does not come back at once. */
export const isLost = (state: ConnectionState): boolean => state === 'lost' || state === 'full';

/** The result of a move; a problem is what HTTP would have answered. */
export type MoveResult =
  | { readonly kind: 'accepted' }
  | { readonly kind: 'refused'; readonly why: MoveRefused['why'] }
  | { readonly kind: 'problem'; readonly problem: ProblemDocument };

export type TableListener = {
  /** Called with each message about the table. */
  readonly onMessage: (message: ClientOut) => void;
};

/**
 * The role in which a table is followed: a held seat, a spectator (null), or a screen that shows it to everyone around
 * it.
 */
export type WatchAs = number | null | 'screen';

type TableSubscription = { as: WatchAs; cursor: number | null; follower: TableListener };
type PendingRequest = { readonly message: ClientIn; readonly answer: (answer: MoveResult) => void };

const RETRY_DELAYS_MS: readonly number[] = [250, 500, 1000, 2000, 4000, 8000];
/** Failed attempts after which the connection counts as lost; a single failure is not reported. */
const TRIES_BEFORE_LOST = 2;
/** Time between two attempts while the server is full. */
const FULL_RETRY_MS = 30_000;
/** Close code of a socket whose person was logged out on another device. */
const LOGGED_OUT_CODE = 4001;
/** Time before the page starts again after that; by then this device has its new session, if it gets one. */
const START_AGAIN_MS = 2000;
/** Problem types after which a request is sent again. */
const RETRYABLE_PROBLEMS = new Set(['elsewhere', 'try-again', 'too-often']);
const PING_AFTER_MS = 15_000;
const PONG_TIMEOUT_MS = 8_000;

export class Connection {
  /** Called with the protocol of a server of a newer release, once no move waits for its answer. */
  onOutdated: (protocol: number) => void = () => undefined;
  onStateChange: (standing: ConnectionState) => void = () => undefined;

  readonly #world: Environment;
  readonly #subscriptions = new Map<string, TableSubscription>();
  readonly #pending = new Map<string, PendingRequest>();
  #socket: Socket | null = null;
  #isOpen = false;
  #tries = 0;
  #pings = 0;
  /** The protocol of the server. */
  #protocol = PROTOCOL;
  #cancelRetry: () => void = () => undefined;
  #cancelPing: () => void = () => undefined;

  constructor(world: Environment) {
    this.#world = world;
  }

  /** Subscribe to a table; replaces the earlier follower of that table. */
  subscribe(table: string, as: WatchAs, follower: TableListener): void {
    this.#subscriptions.set(table, { as, cursor: null, follower });
    if (this.#isOpen) this.#watch(table);
    else this.#open();
  }

  /** Unsubscribe from a table; closes the socket when no subscription and no unanswered move is left. */
  unsubscribe(table: string): void {
    if (!this.#subscriptions.delete(table)) return;
    this.#send({ type: 'unwatch', table });
    if (this.#subscriptions.size === 0 && this.#pending.size === 0) this.close();
  }

  /** Play a move. It is sent again with the same move id until it is answered. */
  play(table: string, seat: number, token: number, move: unknown): Promise<MoveResult> {
    const move_id = this.#world.moveId();
    return this.#request(move_id, { type: 'play', table, seat, token, move_id, move });
  }

  /** Take back the last move, or propose it to all. */
  takeBack(table: string, seat: number): Promise<MoveResult> {
    const move_id = this.#world.moveId();
    return this.#request(move_id, { type: 'take-back', table, seat, move_id });
  }

  /** Vote on a proposed take-back. */
  voteOnTakeBack(table: string, seat: number, agrees: boolean): void {
    this.#send({ type: 'agree', table, seat, agrees });
  }

  /** Withdraw the take-back that this seat proposed. */
  withdrawTakeBack(table: string, seat: number): void {
    this.#send({ type: 'withdraw', table, seat });
  }

  /** Request a player aid for a seat; the follower of the table receives the result. */
  requestAid(table: string, seat: number, aid: string): void {
    this.#send({ type: 'aid', table, seat, aid });
  }

  /** Report that this table screen has shown the step with this cursor, and begun this many events of the next one. */
  reportShown(table: string, cursor: number, events: number): void {
    this.#send({ type: 'shown', table, cursor, events });
  }

  /** Ask the screens of the table to show the newest state. */
  completeShowing(table: string, seat: number): void {
    this.#send({ type: 'complete', table, seat });
  }

  /** Reconnect at once, because the device reports that it is online or visible again. */
  reconnectNow(): void {
    if (!this.#isOpen && this.#subscriptions.size > 0) {
      this.#tries = 0;
      this.#open();
    }
  }

  /** Try to connect at once, because the person asks for it. The connection counts as lost until it is open. */
  retryNow(): void {
    if (!this.#isOpen) this.#open();
  }

  /** Close the socket. */
  close(): void {
    this.#cancelRetry();
    this.#closeSocket();
  }

  #request(id: string, message: ClientIn): Promise<MoveResult> {
    return new Promise((answer) => {
      this.#pending.set(id, { message, answer });
      if (this.#isOpen) this.#send(message);
      else this.#open();
    });
  }

  #send(message: ClientIn): void {
    if (this.#isOpen) this.#socket?.send(JSON.stringify(message));
  }

  #watch(table: string): void {
    const known = this.#subscriptions.get(table);
    if (!known) return;
    const as = known.as === 'screen' ? { seat: null, screen: true } : { seat: known.as };
    this.#send({ type: 'watch', table, ...as, cursor: known.cursor, outline: true });
  }

  #open(): void {
    if (this.#socket) return;
    this.#cancelRetry();
    if (this.#tries < TRIES_BEFORE_LOST) this.onStateChange('connecting');
    const socket: Socket = this.#world.connect({
      onOpen: () => {
        if (socket === this.#socket) this.#onOpen();
      },
      onMessage: (data) => {
        if (socket === this.#socket) this.#receive(JSON.parse(data) as ClientOut);
      },
      onClose: (code) => {
        if (socket === this.#socket) this.#onClose(code);
      },
    });
    this.#socket = socket;
  }

  /** The socket is open: subscribe again from the last cursors, and resend all unanswered moves. */
  #onOpen(): void {
    this.#isOpen = true;
    this.onStateChange('open');
    for (const table of this.#subscriptions.keys()) this.#watch(table);
    for (const { message } of this.#pending.values()) this.#send(message);
    this.#restartPingTimer();
  }

  #onClose(code: number | undefined): void {
    const startAgain = code === LOGGED_OUT_CODE ? this.#world.startAgain : undefined;
    if (!startAgain) {
      this.#reconnectLater();
      return;
    }
    this.#closeSocket();
    this.onStateChange('lost');
    this.#cancelRetry = this.#world.setTimer(START_AGAIN_MS * (0.5 + this.#world.random()), startAgain);
  }

  /** Ping a connection that is silent for `PING_AFTER_MS` ms; reconnect if no answer comes within `PONG_TIMEOUT_MS` ms. */
  #restartPingTimer(): void {
    this.#cancelPing();
    this.#cancelPing = this.#world.setTimer(PING_AFTER_MS, () => {
      this.#pings += 1;
      // Before the ping is sent: a lesson answers at once, and its answer cancels this timer.
      this.#cancelPing = this.#world.setTimer(PONG_TIMEOUT_MS, () => {
        this.#reconnectLater();
      });
      this.#send({ type: 'ping', n: this.#pings });
    });
  }

  #closeSocket(): void {
    const socket = this.#socket;
    this.#socket = null;
    this.#isOpen = false;
    this.#cancelPing();
    socket?.close();
  }

  #reconnectLater(): void {
    const wasOpen = this.#isOpen;
    this.#closeSocket();
    if (this.#subscriptions.size === 0 && this.#pending.size === 0) return;
    const wait = RETRY_DELAYS_MS[Math.min(this.#tries, RETRY_DELAYS_MS.length - 1)] ?? 0;
    this.#tries += 1;
    if (this.#tries >= TRIES_BEFORE_LOST) {
      this.onStateChange('lost');
      if (!wasOpen) void this.#slowDownIfFull();
    }
    this.#openIn(wait);
  }

  /** Try again much later, and say why, if the server refuses sockets because it is full. */
  async #slowDownIfFull(): Promise<void> {
    if (!(await this.#world.isFull?.())) return;
    if (this.#isOpen || this.#socket) return; // It has opened, or is trying: if it fails, this is asked again.
    this.onStateChange('full');
    this.#openIn(FULL_RETRY_MS);
  }

  /** Open a socket after about this time, in place of any earlier plan. */
  #openIn(milliseconds: number): void {
    this.#cancelRetry();
    this.#cancelRetry = this.#world.setTimer(milliseconds * (0.5 + this.#world.random()), () => {
      this.#open();
    });
  }

  #receive(message: ClientOut): void {
    this.#tries = 0;
    this.#restartPingTimer();
    switch (message.type) {
      case 'welcome':
        this.#protocol = message.protocol;
        this.#reportIfOutdated();
        return;
      case 'pong':
        return;
      case 'leaving':
        this.#reconnectLater();
        return;
      case 'accepted':
        this.#resolve(message.move_id, { kind: 'accepted' });
        return;
      case 'refused':
        this.#resolve(message.move_id, { kind: 'refused', why: message.why });
        return;
      case 'problem':
        this.#handleProblem(message.problem, message.move_id, message.table);
        break;
      case 'sight':
      case 'step':
        if (!this.#isNew(message.table, message.cursor, message.type)) return;
        break;
      default:
        break;
    }
    const table = message.type === 'table' ? message.table.id : message.table;
    if (table !== null) this.#subscriptions.get(table)?.follower.onMessage(message);
  }

  /** Return whether a message is new; a step up to the known cursor is not. Advances the cursor. */
  #isNew(table: string, cursor: number, type: 'sight' | 'step'): boolean {
    const known = this.#subscriptions.get(table);
    if (!known) return false;
    if (type === 'step' && known.cursor !== null && cursor <= known.cursor) return false;
    known.cursor = cursor;
    return true;
  }

  #handleProblem(problem: ProblemDocument, moveId: string | null, table: string | null): void {
    if (moveId !== null && this.#pending.has(moveId)) {
      if (RETRYABLE_PROBLEMS.has(problem.type)) this.#resendLater(moveId);
      else this.#resolve(moveId, { kind: 'problem', problem });
    } else if (moveId === null && table === null && RETRYABLE_PROBLEMS.has(problem.type)) {
      for (const id of this.#pending.keys()) this.#resendLater(id);
    } else if (table !== null && RETRYABLE_PROBLEMS.has(problem.type)) {
      this.#world.setTimer(RETRY_DELAYS_MS[2] ?? 0, () => {
        this.#watch(table);
      });
    }
  }

  #resendLater(moveId: string): void {
    this.#world.setTimer(RETRY_DELAYS_MS[2] ?? 0, () => {
      const owed = this.#pending.get(moveId);
      if (owed) this.#send(owed.message);
    });
  }

  #resolve(moveId: CommandAccepted['move_id'], answer: MoveResult): void {
    const owed = this.#pending.get(moveId);
    this.#pending.delete(moveId);
    owed?.answer(answer);
    this.#reportIfOutdated();
  }

  #reportIfOutdated(): void {
    if (this.#protocol > PROTOCOL && this.#pending.size === 0) this.onOutdated(this.#protocol);
  }
}
