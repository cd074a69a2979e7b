/** The chance moves of King Solomon's Treasure Chamber, for the verification of records: tiles, cards, penalties. */
import cards from '../data/cards.toml';
import tiles from '../data/tiles.toml';
import type { DealCards, DealTiles, LayDark, LayLight } from './types.gen.ts';
import type { ChanceFunction, ChanceByVersion } from '#lib/verify/chance.ts';

type Tile = LayDark['tiles'][number];
type Counted = Readonly<Partial<Record<Tile, number>>>;
const { light, dark } = tiles as {
  readonly light: Counted;
  readonly dark: Counted;
};
const { patterns } = cards as { readonly patterns: readonly string[] };

/** Return the tiles in these numbers, sorted by name. */
const all = (counted: Counted): readonly Tile[] =>
  Object.entries(counted)
    .flatMap(([tile, number]) => Array.from({ length: number }, () => tile as Tile))
    .sort();

const draw: ChanceFunction = ({ stream, dice, claimed }): DealCards | DealTiles | LayDark | LayLight => {
  if (stream === 'dark') return { type: 'lay-dark', tiles: dice.shuffle(all(dark)) };
  if (stream === 'light') return { type: 'lay-light', tiles: dice.shuffle(all(light)) };
  if (stream === 'cards')
    return {
      type: 'deal-cards',
      cards: dice.shuffle(patterns.map((_, place) => place + 1)),
    };
  // The tiles that a penalty deals were dug in public: only their order is random (8.2).
  return {
    type: 'deal-tiles',
    tiles: dice.shuffle([...(claimed as DealTiles).tiles].sort()),
  };
};

export default { 1: draw, 2: draw } satisfies ChanceByVersion;
