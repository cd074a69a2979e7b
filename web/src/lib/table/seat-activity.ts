/** Which seats act, or have chosen, in what a table page shows now. */
import type { TableController } from './table-controller.svelte.ts';
import { seatsAnswered, seatsToAct } from './table-state.ts';

/** Return the seats that are lit: the one that does what is shown now, else those that must act. */
export function litSeats({ tableState, currentBeat, actorOf }: TableController): readonly number[] {
  if (!tableState || tableState.outcome) return [];
  return currentBeat ? [actorOf(currentBeat)] : seatsToAct(tableState);
}

/** Return the seats whose sealed choice is known to be made; none while something is shown. */
export function chosenSeats({ tableState, playback }: TableController): readonly number[] {
  return tableState && !tableState.outcome && !playback.isBusy ? seatsAnswered(tableState) : [];
}
