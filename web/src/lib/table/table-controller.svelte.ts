/** The state of a table page: the subscribed table, its playback, the picks, and the notices. */
import { playAgain } from './story/play-again.ts';
import { isPictured, picturesOf, recapMs, recapOf, type Recap, type RecapMoment } from './story/recap.ts';
import { beatPace, hurried, paceState, type Pace } from './story/pace.svelte.ts';
import { TableFeed } from './table-feed.svelte.ts';
import { messagesOf } from './text/offer-tree.ts';
import { playerNames } from './names.ts';
import { seatsToAct, promptMessages } from './table-state.ts';
import { api, ProblemError } from '#lib/api/api.ts';
import { loadBoard } from '#lib/board/boards.ts';
import type { Aids, AnyBoard, BoardProps, ShownEvent, Size, ThrowText } from '#lib/board/contract.ts';
import { Picking } from '#lib/board/picking.svelte.ts';
import type { Beat, BeatPace } from '#lib/board/playback-types.ts';
import { FramePlayback } from '#lib/board/playback.svelte.ts';
import { startsWith } from '#lib/board/picks.ts';
import { player } from '#lib/board/sound/player.svelte.ts';
import { savePicks, takeSavedPicks, type SavedPicks } from '#lib/offline/newer-protocol.ts';
import { load } from '#lib/storage.ts';
import type { Coach } from '#lib/coach/coach.svelte.ts';
import type { MoveResult } from '#lib/connection/connection.ts';
import type { Environment } from '#lib/connection/environment.ts';
import type { Outcome } from '#lib/wire/out.gen.ts';
import type { OfferOf } from '#lib/wire/typed.ts';
import { memoizeTranslator } from '#lib/words/memoize.ts';
import { namesSeat, seatOf } from '#lib/words/players.ts';
import { who } from '#lib/words/translator.ts';
import { languageState, t } from '#lib/words/language.svelte.ts';

/** The same refusal this many times in a row opens its clause. */
const REFUSALS_UNTIL_CLAUSE = 3;
/** A recap needs more sentences than this. */
const MIN_RECAP_BEATS = 3;

/** A message to this person; `at` is the pressed item that it is about. */
export type Notice = { readonly words: string; readonly clause: string; readonly at: string | null };

export class TableController {
  readonly feed: TableFeed;
  readonly playback: FramePlayback;
  readonly picking: Picking<unknown, unknown>;
  /** The game's board; null if it has none or loading failed, and undefined until that is known. */
  board = $state.raw<AnyBoard | null | undefined>();
  notice = $state.raw<Notice | null>(null);
  coach = $state.raw<Coach | null>(null);
  isBusy = $state(false);
  /** The item that was pressed and means no move, with its name; empty if the outline has none. */
  plate = $state.raw<{ readonly id: string; readonly words: string } | null>(null);
  /** Called with a clause that is to be opened. */
  onCite: (clause: string) => void = () => undefined;
  #refusals = { words: '', count: 0 };
  /** What happened since this person's last turn, after an absence. */
  recap = $state.raw<Recap | null>(null);
  /** A recap that becomes the current one as soon as nothing is shown: before, it would tell that too early. */
  dueRecap = $state.raw<Recap | null>(null);
  /** The moments of the recap that are pictured. */
  readonly recapPictures = $derived.by(() =>
    this.recap ? picturesOf(this.recap, (event) => isPictured(this.board, event)) : [],
  );
  /** How long it takes to show the recap, in seconds. */
  readonly recapSeconds = $derived.by(() =>
    this.recap ? Math.max(1, Math.round(recapMs(this.recap, this.#recapLengthMs) / 1000)) : 0,
  );
  /** Whether the recap is being shown. */
  #isRecapping = false;
  /** Whether the table is shown as text instead of on its board. */
  isTextMode = $state(load('burghof-stage') === 'words');
  /** The translator of the game, for nobody in particular. */
  #gameTranslator = $state.raw(languageState.site);
  /** The seat of the only person at this page, who is called "you"; null without one, or with several. */
  readonly ownSeat = $derived.by(() => (this.feed.mine.seats.length === 1 ? this.feed.seat : null));
  /** The translator for the person at this page; several people at one device are all called by their names. */
  readonly translator = $derived.by(() => this.#gameTranslator.forReader(this.ownSeat));

  readonly tableState = $derived.by(() => this.feed.tableState);
  readonly #namesText = $derived(JSON.stringify(this.tableState ? playerNames(this.tableState) : []));
  /** The names of the seats. The array stays identical until a name changes, so that texts are not formatted again. */
  readonly names = $derived(JSON.parse(this.#namesText) as ReturnType<typeof playerNames>);
  /** What to do now: a sentence, and further sentences about it. */
  readonly sentences = $derived(
    this.tableState ? promptMessages(this.tableState).map((one) => this.translator.speak(one, this.names)) : [],
  );
  /** What has been picked of a move, as boards see it. */
  readonly pickState = $derived.by(() => ({
    view: this.tableState?.view,
    picked: this.picking.picked,
    openOffers: this.picking.openOffers,
    aimed: this.picking.aimed,
  }));
  /** What the herald says about the picks: a sentence, and a smaller one below it; null if nothing is picked. */
  readonly pickText = $derived.by<{ readonly sentence: string; readonly more: string | null } | null>(() => {
    const { picked, aimed } = this.pickState;
    if (picked.length === 0) return null;
    const text = this.board?.heraldText?.(this.pickState) ?? (aimed ? { sentence: aimed.message } : null);
    if (text === null) return null;
    const more = text.more ? this.translator.speak(text.more, this.names) : null;
    return { sentence: this.translator.speak(text.sentence, this.names), more };
  });
  /** The move that a beginner is asked about before it is played. */
  questioned = $state.raw<{ readonly offer: OfferOf<unknown, unknown>; readonly words: string } | null>(null);
  #hasAsked = false;
  readonly turn = $derived(this.tableState ? (seatsToAct(this.tableState)[0] ?? 0) : 0);
  /** The pace at which others' moves are shown. */
  readonly pace = $derived.by<Pace>(() => {
    if (this.feed.isScreen) return paceState.onScreen;
    return this.feed.followsScreen ? paceState.besideScreen : paceState.of(this.feed.table?.game ?? '', this.feed.id);
  });
  /** The beats with a sentence: those that were shown, the current one last, and those to come. */
  readonly shownBeats = $derived.by(() => this.playback.shownBeats.filter((beat) => this.beatText(beat)));
  readonly waitingBeats = $derived.by(() => this.playback.waitingBeats.filter((beat) => this.beatText(beat)));
  /** The beat that the herald tells: the current one, or the last one with a sentence. */
  readonly currentBeat = $derived.by(() => (this.playback.isBusy ? (this.shownBeats.at(-1) ?? null) : null));
  /** Whether this person has nothing more to decide in the game. */
  readonly isOut = $derived.by(() => {
    const seats = this.feed.mine.seats;
    return seats.length > 0 && this.tableState !== null && (this.board?.isOut?.(this.tableState.view, seats) ?? false);
  });
  /** Whether this person wished to see the rest of the game at once. */
  hurriesToEnd = $state(false);
  /** What is said before the die that this person throws now: sentences, and the text of its button. */
  readonly dueThrow = $derived.by(() => {
    const text = this.playback.awaited && this.#throwText(this.playback.awaited);
    if (!text) return null;
    return {
      sentence: this.translator.speak(text.sentence, this.names),
      more: text.more ? this.translator.speak(text.more, this.names) : '',
      button: this.translator.say(text.button),
    };
  });
  /** The player aids of this seat. */
  readonly aids = $derived.by<Aids | null>(() =>
    this.feed.seat === null ? null : { request: this.feed.requestAid, results: this.feed.aidResults },
  );
  readonly #nodes = $derived(messagesOf(this.tableState?.outline ?? { nodes: [] }));
  /** The cached labels, in this language and with these names. */
  readonly #cachedText = $derived(memoizeTranslator(this.translator, this.names));

  constructor(id: string, world: Environment) {
    this.playback = new FramePlayback({
      durationMs: (event) => this.board?.durationMs(event) ?? 0,
      hasMeaningfulTiming: (event) => this.board?.hasMeaningfulTiming?.(event) ?? false,
      onEventStart: (event, shown) => {
        const sound = this.board?.sound?.(event, shown);
        if (sound) player.play(sound);
      },
      waitsForPress: (beat, shown) =>
        (beat.isOwn || world.isLesson === true) &&
        !this.feed.followsScreen &&
        this.#outPace(hurried(this.pace, this.feed.clockLeftMs)) !== 'at-once' &&
        this.#throwText(shown) !== null,
      hasSentence: (beat) => this.beatText(beat) !== '',
      concerns: (shown) => this.board?.concerns?.(shown, this.feed.mine.seats) ?? false,
      isGone: (event, end) => this.board?.isGone?.(event, end) ?? false,
      paceOf: (beat, isLate) => this.#paceOf(beat, isLate),
    });
    this.feed = new TableFeed(id, world, this.playback);
    this.feed.onReturn = () => void this.loadRecap();
    this.feed.onReload = () => {
      const decision = this.#decision;
      if (decision) savePicks({ ...decision, picked: this.picking.picked });
    };
    this.picking = new Picking<unknown, unknown>({
      offers: () => (this.tableState?.offers ?? []) as readonly OfferOf<unknown, unknown>[],
      play: (move) => {
        this.play(move);
      },
      isInstant: (offer) => this.board?.isInstant?.(offer) ?? false,
      attempt: (picked, id) => this.board?.attempt?.(this.tableState?.view, picked, id) ?? null,
      onNoMove: (id) => {
        this.plate = { id, words: this.itemName(id) };
      },
    });
  }

  /** The open decision of this page, by which picks are saved. */
  get #decision(): Omit<SavedPicks, 'picked'> | null {
    const token = this.tableState?.decisions[0]?.token;
    return token === undefined ? null : { table: this.feed.id, seat: this.feed.seat, token };
  }

  /** Pick again what was picked before the page was reloaded for a newer release. */
  restorePicks(): void {
    const decision = this.#decision;
    const picked = decision ? takeSavedPicks(decision) : [];
    if (this.picking.offers.some((offer) => startsWith(offer.picks, picked))) this.picking.picked = picked;
  }

  /** Return the props of this table's board, and of its other parts. */
  boardProps(view: unknown, size: Size): BoardProps<unknown, unknown, unknown, unknown> {
    return {
      view,
      shown: this.playback.shown,
      awaited: this.playback.awaited,
      last: this.recap ? this.recapPictures.flatMap(({ events }) => events) : this.playback.lastEvents,
      picking: this.picking,
      label: this.label,
      names: this.names,
      translator: this.translator,
      size,
      isLive: this.feed.table?.clock.clock === 'live',
      aids: this.aids,
    };
  }

  /** Load the board and the texts of the game. */
  async loadGame(game: string): Promise<void> {
    const words = languageState.forGame(game).then((translator) => {
      this.#gameTranslator = translator;
    });
    try {
      this.board = await loadBoard(game).catch(() => null);
      await words;
    } finally {
      this.feed.beginShowing();
    }
  }

  /** Return the label of an item on the table. */
  readonly label = (id: string): string => {
    const message = this.#nodes.get(id);
    return message ? this.#cachedText(message) : '';
  };

  /** Return the name of an item as it is drawn on the board. */
  readonly itemName = (id: string): string => {
    const message = this.#nodes.get(id);
    return message ? this.#cachedText(this.board?.itemName?.(id, message) ?? message) : '';
  };

  /**
   * Load what happened since this person's last turn, where enough happened. With recall `pure` there is nothing to
   * look back at.
   */
  async loadRecap(): Promise<void> {
    const { table, seat } = this.feed;
    if (!table || seat === null || table.phase !== 'running' || table.recall === 'pure') return;
    const replay = await api.replay(table.id, seat).catch(() => null);
    if (!replay || this.feed.seat !== seat) return;
    const translator = await languageState.forGame(table.game);
    const recap = recapOf(replay, seat, (message) => translator.speak(message, this.names));
    if (recap && recap.moments.length > MIN_RECAP_BEATS) this.dueRecap = recap;
  }

  /** Show again what the recap is about, beat by beat. */
  playRecap(): void {
    if (this.recap) {
      this.#isRecapping = true;
      playAgain(this.feed, this.playback, this.recap, () => {
        this.#isRecapping = false;
      });
    }
    this.recap = null;
  }

  readonly #recapLengthMs = (moment: RecapMoment, isLate: boolean): number => {
    const pace = isLate && this.#recapPace === 'calm' && !moment.concernsMe ? 'brisk' : this.#recapPace;
    const text = this.translator.speak(moment.message, this.names);
    const { motion, readingMs } = beatPace(pace, text.length);
    return (this.board?.durationMs(moment.events[0]) ?? 0) * motion + readingMs;
  };

  /** The pace of a recap: it is never shown at once, because it was requested. */
  get #recapPace(): Pace {
    return this.pace === 'at-once' ? 'brisk' : this.pace;
  }

  /** Return the sentence that says who has won. */
  winnersText(outcome: Outcome): string {
    const seats = outcome.ranks.flatMap((rank, seat) => (rank === 1 ? [who(seat)] : []));
    return this.translator.speak({ key: 'outcome-won', data: { winners: seats.length, seats } }, this.names);
  }

  /** Return the sentence of a beat; empty if its event has none. */
  readonly beatText = ({ message }: Beat): string => (message ? this.#cachedText(message) : '');

  /** Return the seat that acts in a beat; where it names none, the one whose turn it is. */
  readonly actorOf = ({ message }: Beat): number => (message && seatOf(message)) ?? this.turn;

  readonly #throwText = (shown: ShownEvent<unknown, unknown>): ThrowText | null =>
    this.board?.throwText?.(shown, this.feed.mine.seats) ?? null;

  #paceOf(beat: Beat, isLate: boolean): BeatPace {
    const pace = this.#outPace(hurried(this.#isRecapping ? this.#recapPace : this.pace, this.feed.clockLeftMs));
    if (beat.isOwn || this.feed.followsScreen) return beatPace(pace, 0);
    const concernsMe = beat.message !== null && namesSeat(beat.message, this.feed.mine.seats);
    return beatPace(isLate && pace === 'calm' && !concernsMe ? 'brisk' : pace, this.beatText(beat).length);
  }

  /** Return the pace once this person has nothing more to decide: brisk, or at once if that was wished. */
  #outPace(pace: Pace): Pace {
    if (!this.isOut || pace === 'at-once') return pace;
    return this.hurriesToEnd ? 'at-once' : 'brisk';
  }

  /** Show the rest of the game at once. */
  hurryToEnd(): void {
    this.hurriesToEnd = true;
    this.feed.completeShowing();
  }

  /** Play an offer that is the only one and means nothing, where no other person could learn from it. */
  playEmptyChoice(): void {
    const [offer, ...others] = this.picking.offers;
    if (!offer || others.length > 0 || this.isBusy || this.isTextMode || !this.#isAmongBots()) return;
    if (this.board?.isEmptyChoice?.(offer)) this.picking.playOffer(offer);
  }

  /** Run a request unless one is running; a failure becomes a notice. */
  readonly runRequest = (work: () => Promise<unknown>): void => {
    if (this.isBusy) return;
    this.isBusy = true;
    this.notice = null;
    work()
      .catch((error: unknown) => {
        this.notice = { words: problemText(error), clause: '', at: null };
      })
      .finally(() => {
        this.isBusy = false;
      });
  };

  readonly play = (move: unknown): void => {
    this.recap = this.dueRecap = null;
    this.feed.completeShowing();
    this.runRequest(async () => {
      this.#onMoveResult(await this.feed.play(move));
    });
  };

  /**
   * Play an offer of a button. Beginners at a table with bots are asked once in a game before they waste much.
   */
  playButton(offer: OfferOf<unknown, unknown>): void {
    const question = this.#isLearning() ? (this.board?.riskQuestion?.(offer, this.tableState?.view) ?? null) : null;
    if (question === null || this.#hasAsked) {
      this.questioned = null;
      this.picking.playOffer(offer);
      return;
    }
    this.#hasAsked = true;
    this.questioned = { offer, words: this.translator.speak(question, this.names) };
  }

  /** Return whether this person is learning the game: it is one of the first here, and only bots are at the table. */
  #isLearning(): boolean {
    const { table } = this.feed;
    return table !== null && paceState.isLearning(table.game, table.id) && this.#isAmongBots();
  }

  /** Return whether all others at the table are bots. */
  #isAmongBots(): boolean {
    const others = this.feed.table?.chairs.filter(({ seat }) => !this.feed.mine.seats.includes(seat)) ?? [];
    return others.every(({ bot }) => bot !== null);
  }

  /**
   * How this person can take back: at once, also where only bots or people at this device would have to agree, but not
   * before the first move of a turn; or by asking others. Null if nothing can be taken back, or a request is open.
   */
  readonly takeBackWay = $derived.by<'at-once' | 'ask' | null>(() => {
    const { tableState } = this;
    const { seat, mine, takeBackProposal } = this.feed;
    if (!tableState || tableState.outcome || seat === null || takeBackProposal) return null;
    const hasOtherPeople = tableState.players.some(({ bot }, at) => !bot && !mine.seats.includes(at));
    if (!tableState.may_take_back && hasOtherPeople) return tableState.may_ask_back ? 'ask' : null;
    const isDue = tableState.decisions.some((decision) => !decision.answered);
    if (isDue && !(this.board?.hasMoved?.(tableState.view, seat) ?? true)) return null;
    return tableState.may_take_back || tableState.may_ask_back ? 'at-once' : null;
  });

  takeBack(): void {
    this.runRequest(async () => {
      this.#onMoveResult(await this.feed.takeBack());
    });
  }

  /** Open the clause of a refusal that comes again and again. */
  #countRefusal({ words, clause }: Notice): void {
    this.#refusals = this.#refusals.words === words ? { words, count: this.#refusals.count + 1 } : { words, count: 1 };
    if (this.#refusals.count >= REFUSALS_UNTIL_CLAUSE && clause) this.onCite(clause);
  }

  #onMoveResult(answer: MoveResult): void {
    if (answer.kind === 'problem') this.notice = { words: t(`problem-${answer.problem.type}`), clause: '', at: null };
    if (answer.kind !== 'refused') return;
    player.play('refusal');
    const why = answer.why;
    const at = this.picking.refused;
    if (why.type === 'illegal')
      this.notice = { words: this.translator.speak(why.message, this.names), clause: why.clause, at };
    else if (why.type === 'stale')
      this.notice = { words: this.translator.say('stale', { why: why.why }), clause: '', at };
    else this.notice = { words: this.translator.say('malformed'), clause: '', at };
    this.#countRefusal(this.notice);
  }
}

/** Return the text of a failed request. */
export const problemText = (error: unknown): string =>
  t(`problem-${error instanceof ProblemError ? error.problem.type : 'broken'}`);
