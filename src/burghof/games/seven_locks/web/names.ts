/** Labels of items, with what picking them would do. */
import { FIT_KEYS, type LocksOffer } from './scene.ts';
import type { View } from './types.gen.ts';
import type { Translator } from '#lib/words/translator.ts';

/** Return a function that labels an item with its name and what picking it would do. */
export function makeLabeller(
  label: (id: string) => string,
  offers: ReadonlyMap<string, LocksOffer>,
  speak: (message: LocksOffer['message']) => string,
): (id: string) => string {
  return (id) => {
    const offer = offers.get(id);
    return [label(id), offer ? speak(offer.message) : ''].filter(Boolean).join('. ');
  };
}

/** Return a function that tells the last recorded result of a key at the keymaster's tower, or an empty text. */
export function knownResults(view: View, translator: Translator): (key: number) => string {
  const attempts = view.phase === 'key' && view.keymaster !== null ? (view.attempts[view.keymaster] ?? []) : [];
  return (key) => {
    const found = attempts.findLast((attempt) => attempt.key === key);
    return found ? translator.say(FIT_KEYS[found.fit]) : '';
  };
}
