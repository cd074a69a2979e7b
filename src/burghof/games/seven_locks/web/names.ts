/** What things are called, and what picking them would do. */
import { FITS, type LocksOffer } from './scene.ts';
import type { View } from './types.gen.ts';
import type { Speaker } from '#lib/words/speaker.ts';

/** The name of a thing with what picking it would do. */
export function naming(
  label: (id: string) => string,
  offers: ReadonlyMap<string, LocksOffer>,
  speak: (message: LocksOffer['message']) => string,
): (id: string) => string {
  return (id) => {
    const offer = offers.get(id);
    return [label(id), offer ? speak(offer.message) : ''].filter(Boolean).join('. ');
  };
}

/** What is on record about a key at the keymaster's tower: tried there in vain, and how. */
export function knownOf(view: View, speaker: Speaker): (key: number) => string {
  const attempts = view.phase === 'key' && view.keymaster !== null ? (view.attempts[view.keymaster] ?? []) : [];
  return (key) => {
    const found = attempts.findLast((attempt) => attempt.key === key);
    return found ? speaker.say(FITS[found.fit]) : '';
  };
}
