/** Which seats act, or have chosen, in what a table page shows now. */
import type { TableController } from './table-controller.svelte.ts';
import { seatsAnswered, seatsToAct } from './table-state.ts';
import type { Player } from '#lib/wire/out.gen.ts';

/**
 * Return the seats that are lit: the one that does what is shown now, else those that must act. Of several who share
 * this device, only the one who has it, or who has it next.
 */
export function litSeats({ tableState, currentBeat, actorOf, feed }: TableController): readonly number[] {
  if (!tableState || tableState.outcome) return [];
  if (currentBeat) return [actorOf(currentBeat)];
  const due = seatsToAct(tableState);
  const here = due.filter((seat) => feed.mine.seats.includes(seat));
  const holder = feed.nextOwnSeat ?? feed.seat;
  return here.length < 2 || holder === null ? due : due.filter((seat) => seat === holder || !here.includes(seat));
}

/** Return the seats whose sealed choice is known to be made; none while something is shown. */
export function chosenSeats({ tableState, playback }: TableController): readonly number[] {
  return tableState && !tableState.outcome && !playback.isBusy ? seatsAnswered(tableState) : [];
}

/** Return the first seat whose bot plays at another level than before, with that level; null if there is none. */
export function changedLevel(
  before: readonly Player[],
  after: readonly Player[],
): { readonly seat: number; readonly level: string } | null {
  const seat = after.findIndex(({ bot }, at) => bot && before[at]?.bot && bot !== before[at].bot);
  return seat < 0 ? null : { seat, level: after[seat]?.bot ?? '' };
}
