/** Points that a player can count already, and what a dig would change about them. Majorities are counted at the end. */
import { MATERIAL } from './material.gen.ts';
import { count, kindOf, SCROLLS, sum, type Tile } from './tiles.ts';
import type { DigPreview, View } from './types.gen.ts';

/** Return the number of complete sets of scrolls. */
const setsOf = (tiles: readonly Tile[]): number => Math.min(...SCROLLS.map((scroll) => count(tiles, scroll)));

/** Return the viewer's own tiles: those behind the screen, and in the own turn those that were just dug. */
const ownTiles = (view: View): readonly Tile[] =>
  view.queue[0] === view.seat ? [...view.stock, ...view.dug] : view.stock;

/** Return the viewer's own points: coins, treasures and sets of scrolls; null without a seat. */
export function ownPoints(view: View): number | null {
  if (view.seat === null) return null;
  const tiles = ownTiles(view);
  return (view.coins[view.seat] ?? 0) + sum(tiles, 'treasure') + MATERIAL.scroll_set * setsOf(tiles);
}

/** A line of the tape: tiles, and the points that they bring or cost. */
export type TapeLine = {
  readonly kind: 'treasure' | 'set' | 'kept' | 'spent' | 'pay';
  readonly tiles: readonly Tile[];
  readonly points: number;
};

/** The own points now, what a dig adds and costs, and the points after it. */
export type Tape = {
  readonly now: number;
  readonly lines: readonly TapeLine[];
  readonly after: number;
};

/** Return the tape of a dig. A dig that cannot be paid brings nothing. */
export function tapeOf(view: View, dig: DigPreview): Tape {
  const now = ownPoints(view) ?? 0;
  if (dig.unpayable) return { now, lines: [], after: now };
  const of = (kind: string): readonly Tile[] => dig.tiles.filter((tile) => kindOf(tile) === kind);
  const sets = setsOf([...ownTiles(view), ...dig.tiles]) - setsOf(ownTiles(view));
  const lines: readonly TapeLine[] = [
    { kind: 'treasure', tiles: of('treasure'), points: sum(dig.tiles, 'treasure') },
    { kind: 'set', tiles: sets > 0 ? of('scroll') : [], points: sets * MATERIAL.scroll_set },
    { kind: 'kept', tiles: [...(sets > 0 ? [] : of('scroll')), ...of('magic')], points: 0 },
    { kind: 'spent', tiles: dig.objects, points: 0 },
    { kind: 'pay', tiles: of('curse'), points: dig.cost > 0 ? -dig.cost : 0 },
  ];
  return {
    now,
    lines: lines.filter(({ tiles, points }) => tiles.length > 0 || points !== 0),
    after: lines.reduce((all, { points }) => all + points, now),
  };
}

/** Write points that are added with their sign. */
export const signed = (points: number): string => (points < 0 ? `−${String(-points)}` : `+${String(points)}`);

/** Return the points that a dig adds, or null if it cannot be paid. */
export function gainOf(view: View, dig: DigPreview): number | null {
  const { now, after } = tapeOf(view, dig);
  return dig.unpayable ? null : after - now;
}
