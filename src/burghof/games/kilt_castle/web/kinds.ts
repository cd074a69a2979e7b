/** The kinds of things on the board, for the question what something is. */
import { numberOf, spaceOf } from './scene.ts';
import type { View } from './types.gen.ts';

export function kindOf(id: string, view: View): string | null {
  const card = view.cards[numberOf('card', id) ?? -1];
  if (card) return card.inner === card.outer ? 'single-card' : 'double-card';
  const space = numberOf('space', id);
  if (space !== null) return view.cards.some((one) => spaceOf(one) === space) ? 'row-of-cards' : 'space';
  const field = numberOf('field', id);
  if (field !== null) return kindOfField(field, view);
  if (numberOf('floor', id) !== null) return numberOf('floor', id) === 0 ? 'floor' : 'crest';
  return { roofs: 'raft', seal: 'seal' }[id] ?? (id.startsWith('seat-') ? 'purse' : null);
}

function kindOfField(field: number, view: View): string {
  if (view.roofs.includes(field)) return 'roofed-tower';
  return (view.towers[field]?.length ?? 0) > 0 ? 'tower' : 'field';
}
