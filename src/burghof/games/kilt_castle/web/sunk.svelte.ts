/** Whether the towers are sunk: while a key is held, or until they are raised again; saved on this device. */
import { save, load } from '#lib/storage.ts';

const STORAGE_KEY = 'burghof-kilt-sunk';

class Sunk {
  isLocked = $state(load(STORAGE_KEY) === 'yes');
  isHeld = $state(false);
  readonly isSunk = $derived(this.isLocked !== this.isHeld);

  toggle(): void {
    this.isLocked = !this.isLocked;
    save(STORAGE_KEY, this.isLocked ? 'yes' : 'no');
  }
}

export const sunk = new Sunk();
