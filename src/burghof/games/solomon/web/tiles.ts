/** Tiles by name: their kind, and the number on them. */
import type { View } from './types.gen.ts';

export type Tile = View['stock'][number];
export type Kind = 'treasure' | 'curse' | 'scroll' | 'magic';

export const TREASURES = ['treasure-1', 'treasure-2', 'treasure-3', 'treasure-4', 'treasure-5'] as const;
export const CURSES = ['curse-1', 'curse-2', 'curse-3'] as const;
export const SCROLLS = ['scroll-lion', 'scroll-star', 'scroll-palm', 'scroll-moon'] as const;
export const OBJECTS = ['mirror', 'axe', 'seal', 'amulet'] as const;

export function kindOf(tile: Tile): Kind {
  if (tile.startsWith('treasure-')) return 'treasure';
  if (tile.startsWith('curse-')) return 'curse';
  return tile.startsWith('scroll-') ? 'scroll' : 'magic';
}

/** Return the number on a treasure or a curse. */
export const numberOn = (tile: Tile): number => Number(tile.at(-1));

export const count = (tiles: readonly Tile[], tile: Tile): number => tiles.filter((one) => one === tile).length;

/** Return the sum of the numbers on all tiles of a kind. */
export const sum = (tiles: readonly Tile[], kind: 'treasure' | 'curse'): number =>
  tiles.reduce((all, tile) => all + (kindOf(tile) === kind ? numberOn(tile) : 0), 0);

/** Return each kind of tile once, with its count. */
export const countTiles = (tiles: readonly Tile[]): readonly { readonly tile: Tile; readonly number: number }[] =>
  [...new Set(tiles)].map((tile) => ({ tile, number: count(tiles, tile) }));

/** Return the text of a row of tiles: their numbers, and the count of each kind. */
export const tilesText = (tiles: readonly Tile[]): string =>
  countTiles(tiles)
    .flatMap(({ tile, number }) => [
      ...(kindOf(tile) === 'treasure' || kindOf(tile) === 'curse' ? [String(numberOn(tile))] : []),
      ...(number > 1 ? [`×${String(number)}`] : []),
    ])
    .join(' ');
