/** Whether this person wants to see probabilities before a round; saved on this device. */
import { save, load } from '#lib/storage.ts';

const KEY = 'burghof-the-castle-odds';

class Odds {
  isShown = $state(load(KEY) === 'yes');

  toggle(): void {
    this.isShown = !this.isShown;
    save(KEY, this.isShown ? 'yes' : 'no');
  }
}

export const odds = new Odds();
