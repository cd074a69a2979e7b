/** The state of a table page: the subscribed table, its playback, the picks, and the notices. */
import { TableFeed } from './table-feed.svelte.ts';
import { messagesOf } from './text/offer-tree.ts';
import { playerNames } from './names.ts';
import { seatsToAct, promptMessages } from './table-state.ts';
import { ProblemError } from '#lib/api/api.ts';
import { loadBoard } from '#lib/board/boards.ts';
import type { Aids, AnyBoard } from '#lib/board/contract.ts';
import { Picking } from '#lib/board/picking.svelte.ts';
import { FramePlayback } from '#lib/board/playback.svelte.ts';
import { player } from '#lib/board/sound/player.svelte.ts';
import { load } from '#lib/storage.ts';
import type { MoveResult } from '#lib/connection/connection.ts';
import type { OfferOf } from '#lib/wire/typed.ts';
import { memoizeTranslator } from '#lib/words/memoize.ts';
import { languageState, t } from '#lib/words/language.svelte.ts';

export type Notice = { readonly words: string; readonly clause: string };

export class TableController {
  readonly feed: TableFeed;
  readonly playback: FramePlayback;
  readonly picking: Picking<unknown, unknown>;
  /** The game's board; null if it has none or loading failed, and undefined until that is known. */
  board = $state.raw<AnyBoard | null | undefined>();
  notice = $state.raw<Notice | null>(null);
  isBusy = $state(false);
  /** Whether the table is shown as text instead of on its board. */
  isTextMode = $state(load('burghof-stage') === 'words');
  translator = $state.raw(languageState.site);

  readonly tableState = $derived.by(() => this.feed.tableState);
  readonly #namesText = $derived(JSON.stringify(this.tableState ? playerNames(this.tableState) : []));
  /** The names of the seats. The array stays identical until a name changes, so that texts are not formatted again. */
  readonly names = $derived(JSON.parse(this.#namesText) as ReturnType<typeof playerNames>);
  /** What to do now: a sentence, and further sentences about it. */
  readonly sentences = $derived(
    this.tableState ? promptMessages(this.tableState).map((one) => this.translator.speak(one, this.names)) : [],
  );
  readonly turn = $derived(this.tableState ? (seatsToAct(this.tableState)[0] ?? 0) : 0);
  /** The player aids of this seat. */
  readonly aids = $derived.by<Aids | null>(() =>
    this.feed.seat === null ? null : { request: this.feed.requestAid, results: this.feed.aidResults },
  );
  readonly #nodes = $derived(messagesOf(this.tableState?.outline ?? { nodes: [] }));
  /** The cached labels, in this language and with these names. */
  readonly #cachedText = $derived(memoizeTranslator(this.translator, this.names));

  constructor(id: string, origin: string) {
    this.playback = new FramePlayback({
      durationMs: (event) => this.board?.durationMs(event) ?? 0,
      hasMeaningfulTiming: (event) => this.board?.hasMeaningfulTiming?.(event) ?? false,
      onEventStart: (event, shown) => {
        const sound = this.board?.sound?.(event, shown);
        if (sound) player.play(sound);
      },
    });
    this.feed = new TableFeed(id, origin, this.playback);
    this.picking = new Picking<unknown, unknown>({
      offers: () => (this.tableState?.offers ?? []) as readonly OfferOf<unknown, unknown>[],
      play: (move) => {
        this.play(move);
      },
      isInstant: (offer) => this.board?.isInstant?.(offer) ?? false,
      attempt: (picked, id) => this.board?.attempt?.(this.tableState?.view, picked, id) ?? null,
    });
  }

  /** Load the board and the texts of the game. */
  async loadGame(game: string): Promise<void> {
    const words = languageState.forGame(game).then((translator) => {
      this.translator = translator;
    });
    this.board = await loadBoard(game).catch(() => null);
    await words;
  }

  /** Return the label of an item on the table. */
  readonly label = (id: string): string => {
    const message = this.#nodes.get(id);
    return message ? this.#cachedText(message) : '';
  };

  /** Run a request unless one is running; a failure becomes a notice. */
  readonly runRequest = (work: () => Promise<unknown>): void => {
    if (this.isBusy) return;
    this.isBusy = true;
    this.notice = null;
    work()
      .catch((error: unknown) => {
        this.notice = { words: problemText(error), clause: '' };
      })
      .finally(() => {
        this.isBusy = false;
      });
  };

  readonly play = (move: unknown): void => {
    this.playback.skip();
    this.runRequest(async () => {
      this.#onMoveResult(await this.feed.play(move));
    });
  };

  takeBack(): void {
    this.runRequest(async () => {
      this.#onMoveResult(await this.feed.takeBack());
    });
  }

  #onMoveResult(answer: MoveResult): void {
    if (answer.kind === 'problem') this.notice = { words: t(`problem-${answer.problem.type}`), clause: '' };
    if (answer.kind !== 'refused') return;
    player.play('refusal');
    const why = answer.why;
    if (why.type === 'illegal')
      this.notice = { words: this.translator.speak(why.message, this.names), clause: why.clause };
    else if (why.type === 'stale') this.notice = { words: this.translator.say('stale', { why: why.why }), clause: '' };
    else this.notice = { words: this.translator.say('malformed'), clause: '' };
  }
}

/** Return the text of a failed request. */
export const problemText = (error: unknown): string =>
  t(`problem-${error instanceof ProblemError ? error.problem.type : 'broken'}`);
