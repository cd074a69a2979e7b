/** A cache of translated labels: from step to step, most items of a table keep their label. */
import type { Speaker } from './speaker.ts';
import type { Message } from '#lib/wire/out.gen.ts';

let steps = 0;

/** Note that a step was made: labels that are no longer used are dropped. */
export function noteStep(): void {
  steps += 1;
}

/** Return a function that translates messages with these names, and caches each as long as every step uses it. */
export function saidOnce(speaker: Speaker, names: readonly string[]): (message: Message) => string {
  let said = new Map<string, string>();
  let before = said;
  let at = steps;
  return (message) => {
    if (at !== steps) {
      before = steps - at === 1 ? said : new Map<string, string>();
      [said, at] = [new Map<string, string>(), steps];
    }
    const key = JSON.stringify(message);
    const words = said.get(key) ?? before.get(key) ?? speaker.speak(message, names);
    said.set(key, words);
    return words;
  };
}
