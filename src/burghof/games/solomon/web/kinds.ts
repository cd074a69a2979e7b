/** The kinds of things on the board, for the question what something is. */
import { numberIn } from './scene.ts';
import type { View } from './types.gen.ts';

const NAMED: Readonly<Record<string, string>> = {
  card: 'shape',
  shift: 'shift',
  purse: 'coin',
  bank: 'supply',
  dug: 'change',
  objects: 'spent-objects',
  discard: 'not-dig',
};

export function kindOf(id: string, view: View): string | null {
  const field = numberIn('field', id);
  if (field !== null)
    return view.piles[field]?.at(-1) ?? ((view.piles[field]?.length ?? 0) > 0 ? 'pile' : 'empty-field');
  if (id in NAMED) return NAMED[id] ?? null;
  const [start = '', ...rest] = id.split('-');
  if (['stock', 'dug', 'supply', 'bank'].includes(start)) return rest.join('-');
  return { card: 'card', turn: 'turned-card', seat: 'points' }[start] ?? null;
}
