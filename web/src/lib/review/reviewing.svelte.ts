/** The state of the review page: progress of the analysis, the shown turn, and the position at that turn. */
import { api } from '#lib/api/api.ts';
import { Replaying } from '#lib/replay/replaying.svelte.ts';
import type { GameReview, Turn, Verdict } from '#lib/wire/out.gen.ts';
import { speech } from '#lib/words/speech.svelte.ts';
import type { Speaker } from '#lib/words/speaker.ts';

/** Milliseconds between two polls of a running review. */
const PAUSE = 1200;

export class Reviewing {
  readonly id: string;
  answer = $state.raw<GameReview | null>(null);
  /** The shown turn of the chart: 0 is the start, 1 the first choice. */
  at = $state(0);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isClosed = false;
  speaker = $state.raw(speech.site);
  /** Replays by seat. */
  readonly #replays: (Replaying | undefined)[] = [];
  readonly #game: string;
  /** The position, from the viewpoint of the seat that decides there. */
  shown = $state.raw<Replaying | null>(null);

  readonly review = $derived(this.answer?.review ?? null);
  readonly band = $derived(this.review?.band ?? []);
  readonly points = $derived<readonly Turn[]>(this.review?.turning_points ?? []);
  /** Seats whose players opted out of judgement of their choices. */
  readonly unjudged = $derived(this.answer?.unjudged ?? []);
  readonly isDone = $derived(this.answer?.standing === 'done');
  /** The last turn once the review is complete: the end of the game. */
  readonly whole = $derived((this.answer?.total ?? 0) + 1);
  /** The last turn that is available now. */
  readonly last = $derived(Math.max(this.band.length - 1, 0));
  readonly verdict = $derived<Verdict | null>(this.review?.verdicts[this.at - 1] ?? null);
  /** The turning point at the shown turn, or null. */
  readonly point = $derived(this.points.find(({ at }) => at + 1 === this.at) ?? null);

  constructor(id: string, game: string) {
    this.id = id;
    this.#game = game;
  }

  async open(): Promise<void> {
    this.#take(await api.review(this.id));
    const first = this.points[0];
    this.go(first ? first.at + 1 : Math.min(1, this.last));
  }

  async ask(): Promise<void> {
    this.#take(await api.askForReview(this.id));
  }

  /** Set whether the choices of a seat are judged. */
  async judge(seat: number, isJudged: boolean): Promise<void> {
    await api.judge(this.id, seat, isJudged);
    this.#take(await api.review(this.id));
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    for (const replaying of this.#replays) replaying?.close();
  }

  /** Switch to a translator for the game and the current language. */
  speak(speaker: Speaker): void {
    this.speaker = speaker;
    for (const replaying of this.#replays) if (replaying) replaying.speaker = speaker;
  }

  /** Show a turn. */
  go(to: number): void {
    this.at = Math.min(Math.max(to, 0), this.last);
    void this.#show();
  }

  /** Show the next or the previous turning point. */
  leap(by: 1 | -1): void {
    const places = this.points.map(({ at }) => at + 1);
    const to = by > 0 ? places.find((place) => place > this.at) : places.findLast((place) => place < this.at);
    if (to !== undefined) this.go(to);
  }

  #take(answer: GameReview): void {
    const wasDone = this.isDone;
    const had = this.answer !== null;
    this.answer = answer;
    clearTimeout(this.#timer);
    if (answer.standing === 'running' && !this.#isClosed) this.#timer = setTimeout(() => void this.#look(), PAUSE);
    if (!had) return;
    const first = this.points[0];
    if (this.isDone && !wasDone && first) this.go(first.at + 1);
    else if (this.at === 0 && this.last > 0) this.go(1);
  }

  async #look(): Promise<void> {
    const answer = await api.review(this.id).catch(() => this.answer);
    if (answer) this.#take(answer);
  }

  /**
   * Show the position as the deciding seat saw it; at the start and at the end, as the seat of the nearest choice saw
   * it.
   */
  async #show(): Promise<void> {
    const place = Math.min(Math.max(this.at - 1, 0), (this.review?.verdicts.length ?? 0) - 1);
    const seat = this.review?.verdicts[place]?.seat;
    if (seat === undefined) return;
    const isEnd = this.isDone && this.at === this.last;
    const to = isEnd ? Infinity : (this.answer?.places[place] ?? 1);
    const known = this.#replays[seat];
    if (known?.replay) {
      known.go(to);
      this.shown = known;
      return;
    }
    const replaying = known ?? new Replaying(this.id);
    this.#replays[seat] = replaying;
    replaying.speaker = this.speaker;
    await Promise.all([replaying.open(this.#game), replaying.look(seat, to)]).catch(() => null);
    await replaying.read();
    if (replaying.replay && this.verdict?.seat === seat) this.shown = replaying;
    else if (!this.shown) this.shown = replaying;
  }
}
