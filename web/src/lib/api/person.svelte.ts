/** The person at this device: a guest with a name, created when first needed. */
import { keep, kept } from '#lib/keep.ts';
import { t } from '#lib/words/speech.svelte.ts';
import { api } from './api.ts';

const NAME = 'burghof-name';

class Person {
  name = $state<string | null>(kept(NAME));

  #isKnown = false;

  /** Start a session if there is none yet, under the saved name or as a guest. Returns the name. */
  async arrive(): Promise<string> {
    if (this.#isKnown && this.name !== null) return this.name;
    return await this.become(this.name ?? t('guest'));
  }

  /**
   * Change the name and save it on this device; the person stays the same. Returns the name that the server accepted.
   */
  async become(name: string): Promise<string> {
    const started = await api.startSession(name);
    this.#isKnown = true;
    this.name = started.name;
    keep(NAME, started.name);
    return started.name;
  }
}

export const person = new Person();
