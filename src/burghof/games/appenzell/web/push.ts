/** A push: the tiles of a line in motion, first the one that is pushed in, last the one that falls out. */
import { holeOf, lineOf } from './geometry.ts';
import type { Tile } from './tiles.ts';
import type { View } from './types.gen.ts';

/**
 * Return the tiles in motion; null where a tile is unknown. A tile that is visible afterwards is also shown in motion.
 */
export function tilesInMotion(before: View, slot: number, after: View | null = null): readonly (Tile | null)[] {
  const line = lineOf(slot);
  const at = (view: View | null, field: number | undefined): Tile | null =>
    (field === undefined ? null : view?.tiles[holeOf(field) ?? -1]) ?? null;
  const inside = line.map((field, place) => {
    const next = line[place + 1];
    return at(before, field) ?? (next === undefined ? (after?.spare ?? null) : at(after, next));
  });
  return [before.spare, ...inside];
}
