/** Whether this person wants to see probabilities before a round; saved on this device. */
import { keep, kept } from '#lib/keep.ts';

const KEY = 'burghof-the-castle-odds';

class Odds {
  isShown = $state(kept(KEY) === 'yes');

  toggle(): void {
    this.isShown = !this.isShown;
    keep(KEY, this.isShown ? 'yes' : 'no');
  }
}

export const odds = new Odds();
