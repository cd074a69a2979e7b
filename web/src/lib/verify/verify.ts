/** Verifying a record by what everybody can recompute: the promise, the chain of its lines, and every draw of chance. */
import type { Chance } from './chance.ts';
import { chanceKey, commitment, Dice } from './dice.ts';
import { digest, isDrawn, isMany, isSame, type Entry, type Fields, type GameRecord } from './record.ts';

/** How one check came out: `unknown` is what could not be checked. */
export type Result = 'right' | 'wrong' | 'unknown';

export type Verdict = {
  /** The seed is the one that was promised before the first move. */
  readonly promise: Result;
  /** The promise in the record is the one that was heard of elsewhere, before it was over. */
  readonly heard: Result;
  /** Every line carries the hash of the one before. */
  readonly chain: Result;
  /** The first line that does not, or null; as many as there are lines: the hash of the last. */
  readonly broken: number | null;
  readonly lines: number;
  /** Every die and every shuffle is what the seed gives. */
  readonly chance: Result;
  /** The first line that is not, or null. */
  readonly odd: number | null;
  /** How many draws were recomputed and are right. */
  readonly draws: number;
};

/** Whether nothing is wrong, and nothing was left unchecked that a finished game lets anybody check. */
export const isRight = ({ promise, heard, chain, chance }: Verdict): boolean =>
  [promise, chain, chance].every((result) => result === 'right') && heard !== 'wrong';

/** Check a record; `chance` knows how its game draws, `heard` is the promise as it was heard of elsewhere. */
export function verify(record: GameRecord, chance: Chance | null, heard: string | null = null): Verdict {
  const { header, seed } = record;
  return {
    promise: seed === null ? 'unknown' : commitment(seed) === header.commitment ? 'right' : 'wrong',
    heard: heard === null ? 'unknown' : heard === header.commitment ? 'right' : 'wrong',
    ...chainOf(record),
    ...drawsOf(record, chance),
  };
}

function chainOf({ header, entries, head }: GameRecord): Pick<Verdict, 'chain' | 'broken' | 'lines'> {
  const lines = entries.length;
  let hash = digest(header);
  for (const [line, entry] of entries.entries()) {
    const isFirst = entry.entry === 'opened';
    if (entry.prev !== hash || isFirst !== (line === 0)) return { chain: 'wrong', broken: line, lines };
    hash = digest(entry);
  }
  return head === hash ? { chain: 'right', broken: null, lines } : { chain: 'wrong', broken: lines, lines };
}

function drawsOf(
  { header, entries, seed }: GameRecord,
  chance: Chance | null,
): Pick<Verdict, 'chance' | 'odd' | 'draws'> {
  if (seed === null || chance === null) return { chance: 'unknown', odd: null, draws: 0 };
  const key = chanceKey(seed, seedsOf(entries[0]));
  const counted = new Map<string, number>();
  const before: Fields[] = [];
  for (const [line, entry] of entries.entries()) {
    if (entry.entry !== 'drawn') continue;
    if (!isDrawn(entry)) return { chance: 'wrong', odd: line, draws: before.length };
    const { stream, move } = entry;
    const n = counted.get(stream) ?? 0;
    const dice = new Dice(key, header.game, stream, n);
    const draw = { stream, dice, options: header.options, seats: header.seats.length, before, claimed: move };
    if (!isDrawnAs(move, () => chance(draw))) return { chance: 'wrong', odd: line, draws: before.length };
    counted.set(stream, n + 1);
    before.push(move);
  }
  return { chance: 'right', odd: null, draws: before.length };
}

/** Whether this move comes out; from what no rules know nothing comes out. */
function isDrawnAs(move: Fields, draw: () => Fields): boolean {
  try {
    return isSame(draw(), move);
  } catch {
    return false;
  }
}

/** What each seat threw in. */
function seedsOf(opened: Entry | undefined): readonly string[] {
  const seeds = opened?.['seeds'];
  return isMany(seeds) ? seeds.filter((seed) => typeof seed === 'string') : [];
}
