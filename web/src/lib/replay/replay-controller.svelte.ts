/**
 * The state of a replay: the shown position, the view at that time, and what happened. It plays by itself with the same
 * playback as a table, sentence by sentence.
 */
import { actorOf, clampPosition, matchPosition, viewsOf } from './positions.ts';
import { OutlineCache } from './outline-cache.ts';
import { api } from '#lib/api/api.ts';
import { loadBoard } from '#lib/board/boards.ts';
import type { AnyBoard } from '#lib/board/contract.ts';
import { inertPicking } from '#lib/board/picking.svelte.ts';
import type { Beat } from '#lib/board/playback-types.ts';
import { FramePlayback } from '#lib/board/playback.svelte.ts';
import { player } from '#lib/board/sound/player.svelte.ts';
import { load } from '#lib/storage.ts';
import { beatPace, paceState, type Pace } from '#lib/table/story/pace.svelte.ts';
import { messagesOf } from '#lib/table/text/offer-tree.ts';
import { playerNames } from '#lib/table/names.ts';
import type { TableState } from '#lib/table/table-state.ts';
import type { Outline, Replay } from '#lib/wire/out.gen.ts';
import { languageState, t } from '#lib/words/language.svelte.ts';

/** Milliseconds to wait before the outline is requested; positions that are passed faster are not requested. */
const SETTLE_MS = 120;
/** Milliseconds for which the game plays on at the pace "at once" after each step, and after one without a sentence. */
const REST_MS = { atOnce: 700, quiet: 350 };

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
  /** Whether the game plays by itself. */
  isPlaying = $state(false);
  #playTimer: ReturnType<typeof setTimeout> | undefined;
  /** Whether sentences wait to be read; a step that was only gone to moves and is over. */
  #isTelling = false;
  #game = $state('');
  /** The turning points of the review, if there is one: each with the replay of the seat that decided. */
  #turningPoints = $state.raw<readonly { readonly replay: Replay; readonly at: number }[]>([]);

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
  /** The pace at which the game plays. */
  readonly pace = $derived.by<Pace>(() => paceState.of(this.#game, this.id));
  /** The current sentence of the playback; null at rest. */
  readonly beatText = $derived.by(() =>
    this.playback.isBusy ? (this.playback.shownBeats.map(this.#textOf).findLast(Boolean) ?? null) : null,
  );
  /** The positions of the turning points, in order. */
  readonly turningPoints = $derived.by(() => {
    const { replay } = this;
    return replay ? this.#turningPoints.map((point) => matchPosition(point.replay, point.at, replay)) : [];
  });
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
      hasSentence: (beat) => this.#textOf(beat) !== '',
      paceOf: (beat) =>
        this.#isTelling ? beatPace(this.pace, this.#textOf(beat).length) : { motion: 1, readingMs: 0 },
    });
  }

  /** Load the board of the game. */
  async loadBoard(game: string): Promise<void> {
    this.#game = game;
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

  /** Load the turning points, if the game is over and was reviewed. */
  async loadTurningPoints(): Promise<void> {
    const found = await api.review(this.id).catch(() => null);
    const points = found?.standing === 'done' ? (found.review?.turning_points ?? []) : [];
    const seats = points.map(({ seat }) => seat).filter((seat, place, all) => all.indexOf(seat) === place);
    const replays = await Promise.all(seats.map((seat) => api.replay(this.id, seat).catch(() => null)));
    this.#turningPoints = points.flatMap(({ at, seat }) => {
      const [replay, place] = [replays[seats.indexOf(seat)], found?.places[at]];
      return replay && place !== undefined ? [{ replay, at: clampPosition(replay, place + 1) }] : [];
    });
  }

  /** Go to the next or the previous turning point, and show how it came. */
  jumpToTurningPoint(by: 1 | -1): void {
    const places = this.turningPoints.toSorted((one, other) => one - other);
    const to = by > 0 ? places.find((place) => place > this.at) : places.findLast((place) => place < this.at);
    if (to !== undefined) this.go(to);
  }

  /** Go to a position. A single step forward moves; any other change jumps. */
  go(to: number): void {
    if (!this.replay) return;
    const at = clampPosition(this.replay, to);
    this.pause();
    if (at === this.at && !this.playback.isBusy) return;
    this.#isTelling = false;
    if (at === this.at + 1 && this.#isDrawn) this.#showStep(at);
    else this.#jumpTo(at);
    this.playback.resume();
  }

  /** Play from here by itself; at the end of the game, from its beginning. */
  play(): void {
    this.#isTelling = true;
    this.isPlaying = true;
    if (this.playback.isBusy) {
      this.playback.resume();
      return;
    }
    this.playback.resume();
    if (this.at === this.last) this.#jumpTo(1);
    this.#playNextStep();
  }

  /** Stop at the current sentence. */
  pause(): void {
    this.isPlaying = false;
    clearTimeout(this.#playTimer);
    this.playback.pause();
  }

  /** Tell the next sentence, and stop there. */
  nextBeat(): void {
    this.pause();
    this.#isTelling = true;
    if (this.playback.isBusy && this.playback.waitingBeats.some((beat) => this.#textOf(beat))) this.playback.nextBeat();
    else if (this.at < this.last) {
      if (this.#isDrawn) this.#showStep(this.at + 1);
      else this.#jumpTo(this.at + 1);
      this.playback.nextBeat();
    }
  }

  /** Tell the previous sentence again, and stop there. */
  previousBeat(): void {
    this.pause();
    this.#isTelling = true;
    if (this.playback.isBusy && this.playback.hasPreviousBeat) this.playback.previousBeat();
    else if (this.at > 1) this.#jumpTo(this.at - 1);
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
    this.pause();
    clearTimeout(this.#timer);
    this.playback.skip();
  }

  /** Whether the position is drawn on a board, where steps can move. */
  get #isDrawn(): boolean {
    return Boolean(this.board) && !this.isTextMode;
  }

  readonly #textOf = ({ message }: Beat): string => (message ? this.translator.speak(message, this.names) : '');

  #playNextStep(): void {
    if (!this.isPlaying) return;
    if (this.at === this.last) this.pause();
    else if (this.#isDrawn) this.#showStep(this.at + 1);
    else {
      this.#jumpTo(this.at + 1);
      const length = this.sentences.join(' ').length;
      this.#playOn(beatPace(this.pace === 'at-once' ? 'brisk' : this.pace, length).readingMs);
    }
  }

  #playOn(afterMs: number): void {
    clearTimeout(this.#playTimer);
    this.#playTimer = setTimeout(() => {
      this.#playNextStep();
    }, afterMs);
  }

  /** Show a step, event by event. */
  #showStep(at: number): void {
    const { frames, said } = this.replay?.moments[at - 1] ?? { frames: [], said: [] };
    this.playback.set(this.#views[at - 1] ?? {});
    this.at = at;
    this.playback.add({
      frames,
      said,
      onEnd: () => {
        const isQuiet = said.every((message) => !this.translator.speak(message, this.names));
        if (this.isPlaying) this.#playOn(this.pace === 'at-once' ? REST_MS.atOnce : isQuiet ? REST_MS.quiet : 0);
      },
    });
    this.#scheduleOutline();
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
