/** The state of a table page: the subscribed table, its playback, the picks, and the notices. */
import { FollowedTable } from './followed.svelte.ts';
import { messagesOf } from './choices.ts';
import { namesOf } from './names.ts';
import { acting, now } from './seen.ts';
import { Trouble } from '#lib/api/api.ts';
import { boardOf } from '#lib/board/boards.ts';
import type { Aids, AnyBoard } from '#lib/board/contract.ts';
import { Picking } from '#lib/board/picking.svelte.ts';
import { Showing } from '#lib/board/showing.svelte.ts';
import { player } from '#lib/board/sound/player.svelte.ts';
import { kept } from '#lib/keep.ts';
import type { Answer } from '#lib/line/line.ts';
import type { OfferOf } from '#lib/wire/typed.ts';
import { saidOnce } from '#lib/words/said.ts';
import { speech, t } from '#lib/words/speech.svelte.ts';

export type Notice = { readonly words: string; readonly clause: string };

export class Playing {
  readonly followed: FollowedTable;
  readonly showing: Showing;
  readonly picking: Picking<unknown, unknown>;
  /** The game's board; null if it has none or loading failed, and undefined until that is known. */
  board = $state.raw<AnyBoard | null | undefined>();
  notice = $state.raw<Notice | null>(null);
  busy = $state(false);
  /** Whether the table is shown as text instead of on its board. */
  inWords = $state(kept('burghof-stage') === 'words');
  speaker = $state.raw(speech.site);

  readonly seen = $derived.by(() => this.followed.seen);
  readonly #namesText = $derived(JSON.stringify(this.seen ? namesOf(this.seen) : []));
  /** The names of the seats. The array stays identical until a name changes, so that texts are not formatted again. */
  readonly names = $derived(JSON.parse(this.#namesText) as ReturnType<typeof namesOf>);
  /** What to do now: a sentence, and further sentences about it. */
  readonly sentences = $derived(this.seen ? now(this.seen).map((one) => this.speaker.speak(one, this.names)) : []);
  readonly turn = $derived(this.seen ? (acting(this.seen)[0] ?? 0) : 0);
  /** The player aids of this seat. */
  readonly aids = $derived.by<Aids | null>(() =>
    this.followed.seat === null ? null : { ask: this.followed.askAid, told: this.followed.aided },
  );
  readonly #nodes = $derived(messagesOf(this.seen?.outline ?? { nodes: [] }));
  /** The cached labels, in this language and with these names. */
  readonly #said = $derived(saidOnce(this.speaker, this.names));

  constructor(id: string, origin: string) {
    this.showing = new Showing({
      ms: (event) => this.board?.ms(event) ?? 0,
      keepsTime: (event) => this.board?.keepsTime?.(event) ?? false,
      begins: (event, shown) => {
        const sound = this.board?.sound?.(event, shown);
        if (sound) player.play(sound);
      },
    });
    this.followed = new FollowedTable(id, origin, this.showing);
    this.picking = new Picking<unknown, unknown>({
      offers: () => (this.seen?.offers ?? []) as readonly OfferOf<unknown, unknown>[],
      play: (move) => {
        this.play(move);
      },
      isInstant: (offer) => this.board?.isInstant?.(offer) ?? false,
      attempt: (picked, id) => this.board?.attempt?.(this.seen?.view, picked, id) ?? null,
    });
  }

  /** Load the board and the texts of the game. */
  async open(game: string): Promise<void> {
    const words = speech.of(game).then((speaker) => {
      this.speaker = speaker;
    });
    this.board = await boardOf(game).catch(() => null);
    await words;
  }

  /** Return the label of an item on the table. */
  readonly label = (id: string): string => {
    const message = this.#nodes.get(id);
    return message ? this.#said(message) : '';
  };

  /** Run a request unless one is running; a failure becomes a notice. */
  readonly act = (work: () => Promise<unknown>): void => {
    if (this.busy) return;
    this.busy = true;
    this.notice = null;
    work()
      .catch((error: unknown) => {
        this.notice = { words: problem(error), clause: '' };
      })
      .finally(() => {
        this.busy = false;
      });
  };

  readonly play = (move: unknown): void => {
    this.showing.skip();
    this.act(async () => {
      this.#answered(await this.followed.play(move));
    });
  };

  takeBack(): void {
    this.act(async () => {
      this.#answered(await this.followed.takeBack());
    });
  }

  #answered(answer: Answer): void {
    if (answer.kind === 'problem') this.notice = { words: t(`problem-${answer.problem.type}`), clause: '' };
    if (answer.kind !== 'refused') return;
    player.play('refusal');
    const why = answer.why;
    if (why.type === 'illegal')
      this.notice = { words: this.speaker.speak(why.message, this.names), clause: why.clause };
    else if (why.type === 'stale') this.notice = { words: this.speaker.say('stale', { why: why.why }), clause: '' };
    else this.notice = { words: this.speaker.say('malformed'), clause: '' };
  }
}

/** Return the text of a failed request. */
export const problem = (error: unknown): string =>
  t(`problem-${error instanceof Trouble ? error.problem.type : 'broken'}`);
