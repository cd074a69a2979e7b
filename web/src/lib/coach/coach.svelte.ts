/** The coach at a table: a hint first says where to look, then shows a move with its reason, then three ideas. */
import { api } from '#lib/api/api.ts';
import { howSure, type Sure } from './sure.ts';
import { isEqual } from '#lib/board/picks.ts';
import { problemText, type TableController } from '#lib/table/table-controller.svelte.ts';
import type { CoachHint } from '#lib/wire/out.gen.ts';
import { loadHints } from '#lib/words/catalogues.ts';
import { languageState, t } from '#lib/words/language.svelte.ts';
import type { Translator } from '#lib/words/translator.ts';

/** How far a hint is opened. */
export type Stage = 'closed' | 'thinking' | 'look' | 'act' | 'ideas';
const SURE: Readonly<Record<Sure, () => string>> = {
  certain: () => t('hint-certain'),
  likely: () => t('hint-likely'),
  even: () => t('hint-even'),
  guess: () => t('hint-guess'),
  not: () => t('hint-not'),
};
export type CoachIdea = CoachHint['ideas'][number];

export class Coach {
  stage = $state<Stage>('closed');
  /** The idea that is shown, by its place. */
  place = $state(0);
  hint = $state.raw<CoachHint | null>(null);
  readonly #controller: TableController;
  #translator = $state.raw<Translator | null>(null);

  constructor(controller: TableController) {
    this.#controller = controller;
  }

  readonly idea = $derived.by<CoachIdea | null>(() => this.hint?.ideas[this.place] ?? null);
  /** Whether a hint is open and still fits the decision and the picks. */
  readonly isOpen = $derived.by(() => {
    const { picking, tableState } = this.#controller;
    if (this.stage === 'closed') return false;
    if (this.stage === 'thinking') return true;
    const isSameDecision = tableState?.decisions[0]?.token === this.hint?.token;
    const isShown =
      this.stage === 'look' ? picking.picked.length === 0 : isEqual(picking.picked, this.idea?.picks ?? []);
    return isSameDecision && isShown;
  });
  /** The things to look at: what shows the reason, or else what the move begins with. */
  readonly looked = $derived.by<readonly string[]>(() => {
    if (!this.isOpen || !this.idea) return [];
    if (this.idea.items.length > 0) return this.idea.items;
    return this.stage === 'look' ? this.idea.picks.slice(0, 1) : [];
  });
  /** What a ribbon joins while a move is shown: what makes it good, and where it leads. */
  readonly joined = $derived.by<readonly [string, string] | null>(() => {
    if (!this.isOpen || !this.idea || (this.stage !== 'act' && this.stage !== 'ideas')) return null;
    const { items, picks } = this.idea;
    const [[item, ...others], target] = [items, picks.at(-1)];
    const isOneThing = item !== undefined && others.length === 0 && !picks.includes(item);
    return isOneThing && target !== undefined ? [item, target] : null;
  });

  /** Open the hint, or open it further. */
  async press(): Promise<void> {
    if (!this.isOpen) await this.#begin();
    else if (this.stage === 'look') this.show(0);
    else if (this.stage === 'act') this.stage = 'ideas';
  }

  /** Show the best move without saying first where to look. */
  async showMove(): Promise<void> {
    await this.#begin();
    if (this.hint && this.stage !== 'closed') this.show(0);
  }

  /** Show an idea on the board, as if it were picked. */
  show(place: number): void {
    this.place = place;
    if (this.stage !== 'ideas') this.stage = 'act';
    this.#controller.picking.picked = this.idea?.picks ?? [];
  }

  /** Show the next idea, after the last one the first. */
  another(): void {
    this.stage = 'ideas';
    this.show((this.place + 1) % (this.hint?.ideas.length ?? 1));
  }

  /** Take the hint off the board: the player makes the move. */
  close(): void {
    if (this.stage === 'act' || this.stage === 'ideas') this.#controller.picking.picked = [];
    this.stage = 'closed';
  }

  /** Return the words of an idea's move. */
  moveText({ message }: CoachIdea): string {
    return this.#speak(this.#controller.board?.offerText?.(message) ?? message);
  }

  /** The words of the move that is shown on the board: the same as if the player had picked it. */
  get shownText(): string {
    return this.#controller.pickText?.sentence ?? (this.idea ? this.moveText(this.idea) : '');
  }

  /** Return why an idea is good, or what speaks against it. */
  reasonText(idea: CoachIdea): string {
    if (idea.why) return this.#speak(idea.why);
    if (idea.is_tempting) return t('hint-tempting');
    if (idea === this.hint?.ideas[0]) return t('hint-searched');
    return t('hint-second-best');
  }

  /** Return in words how sure it is that an idea is the best. */
  sureText(idea: CoachIdea): string {
    return SURE[howSure(idea, this.hint?.worlds ?? 1, idea === this.hint?.ideas[0])]();
  }

  #speak(message: CoachIdea['message']): string {
    return this.#translator?.forReader(this.#controller.ownSeat).speak(message, this.#controller.names) ?? '';
  }

  async #begin(): Promise<void> {
    const { feed, picking } = this.#controller;
    const { table, seat } = feed;
    if (!table || seat === null) return;
    this.#controller.notice = null;
    picking.picked = [];
    this.stage = 'thinking';
    try {
      const [hint, translator] = await Promise.all([
        api.hint(table.id, seat),
        loadHints(languageState.language, table.game),
      ]);
      [this.hint, this.#translator, this.place] = [hint, translator, 0];
      if (this.stage === 'thinking') this.stage = 'look';
    } catch (error) {
      this.stage = 'closed';
      this.#controller.notice = { words: problemText(error), clause: '', at: null };
    }
  }
}
