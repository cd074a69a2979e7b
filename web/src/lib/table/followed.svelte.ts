/** A table this page is subscribed to: the messages about it, as reactive state. */
import { api } from '#lib/api/api.ts';
import type { Showing } from '#lib/board/showing.svelte.ts';
import { Line, type Answer, type As, type Standing } from '#lib/line/line.ts';
import { browser } from '#lib/line/protocol.ts';
import { notePromise } from '#lib/verify/promise.ts';
import { noteStep } from '#lib/words/said.ts';
import type {
  AskedBack,
  ClientOut,
  Mine,
  Outline,
  Present,
  ProblemDocument,
  Stepped,
  Table,
} from '#lib/wire/out.gen.ts';
import { acting, after, seen, shownUpTo, type Seen } from './seen.ts';

export class FollowedTable {
  readonly id: string;
  table = $state.raw<Table | null>(null);
  mine = $state.raw<Mine>({ seats: [], is_host: false });
  seen = $state.raw<Seen | null>(null);
  seat = $state<number | null>(null);
  present = $state.raw<Present | null>(null);
  askedBack = $state.raw<AskedBack | null>(null);
  problem = $state.raw<ProblemDocument | null>(null);
  /** Results of player aids for this seat, by name. */
  aided = $state.raw<Readonly<Record<string, Outline>>>({});
  standing = $state<Standing>('connecting');
  /** Time at which the current clocks were received, in ms since the epoch. */
  toldAt = $state(0);
  /** Another seat of this person that must act now, on a device that several players share. */
  readonly next = $derived.by(() => {
    if (!this.seen || this.seen.decisions.some((decision) => !decision.answered)) return null;
    const others = this.mine.seats.filter((seat) => seat !== this.seat && !this.#chosen.includes(seat));
    return acting(this.seen).find((seat) => others.includes(seat)) ?? null;
  });
  /**
   * Own seats that have made their sealed choice. They are still awaited, because no other player can know of the
   * choice.
   */
  #chosen = $state.raw<readonly number[]>([]);

  #isScreen = false;
  readonly #line: Line;
  readonly #showing: Showing;

  constructor(id: string, origin: string, showing: Showing) {
    this.id = id;
    this.#showing = showing;
    showing.onstep = (step) => {
      if (this.seen) this.seen = shownUpTo(this.seen, step);
    };
    this.#line = new Line(browser(`${origin.replace(/^http/, 'ws')}/api/socket`));
    this.#line.onstanding = (standing) => {
      this.standing = standing;
    };
  }

  /** Subscribe to the table as this seat, or as a spectator. */
  look(seat: number | null): void {
    this.seat = seat;
    this.#follow(seat);
  }

  /** Subscribe as a table screen: a spectator, whatever seats this browser holds. */
  showAll(): void {
    this.seat = null;
    this.#isScreen = true;
    this.#follow('screen');
  }

  /**
   * Stay connected until the page closes, and reconnect when the device is online or visible again. Returns a function
   * that ends this.
   */
  stay(): () => void {
    const wake = (): void => {
      this.#line.wake();
    };
    addEventListener('online', wake);
    document.addEventListener('visibilitychange', wake);
    return () => {
      removeEventListener('online', wake);
      document.removeEventListener('visibilitychange', wake);
      this.#line.leave(this.id);
      this.#line.close();
    };
  }

  /** Reload the table card after its game has ended, because no message announces the new state of its series. */
  async lookAgain(): Promise<void> {
    if (!this.table?.series || this.table.phase === 'over') return;
    const { table } = await api.table(this.id).catch(() => ({ table: this.table }));
    this.table = table;
  }

  /** Play the move of an offer. */
  play(move: unknown): Promise<Answer> {
    const decision = this.seen?.decisions[0];
    if (!decision) return Promise.resolve({ kind: 'refused', why: { type: 'stale', why: 'already-decided' } });
    return this.#line.play(this.id, decision.seat, decision.token, move);
  }

  takeBack(): Promise<Answer> {
    return this.#line.takeBack(this.id, this.seat ?? 0);
  }

  agree(agrees: boolean): void {
    if (this.seat !== null) this.#line.agree(this.id, this.seat, agrees);
  }

  /** Request a player aid, computed from what this seat can know. */
  readonly askAid = (aid: string): void => {
    if (this.seat !== null) this.#line.askAid(this.id, this.seat, aid);
  };

  #follow(as: As): void {
    this.seen = null;
    this.aided = {};
    this.#line.follow(this.id, as, {
      told: (message) => {
        this.#hear(message);
      },
    });
  }

  #hear(message: ClientOut): void {
    switch (message.type) {
      case 'table':
        this.table = message.table;
        notePromise(message.table);
        this.mine = this.#isScreen ? { seats: [], is_host: message.mine.is_host } : message.mine;
        break;
      case 'sight':
        this.seen = seen(message);
        this.#showing.begin(message.view as object);
        this.toldAt = Date.now();
        break;
      case 'step':
        this.#step(message);
        this.toldAt = Date.now();
        this.askedBack = null;
        break;
      case 'present':
        this.present = message;
        break;
      case 'asked-back':
        this.askedBack = message.by === null ? null : message;
        break;
      case 'aided':
        this.aided = { ...this.aided, [message.aid]: message.outline };
        break;
      case 'problem':
        this.problem = message.problem;
        break;
      default:
        break;
    }
  }

  #step(step: Stepped): void {
    const number = this.#showing.add(step.frames, step.kept?.anew ? undefined : step.kept?.log);
    noteStep();
    const before = this.seen;
    if (!before) return;
    this.seen = after(before, step, number);
    // With recall `pure`, results of aids must not outlast the visible state they were computed from.
    if (this.table?.recall === 'pure') this.aided = {};
    const isSame = this.seat !== null && before.decisions[0]?.token === step.decisions[0]?.token;
    const chosen = isSame ? this.#chosen.filter((seat) => seat !== this.seat) : [];
    const isChosen = this.seat !== null && step.decisions.some((decision) => decision.answered);
    this.#chosen = isChosen && this.seat !== null ? [...chosen, this.seat] : chosen;
  }
}
