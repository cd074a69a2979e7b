/** How a hero ended: what it was, where and when. A lone hero who dies has a sentence of its own in the largest line. */
import { MATERIAL } from './material.gen.ts';
import { placeOf } from './names.ts';
import { partyOfSeat } from './scene.ts';
import type { View } from './types.gen.ts';
import type { Defeat, GameEnd } from '#lib/board/contract.ts';
import type { Message, Outcome } from '#lib/wire/out.gen.ts';
import { who, word } from '#lib/words/translator.ts';

/** What kills without a melee: the word for it, by the sentence that tells of it. */
const CAUSES: Readonly<Record<string, string>> = {
  'event-trap-sprung': 'trap',
  'event-vapor-rose': 'vapor',
  'event-witch-cast': 'witch',
  'event-shot-himself': 'pistol',
  'event-shot-fired': 'pistol',
};
/** The names of figures in a melee, without those of heroes and captives. */
const FOE = /^(?:being|whom)-(?!(?:first-|second-)?(?:fighter|cleric|wizard|dwarf|elf)$)(.+)$/;

/** Return how it looks that nobody has won. */
export function defeat({ reason, ranks }: Pick<Outcome, 'reason' | 'ranks'>, end?: GameEnd<View>): Defeat {
  if (reason.key !== 'reason-all-dead') return { place: 'well' };
  if (ranks.length > 1) return { place: 'cairn' };
  const how = end ? endOf(end) : null;
  return { place: 'cairn', sentence: { key: 'board-kept-you', data: { seat: who(0) } }, ...(how ? { how } : {}) };
}

/** Return what the last death came from, where and when; null if nothing that was said tells it. */
function endOf({ view, said }: GameEnd<View>): Message | null {
  const cause = causeOf(
    said,
    said.findLastIndex(({ key }) => key === 'event-died'),
  );
  const area = view.companies[0]?.area;
  if (cause === null || area === undefined) return null;
  const kind = MATERIAL.kinds[area] ?? 'room';
  return {
    key: 'board-ended-by',
    data: { cause: word(`thing-${cause}`), area: placeOf(area), kind, round: view.round },
  };
}

/**
 * Return what the death of a player's hero came from, when, and where if the hero's whole party died; null if the hero
 * lives, or if nothing that was said tells it.
 */
export function fate({ view, said }: GameEnd<View>, seat: number): Message | null {
  const death = said.findLastIndex(({ key, data }) => key === 'event-died' && isSeat(data['name'], seat));
  const cause = causeOf(said, death);
  const round = said.slice(0, Math.max(0, death)).findLast(({ key }) => key === 'event-turn-began')?.data['round'];
  if (cause === null || typeof round !== 'number') return null;
  const party = partyOfSeat(view, seat);
  const area = party === null ? undefined : view.companies[party]?.area;
  const hasFallen = said[death + 1]?.key === 'event-party-died' && area !== undefined && area >= 0;
  const where = hasFallen ? { area: placeOf(area), kind: MATERIAL.kinds[area] ?? 'room' } : { area: '', kind: 'none' };
  return { key: 'board-fell-to', data: { cause: word(`thing-${cause}`), round, ...where } };
}

const isSeat = (name: Message['data'][string] | undefined, seat: number): boolean =>
  typeof name === 'object' && 'type' in name && name.type === 'who' && name.seat === seat;

/** Return what a death came from, by its place in what was said: the last thing before it that can kill. */
function causeOf(said: readonly Message[], death: number): string | null {
  return (
    said
      .slice(0, Math.max(0, death))
      .map(killerIn)
      .findLast((one) => one !== undefined) ?? null
  );
}

/** Return what a sentence tells of that can kill; null for another player, and undefined where nothing can. */
function killerIn({ key, data }: Message): string | null | undefined {
  if (key === 'event-melee-rolled') return foeOf(data);
  if (key === 'event-openly-found') return data['kind'] === 'spores' ? 'spores' : undefined;
  return CAUSES[key];
}

/** Return the kind of the foe in a melee; null if the other side is a party. */
function foeOf({ name, other }: Message['data']): string | null {
  for (const one of [name, other]) {
    const key = typeof one === 'object' && 'type' in one && one.type === 'word' ? one.key : '';
    const foe = FOE.exec(key)?.[1];
    if (foe !== undefined) return foe;
  }
  return null;
}
