/** The gold highlights: the most useful of the elements that can be picked now. */
import { isTower } from './geometry.ts';
import { numberIn } from './attempt.ts';
import type { Move, Preview } from './types.gen.ts';
import type { Picking } from '#lib/board/picking.svelte.ts';

type Picks = Pick<Picking<Move, Preview>, 'offers' | 'openOffers' | 'picked' | 'reachable'>;
type Run = Extract<Preview, { type: 'run' }>;

/**
 * Return the highlighted ids. With nothing picked: all mice that can run, all roofs that can be lifted, the towers that
 * can be picked. With a mouse outside picked: also the tower that it comes through. With a mouse on the board picked:
 * that mouse and the roofs; `runPreviews` marks its destinations. With the spare tile picked: only the slots.
 */
export function highlightedIds({ offers, picked, reachable }: Picks): ReadonlySet<string> {
  const [first] = picked;
  if (first === 'spare') return new Set(offers.flatMap(({ picks }) => (picks[0] === 'spare' ? picks.slice(1, 2) : [])));
  const ids = new Set(offers.flatMap(({ picks }) => (picks[0] === 'rooms' ? picks.slice(1, 2) : [])));
  if (first?.startsWith('field-')) ids.add(first);
  else if (first === undefined) for (const { picks } of offers) if (picks[0]?.startsWith('field-')) ids.add(picks[0]);
  const isTowerId = (id: string): boolean => id.startsWith('field-') && isTower(numberIn(id));
  if (!first?.startsWith('field-')) for (const id of [...reachable, ...picked]) if (isTowerId(id)) ids.add(id);
  return ids;
}

/** Return the preview of each run of the picked mouse, by destination field. */
export function runPreviews({ openOffers, picked }: Picks): ReadonlyMap<number, Run> {
  if (picked.length === 0 || picked[0] === 'spare') return new Map();
  return new Map(
    openOffers.flatMap(({ picks, preview }) => {
      const to = picks.at(-1);
      return preview?.type === 'run' && to?.startsWith('field-') ? [[numberIn(to), preview] as const] : [];
    }),
  );
}
