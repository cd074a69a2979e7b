/** The tables of this device and the public ones, polled while the page is visible. */
import { api } from '#lib/api/api.ts';
import type { TableList } from '#lib/wire/out.gen.ts';

const POLL_MS = 15_000;

export class MyTables {
  list = $state.raw<TableList | null>(null);
  /** Whether the last request failed; the list from before stays. */
  isLost = $state(false);

  /** Load the list now. */
  async refresh(): Promise<void> {
    try {
      this.list = await api.tables();
      this.isLost = false;
    } catch {
      this.isLost = true;
    }
  }

  /** Load the list now and then every 15 seconds while the page is visible. Returns a function that stops this. */
  startPolling(): () => void {
    const refreshIfVisible = (): void => {
      if (document.visibilityState === 'visible') void this.refresh();
    };
    refreshIfVisible();
    const timer = setInterval(refreshIfVisible, POLL_MS);
    document.addEventListener('visibilitychange', refreshIfVisible);
    addEventListener('online', refreshIfVisible);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', refreshIfVisible);
      removeEventListener('online', refreshIfVisible);
    };
  }
}
