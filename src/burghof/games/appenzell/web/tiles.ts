/** Tiles by name, and which of them are cheeses. */
import { MATERIAL } from './material.gen.ts';
import type { View } from './types.gen.ts';

export type Tile = NonNullable<View['spare']>;

export const CHEESES: readonly Tile[] = MATERIAL.cheeses;

export const isCheese = (tile: Tile | null): tile is Tile => tile !== null && CHEESES.includes(tile);
