/** A game one looks back on: the position that is shown, how the table looked then, and what happened. */
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

/** Whoever steps on faster than this wants to be elsewhere: what lies between is not asked for. */
const PAUSE = 120;

export class Replaying {
  readonly id: string;
  replay = $state.raw<Replay | null>(null);
  at = $state(1);
  /** As at a table that is played: undefined until it is known whether there is one. */
  board = $state.raw<AnyBoard | null | undefined>();
  /** Whether the position is shown in words instead of on its board. */
  inWords = $state(kept('burghof-stage') === 'words');
  speaker = $state.raw(speech.site);
  #outline = $state.raw<Outline | null>(null);
  /** Which position the outline is of. */
  #readAt = $state(0);
  #outlines: Outlines | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  readonly showing: Showing;
  /** Nothing can be picked here. */
  readonly picking = new Picking<unknown, unknown>({
    offers: () => [],
    play: () => undefined,
    isInstant: () => false,
    attempt: () => null,
  });

  readonly last = $derived(this.replay?.moments.length ?? 1);
  readonly moment = $derived(this.replay?.moments[this.at - 1] ?? null);
  readonly actor = $derived(this.moment ? actorOf(this.moment) : null);
  /** What happened, in sentences. */
  readonly sentences = $derived(this.#spoken(this.at));
  /** The table as it was. */
  readonly seen = $derived<Seen | null>(this.replay && this.#table(this.replay));
  /** Whether the words are those of the position that is shown. */
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

  /** Fetch what the game brings: its board. */
  async open(game: string): Promise<void> {
    this.board = await boardOf(game).catch(() => null);
  }

  /** Look with the eyes of a seat, or from outside; one stays at the moment one was at, unless one is asked for. */
  async look(seat: number | null, at: number | null = null): Promise<void> {
    const before = this.replay;
    const replay = await api.replay(this.id, seat);
    this.#outlines = new Outlines((moment) => api.moment(this.id, replay.seat, moment));
    this.replay = replay;
    this.#readAt = 0;
    this.#stand(nearest(replay, at ?? (before ? sameMoment(before, this.at, replay) : 1)));
  }

  /** Have the words of the position that is shown, at once: a board's targets have their names from them. */
  async read(): Promise<void> {
    clearTimeout(this.#timer);
    await this.#fetch(this.at);
  }

  /** Go to a position; a single step forward is shown as it happened. */
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

  /** What the log has of a moment, in sentences. */
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

  /** Ask for the position in words, and for the next one, which will likely be wanted. */
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
      // The messenger lost the way: the words of before stay until the next step.
    }
  }
}
