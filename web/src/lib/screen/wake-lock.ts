/**
 * The wake lock of a table screen, which must not go dark during a game. Without browser support the device decides.
 */

/** Keep the screen on while the page is visible. Returns a function that ends this. */
export function holdWakeLock(): () => void {
  let isOver = false;
  let lock: WakeLockSentinel | null = null;

  async function hold(): Promise<void> {
    if (!('wakeLock' in navigator) || document.visibilityState !== 'visible') return;
    const held = await navigator.wakeLock.request('screen').catch(() => null);
    if (isOver) await held?.release();
    else lock = held;
  }
  const reacquire = (): void => void hold();

  document.addEventListener('visibilitychange', reacquire);
  reacquire();
  return () => {
    isOver = true;
    document.removeEventListener('visibilitychange', reacquire);
    void lock?.release();
  };
}
