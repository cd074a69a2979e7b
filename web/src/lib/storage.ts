/** Storage on this device. Where the browser forbids it, nothing is saved and nothing fails. */

/** Save a value under a name. */
export function save(name: string, value: string): void {
  put(() => localStorage, name, value);
}

/** Return the value saved under a name, or null. */
export function load(name: string): string | null {
  return get(() => localStorage, name);
}

/** Save a value under a name for the session of this tab. */
export function saveForSession(name: string, value: string): void {
  put(() => sessionStorage, name, value);
}

/** Return the value saved under a name in the session of this tab, or null. */
export function loadForSession(name: string): string | null {
  return get(() => sessionStorage, name);
}

function put(storage: () => Storage, name: string, value: string): void {
  try {
    storage().setItem(name, value);
  } catch {
    // The browser allows no storage.
  }
}

function get(storage: () => Storage, name: string): string | null {
  try {
    return storage().getItem(name);
  } catch {
    return null;
  }
}
