/** The person at this device: a guest with a name, created when first needed. */
import { save, load } from '#lib/storage.ts';
import { t } from '#lib/words/language.svelte.ts';
import { api, isAboutName } from './api.ts';

const NAME_KEY = 'burghof-name';

class Person {
  name = $state<string | null>(load(NAME_KEY));

  #hasSession = false;

  /**
   * Start a session if there is none yet, under the saved name or as a guest. Returns the name. A saved name that is no
   * longer possible is forgotten.
   */
  async ensureSession(): Promise<string> {
    if (this.#hasSession && this.name !== null) return this.name;
    try {
      return await this.rename(this.name ?? t('guest'));
    } catch (error) {
      if (!isAboutName(error)) throw error;
      return await this.rename(t('guest'));
    }
  }

  /**
   * Change the name and save it on this device; the person stays the same. Returns the name that the server accepted.
   */
  async rename(name: string): Promise<string> {
    const started = await api.startSession(name);
    this.#hasSession = true;
    this.name = started.name;
    save(NAME_KEY, started.name);
    return started.name;
  }
}

export const person = new Person();
