/** Quick play: one click creates a table, fills it with bots and opens it. */
import { goto } from '$app/navigation';
import { ProblemError } from '#lib/api/api.ts';
import { games } from '#lib/api/games.svelte.ts';
import { startQuickGame } from '#lib/api/tables.ts';

export class QuickPlay {
  isBusy = $state(false);
  /** The message key of the last problem, or empty. */
  problemKey = $state('');

  /** Play this game against this number of bots, of the usual level unless another is given. */
  async play(game: string, bots: number, level = games.list.usual): Promise<void> {
    if (this.isBusy) return;
    this.isBusy = true;
    this.problemKey = '';
    try {
      await goto(`/tables/${await startQuickGame(game, bots, level)}`);
    } catch (error) {
      this.problemKey = `problem-${error instanceof ProblemError ? error.problem.type : 'broken'}`;
    } finally {
      this.isBusy = false;
    }
  }
}
