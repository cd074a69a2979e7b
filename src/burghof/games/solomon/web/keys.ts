/** Keys of this board: `d` holds the card to dig, `s` shifts, `r` turns the card with the mirror. */
import { toolPicking } from './picking.ts';
import { cardMode } from './card-mode.svelte.ts';
import { turnsOf } from './pattern.ts';
import { currentCard, isOwnPreparation } from './scene.ts';
import type { Move, Preview, View } from './types.gen.ts';
import type { Picking } from '#lib/board/picking.svelte.ts';

export function onKey(press: KeyboardEvent, picking: Picking<Move, Preview>, view: View): void {
  if (press.target instanceof HTMLInputElement || press.ctrlKey || press.metaKey || press.altKey) return;
  const card = currentCard(view);
  if (!isOwnPreparation(view, picking.offers) || card === null) return;
  const tools = toolPicking(picking, cardMode);
  if (press.key === 'd') tools.pick('card');
  else if (press.key === 's' && tools.canPick('shift')) tools.pick('shift');
  else if (press.key === 'r' && view.stock.includes('mirror')) {
    const turns = [0, ...turnsOf(card)];
    const next = turns[(turns.indexOf(cardMode.turn) + 1) % turns.length] ?? 0;
    tools.pick(next === 0 ? 'card' : `turn-${String(next)}`);
  }
}
