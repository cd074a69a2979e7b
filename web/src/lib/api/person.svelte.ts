/** Who sits before this device: a guest with a name, as soon as one is needed. */
import { keep, kept } from '#lib/keep.ts';
import { t } from '#lib/words/speech.svelte.ts';
import { api } from './api.ts';

const NAME = 'burghof-name';

class Person {
  name = $state<string | null>(kept(NAME));

  #isKnown = false;

  /** Be known to the server, under the name one has or as a guest. */
  async arrive(): Promise<string> {
    if (this.#isKnown && this.name !== null) return this.name;
    return await this.become(this.name ?? t('guest'));
  }

  /** Be called this from now on; one stays the same person. */
  async become(name: string): Promise<string> {
    const started = await api.startSession(name);
    this.#isKnown = true;
    this.name = started.name;
    keep(NAME, started.name);
    return started.name;
  }
}

export const person = new Person();
