/**
 * A puzzle of this page. It is the environment of a table's connection, so its board is that of a table; the only moves
 * that are offered are the choices. Playing one only chooses it: a try is spent when it is confirmed.
 */
import { mergeProgress, noteTry, puzzleProgress } from './progress.ts';
import { triesLeft, TRIES, type PuzzleProgress } from './tries.ts';
import { api } from '#lib/api/api.ts';
import { player } from '#lib/board/sound/player.svelte.ts';
import { isEqual, type Picks } from '#lib/board/picks.ts';
import { serverEnvironment, type Environment, type SocketHandlers } from '#lib/connection/environment.ts';
import { PROTOCOL, type ClientIn } from '#lib/wire/in.gen.ts';
import type { ChoiceCount, ClientOut, Player, PuzzlePosition, PuzzleProof, ShownCase } from '#lib/wire/out.gen.ts';
import type { OfferOf } from '#lib/wire/typed.ts';
import { t } from '#lib/words/language.svelte.ts';

/** Seconds between two pings; the puzzle answers them itself. */
const HEARTBEAT_S = 20;

/** A case that is shown on the board: the choice, its number, and what it shows. */
export type CaseOnBoard = { readonly choice: number; readonly number: number; readonly shown: ShownCase };

export class PuzzleState {
  readonly game: string;
  readonly id: string;
  position = $state.raw<PuzzlePosition | null>(null);
  progress = $state.raw<PuzzleProgress>({ tried: [], isSolved: false });
  /** The counts of the choices that were tried. */
  counts = $state.raw<readonly (ChoiceCount | undefined)[]>([]);
  proof = $state.raw<PuzzleProof | null>(null);
  /** The choice that is looked at; null for none. */
  chosen = $state<number | null>(null);
  /** The case that is on the board; null while the position is. */
  onBoard = $state.raw<CaseOnBoard | null>(null);
  isBusy = $state(false);
  /** Whether the nudge was asked for. */
  isNudged = $state(false);
  #hearer: SocketHandlers | null = null;

  constructor(game: string, id: string) {
    this.game = game;
    this.id = id;
    this.progress = puzzleProgress(game, id);
  }

  readonly offers = $derived.by(() => (this.position?.sight.offers ?? []) as readonly OfferOf<unknown, unknown>[]);
  readonly isSolved = $derived.by(() => this.progress.isSolved);
  readonly triesLeft = $derived.by(() => triesLeft(this.progress));
  /** Whether nothing is left to try. */
  readonly isOver = $derived.by(() => this.progress.isSolved || this.progress.tried.length >= TRIES);

  readonly environment: Environment = {
    ...serverEnvironment(),
    connect: (hearer) => {
      this.#hearer = hearer;
      queueMicrotask(() => {
        hearer.onOpen();
      });
      return {
        send: (data) => {
          this.#receive(JSON.parse(data) as ClientIn);
        },
        close: () => {
          this.#hearer = null;
        },
      };
    },
  };

  /** Load the puzzle, and the counts of what was tried before. Raises `ProblemError`. */
  async open(): Promise<PuzzlePosition> {
    [this.position] = await Promise.all([api.puzzle(this.game, this.id), mergeProgress()]);
    this.progress = puzzleProgress(this.game, this.id);
    if (this.isOver) await this.#loadProof();
    else
      for (const choice of this.progress.tried)
        this.#noteCount(choice, await api.tryPuzzle(this.game, this.id, { choice }));
    return this.position;
  }

  /** Return whether a choice can still be tried. */
  readonly isOpen = (choice: number): boolean => !this.isOver && !this.progress.tried.includes(choice);

  /** Choose what these picks mean, if they are those of a choice. */
  choosePicks(picks: Picks): void {
    const place = picks.length === 0 ? -1 : this.offers.findIndex((offer) => isEqual(offer.picks, picks));
    if (place >= 0) this.chosen = place;
    else if (this.chosen !== null && this.offers[this.chosen]?.picks.length !== 0) this.chosen = null;
  }

  /** Spend a try on the choice that is looked at. */
  async confirm(): Promise<void> {
    const choice = this.chosen;
    if (choice === null || !this.isOpen(choice) || this.isBusy) return;
    this.isBusy = true;
    try {
      const count = await api.tryPuzzle(this.game, this.id, { choice });
      this.progress = noteTry(this.game, this.id, choice, count.is_answer);
      this.#noteCount(choice, count);
      player.play(count.is_answer ? 'victory' : 'refusal');
      if (this.isOver) await this.#loadProof();
    } finally {
      this.isBusy = false;
    }
  }

  /** Show a case of a choice on the board. */
  async showCase(choice: number, number: number): Promise<void> {
    this.onBoard = { choice, number, shown: await api.puzzleCase(this.game, this.id, { choice, number }) };
    this.#show();
  }

  /** Show the position again. */
  showPosition(): void {
    this.onBoard = null;
    this.#show();
  }

  async #loadProof(): Promise<void> {
    const proof = await api.puzzleProof(this.game, this.id);
    this.proof = proof;
    this.counts = proof.counts;
  }

  #noteCount(choice: number, count: ChoiceCount): void {
    this.counts = this.offers.map((_, place) => (place === choice ? count : this.counts[place]));
  }

  #receive(message: ClientIn): void {
    if (message.type === 'ping') this.#deliver({ type: 'pong', n: message.n ?? 0 });
    else if (message.type === 'watch') {
      this.#deliver({ type: 'welcome', protocol: PROTOCOL, name: '', heartbeat: HEARTBEAT_S });
      this.#show();
    } else if (message.type === 'play') {
      const move = JSON.stringify(message.move);
      this.chosen = this.offers.findIndex((offer) => JSON.stringify(offer.move) === move);
      this.#deliver({ type: 'accepted', move_id: message.move_id });
    }
  }

  /** Show the position, or the case that is looked at. */
  #show(): void {
    if (!this.position) return;
    const { table, mine, sight } = this.position;
    const chairs = table.chairs.map((chair) => ({ ...chair, name: this.#nameOf(chair.seat) ?? chair.name }));
    this.#deliver({ type: 'table', table: { ...table, chairs }, mine });
    const shown = { ...sight, players: this.#named(sight.players) };
    if (this.onBoard) {
      const { view, outline } = this.onBoard.shown;
      this.#deliver({ ...shown, view, outline, decisions: [], offers: [] });
    } else this.#deliver(shown);
  }

  #named(players: readonly Player[]): readonly Player[] {
    return players.map((one, seat) => ({ ...one, name: this.#nameOf(seat) ?? one.name }));
  }

  #nameOf(seat: number): string | null {
    return this.position?.mine.seats.includes(seat) ? t('lesson-you') : null;
  }

  #deliver(message: ClientOut): void {
    this.#hearer?.onMessage(JSON.stringify(message));
  }
}
