/** How the rules of each game make chance's moves of dice: found in the games' folders, `web/chance.ts`. */
import type { Dice } from './dice.ts';
import type { Fields } from './record.ts';
import { folderOf } from '#lib/words/catalogues.ts';

/** A chance move that is to be made anew. */
export type Draw = {
  readonly stream: string;
  readonly dice: Dice;
  readonly options: Fields;
  readonly seats: number;
  /** The chance moves before it. */
  readonly before: readonly Fields[];
  /** What the record says was drawn: where play has gathered what is shuffled, this says what. */
  readonly claimed: Fields;
};

/** The move that these dice give. */
export type Chance = (draw: Draw) => Fields;

/** For each version of a game's rules, how chance moves. */
export type Readings = Readonly<Record<number, Chance>>;

const FOUND = import.meta.glob<{ default: Readings }>('../../../../src/burghof/games/*/web/chance.ts');

/** How chance moves by these rules of this game; null where nobody here knows them. */
export async function chanceOf(game: string, rules: number): Promise<Chance | null> {
  const found = Object.entries(FOUND).find(([path]) => path.includes(`/${folderOf(game)}/web/`));
  return found ? ((await found[1]()).default[rules] ?? null) : null;
}
