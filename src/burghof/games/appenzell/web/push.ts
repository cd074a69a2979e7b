/** A push: the tiles of a line as they move, the one that is pushed in first, the one that falls out last. */
import { holeOf, lineOf } from './geometry.ts';
import type { Tile } from './tiles.ts';
import type { View } from './types.gen.ts';

/** Null where nobody knows the tile; what is seen afterwards may be shown on its way. */
export function pushed(before: View, slot: number, after: View | null = null): readonly (Tile | null)[] {
  const line = lineOf(slot);
  const at = (view: View | null, field: number | undefined): Tile | null =>
    (field === undefined ? null : view?.tiles[holeOf(field) ?? -1]) ?? null;
  const inside = line.map((field, place) => {
    const next = line[place + 1];
    return at(before, field) ?? (next === undefined ? (after?.spare ?? null) : at(after, next));
  });
  return [before.spare, ...inside];
}
