/** Keys while others' moves are shown, on a table page and on a table screen. */
import type { TableController } from '#lib/table/table-controller.svelte.ts';

/** Skip what is shown of others' moves, or go to its next or previous sentence. Returns whether the key meant that. */
export function skipByKey(
  event: KeyboardEvent,
  { feed, playback, dueThrow }: Pick<TableController, 'feed' | 'playback' | 'dueThrow'>,
): boolean {
  const isOnControl = event.target instanceof Element && event.target.closest('button, a, [role="button"]') !== null;
  if (!playback.isBusy) return false;
  if (dueThrow && !isOnControl && (event.key === ' ' || event.key === 'Enter')) playback.press();
  else if (event.key === 'Escape' || (!isOnControl && (event.key === ' ' || event.key === 'Enter')))
    feed.completeShowing();
  else if (event.key === '.') playback.nextBeat();
  else if (event.key === ',') playback.previousBeat();
  else return false;
  event.preventDefault();
  return true;
}
