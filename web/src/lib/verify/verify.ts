/** Verifying a record by public recomputation: the commitment, the chain of its entries, and every chance move. */
import type { ChanceFunction } from './chance.ts';
import { chanceKey, commitment, ChanceStream } from './chance-stream.ts';
import { digest, isDrawn, isArray, isEqual, type Entry, type Fields, type GameRecord } from './record.ts';

/** The result of one check: `unknown` if it could not be made. */
export type Result = 'right' | 'wrong' | 'unknown';

export type VerificationResult = {
  /** Whether the seed matches the commitment in the record. */
  readonly promise: Result;
  /** Whether the commitment in the record is the one that was remembered outside of it, before the game was over. */
  readonly remembered: Result;
  /** Whether every entry carries the hash of the one before. */
  readonly chain: Result;
  /** The index of the first entry that does not, or null; equal to `lines` if the hash of the last entry is wrong. */
  readonly firstBrokenEntry: number | null;
  readonly lines: number;
  /** Whether every die and every shuffle is what the seed gives. */
  readonly chance: Result;
  /** The index of the first entry that is not, or null. */
  readonly firstWrongDraw: number | null;
  /** How many draws were recomputed and are right. */
  readonly draws: number;
};

/** Return whether no check failed and everything was checked that a finished game allows. */
export const isRight = ({ promise, remembered, chain, chance }: VerificationResult): boolean =>
  [promise, chain, chance].every((result) => result === 'right') && remembered !== 'wrong';

/**
 * Check a record. `chance` recomputes the draws of its game; `remembered` is the commitment as the browser stored it outside the
 * record.
 */
export function verify(
  record: GameRecord,
  chance: ChanceFunction | null,
  remembered: string | null = null,
): VerificationResult {
  const { header, seed } = record;
  return {
    promise: seed === null ? 'unknown' : commitment(seed) === header.commitment ? 'right' : 'wrong',
    remembered: remembered === null ? 'unknown' : remembered === header.commitment ? 'right' : 'wrong',
    ...checkChain(record),
    ...checkDraws(record, chance),
  };
}

function checkChain({
  header,
  entries,
  head,
}: GameRecord): Pick<VerificationResult, 'chain' | 'firstBrokenEntry' | 'lines'> {
  const lines = entries.length;
  let hash = digest(header);
  for (const [line, entry] of entries.entries()) {
    const isFirst = entry.entry === 'opened';
    if (entry.prev !== hash || isFirst !== (line === 0)) return { chain: 'wrong', firstBrokenEntry: line, lines };
    hash = digest(entry);
  }
  return head === hash
    ? { chain: 'right', firstBrokenEntry: null, lines }
    : { chain: 'wrong', firstBrokenEntry: lines, lines };
}

function checkDraws(
  { header, entries, seed }: GameRecord,
  chance: ChanceFunction | null,
): Pick<VerificationResult, 'chance' | 'firstWrongDraw' | 'draws'> {
  if (seed === null || chance === null) return { chance: 'unknown', firstWrongDraw: null, draws: 0 };
  const key = chanceKey(seed, seedsOf(entries[0]));
  const counted = new Map<string, number>();
  const earlierMoves: Fields[] = [];
  for (const [line, entry] of entries.entries()) {
    if (entry.entry !== 'drawn') continue;
    if (!isDrawn(entry)) return { chance: 'wrong', firstWrongDraw: line, draws: earlierMoves.length };
    const { stream, move } = entry;
    const n = counted.get(stream) ?? 0;
    const dice = new ChanceStream(key, header.game, stream, n);
    const draw = { stream, dice, options: header.options, seats: header.seats.length, earlierMoves, claimed: move };
    if (!givesMove(move, () => chance(draw)))
      return { chance: 'wrong', firstWrongDraw: line, draws: earlierMoves.length };
    counted.set(stream, n + 1);
    earlierMoves.push(move);
  }
  return { chance: 'right', firstWrongDraw: null, draws: earlierMoves.length };
}

/** Return whether `draw` gives this move. It gives none, and throws, for a draw that the rules do not know. */
function givesMove(move: Fields, draw: () => Fields): boolean {
  try {
    return isEqual(draw(), move);
  } catch {
    return false;
  }
}

/** Return the contribution of each seat. */
function seedsOf(opened: Entry | undefined): readonly string[] {
  const seeds = opened?.['seeds'];
  return isArray(seeds) ? seeds.filter((seed) => typeof seed === 'string') : [];
}
