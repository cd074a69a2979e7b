/** What was said already is not put together again: a table says the same of most of its things at every step. */
import type { Speaker } from './speaker.ts';
import type { Message } from '#lib/wire/out.gen.ts';

let steps = 0;

/** A step was made: what is not said of the table any more is let go. */
export function noteStep(): void {
  steps += 1;
}

/** Says messages with these names, each different one only once as long as every step says it again. */
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
