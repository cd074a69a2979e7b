/** The state of the review page: progress of the analysis, the shown turn, and the position at that turn. */
import { api } from '#lib/api/api.ts';
import { ReplayController } from '#lib/replay/replay-controller.svelte.ts';
import type { GameReview, TurningPoint, Verdict } from '#lib/wire/out.gen.ts';
import { languageState } from '#lib/words/language.svelte.ts';
import type { Translator } from '#lib/words/translator.ts';

/** Milliseconds between two polls of a running review. */
const POLL_MS = 1200;

export class ReviewController {
  readonly id: string;
  reviewState = $state.raw<GameReview | null>(null);
  /** The shown turn of the chart: 0 is the start, 1 the first choice. */
  turn = $state(0);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isClosed = false;
  speaker = $state.raw(languageState.site);
  /** Replays by seat. */
  readonly #replays: (ReplayController | undefined)[] = [];
  readonly #game: string;
  /** The position, from the viewpoint of the seat that decides there. */
  positionReplay = $state.raw<ReplayController | null>(null);

  readonly review = $derived(this.reviewState?.review ?? null);
  readonly band = $derived(this.review?.band ?? []);
  readonly points = $derived<readonly TurningPoint[]>(this.review?.turning_points ?? []);
  /** Seats whose players opted out of judgement of their choices. */
  readonly unjudged = $derived(this.reviewState?.unjudged ?? []);
  readonly isDone = $derived(this.reviewState?.standing === 'done');
  /** The last turn once the review is complete: the end of the game. */
  readonly finalTurn = $derived((this.reviewState?.total ?? 0) + 1);
  /** The last turn that is available now. */
  readonly lastTurn = $derived(Math.max(this.band.length - 1, 0));
  /** The hint that was asked for at the shown turn, or null; only the player who asked knows of it. */
  readonly asked = $derived(this.reviewState?.hints.find(({ at }) => at + 1 === this.turn) ?? null);
  readonly verdict = $derived<Verdict | null>(this.review?.verdicts[this.turn - 1] ?? null);
  /** The turning point at the shown turn, or null. */
  readonly point = $derived(this.points.find(({ at }) => at + 1 === this.turn) ?? null);

  constructor(id: string, game: string) {
    this.id = id;
    this.#game = game;
  }

  async open(): Promise<void> {
    this.#apply(await api.review(this.id));
    const first = this.points[0];
    this.go(first ? first.at + 1 : Math.min(1, this.lastTurn));
  }

  async request(): Promise<void> {
    this.#apply(await api.requestReview(this.id));
  }

  /** Set whether the choices of a seat are judged. */
  async setConsent(seat: number, isJudged: boolean): Promise<void> {
    await api.setReviewConsent(this.id, seat, isJudged);
    this.#apply(await api.review(this.id));
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    for (const controller of this.#replays) controller?.close();
  }

  /** Switch to a translator for the game and the current language. */
  setTranslator(translator: Translator): void {
    this.speaker = translator;
    for (const controller of this.#replays) if (controller) controller.translator = translator;
  }

  /** Show a turn. */
  go(to: number): void {
    this.turn = Math.min(Math.max(to, 0), this.lastTurn);
    void this.#showPosition();
  }

  /** Show the next or the previous turning point. */
  jumpToTurningPoint(by: 1 | -1): void {
    const places = this.points.map(({ at }) => at + 1);
    const to = by > 0 ? places.find((place) => place > this.turn) : places.findLast((place) => place < this.turn);
    if (to !== undefined) this.go(to);
  }

  #apply(answer: GameReview): void {
    const wasDone = this.isDone;
    const had = this.reviewState !== null;
    this.reviewState = answer;
    clearTimeout(this.#timer);
    if (answer.standing === 'running' && !this.#isClosed) this.#timer = setTimeout(() => void this.#poll(), POLL_MS);
    if (!had) return;
    const first = this.points[0];
    if (this.isDone && !wasDone && first) this.go(first.at + 1);
    else if (this.turn === 0 && this.lastTurn > 0) this.go(1);
  }

  async #poll(): Promise<void> {
    const answer = await api.review(this.id).catch(() => this.reviewState);
    if (answer) this.#apply(answer);
  }

  /**
   * Show the position as the deciding seat saw it; at the start and at the end, as the seat of the nearest choice saw
   * it.
   */
  async #showPosition(): Promise<void> {
    const place = Math.min(Math.max(this.turn - 1, 0), (this.review?.verdicts.length ?? 0) - 1);
    const seat = this.review?.verdicts[place]?.seat;
    if (seat === undefined) return;
    const isEnd = this.isDone && this.turn === this.lastTurn;
    const to = isEnd ? Infinity : (this.reviewState?.places[place] ?? 1);
    const known = this.#replays[seat];
    if (known?.replay) {
      known.go(to);
      this.positionReplay = known;
      return;
    }
    const controller = known ?? new ReplayController(this.id);
    this.#replays[seat] = controller;
    controller.translator = this.speaker;
    await Promise.all([controller.loadBoard(this.#game), controller.setViewpoint(seat, to)]).catch(() => null);
    await controller.loadOutline();
    if (controller.replay && this.verdict?.seat === seat) this.positionReplay = controller;
    else if (!this.positionReplay) this.positionReplay = controller;
  }
}
