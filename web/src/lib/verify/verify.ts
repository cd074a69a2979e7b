/** Verifying a record by public recomputation: the commitment, the chain of its entries, and every chance move. */
import type { Chance } from './chance.ts';
import { chanceKey, commitment, Dice } from './dice.ts';
import { digest, isDrawn, isMany, isSame, type Entry, type Fields, type GameRecord } from './record.ts';

/** The result of one check: `unknown` if it could not be made. */
export type Result = 'right' | 'wrong' | 'unknown';

export type Verdict = {
  /** Whether the seed matches the commitment in the record. */
  readonly promise: Result;
  /** Whether the commitment in the record is the one that was remembered outside of it, before the game was over. */
  readonly heard: Result;
  /** Whether every entry carries the hash of the one before. */
  readonly chain: Result;
  /** The index of the first entry that does not, or null; equal to `lines` if the hash of the last entry is wrong. */
  readonly broken: number | null;
  readonly lines: number;
  /** Whether every die and every shuffle is what the seed gives. */
  readonly chance: Result;
  /** The index of the first entry that is not, or null. */
  readonly odd: number | null;
  /** How many draws were recomputed and are right. */
  readonly draws: number;
};

/** Return whether no check failed and everything was checked that a finished game allows. */
export const isRight = ({ promise, heard, chain, chance }: Verdict): boolean =>
  [promise, chain, chance].every((result) => result === 'right') && heard !== 'wrong';

/**
 * Check a record. `chance` recomputes the draws of its game; `heard` is the commitment as remembered outside the
 * record.
 */
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

/** Return whether `draw` gives this move. It gives none, and throws, for a draw that the rules do not know. */
function isDrawnAs(move: Fields, draw: () => Fields): boolean {
  try {
    return isSame(draw(), move);
  } catch {
    return false;
  }
}

/** Return the contribution of each seat. */
function seedsOf(opened: Entry | undefined): readonly string[] {
  const seeds = opened?.['seeds'];
  return isMany(seeds) ? seeds.filter((seed) => typeof seed === 'string') : [];
}
