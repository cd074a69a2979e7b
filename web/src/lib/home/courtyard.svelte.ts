/** The tables of this device, looked at again and again while somebody looks. */
import { api } from '#lib/api/api.ts';
import type { TableList } from '#lib/wire/out.gen.ts';

const EVERY = 15_000;

export class Courtyard {
  list = $state.raw<TableList | null>(null);
  /** The last time nobody answered; what was seen before stays. */
  isLost = $state(false);

  /** Look at the tables now. */
  async look(): Promise<void> {
    try {
      this.list = await api.tables();
      this.isLost = false;
    } catch {
      this.isLost = true;
    }
  }

  /** Look now, and from now on; what is given back ends it. */
  begin(): () => void {
    const look = (): void => {
      if (document.visibilityState === 'visible') void this.look();
    };
    look();
    const looking = setInterval(look, EVERY);
    document.addEventListener('visibilitychange', look);
    addEventListener('online', look);
    return () => {
      clearInterval(looking);
      document.removeEventListener('visibilitychange', look);
      removeEventListener('online', look);
    };
  }
}
