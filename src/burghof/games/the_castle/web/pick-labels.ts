/** Texts of what picking an item would do, for screen readers. */
import type { Move, Preview } from './types.gen.ts';
import type { Picking } from '#lib/board/picking.svelte.ts';
import type { Message } from '#lib/wire/out.gen.ts';

/** Return the text of the move for each item whose pick completes one. */
export function effectsOf(
  { openOffers, picked }: Pick<Picking<Move, Preview>, 'openOffers' | 'picked'>,
  say: (message: Message) => string,
): ReadonlyMap<string, string> {
  return new Map(
    openOffers.flatMap(({ picks, message }) => {
      const last = picks.at(-1);
      return last !== undefined && picks.length === picked.length + 1 ? [[last, say(message)] as const] : [];
    }),
  );
}

/** Return the items to pick, level by level: the first picks, then those that can follow the picked ones. */
export function levelsOf({
  offers,
  picked,
}: Pick<Picking<Move, Preview>, 'offers' | 'picked'>): readonly (readonly string[])[] {
  return [...picked, ''].map((_, depth) => {
    const before = picked.slice(0, depth);
    const fits = offers.filter(({ picks }) => before.every((id, place) => picks[place] === id));
    return [...new Set(fits.flatMap(({ picks }) => picks.slice(depth, depth + 1)))];
  });
}

/** Return the allies after one was added or removed, always in seat order. */
export function toggleAlly(picked: readonly string[], id: string): readonly string[] {
  const left = picked.filter((one) => one !== id);
  return (left.length < picked.length ? left : [...picked, id]).toSorted(
    (one, other) => Number(one.slice(5)) - Number(other.slice(5)),
  );
}
