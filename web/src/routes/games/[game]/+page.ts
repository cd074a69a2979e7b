/** The game of this page; 404 for a game that is not on this server. */
import { error } from '@sveltejs/kit';
import { games } from '#lib/api/games.svelte.ts';

export async function load({ params }: { params: { game: string } }): Promise<{ game: string }> {
  await games.load();
  if (!games.card(params.game)) error(404);
  return { game: params.game };
}
