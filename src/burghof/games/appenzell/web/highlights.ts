/** The gold highlights: what can be picked now, as far as that helps at first sight. */
import { isTower } from './geometry.ts';
import { numberIn } from './attempt.ts';
import type { Move, Preview } from './types.gen.ts';
import type { Picking } from '#lib/board/picking.svelte.ts';

type Picks = Pick<Picking<Move, Preview>, 'offers' | 'openOffers' | 'picked' | 'reachable'>;
type Run = Extract<Preview, { type: 'run' }>;

/**
 * Return the highlighted ids. At first: all mice that can run, all roofs that can be lifted, the free towers. With a
 * mouse picked: that mouse, the towers it can reach, and still the roofs. With the spare tile picked: only the slots.
 */
export function highlightedIds({ offers, picked, reachable }: Picks): ReadonlySet<string> {
  const [first] = picked;
  if (first === 'spare') return new Set(offers.flatMap(({ picks }) => (picks[0] === 'spare' ? picks.slice(1, 2) : [])));
  const found = new Set(offers.flatMap(({ picks }) => (picks[0] === 'rooms' ? picks.slice(1, 2) : [])));
  if (first?.startsWith('field-')) found.add(first);
  else if (first === undefined) for (const { picks } of offers) if (picks[0]?.startsWith('field-')) found.add(picks[0]);
  const isIn = (id: string): boolean => id.startsWith('field-') && isTower(numberIn(id));
  if (!first?.startsWith('field-')) for (const id of reachable) if (isIn(id)) found.add(id);
  return found;
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
