/** Quick play: one click creates a table, fills it with bots and opens it. */
import { goto } from '$app/navigation';
import { Trouble } from '#lib/api/api.ts';
import { playNow } from '#lib/api/setting.ts';

export class QuickPlay {
  isBusy = $state(false);
  /** The message key of the last problem, or empty. */
  trouble = $state('');

  /** Play this game against this number of bots. */
  async play(game: string, bots: number): Promise<void> {
    if (this.isBusy) return;
    this.isBusy = true;
    this.trouble = '';
    try {
      await goto(`/tables/${await playNow(game, bots)}`);
    } catch (error) {
      this.trouble = `problem-${error instanceof Trouble ? error.problem.type : 'broken'}`;
    } finally {
      this.isBusy = false;
    }
  }
}
