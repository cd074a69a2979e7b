/** Picking on a part of a board: the picking of the whole board with some methods replaced. */
import type { Pickable, Picking } from './picking.svelte.ts';

export type PickOverrides = Pick<Pickable, 'canPick' | 'pick'> &
  Partial<Pick<Pickable, 'drop' | 'isPicked'>> & { readonly reachable?: () => ReadonlySet<string> };

export const withPickOverrides = <Move, Preview>(picking: Picking<Move, Preview>, ways: PickOverrides): Pickable => ({
  get hovered() {
    return picking.hovered;
  },
  set hovered(id) {
    picking.hovered = id;
  },
  get refused() {
    return picking.refused;
  },
  set refused(id) {
    picking.refused = id;
  },
  get reachable() {
    return ways.reachable?.() ?? picking.reachable;
  },
  isPicked: ways.isPicked ?? ((id) => picking.isPicked(id)),
  canPick: ways.canPick,
  pick: ways.pick,
  ...(ways.drop ? { drop: ways.drop } : {}),
});
