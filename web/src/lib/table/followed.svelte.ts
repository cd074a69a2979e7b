/** A table one follows: what the line tells about it, as state that a page can show. */
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
  /** What was worked out for this seat. */
  aided = $state.raw<Readonly<Record<string, Outline>>>({});
  standing = $state<Standing>('connecting');
  /** When the clocks that were told last were told. */
  toldAt = $state(0);
  /** The seat of one's own that must act while one looks as another: a device that is passed around. */
  readonly next = $derived.by(() => {
    if (!this.seen || this.seen.decisions.some((decision) => !decision.answered)) return null;
    const others = this.mine.seats.filter((seat) => seat !== this.seat && !this.#chosen.includes(seat));
    return acting(this.seen).find((seat) => others.includes(seat)) ?? null;
  });
  /** Seats of one's own whose sealed choice is in: they are still awaited, for nobody else may know it. */
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

  /** Look at the table as this seat, or as a spectator. */
  look(seat: number | null): void {
    this.seat = seat;
    this.#follow(seat);
  }

  /** Show the table to all around it: as a spectator, whatever seats this browser holds. */
  showAll(): void {
    this.seat = null;
    this.#isScreen = true;
    this.#follow('screen');
  }

  /** Stay on the line until the page is left: the device says when it is back. Gives what ends it. */
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

  /** Fetch the card of a table whose game has ended: nobody tells how its series stands now. */
  async lookAgain(): Promise<void> {
    if (!this.table?.series || this.table.phase === 'over') return;
    const { table } = await api.table(this.id).catch(() => ({ table: this.table }));
    this.table = table;
  }

  /** Play what an offer says. */
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

  /** Have something worked out from what this seat may know. */
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
    // What was worked out from what lay open is not to outlast it.
    if (this.table?.recall === 'pure') this.aided = {};
    const isSame = this.seat !== null && before.decisions[0]?.token === step.decisions[0]?.token;
    const chosen = isSame ? this.#chosen.filter((seat) => seat !== this.seat) : [];
    const isChosen = this.seat !== null && step.decisions.some((decision) => decision.answered);
    this.#chosen = isChosen && this.seat !== null ? [...chosen, this.seat] : chosen;
  }
}
