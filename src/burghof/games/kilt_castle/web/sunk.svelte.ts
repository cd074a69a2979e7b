/** Whether the towers are sunk: while a key is held, or until they are raised again; saved on this device. */
import { keep, kept } from '#lib/keep.ts';

const NAME = 'burghof-kilt-sunk';

class Sunk {
  stays = $state(kept(NAME) === 'yes');
  held = $state(false);
  readonly now = $derived(this.stays !== this.held);

  toggle(): void {
    this.stays = !this.stays;
    keep(NAME, this.stays ? 'yes' : 'no');
  }
}

export const sunk = new Sunk();
