/** The chance moves of The Castle, for the verification of records: counters, first pick, and dice. */
import counters from '../data/counters.toml';
import type { LayMonsters, LayTreasures, Roll, RollOrder } from './types.gen.ts';
import type { ChanceFunction, ChanceByVersion } from '#lib/verify/chance.ts';

type Counted = Readonly<Record<string, number>>;
const { monsters, treasures } = counters as {
  readonly monsters: Counted;
  readonly treasures: Counted;
};
const SIDES = 6;

/** Return the counters in these numbers, grouped by kind. */
const all = <Kind extends string>(counted: Counted): readonly Kind[] =>
  Object.entries(counted).flatMap(([kind, number]) => Array.from({ length: number }, () => kind as Kind));

const draw: ChanceFunction = ({ stream, dice, seats, earlierMoves }): LayMonsters | LayTreasures | Roll | RollOrder => {
  const pips = (): number => 1 + dice.below(SIDES);
  if (stream === 'monsters') return { type: 'lay-monsters', monsters: dice.shuffle(all(monsters)) };
  if (stream === 'treasures') return { type: 'lay-treasures', treasures: dice.shuffle(all(treasures)) };
  if (stream !== 'order') return { type: 'roll', pips: pips() };
  const last = earlierMoves.at(-1) as RollOrder | LayTreasures | undefined;
  return {
    type: 'roll-order',
    pips: Array.from({ length: tied(last, seats) }, pips),
  };
};

/** Return how many seats roll for the first pick: all, then those tied for the highest roll (1.3). */
function tied(last: RollOrder | LayTreasures | undefined, seats: number): number {
  if (last?.type !== 'roll-order') return seats;
  return last.pips.filter((pips) => pips === Math.max(...last.pips)).length;
}

export default { 1: draw, 2: draw } satisfies ChanceByVersion;
