/** The chance moves of Castle of Appenzell, for the verification of records: rooms, tiles, start seat. */
import castle from '../data/castle.toml';
import { drawLayout } from './rooms.ts';
import type { DrawLayout, DrawStart, LayTiles } from './types.gen.ts';
import type { ChanceFunction, ChanceByVersion } from '#lib/verify/chance.ts';

type Tile = LayTiles['tiles'][number];
const { tiles } = castle as { readonly tiles: Readonly<Record<Tile, number>> };

/** Every tile of the game, grouped by kind. */
const ALL = Object.entries(tiles).flatMap(([tile, number]) => Array.from({ length: number }, () => tile as Tile));

const draw: ChanceFunction = ({ stream, dice, seats }): DrawLayout | DrawStart | LayTiles => {
  if (stream === 'layout') return { type: 'draw-layout', layout: drawLayout(dice) };
  if (stream === 'tiles') return { type: 'lay-tiles', tiles: dice.shuffle(ALL) };
  return { type: 'draw-start', seat: dice.below(seats) };
};

export default { 1: draw } satisfies ChanceByVersion;
