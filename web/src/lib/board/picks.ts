/**
 * Picks: offers name items in order. This module computes what can be picked next and which picks follow automatically.
 */

export type Picks = readonly string[];
type HasPicks = { readonly picks: Picks };

export const startsWith = (picks: Picks, start: Picks): boolean => start.every((id, place) => picks[place] === id);

export const isEqual = (one: Picks, other: Picks): boolean => one.length === other.length && startsWith(one, other);

/**
 * Return what one pick can reach after these picks: the next items, and items further on that a single path leads to,
 * or a single one of the shortest.
 */
export const reachable = (offers: readonly HasPicks[], picked: Picks): ReadonlySet<string> =>
  new Set([...shortestPaths(offers, picked)].flatMap(([id, path]) => (path === null ? [] : [id])));

/** Return what can be picked now, or instead of a picked item. */
export function pickable(offers: readonly HasPicks[], picked: Picks): ReadonlySet<string> {
  const depths = [...picked.keys(), picked.length];
  return new Set(depths.flatMap((depth) => [...reachable(offers, picked.slice(0, depth))]));
}

/**
 * Return the picks after picking `id` as deep as possible, with the later picks that still match; null if no offer
 * matches.
 */
export function nextPicks(offers: readonly HasPicks[], picked: Picks, id: string): Picks | null {
  for (let depth = picked.length; depth >= 0; depth--) {
    const before = picked.slice(0, depth);
    const picks = [...before, id];
    if (matchesAny(offers, picks)) {
      const kept = [...picks, ...picked.slice(depth + 1)];
      return withForcedPicks(offers, matchesAny(offers, kept) ? kept : picks);
    }
    const way = shortestPaths(offers, before).get(id);
    if (way) return withForcedPicks(offers, way);
  }
  return null;
}

/** Return the picks without the last one and without the automatic picks before it. */
export function withoutLast(offers: readonly HasPicks[], picked: Picks): Picks {
  const left = picked.slice(0, -1);
  const chosen = left.slice(0, -1);
  return left.length > 0 && withForcedPicks(offers, chosen).length > chosen.length ? withoutLast(offers, left) : left;
}

/** Return the picks without an item, without everything after it, and without the automatic picks before it. */
export const withoutItem = (offers: readonly HasPicks[], picked: Picks, id: string): Picks =>
  withoutLast(offers, picked.slice(0, picked.indexOf(id) + 1));

const matchesAny = (offers: readonly HasPicks[], picks: Picks): boolean =>
  offers.some((offer) => startsWith(offer.picks, picks));

/** Return the shortest path to each item after these picks, with them and the item; null if there are several. */
function shortestPaths(offers: readonly HasPicks[], picked: Picks): ReadonlyMap<string, Picks | null> {
  const paths = new Map<string, Picks | null>();
  const lengths = new Map<string, number>();
  for (const { picks } of offers) {
    if (!startsWith(picks, picked)) continue;
    for (let length = picked.length + 1; length <= picks.length; length++) {
      const id = picks[length - 1] ?? '';
      const shortest = lengths.get(id) ?? Infinity;
      if (length > shortest) continue;
      const found = paths.get(id);
      const isOther = length === shortest && !(found && startsWith(picks, found));
      lengths.set(id, length);
      paths.set(id, isOther ? null : picks.slice(0, length));
    }
  }
  return paths;
}

/** Return these picks with all following ones that leave no choice. */
function withForcedPicks(offers: readonly HasPicks[], picks: Picks): Picks {
  const next = new Set(
    offers.filter((offer) => startsWith(offer.picks, picks)).map((offer) => offer.picks[picks.length]),
  );
  const [only] = next;
  return next.size === 1 && only !== undefined ? withForcedPicks(offers, [...picks, only]) : picks;
}
