/** A cache of translated labels: from step to step, most items of a table keep their label. */
import type { Translator } from './translator.ts';
import type { Message } from '#lib/wire/out.gen.ts';

let generation = 0;

/** Note that a step was made: labels that are no longer used are dropped. */
export function advanceGeneration(): void {
  generation += 1;
}

/** Return a function that translates messages with these names, and caches each as long as every step uses it. */
export function memoizeTranslator(translator: Translator, names: readonly string[]): (message: Message) => string {
  let said = new Map<string, string>();
  let before = said;
  let at = generation;
  return (message) => {
    if (at !== generation) {
      before = generation - at === 1 ? said : new Map<string, string>();
      [said, at] = [new Map<string, string>(), generation];
    }
    const key = JSON.stringify(message);
    const words = said.get(key) ?? before.get(key) ?? translator.speak(message, names);
    said.set(key, words);
    return words;
  };
}
