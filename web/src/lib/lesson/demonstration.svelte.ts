import type { Picking } from '#lib/board/picking.svelte.ts';

type Picks = Pick<Picking<unknown, unknown>, 'picked' | 'reset'>;

/** Milliseconds for which each pick of the asked move is shown. */
const PICK_MS = 450;

/** Shows the asked move to the learner: picks it piece by piece, and puts it back. */
export class Demonstration {
  isRunning = $state(false);

  async run(picking: Picks, picks: readonly string[]): Promise<void> {
    if (this.isRunning) return;
    this.isRunning = true;
    for (let count = 1; count <= picks.length; count++) {
      picking.picked = picks.slice(0, count);
      await new Promise((over) => setTimeout(over, PICK_MS));
    }
    picking.reset();
    this.isRunning = false;
  }
}
