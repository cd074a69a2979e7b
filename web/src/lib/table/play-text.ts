/** The text of a button that plays an offer. */
import type { TableController } from './table-controller.svelte.ts';

type Offer = NonNullable<TableController['picking']['aimed']>;

/** Return what the game says on the button of an offer, or `defaults`. */
export function playText(controller: TableController, offer: Offer, defaults: string): string {
  const key = controller.board?.confirmKey?.(offer, controller.tableState?.view) ?? null;
  if (key === null) return defaults;
  return typeof key === 'string' ? controller.translator.say(key) : controller.translator.speak(key, controller.names);
}
