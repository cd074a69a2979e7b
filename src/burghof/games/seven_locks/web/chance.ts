/** The chance moves of Castle of the 7 Locks, for the verification of records: depths, start, die and echoes. */
import castle from '../data/castle.toml';
import type { Begin, MixTowers, Resound, Roll } from './types.gen.ts';
import type { ChanceFunction, Draw, ChanceByVersion } from '#lib/verify/chance.ts';

type Castle = {
  readonly depths: readonly number[];
  readonly die: readonly { readonly pearls: number; readonly steps: number }[];
  readonly echoes: Readonly<Record<string, readonly number[]>>;
};
const { depths, die, echoes } = castle as Castle;

const draw: ChanceFunction = (drawn): Begin | MixTowers | Resound | Roll => {
  const { stream, dice, seats } = drawn;
  if (stream === 'depths') return { type: 'mix-towers', depths: dice.shuffle(depths) };
  if (stream === 'start') return { type: 'begin', seat: dice.below(seats) };
  if (stream === 'die')
    return {
      type: 'roll',
      ...(die[dice.below(die.length)] ?? { pearls: 0, steps: 0 }),
    };
  return echo(drawn);
};

/** Return the depth of the tower that the stream names plus an error, drawn by weight (3.4, 3.5). */
function echo({ stream, dice, options, earlierMoves }: Draw): Resound {
  const weights = echoes[String(options['echo'])] ?? [];
  const mixed = earlierMoves.find((move) => move['type'] === 'mix-towers') as MixTowers | undefined;
  const depth = mixed?.depths[Number(stream.replace('echo/', '')) - 1];
  if (depth === undefined) throw new Error('no such tower');
  return {
    type: 'resound',
    echo: depth + dice.weighted(weights) - Math.floor(weights.length / 2),
  };
}

export default { 1: draw, 2: draw } satisfies ChanceByVersion;
