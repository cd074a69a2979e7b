/** Picking on this board: fields, floors, and rows of cards on a phone behave differently from the default. */
import type { OpenRow } from './rows.svelte.ts';
import { pendingKind, numberOf } from './scene.ts';
import type { Move, Preview } from './types.gen.ts';
import { withPickOverrides } from '#lib/board/pick-overrides.ts';
import type { Pickable, Picking } from '#lib/board/picking.svelte.ts';

type KiltPicking = Picking<Move, Preview>;

/** Pick a field together with its plainest floor; a second pick of the field builds. */
export const fieldPicking = (picking: KiltPicking): Pickable =>
  withPickOverrides(picking, {
    pick: (id) => {
      if (picking.aimed && picking.picked[0] === id) {
        picking.confirm();
        return;
      }
      picking.pick(id);
      const next = picking.openOffers[0]?.picks[picking.picked.length];
      if (picking.picked.at(-1) === id && next !== undefined) picking.pick(next);
    },
    canPick: (id) => picking.canPick(id),
  });

/**
 * Keep a picked field together with a floor: a field that was picked alone gets its plainest floor, and a field whose
 * floor was undone is undone, too.
 */
export function completeField(picking: KiltPicking, before: readonly string[]): void {
  const [field] = picking.picked;
  if (pendingKind(picking.offers) !== 'build' || picking.picked.length !== 1 || field === undefined) return;
  const floor = picking.openOffers[0]?.picks[1];
  if (before[0] === field) picking.reset();
  else if (floor !== undefined) picking.aimAt(floor);
}

/** Pick a floor; a floor that is already picked stays picked, and says its name. */
export const floorPicking = (picking: KiltPicking): Pickable =>
  withPickOverrides(picking, {
    pick: (id) => {
      if (picking.isPicked(id)) picking.showName(id);
      else picking.pick(id);
    },
    canPick: (id) => picking.canPick(id),
  });

/**
 * On a phone, a tap on a row opens it in the tray and says its name; once a card is picked, a tap on a space is its
 * destination.
 */
export const rowPicking = (picking: KiltPicking, open: OpenRow, hasCards: (space: number) => boolean): Pickable => {
  const opens = (id: string): boolean => {
    const space = numberOf('space', id);
    const isTarget = picking.picked.length > 0 && picking.canPick(id);
    return pendingKind(picking.offers) === 'relocate' && space !== null && hasCards(space) && !isTarget;
  };
  return withPickOverrides(picking, {
    pick: (id) => {
      if (!opens(id)) {
        picking.pick(id);
        return;
      }
      picking.reset();
      open.space = numberOf('space', id);
      picking.showName(id);
    },
    canPick: (id) => opens(id) || (picking.picked.length > 0 && picking.canPick(id)),
  });
};

/** Switch to the next kind of floor. */
export function pickNextFloor(picking: KiltPicking): void {
  const [field, now] = picking.picked;
  if (field === undefined || pendingKind(picking.offers) !== 'build') return;
  const kinds = picking.offers.flatMap(({ picks }) => (picks[0] === field && picks[1] !== undefined ? [picks[1]] : []));
  const next = kinds[(kinds.indexOf(now ?? '') + 1) % kinds.length];
  if (next !== undefined && kinds.length > 1) picking.pick(next);
}
