/** What was said already is not put together again: a table says the same of most of its things at every step. */
import type { Speaker } from './speaker.ts';
import type { Message } from '#lib/wire/out.gen.ts';

/** Says messages with these names, each different one only once. */
export function saidOnce(speaker: Speaker, names: readonly string[]): (message: Message) => string {
  const said = new Map<string, string>();
  return (message) => {
    const key = JSON.stringify(message);
    const words = said.get(key) ?? speaker.speak(message, names);
    said.set(key, words);
    return words;
  };
}
