/** What a learner chose in place of what was asked for. */
import type { Mistake } from './lesson-state.svelte.ts';
import { playName } from '#lib/board/things.ts';
import { playText } from '#lib/table/play-text.ts';
import type { TableController } from '#lib/table/table-controller.svelte.ts';
import type { LessonTask } from '#lib/wire/out.gen.ts';

type Picks = readonly string[];
export type Chosen = {
  readonly picks: Picks;
  /** The first of them that was not asked for; empty for a button. */
  readonly id: string;
  /** What it is called. */
  readonly text: string;
  /** What it would have cost, in coins. */
  readonly price: number;
};

/** Return what was chosen in a mistake, where these picks were asked for; null without a mistake. */
export function chosenIn(controller: TableController, mistake: Mistake | null, asked: Picks): Chosen | null {
  if (!mistake) return null;
  if ('touched' in mistake) {
    const id = mistake.touched;
    return { picks: [id], id, text: shortName(controller, id), price: 0 };
  }
  const move = JSON.stringify(mistake.move);
  const offer = controller.picking.offers.find((one) => JSON.stringify(one.move) === move);
  if (!offer) return null;
  const id = offer.picks.find((pick) => !asked.includes(pick)) ?? '';
  const isButton = offer.picks.length === 0;
  const text = isButton
    ? playText(controller, offer, controller.translator.speak(offer.message, controller.names))
    : shortName(controller, id);
  return { picks: offer.picks, id, text, price: controller.board?.price?.(offer) ?? 0 };
}

/** Return whether these are the same picks, in any order. */
export const areSame = (picks: Picks, others: Picks): boolean =>
  picks.length === others.length && others.every((pick) => picks.includes(pick));

/** Return the name of a thing without its state, which its card tells. */
function shortName(controller: TableController, id: string): string {
  const name = controller.itemName(id);
  return (name.split(/[,:]/, 1)[0] ?? name).trim();
}

/**
 * Return what is to be pressed next: what is to be touched, or the picks of the asked move that are left. What was
 * chosen right in a mistake need not be pointed at once more.
 */
export function duePicks(task: LessonTask, asked: Picks, picked: Picks, chosen: Chosen | null): Picks {
  if (task.touch) return [task.touch];
  const left = asked.filter((id) => !picked.includes(id));
  const differing = left.filter((id) => !chosen?.picks.includes(id));
  if (differing.length > 0) return differing;
  return left.length > 0 ? left : [playName(task.offer ?? 0)];
}
