/** How a game ended that nobody has won: a lone hero who dies has a sentence of its own, and another for what it was. */
import { MATERIAL } from './material.gen.ts';
import { placeOf } from './names.ts';
import type { View } from './types.gen.ts';
import type { Defeat, GameEnd } from '#lib/board/contract.ts';
import type { Message, Outcome } from '#lib/wire/out.gen.ts';
import { who, word } from '#lib/words/translator.ts';

/** What kills without a melee: the word for it, by the sentence that tells of it. */
const CAUSES: Readonly<Record<string, string>> = {
  'event-trap-sprung': 'trap',
  'event-vapor-rose': 'vapor',
  'event-witch-cast': 'witch',
};
/** The names of figures in a melee, without those of heroes and captives. */
const FOE = /^(?:being|whom)-(?!(?:first-|second-)?(?:fighter|cleric|wizard|dwarf|elf)$)(.+)$/;

/** Return how it looks that nobody has won. */
export function defeat({ reason, ranks }: Pick<Outcome, 'reason' | 'ranks'>, end?: GameEnd<View>): Defeat {
  if (reason.key !== 'reason-all-dead') return { place: 'well' };
  if (ranks.length > 1) return { place: 'cairn' };
  const how = end ? causeOf(end) : null;
  return { place: 'cairn', sentence: { key: 'board-kept-you', data: { seat: who(0) } }, ...(how ? { how } : {}) };
}

/** Return what the last death came from, where and when; null if nothing that was said tells it. */
function causeOf({ view, said }: GameEnd<View>): Message | null {
  const death = said.findLastIndex(({ key }) => key === 'event-died');
  const cause = said
    .slice(0, Math.max(0, death))
    .map(({ key, data }) => CAUSES[key] ?? (key === 'event-melee-rolled' ? foeOf(data) : null))
    .findLast((one) => one !== null);
  const area = view.companies[0]?.area;
  if (cause === undefined || area === undefined) return null;
  const kind = MATERIAL.kinds[area] ?? 'room';
  return {
    key: 'board-ended-by',
    data: { cause: word(`thing-${cause}`), area: placeOf(area), kind, round: view.round },
  };
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
