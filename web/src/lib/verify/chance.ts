/**
 * How the rules of each game derive chance moves from the random stream: found in the games' folders, `web/chance.ts`.
 */
import type { ChanceStream } from './chance-stream.ts';
import type { Fields } from './record.ts';
import { folderOf } from '#lib/words/catalogues.ts';

/** A chance move to recompute. */
export type Draw = {
  readonly stream: string;
  readonly dice: ChanceStream;
  readonly options: Fields;
  readonly seats: number;
  /** The earlier chance moves. */
  readonly earlierMoves: readonly Fields[];
  /** The recorded draw. Where play determines the set that is shuffled, this says what it contains. */
  readonly claimed: Fields;
};

/** Return the move that this random stream gives. */
export type ChanceFunction = (draw: Draw) => Fields;

/** The chance functions of a game, by version of its rules. */
export type ChanceByVersion = Readonly<Record<number, ChanceFunction>>;

const MODULES = import.meta.glob<{ default: ChanceByVersion }>('../../../../src/burghof/games/*/web/chance.ts');

/** Return the chance function of a game and version of its rules; null if unknown. */
export async function loadChance(game: string, rules: number): Promise<ChanceFunction | null> {
  const found = Object.entries(MODULES).find(([path]) => path.includes(`/${folderOf(game)}/web/`));
  return found ? ((await found[1]()).default[rules] ?? null) : null;
}
