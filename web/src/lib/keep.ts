/** What this device remembers; where it may not remember, nothing is kept and nothing fails. */

/** Keep a value under a name. */
export function keep(name: string, value: string): void {
  put(() => localStorage, name, value);
}

/** What was kept under a name, or null. */
export function kept(name: string): string | null {
  return get(() => localStorage, name);
}

/** Keep a value under a name as long as this page is open. */
export function keepForNow(name: string, value: string): void {
  put(() => sessionStorage, name, value);
}

/** What was kept under a name since this page was opened, or null. */
export function keptForNow(name: string): string | null {
  return get(() => sessionStorage, name);
}

function put(storage: () => Storage, name: string, value: string): void {
  try {
    storage().setItem(name, value);
  } catch {
    // a browser that keeps nothing
  }
}

function get(storage: () => Storage, name: string): string | null {
  try {
    return storage().getItem(name);
  } catch {
    return null;
  }
}
