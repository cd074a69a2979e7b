/** The texts of a fight: the dice of the round that is shown or was shown last, and their effects. */
import type { Event } from './types.gen.ts';
import type { Translator } from '#lib/words/translator.ts';
import { word } from '#lib/words/translator.ts';
import type { MessageRef } from '#lib/wire/out.gen.ts';

export type MeleeRoll = Extract<Event, { type: 'melee-rolled' }>;

/** Return the melee rolls of the last round in these events. */
export function lastRoundRolls(events: readonly Event[]): readonly MeleeRoll[] {
  const rolls: MeleeRoll[] = [];
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

/** Return the melee rolls of the round that is being shown, up to this event. */
export function shownRoundRolls(events: readonly Event[], shown: Event): readonly MeleeRoll[] {
  const place = events.indexOf(shown);
  return lastRoundRolls(place < 0 ? [shown] : events.slice(0, place + 1));
}

/** Return the column of the hit table that a roll counts in, from 0; the outer columns include everything beyond. */
export const columnOf = ({ pips, modifier }: Pick<MeleeRoll, 'pips' | 'modifier'>): number =>
  Math.min(6, Math.max(1, pips + modifier)) - 1;

/** What a face of the die does to an opponent. */
export type BlowFace = { readonly column: number; readonly deals: number; readonly fells: boolean };

/** Return what each face of a die that is still to be thrown does to an opponent who can take this many hits. */
export function facesOf(event: Event | undefined, left: number): readonly BlowFace[] {
  if (event?.type !== 'melee-rolled') return [];
  const { modifier } = event;
  return [1, 2, 3, 4, 5, 6].map((pips) => {
    const deals = pips + modifier;
    return { column: columnOf({ pips, modifier }), deals, fells: deals >= left };
  });
}

/** Return the pips of the die that an event shows, or null. */
export function pipsOf(event: Event | null): number | null {
  return event !== null && 'pips' in event && typeof event.pips === 'number' ? event.pips : null;
}

type Name = MeleeRoll['name'];

/** Return a name for use as the subject of a sentence, where languages need an article. */
export const subject = (name: Name): Name =>
  name.type === 'word' ? word(`being-${name.key.slice(name.key.indexOf('-') + 1)}`) : name;

/** Return a name for use as the object of a sentence. */
export const whom = (name: Name): Name =>
  name.type === 'word' ? word(`whom-${name.key.slice(name.key.indexOf('-') + 1)}`) : name;

/** Return a kind of monster or treasure for use as the object of a sentence. */
export const thing = (kind: string): MessageRef => word(`thing-${kind}`);

/** Return the sentence about an event of a fight; null for events that are shown in another place. */
export function fightSentence(event: Event, translator: Translator, names: readonly string[]): string | null {
  switch (event.type) {
    case 'melee-rolled': {
      const { pips, modifier } = event;
      const data = { name: subject(event.name), other: whom(event.other), pips, modifier, total: pips + modifier };
      return translator.speak({ key: 'event-melee-rolled', data }, names);
    }
    case 'hurt':
      return translator.speak(
        { key: 'event-hurt', data: { name: subject(event.name), hits: event.hits, left: event.left } },
        names,
      );
    case 'died':
    case 'sword-drawn':
    case 'regenerated':
    case 'heroism-gained':
    case 'charm-broken':
      return translator.speak({ key: `event-${event.type}`, data: { name: subject(event.name) } }, names);
    case 'no-sword': {
      const data = { name: subject(event.name), solo: event.name.type === 'word' ? 1 : 0 };
      return translator.speak({ key: 'event-no-sword', data }, names) || null;
    }
    case 'spell-rolled': {
      const { spell, pips, effect } = event;
      const name = subject(event.name);
      return translator.speak(
        { key: 'event-spell-rolled', data: { name, spell: word(`spell-${spell}`), pips, effect } },
        names,
      );
    }
    case 'strength-rolled': {
      const { spell, pips, strength } = event;
      const name = subject(event.name);
      const data = { name, spell: word(`spell-${spell}`), pips, strength };
      return translator.speak({ key: 'event-strength-rolled', data }, names);
    }
    case 'acid-thrown': {
      const { pips, hits } = event;
      const [name, target] = [subject(event.name), whom(event.target)];
      return translator.speak({ key: 'event-acid-thrown', data: { name, target, pips, hits } }, names);
    }
    case 'shot-fired': {
      const [name, target] = [subject(event.name), whom(event.target)];
      return translator.speak({ key: 'event-shot-fired', data: { name, target, hits: event.hits } }, names);
    }
    default:
      return null;
  }
}
