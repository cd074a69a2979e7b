/**
 * A lesson of this page. It is the environment of a table's connection: the table page speaks to it as to a server, so
 * board, refusals, previews and keyboard are those of a table. What it needs of the rules it asks the server for.
 */
import { api, ProblemError } from '#lib/api/api.ts';
import { player } from '#lib/board/sound/player.svelte.ts';
import { serverEnvironment, type Environment, type SocketHandlers } from '#lib/connection/environment.ts';
import { PROTOCOL, type ClientIn } from '#lib/wire/in.gen.ts';
import type { ClientOut, LessonPosition, LessonTask, Player } from '#lib/wire/out.gen.ts';

/** Seconds between two pings; the lesson answers them itself. */
const HEARTBEAT_S = 20;

/** What the learner did in place of what was asked for: a move, or a touch of something. */
export type Mistake = { readonly move: unknown } | { readonly touched: string };

export class LessonState {
  readonly game: string;
  readonly id: string;
  /** The accepted move that was made in each step so far. */
  choices = $state.raw<readonly number[]>([]);
  /** What the learner is asked to do; null at the end, and undefined until the lesson is open. */
  task = $state.raw<LessonTask | null | undefined>();
  /** The number of the answer to the last act, if it did not lead on. */
  answer = $state.raw<number | null>(null);
  /** The number of acts in this step that did not lead on. */
  mistakes = $state(0);
  /** The last act that did not lead on, until the learner begins again. */
  mistake = $state.raw<Mistake | null>(null);
  /** The number of requests that the server has not answered yet. */
  asked = $state(0);
  /** Returns the name of a player, by the seat; the sentences of the lesson call them so. */
  nameOf: (seat: number) => string = () => '';
  #hearer: SocketHandlers | null = null;
  #lastRequest: Promise<void> = Promise.resolve();
  /** Whether the server did not answer the last request. */
  #isAway = false;
  readonly #onProgress: () => void;

  /** `choices` are those of an earlier visit; `onProgress` is called after each step. */
  constructor(game: string, id: string, choices: readonly number[], onProgress: () => void) {
    this.game = game;
    this.id = id;
    this.choices = choices;
    this.#onProgress = onProgress;
  }

  readonly environment: Environment = {
    ...serverEnvironment(),
    isLesson: true,
    connect: (hearer) => {
      this.#hearer = hearer;
      void this.#ask(async () => {
        if (this.#isAway) await this.open();
        hearer.onOpen();
      });
      return {
        send: (data) => {
          void this.#receive(JSON.parse(data) as ClientIn);
        },
        close: () => {
          this.#hearer = null;
        },
      };
    },
  };

  /** Load the lesson, so that its table is known; from its beginning if it has changed. Raises `ProblemError`. */
  async open(): Promise<LessonPosition> {
    const position = await this.#load();
    this.task = position.task;
    return position;
  }

  async #load(): Promise<LessonPosition> {
    try {
      return await api.openLesson(this.game, this.id, { choices: this.choices });
    } catch (error) {
      const hasChanged = error instanceof ProblemError && error.problem.type === 'not-found' && this.choices.length > 0;
      if (!hasChanged) throw error;
      this.choices = [];
      return await this.#load();
    }
  }

  /** Touch something: if the step asks for it, the lesson goes on. */
  async touch(id: string): Promise<void> {
    if (!this.task?.touch) return;
    if (id === this.task.touch) await this.#ask(() => this.#act(null));
    else this.#noteAnswer(0, { touched: id });
  }

  /** Go back one step. */
  async back(): Promise<void> {
    if (this.choices.length > 0) await this.goTo(this.choices.length - 1);
  }

  /** Go to the step after this many steps that were done. */
  async goTo(done: number): Promise<void> {
    this.choices = this.choices.slice(0, done);
    this.#noteStep();
    await this.#ask(() => this.#show());
  }

  async #receive(message: ClientIn): Promise<void> {
    if (message.type === 'ping') this.#deliver({ type: 'pong', n: message.n ?? 0 });
    else if (message.type === 'watch') {
      this.#deliver({ type: 'welcome', protocol: PROTOCOL, name: '', heartbeat: HEARTBEAT_S });
      await this.#ask(() => this.#show());
    } else if (message.type === 'play') await this.#ask(() => this.#play(message.move, message.move_id));
  }

  /** Ask the server, one request after another; if it does not answer, the connection of the table is lost. */
  #ask(request: () => Promise<unknown>): Promise<void> {
    this.asked += 1;
    this.#lastRequest = this.#lastRequest.then(request).then(
      () => {
        this.asked -= 1;
        this.#isAway = false;
      },
      () => {
        this.asked -= 1;
        this.#isAway = true;
        this.#hearer?.onClose();
      },
    );
    return this.#lastRequest;
  }

  /** Show the table at the current step. */
  async #show(): Promise<void> {
    const { table, mine, sight } = await this.open();
    const chairs = table.chairs.map((chair) => ({ ...chair, name: this.nameOf(chair.seat) }));
    this.#deliver({ type: 'table', table: { ...table, chairs }, mine });
    this.#deliver({ ...sight, players: this.#named(sight.players) });
  }

  async #play(move: unknown, move_id: string): Promise<void> {
    const refused = await this.#act(move);
    this.#deliver(refused ? { ...refused, move_id } : { type: 'accepted', move_id });
  }

  /** Make an act; returns the refusal, if the rules do not allow it. */
  async #act(move: unknown): Promise<Extract<ClientOut, { type: 'refused' }> | null> {
    const result = await api.actInLesson(this.game, this.id, { choices: this.choices, move });
    if (result.type === 'refused') {
      this.mistakes += 1;
      this.mistake = null; // The bubble at the thing says why.
      return result;
    }
    if (result.type === 'answered') {
      this.#noteAnswer(result.answer, { move });
      return null;
    }
    this.choices = [...this.choices, result.choice];
    this.#noteStep();
    this.task = result.task;
    this.#onProgress();
    for (const update of result.updates) this.#deliver({ ...update, players: this.#named(update.players) });
    return null;
  }

  #named(players: readonly Player[]): readonly Player[] {
    return players.map((player, seat) => ({ ...player, name: this.nameOf(seat) }));
  }

  #noteStep(): void {
    this.answer = null;
    this.mistakes = 0;
    this.mistake = null;
  }

  #noteAnswer(answer: number, mistake: Mistake): void {
    this.answer = answer;
    this.mistakes += 1;
    this.mistake = mistake;
    player.play('refusal');
  }

  #deliver(message: ClientOut): void {
    this.#hearer?.onMessage(JSON.stringify(message));
  }
}
