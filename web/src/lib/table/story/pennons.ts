/** The pennons of a showing: one for each of its sentences, and the reader's at the end. */
import type { PennonProps } from './Pennon.svelte';
import { tinctureOf } from '#lib/draw/heraldry.ts';
import type { TableController } from '#lib/table/table-controller.svelte.ts';

/** Return the pennons of what is being shown now. Those to come have no colour, so that they give nothing away. */
export function pennonsOf(controller: TableController): readonly PennonProps[] {
  const { shownBeats, waitingBeats } = controller;
  const nextSeat = controller.feed.newestDecisionSeat;
  return [
    ...shownBeats.map((one, place) => ({
      state: place === shownBeats.length - 1 ? ('now' as const) : ('past' as const),
      tincture: tinctureOf(controller.actorOf(one)),
    })),
    ...waitingBeats.map(() => ({ state: 'next' as const, tincture: 'argent' as const })),
    ...(nextSeat === null ? [] : [{ state: 'yours' as const, tincture: tinctureOf(nextSeat) }]),
  ];
}
