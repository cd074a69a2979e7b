/** The game that is practised; few games have something to practise. */
import { error } from '@sveltejs/kit';
import { hasPractice } from '#lib/practice/practices.ts';

export function load({ params }: { params: { game: string } }): { game: string } {
  if (!hasPractice(params.game)) error(404);
  return { game: params.game };
}
