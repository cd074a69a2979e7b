/** What this device remembers; where it may not remember, nothing is kept and nothing fails. */

/** Keep a value under a name. */
export function keep(name: string, value: string): void {
  try {
    localStorage.setItem(name, value);
  } catch {
    // a browser that keeps nothing
  }
}

/** What was kept under a name, or null. */
export function kept(name: string): string | null {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}
