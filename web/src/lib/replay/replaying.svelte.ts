/** The state of a replay: the shown position, the view at that time, and what happened. */
import { actorOf, nearest, sameMoment, viewsOf } from './moments.ts';
import { Outlines } from './outlines.ts';
import { api } from '#lib/api/api.ts';
import { boardOf } from '#lib/board/boards.ts';
import type { AnyBoard } from '#lib/board/contract.ts';
import { Picking } from '#lib/board/picking.svelte.ts';
import { Showing } from '#lib/board/showing.svelte.ts';
import { player } from '#lib/board/sound/player.svelte.ts';
import { kept } from '#lib/keep.ts';
import { messagesOf } from '#lib/table/choices.ts';
import { namesOf } from '#lib/table/names.ts';
import type { Seen } from '#lib/table/seen.ts';
import type { Outline, Replay } from '#lib/wire/out.gen.ts';
import { speech, t } from '#lib/words/speech.svelte.ts';

/** Milliseconds to wait before the outline is requested; positions that are passed faster are not requested. */
const PAUSE = 120;

export class Replaying {
  readonly id: string;
  replay = $state.raw<Replay | null>(null);
  at = $state(1);
  /** As on the table page: undefined until it is known whether the game has a board. */
  board = $state.raw<AnyBoard | null | undefined>();
  /** Whether the position is shown as text instead of on its board. */
  inWords = $state(kept('burghof-stage') === 'words');
  speaker = $state.raw(speech.site);
  #outline = $state.raw<Outline | null>(null);
  /** The position that the outline belongs to. */
  #readAt = $state(0);
  #outlines: Outlines | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  readonly showing: Showing;
  /** Nothing can be picked in a replay. */
  readonly picking = new Picking<unknown, unknown>({
    offers: () => [],
    play: () => undefined,
    isInstant: () => false,
    attempt: () => null,
  });

  readonly last = $derived(this.replay?.moments.length ?? 1);
  readonly moment = $derived(this.replay?.moments[this.at - 1] ?? null);
  readonly actor = $derived(this.moment ? actorOf(this.moment) : null);
  /** The sentences about the shown step. */
  readonly sentences = $derived(this.#spoken(this.at));
  /** The table at the shown position. */
  readonly seen = $derived<Seen | null>(this.replay && this.#table(this.replay));
  /** Whether the outline belongs to the shown position. */
  readonly isRead = $derived(this.#readAt === this.at);
  readonly names = $derived(this.replay ? namesOf(this.replay) : []);
  readonly #views = $derived(this.replay ? viewsOf(this.replay) : []);
  readonly #nodes = $derived(messagesOf(this.#outline ?? { nodes: [] }));

  constructor(id: string) {
    this.id = id;
    this.showing = new Showing({
      ms: (event) => this.board?.ms(event) ?? 0,
      keepsTime: (event) => this.board?.keepsTime?.(event) ?? false,
      begins: (event, shown) => {
        const sound = this.board?.sound?.(event, shown);
        if (sound) player.play(sound);
      },
    });
  }

  /** Load the board of the game. */
  async open(game: string): Promise<void> {
    this.board = await boardOf(game).catch(() => null);
  }

  /** Switch to the viewpoint of a seat or a spectator. Stays at the same moment of the game unless `at` is set. */
  async look(seat: number | null, at: number | null = null): Promise<void> {
    const before = this.replay;
    const replay = await api.replay(this.id, seat);
    this.#outlines = new Outlines((moment) => api.moment(this.id, replay.seat, moment));
    this.replay = replay;
    this.#readAt = 0;
    this.#stand(nearest(replay, at ?? (before ? sameMoment(before, this.at, replay) : 1)));
  }

  /** Load the outline of the shown position at once: the targets of a board get their labels from it. */
  async read(): Promise<void> {
    clearTimeout(this.#timer);
    await this.#fetch(this.at);
  }

  /** Go to a position. A single step forward is played back; any other change jumps. */
  go(to: number): void {
    if (!this.replay) return;
    const at = nearest(this.replay, to);
    if (at === this.at) return;
    const isNext = at === this.at + 1;
    if (!isNext || !this.board) {
      this.#stand(at);
      return;
    }
    this.showing.set(this.#views[this.at] ?? {});
    this.at = at;
    this.showing.add(this.replay.moments[at - 1]?.frames ?? []);
    this.#readSoon();
  }

  readonly label = (id: string): string => {
    const message = this.#nodes.get(id);
    return message ? this.speaker.speak(message, this.names) : '';
  };

  /** Return the log sentences of a step. */
  linesOf(at: number): readonly string[] {
    return this.#spoken(at);
  }

  close(): void {
    clearTimeout(this.#timer);
    this.showing.skip();
  }

  #stand(at: number): void {
    this.at = at;
    this.showing.set(this.#views[at] ?? {});
    this.showing.last = (this.moment?.frames ?? []).flatMap(({ event }) => (event === null ? [] : [event]));
    this.#readSoon();
  }

  #spoken(at: number): readonly string[] {
    const said = this.replay?.moments[at - 1]?.said ?? [];
    const lines = said.map((message) => this.speaker.speak(message, this.names)).filter(Boolean);
    return lines.length > 0 ? lines : [t('replay-quiet')];
  }

  #table(replay: Replay): Seen {
    return {
      table: replay.table,
      seat: replay.seat,
      cursor: this.at,
      view: this.#views[this.at] ?? {},
      awaited: [],
      decisions: [],
      offers: [],
      players: replay.players,
      may_take_back: false,
      may_ask_back: false,
      clocks: [],
      outcome: this.at === this.last ? replay.outcome : null,
      seed: null,
      outline: this.#outline,
      said: [],
      fresh: 0,
      lasting: [],
      moments: [],
    };
  }

  /** Request the outline of the position after a pause, then the next one, which will likely be needed. */
  #readSoon(): void {
    clearTimeout(this.#timer);
    const { at } = this;
    this.#timer = setTimeout(() => void this.#fetch(at), this.#outlines?.has(at) ? 0 : PAUSE);
  }

  async #fetch(at: number): Promise<void> {
    const outlines = this.#outlines;
    try {
      const outline = await outlines?.get(at);
      if (!outline || this.at !== at || this.#outlines !== outlines) return;
      this.#outline = outline;
      this.#readAt = at;
      if (at < this.last) await outlines?.get(at + 1);
    } catch {
      // The server did not answer: the earlier outline stays until the next step.
    }
  }
}
