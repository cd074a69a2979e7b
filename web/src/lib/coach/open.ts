/** Whether a table has hints for this person, and the way to its coach, which is loaded when it is first asked. */
import type { Coach } from './coach.svelte.ts';
import { games } from '#lib/api/games.svelte.ts';
import type { TableController } from '#lib/table/table-controller.svelte.ts';

/** Return whether this person may ask for a hint now: alone against bots, or at a table that has hints. */
export function mayAskForHint({ feed, picking }: TableController): boolean {
  const { table, seat } = feed;
  if (!table || seat === null || picking.offers.length < 2) return false;
  const others = table.chairs.filter((chair) => chair.seat !== seat);
  return (table.has_hints || others.every(({ bot }) => bot !== null)) && (games.card(table.game)?.hints ?? false);
}

/** Return the coach of a table. What it says is loaded with it, so that the herald does not go in between. */
export async function loadCoach(controller: TableController): Promise<Coach> {
  if (!controller.coach) {
    const [{ Coach }] = await Promise.all([import('./coach.svelte.ts'), import('./HintHerald.svelte')]);
    controller.coach = new Coach(controller);
  }
  return controller.coach;
}
