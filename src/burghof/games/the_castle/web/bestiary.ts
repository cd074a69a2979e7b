/** The bestiary: the kinds of monsters that were met, and those that are still to meet. */
import counters from '../data/counters.toml';
import { MATERIAL } from './material.gen.ts';
import { DEAD } from './positions.ts';
import { fightOf, hasBit, type Monster } from './scene.ts';
import type { View } from './types.gen.ts';

export type BestiaryPage = {
  readonly kind: Monster;
  /** How many of its kind there are, and how many are not dead. */
  readonly all: number;
  readonly left: number;
  /** The rooms in which it was met. */
  readonly rooms: readonly number[];
};

const COUNTS = (counters as { readonly monsters: Readonly<Record<Monster, number>> }).monsters;
const KINDS = Object.keys(COUNTS) as Monster[];

/** Return the pages of the monsters that lie face up or did, in the order of the rulebook. */
export function metMonsters(view: View): readonly BestiaryPage[] {
  return KINDS.flatMap((kind) => {
    const met = view.monsters.flatMap((one, counter) =>
      one === kind && hasBit(view.face_up, counter) ? [counter] : [],
    );
    const dead = met.filter((counter) => view.monster_at[counter] === DEAD).length;
    const rooms = met.flatMap((counter) => MATERIAL.rooms[counter] ?? []);
    return met.length > 0 ? [{ kind, all: COUNTS[kind], left: COUNTS[kind] - dead, rooms }] : [];
  });
}

/** Return the kinds that nobody has met, with their numbers. */
export function unmetMonsters(view: View): readonly { readonly kind: Monster; readonly all: number }[] {
  const met = new Set(metMonsters(view).map(({ kind }) => kind));
  return KINDS.filter((kind) => !met.has(kind)).map((kind) => ({ kind, all: COUNTS[kind] }));
}

/** Return the kind of the monster that is being fought, or null. */
export function foughtMonster(view: View): Monster | null {
  const [first] = fightOf(view)?.theirs ?? [];
  return first === undefined ? null : (view.monsters[first - MATERIAL.first_monster] ?? null);
}
