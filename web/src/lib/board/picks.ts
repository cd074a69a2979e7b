/** Picks: offers name things, first this, then that; what can be picked from where, and what follows by itself. */

export type Picks = readonly string[];
type Offered = { readonly picks: Picks };

export const starts = (picks: Picks, start: Picks): boolean => start.every((id, place) => picks[place] === id);

export const same = (one: Picks, other: Picks): boolean => one.length === other.length && starts(one, other);

/** What can be picked after these picks in one go: the next things, and those to which a single way leads. */
export function reachable(offers: readonly Offered[], picked: Picks): ReadonlySet<string> {
  const ways = new Map<string, Set<string>>();
  const next = new Set<string>();
  for (const { picks } of offers.filter((offer) => starts(offer.picks, picked))) {
    for (let depth = picked.length; depth < picks.length; depth++) {
      const id = picks[depth] ?? '';
      if (depth === picked.length) next.add(id);
      ways.set(id, (ways.get(id) ?? new Set()).add(picks.slice(0, depth).join(' ')));
    }
  }
  return new Set([...ways].flatMap(([id, found]) => (found.size === 1 || next.has(id) ? [id] : [])));
}

/** What can be picked now, or instead of something that is picked. */
export function pickable(offers: readonly Offered[], picked: Picks): ReadonlySet<string> {
  const depths = [...picked.keys(), picked.length];
  return new Set(depths.flatMap((depth) => [...reachable(offers, picked.slice(0, depth))]));
}

/** What is picked once this is: as deep as it fits, and what was picked behind it if that still fits; or null. */
export function after(offers: readonly Offered[], picked: Picks, id: string): Picks | null {
  for (let depth = picked.length; depth >= 0; depth--) {
    const before = picked.slice(0, depth);
    const picks = [...before, id];
    if (fits(offers, picks)) {
      const kept = [...picks, ...picked.slice(depth + 1)];
      return onwards(offers, fits(offers, kept) ? kept : picks);
    }
    const [way, other] = waysTo(offers, before, id);
    if (way && !other) return onwards(offers, way);
  }
  return null;
}

/** What is left once the last pick is let go, with those that had followed by themselves. */
export function without(offers: readonly Offered[], picked: Picks): Picks {
  const left = picked.slice(0, -1);
  const chosen = left.slice(0, -1);
  return left.length > 0 && onwards(offers, chosen).length > chosen.length ? without(offers, left) : left;
}

const fits = (offers: readonly Offered[], picks: Picks): boolean => offers.some((offer) => starts(offer.picks, picks));

/** The different ways to pick this after those, where it does not come next. */
function waysTo(offers: readonly Offered[], before: Picks, id: string): readonly Picks[] {
  const found = offers
    .filter((offer) => starts(offer.picks, before) && offer.picks.includes(id, before.length))
    .map((offer) => offer.picks.slice(0, offer.picks.indexOf(id, before.length) + 1));
  return [...new Map(found.map((picks) => [picks.join(' '), picks])).values()];
}

/** These picks, and those after them that nobody has to choose. */
function onwards(offers: readonly Offered[], picks: Picks): Picks {
  const next = new Set(offers.filter((offer) => starts(offer.picks, picks)).map((offer) => offer.picks[picks.length]));
  const [only] = next;
  return next.size === 1 && only !== undefined ? onwards(offers, [...picks, only]) : picks;
}
