/**
 * The connection to the server: one socket per page. It reconnects by itself, catches up by cursor and loses no move.
 */
import type { ClientIn } from '#lib/wire/in.gen.ts';
import type { Accepted, ClientOut, ProblemDocument, Refused } from '#lib/wire/out.gen.ts';
import type { Socket, World } from './protocol.ts';

export type Standing = 'connecting' | 'open' | 'lost';

/** The result of a move; a problem is what HTTP would have answered. */
export type Answer =
  | { readonly kind: 'accepted' }
  | { readonly kind: 'refused'; readonly why: Refused['why'] }
  | { readonly kind: 'problem'; readonly problem: ProblemDocument };

export type Follower = {
  /** Called with each message about the table. */
  readonly told: (message: ClientOut) => void;
};

/**
 * The role in which a table is followed: a held seat, a spectator (null), or a screen that shows it to everyone around
 * it.
 */
export type As = number | null | 'screen';

type Followed = { as: As; cursor: number | null; follower: Follower };
type Owed = { readonly message: ClientIn; readonly answer: (answer: Answer) => void };

const RETRY: readonly number[] = [250, 500, 1000, 2000, 4000, 8000];
/** Failed attempts after which the connection counts as lost; a single failure is not reported. */
const FIRST_LOSS = 2;
/** Problem types after which a request is sent again. */
const AGAIN = new Set(['elsewhere', 'try-again', 'too-often']);
const QUIET = 15_000;
const PATIENCE = 8_000;

export class Line {
  onstanding: (standing: Standing) => void = () => undefined;

  readonly #world: World;
  readonly #followed = new Map<string, Followed>();
  readonly #owed = new Map<string, Owed>();
  #socket: Socket | null = null;
  #isOpen = false;
  #tries = 0;
  #pings = 0;
  #cancel: () => void = () => undefined;
  #cancelPing: () => void = () => undefined;

  constructor(world: World) {
    this.#world = world;
  }

  /** Subscribe to a table; replaces the earlier follower of that table. */
  follow(table: string, as: As, follower: Follower): void {
    this.#followed.set(table, { as, cursor: null, follower });
    if (this.#isOpen) this.#watch(table);
    else this.#open();
  }

  /** Unsubscribe from a table; closes the socket when no subscription and no unanswered move is left. */
  leave(table: string): void {
    if (!this.#followed.delete(table)) return;
    this.#send({ type: 'unwatch', table });
    if (this.#followed.size === 0 && this.#owed.size === 0) this.close();
  }

  /** Play a move. It is sent again with the same move id until it is answered. */
  play(table: string, seat: number, token: number, move: unknown): Promise<Answer> {
    const move_id = this.#world.moveId();
    return this.#ask(move_id, { type: 'play', table, seat, token, move_id, move });
  }

  /** Take back the last move, or propose it to all. */
  takeBack(table: string, seat: number): Promise<Answer> {
    const move_id = this.#world.moveId();
    return this.#ask(move_id, { type: 'take-back', table, seat, move_id });
  }

  /** Vote on a proposed take-back. */
  agree(table: string, seat: number, agrees: boolean): void {
    this.#send({ type: 'agree', table, seat, agrees });
  }

  /** Request a player aid for a seat; the follower of the table receives the result. */
  askAid(table: string, seat: number, aid: string): void {
    this.#send({ type: 'aid', table, seat, aid });
  }

  /** Reconnect at once, because the device reports that it is online or visible again. */
  wake(): void {
    if (!this.#isOpen && this.#followed.size > 0) {
      this.#tries = 0;
      this.#open();
    }
  }

  /** Close the socket. */
  close(): void {
    this.#cancel();
    this.#drop();
  }

  #ask(id: string, message: ClientIn): Promise<Answer> {
    return new Promise((answer) => {
      this.#owed.set(id, { message, answer });
      if (this.#isOpen) this.#send(message);
      else this.#open();
    });
  }

  #send(message: ClientIn): void {
    if (this.#isOpen) this.#socket?.send(JSON.stringify(message));
  }

  #watch(table: string): void {
    const known = this.#followed.get(table);
    if (!known) return;
    const as = known.as === 'screen' ? { seat: null, screen: true } : { seat: known.as };
    this.#send({ type: 'watch', table, ...as, cursor: known.cursor, outline: true });
  }

  #open(): void {
    if (this.#socket) return;
    this.#cancel();
    if (this.#tries < FIRST_LOSS) this.onstanding('connecting');
    const socket: Socket = this.#world.connect({
      opened: () => {
        if (socket === this.#socket) this.#begin();
      },
      told: (data) => {
        if (socket === this.#socket) this.#hear(JSON.parse(data) as ClientOut);
      },
      closed: () => {
        if (socket === this.#socket) this.#lose();
      },
    });
    this.#socket = socket;
  }

  /** The socket is open: subscribe again from the last cursors, and resend all unanswered moves. */
  #begin(): void {
    this.#isOpen = true;
    this.onstanding('open');
    for (const table of this.#followed.keys()) this.#watch(table);
    for (const { message } of this.#owed.values()) this.#send(message);
    this.#listen();
  }

  /** Ping a connection that is silent for `QUIET` ms; reconnect if no answer comes within `PATIENCE` ms. */
  #listen(): void {
    this.#cancelPing();
    this.#cancelPing = this.#world.after(QUIET, () => {
      this.#pings += 1;
      this.#send({ type: 'ping', n: this.#pings });
      this.#cancelPing = this.#world.after(PATIENCE, () => {
        this.#lose();
      });
    });
  }

  #drop(): void {
    const socket = this.#socket;
    this.#socket = null;
    this.#isOpen = false;
    this.#cancelPing();
    socket?.close();
  }

  #lose(): void {
    this.#drop();
    if (this.#followed.size === 0 && this.#owed.size === 0) return;
    const wait = RETRY[Math.min(this.#tries, RETRY.length - 1)] ?? 0;
    this.#tries += 1;
    if (this.#tries >= FIRST_LOSS) this.onstanding('lost');
    this.#cancel();
    this.#cancel = this.#world.after(wait * (0.5 + this.#world.chance()), () => {
      this.#open();
    });
  }

  #hear(message: ClientOut): void {
    this.#tries = 0;
    this.#listen();
    switch (message.type) {
      case 'welcome':
      case 'pong':
        return;
      case 'leaving':
        this.#lose();
        return;
      case 'accepted':
        this.#settle(message.move_id, { kind: 'accepted' });
        return;
      case 'refused':
        this.#settle(message.move_id, { kind: 'refused', why: message.why });
        return;
      case 'problem':
        this.#trouble(message.problem, message.move_id, message.table);
        break;
      case 'sight':
      case 'step':
        if (!this.#isNew(message.table, message.cursor, message.type)) return;
        break;
      default:
        break;
    }
    const table = message.type === 'table' ? message.table.id : message.table;
    if (table !== null) this.#followed.get(table)?.follower.told(message);
  }

  /** Return whether a message is new; a step up to the known cursor is not. Advances the cursor. */
  #isNew(table: string, cursor: number, type: 'sight' | 'step'): boolean {
    const known = this.#followed.get(table);
    if (!known) return false;
    if (type === 'step' && known.cursor !== null && cursor <= known.cursor) return false;
    known.cursor = cursor;
    return true;
  }

  #trouble(problem: ProblemDocument, moveId: string | null, table: string | null): void {
    if (moveId !== null && this.#owed.has(moveId)) {
      if (AGAIN.has(problem.type)) this.#again(moveId);
      else this.#settle(moveId, { kind: 'problem', problem });
    } else if (moveId === null && table === null && AGAIN.has(problem.type)) {
      for (const id of this.#owed.keys()) this.#again(id);
    } else if (table !== null && AGAIN.has(problem.type)) {
      this.#world.after(RETRY[2] ?? 0, () => {
        this.#watch(table);
      });
    }
  }

  #again(moveId: string): void {
    this.#world.after(RETRY[2] ?? 0, () => {
      const owed = this.#owed.get(moveId);
      if (owed) this.#send(owed.message);
    });
  }

  #settle(moveId: Accepted['move_id'], answer: Answer): void {
    const owed = this.#owed.get(moveId);
    this.#owed.delete(moveId);
    owed?.answer(answer);
  }
}
