/** What of a fight is to be told: the dice of the round that is shown or was shown last, and what they did. */
import type { Event } from './types.gen.ts';
import type { Speaker } from '#lib/words/speaker.ts';
import { word } from '#lib/words/speaker.ts';

export type Rolled = Extract<Event, { type: 'melee-rolled' }>;

/** The dice rolled for melee in these events, the last round's only. */
export function rolledIn(events: readonly Event[]): readonly Rolled[] {
  const rolls: Rolled[] = [];
  let isNew = true;
  for (const event of events) {
    if (event.type === 'melee-rolled') {
      if (isNew) rolls.length = 0;
      rolls.push(event);
      isNew = false;
    } else if (event.type === 'hurt' || event.type === 'died') isNew = true;
  }
  return rolls;
}

/** The dice of the round that is being shown: those rolled up to this event. */
export function rolledUpTo(events: readonly Event[], shown: Event): readonly Rolled[] {
  const place = events.indexOf(shown);
  return rolledIn(place < 0 ? [shown] : events.slice(0, place + 1));
}

/** The column of the hit table that a roll counts in, from 0: its ends hold everything beyond. */
export const columnOf = ({ pips, modifier }: Rolled): number => Math.min(6, Math.max(1, pips + modifier)) - 1;

/** The pips of whatever die an event shows, or null. */
export function pipsOf(event: Event | null): number | null {
  return event !== null && 'pips' in event && typeof event.pips === 'number' ? event.pips : null;
}

type Name = Rolled['name'];

/** A name as the subject of a sentence: languages want an article there. */
export const subject = (name: Name): Name =>
  name.type === 'word' ? word(`being-${name.key.slice(name.key.indexOf('-') + 1)}`) : name;

/** What happened in a fight, as a sentence; null for what is told elsewhere. */
export function tell(event: Event, speaker: Speaker, names: readonly string[]): string | null {
  switch (event.type) {
    case 'melee-rolled': {
      const { other, pips, modifier } = event;
      const name = subject(event.name);
      return speaker.speak({ key: 'event-melee-rolled', data: { name, other, pips, modifier } }, names);
    }
    case 'hurt':
      return speaker.speak(
        { key: 'event-hurt', data: { name: subject(event.name), hits: event.hits, left: event.left } },
        names,
      );
    case 'died':
    case 'sword-drawn':
    case 'no-sword':
    case 'regenerated':
    case 'heroism-gained':
    case 'charm-broken':
      return speaker.speak({ key: `event-${event.type}`, data: { name: subject(event.name) } }, names);
    case 'spell-rolled': {
      const { spell, pips, effect } = event;
      const name = subject(event.name);
      return speaker.speak(
        { key: 'event-spell-rolled', data: { name, spell: word(`spell-${spell}`), pips, effect } },
        names,
      );
    }
    case 'strength-rolled': {
      const { spell, pips, strength } = event;
      const name = subject(event.name);
      const data = { name, spell: word(`spell-${spell}`), pips, strength };
      return speaker.speak({ key: 'event-strength-rolled', data }, names);
    }
    case 'acid-thrown': {
      const { target, pips, hits } = event;
      const name = subject(event.name);
      return speaker.speak({ key: 'event-acid-thrown', data: { name, target, pips, hits } }, names);
    }
    case 'shot-fired': {
      const { target, hits } = event;
      const name = subject(event.name);
      return speaker.speak({ key: 'event-shot-fired', data: { name, target, hits } }, names);
    }
    default:
      return null;
  }
}
