/** The kinds of things on the board, for the question what something is. */
import { holeOf, isTower } from './geometry.ts';
import { planOf } from './plan.ts';
import type { View } from './types.gen.ts';

const NAMED: Readonly<Record<string, string>> = { spare: 'spare-tile', turn: 'action', rooms: 'roof' };
const STARTS: Readonly<Record<string, string>> = {
  outside: 'mice-outside',
  room: 'roof',
  slot: 'gate',
  seat: 'cheeses',
};

export function kindOf(id: string, view: View): string | null {
  const [start = '', number = ''] = id.split('-');
  if (start === 'field') return kindOfField(Number(number), view);
  if (start === 'room' && isNoted(Number(number), view)) return 'note';
  return NAMED[id] ?? STARTS[start] ?? null;
}

/** Return whether notes are pinned on the roof of a room. */
const isNoted = (room: number, { layout, tiles }: View): boolean =>
  planOf(layout).rooms[room]?.fields.some((field) => tiles[holeOf(field) ?? -1]) ?? false;

function kindOfField(field: number, view: View): string {
  const owner = view.mice.findIndex((mice) => mice.includes(field));
  if (owner >= 0) return owner === view.seat ? 'mouse' : 'rival-mouse';
  if (isTower(field)) return 'tower';
  const hole = holeOf(field);
  if (hole === null) return 'raised-field';
  const tile = view.tiles[hole] ?? null;
  if (tile === null) return 'unknown-tile';
  if (tile === 'trap') return 'trap';
  return tile === 'plain' ? 'plain-tile' : 'cheese-tile';
}
