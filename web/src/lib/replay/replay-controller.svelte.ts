/** The state of a replay: the shown position, the view at that time, and what happened. */
import { actorOf, clampPosition, matchPosition, viewsOf } from './positions.ts';
import { OutlineCache } from './outline-cache.ts';
import { api } from '#lib/api/api.ts';
import { loadBoard } from '#lib/board/boards.ts';
import type { AnyBoard } from '#lib/board/contract.ts';
import { inertPicking } from '#lib/board/picking.svelte.ts';
import { FramePlayback } from '#lib/board/playback.svelte.ts';
import { player } from '#lib/board/sound/player.svelte.ts';
import { load } from '#lib/storage.ts';
import { messagesOf } from '#lib/table/text/offer-tree.ts';
import { playerNames } from '#lib/table/names.ts';
import type { TableState } from '#lib/table/table-state.ts';
import type { Outline, Replay } from '#lib/wire/out.gen.ts';
import { languageState, t } from '#lib/words/language.svelte.ts';

/** Milliseconds to wait before the outline is requested; positions that are passed faster are not requested. */
const SETTLE_MS = 120;

export class ReplayController {
  readonly id: string;
  replay = $state.raw<Replay | null>(null);
  at = $state(1);
  /** As on the table page: undefined until it is known whether the game has a board. */
  board = $state.raw<AnyBoard | null | undefined>();
  /** Whether the position is shown as text instead of on its board. */
  isTextMode = $state(load('burghof-stage') === 'words');
  translator = $state.raw(languageState.site);
  #outline = $state.raw<Outline | null>(null);
  /** The position that the outline belongs to. */
  #outlineAt = $state(0);
  #outlines: OutlineCache | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  readonly playback: FramePlayback;
  /** Nothing can be picked in a replay. */
  readonly picking = inertPicking();

  readonly last = $derived(this.replay?.moments.length ?? 1);
  readonly moment = $derived(this.replay?.moments[this.at - 1] ?? null);
  readonly actor = $derived(this.moment ? actorOf(this.moment) : null);
  /** The sentences about the shown step. */
  readonly sentences = $derived(this.#sentencesAt(this.at));
  /** The table at the shown position. */
  readonly tableState = $derived<TableState | null>(this.replay && this.#buildTableState(this.replay));
  /** Whether the outline belongs to the shown position. */
  readonly isOutlineCurrent = $derived(this.#outlineAt === this.at);
  readonly names = $derived(this.replay ? playerNames(this.replay) : []);
  readonly #views = $derived(this.replay ? viewsOf(this.replay) : []);
  readonly #nodes = $derived(messagesOf(this.#outline ?? { nodes: [] }));

  constructor(id: string) {
    this.id = id;
    this.playback = new FramePlayback({
      durationMs: (event) => this.board?.durationMs(event) ?? 0,
      hasMeaningfulTiming: (event) => this.board?.hasMeaningfulTiming?.(event) ?? false,
      onEventStart: (event, shown) => {
        const sound = this.board?.sound?.(event, shown);
        if (sound) player.play(sound);
      },
    });
  }

  /** Load the board of the game. */
  async loadBoard(game: string): Promise<void> {
    this.board = await loadBoard(game).catch(() => null);
  }

  /** Switch to the viewpoint of a seat or a spectator. Stays at the same moment of the game unless `at` is set. */
  async setViewpoint(seat: number | null, at: number | null = null): Promise<void> {
    const before = this.replay;
    const replay = await api.replay(this.id, seat);
    this.#outlines = new OutlineCache((moment) => api.replayOutline(this.id, replay.seat, moment));
    this.replay = replay;
    this.#outlineAt = 0;
    this.#jumpTo(clampPosition(replay, at ?? (before ? matchPosition(before, this.at, replay) : 1)));
  }

  /** Load the outline of the shown position at once: the targets of a board get their labels from it. */
  async loadOutline(): Promise<void> {
    clearTimeout(this.#timer);
    await this.#fetchOutline(this.at);
  }

  /** Go to a position. A single step forward is played back; any other change jumps. */
  go(to: number): void {
    if (!this.replay) return;
    const at = clampPosition(this.replay, to);
    if (at === this.at) return;
    const isNext = at === this.at + 1;
    if (!isNext || !this.board) {
      this.#jumpTo(at);
      return;
    }
    this.playback.set(this.#views[this.at] ?? {});
    this.at = at;
    this.playback.add({ frames: this.replay.moments[at - 1]?.frames ?? [] });
    this.#scheduleOutline();
  }

  readonly label = (id: string): string => {
    const message = this.#nodes.get(id);
    return message ? this.translator.speak(message, this.names) : '';
  };

  /** Return the log sentences of a step. */
  linesOf(at: number): readonly string[] {
    return this.#sentencesAt(at);
  }

  close(): void {
    clearTimeout(this.#timer);
    this.playback.skip();
  }

  #jumpTo(at: number): void {
    this.at = at;
    this.playback.set(this.#views[at] ?? {});
    this.playback.lastEvents = (this.moment?.frames ?? []).flatMap(({ event }) => (event === null ? [] : [event]));
    this.#scheduleOutline();
  }

  #sentencesAt(at: number): readonly string[] {
    const said = this.replay?.moments[at - 1]?.said ?? [];
    const lines = said.map((message) => this.translator.speak(message, this.names)).filter(Boolean);
    return lines.length > 0 ? lines : [t('replay-quiet')];
  }

  #buildTableState(replay: Replay): TableState {
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
      newCount: 0,
      lastingLog: [],
      stepsInPlayback: [],
    };
  }

  /** Request the outline of the position after a pause, then the next one, which will likely be needed. */
  #scheduleOutline(): void {
    clearTimeout(this.#timer);
    const { at } = this;
    this.#timer = setTimeout(() => void this.#fetchOutline(at), this.#outlines?.has(at) ? 0 : SETTLE_MS);
  }

  async #fetchOutline(at: number): Promise<void> {
    const outlines = this.#outlines;
    try {
      const outline = await outlines?.get(at);
      if (!outline || this.at !== at || this.#outlines !== outlines) return;
      this.#outline = outline;
      this.#outlineAt = at;
      if (at < this.last) await outlines?.get(at + 1);
    } catch {
      // The server did not answer: the earlier outline stays until the next step.
    }
  }
}
