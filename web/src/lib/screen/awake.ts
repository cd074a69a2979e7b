/** A table screen must not go dark in the middle of a game; where the browser cannot help it, the device decides. */

/** Keep the screen on as long as it is looked at. Gives what ends it. */
export function stayAwake(): () => void {
  let isOver = false;
  let lock: WakeLockSentinel | null = null;

  async function hold(): Promise<void> {
    if (!('wakeLock' in navigator) || document.visibilityState !== 'visible') return;
    const held = await navigator.wakeLock.request('screen').catch(() => null);
    if (isOver) await held?.release();
    else lock = held;
  }
  const again = (): void => void hold();

  document.addEventListener('visibilitychange', again);
  again();
  return () => {
    isOver = true;
    document.removeEventListener('visibilitychange', again);
    void lock?.release();
  };
}
