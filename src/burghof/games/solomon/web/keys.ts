/** Keys of this board: `d` holds the card to dig, `s` shifts, `r` turns the card with the mirror. */
import { onTools } from './hands.ts';
import { holding } from './holding.svelte.ts';
import { turnsOf } from './pattern.ts';
import { cardNow, prepares } from './scene.ts';
import type { Move, Preview, View } from './types.gen.ts';
import type { Picking } from '#lib/board/picking.svelte.ts';

export function keyed(press: KeyboardEvent, picking: Picking<Move, Preview>, view: View): void {
  if (press.target instanceof HTMLInputElement || press.ctrlKey || press.metaKey || press.altKey) return;
  const card = cardNow(view);
  if (!prepares(view, picking.offers) || card === null) return;
  const tools = onTools(picking, holding);
  if (press.key === 'd') tools.pick('card');
  else if (press.key === 's' && tools.canPick('shift')) tools.pick('shift');
  else if (press.key === 'r' && view.stock.includes('mirror')) {
    const turns = [0, ...turnsOf(card)];
    const next = turns[(turns.indexOf(holding.turn) + 1) % turns.length] ?? 0;
    tools.pick(next === 0 ? 'card' : `turn-${String(next)}`);
  }
}
