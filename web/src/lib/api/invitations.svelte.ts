/** The secrets of invitations that this device knows. */
import { save, load } from '#lib/storage.ts';

class Invitations {
  /** Counts changes, so that what shows a link follows them. */
  #changes = $state(0);

  /** Return the secret of a table's link if this device has it. */
  of(table: string): string | null {
    return this.#changes >= 0 ? load(`burghof-invitation/${table}`) || null : null;
  }

  /** Save the secret of a table's link on this device. The server sends it only once. */
  save(table: string, secret: string): void {
    save(`burghof-invitation/${table}`, secret);
    this.#changes += 1;
  }

  /** Forget the secret of a table's link: it opens nothing any more. */
  forget(table: string): void {
    this.save(table, '');
  }
}

export const invitations = new Invitations();
