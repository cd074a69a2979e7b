/** The game to practise; 404 for a game without a practice. */
import { error } from '@sveltejs/kit';
import { hasPractice } from '#lib/practice/practices.ts';

export function load({ params }: { params: { game: string } }): { game: string } {
  if (!hasPractice(params.game)) error(404);
  return { game: params.game };
}
