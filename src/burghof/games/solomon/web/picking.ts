/** Picking on the pit: with the shape, a field is where the shape is held; otherwise fields are picked as usual. */
import { attempt } from './attempt.ts';
import type { cardMode as Holding } from './card-mode.svelte.ts';
import { placeOver, shapeOf } from './pattern.ts';
import { currentCard, digAt, numberIn, isOwnPreparation, type SolomonOffer } from './scene.ts';
import type { Move, Preview, View } from './types.gen.ts';
import { withPickOverrides as hands, type PickOverrides } from '#lib/board/pick-overrides.ts';
import type { Pickable, Picking } from '#lib/board/picking.svelte.ts';

type SolomonPicking = Picking<Move, Preview>;
type Held = typeof Holding;

/** Add a drop: it picks the item, and plays the offer if that completes it. */
const withDrop = (picking: SolomonPicking, ways: PickOverrides): Pickable =>
  hands(picking, {
    ...ways,
    drop: (id) => {
      ways.pick(id);
      if (picking.picked.at(-1) === id) picking.confirm();
    },
  });

/**
 * Picking of fields: the shape is put on a field, and a second pick there digs; without the shape, tiles are picked and
 * shifted.
 */
export function fieldPicking(picking: SolomonPicking, view: View, held: Held): Pickable {
  const card = currentCard(view);
  const isDig = isOwnPreparation(view, picking.offers) && held.mode === 'dig' && card !== null;
  if (isOwnPreparation(view, picking.offers) && held.mode === 'shift') return tilePicking(picking, view);
  if (!isDig) {
    const looks = view.phase === 'choose';
    return withDrop(picking, {
      canPick: (id) => !looks && picking.canPick(id),
      pick: (id) => {
        if (!looks) {
          // The last field of the seal is put back by a second press; only the button digs.
          if (view.phase === 'pick' && picking.isPicked(id)) picking.undoLastPick();
          else picking.pick(id);
          return;
        }
        // A card in hand is held over the field: a name would cover it there.
        held.field = numberIn('field', id);
        if (numberIn('card', picking.picked[0]) === null) picking.showName(id);
      },
    });
  }
  const shape = shapeOf(card, held.turn);
  const over = (id: string): number | null => {
    const field = numberIn('field', id);
    return field === null || !shape ? null : placeOver(shape, field).at;
  };
  const offered = (id: string): SolomonOffer | null => {
    const at = over(id);
    return at === null ? null : digAt(picking.offers, held.turn, at);
  };
  return withDrop(picking, {
    reachable: () => new Set(picking.offers.flatMap(({ move, picks }) => digTargets(move, picks, held.turn))),
    canPick: (id) => offered(id) !== null,
    isPicked: (id) => picking.aimed?.move.type === 'dig' && picking.picked.at(-1) === id,
    pick: (id) => {
      const at = over(id);
      if (at === null) {
        picking.showName(id);
        return;
      }
      const before = held.field === null || !shape ? null : placeOver(shape, held.field).at;
      const offer = offered(id);
      held.field = numberIn('field', id);
      picking.refused = null;
      if (offer && picking.aimed?.move === offer.move) picking.confirm();
      else if (offer) picking.picked = offer.picks;
      else if (before === at) picking.attempt(id, { type: 'dig', at, turn: held.turn, axe: false });
      else picking.picked = [];
    },
  });
}

/** Picking of fields while tiles are shifted: a field is a tile to take, or the destination of the taken one. */
function tilePicking(picking: SolomonPicking, view: View): Pickable {
  const can = (id: string): boolean =>
    picking.offers.some(
      ({ picks: [way, source, to] }) =>
        way === 'shift' && (source === id || (to === id && source === picking.picked[1])),
    );
  return withDrop(picking, {
    reachable: () => new Set([...picking.reachable].filter(can)),
    canPick: can,
    pick: (id) => {
      const move = can(id) || picking.isPicked(id) ? null : attempt(view, picking.picked, id);
      if (move) picking.attempt(id, move);
      else if (can(id) || picking.isPicked(id)) picking.pick(id);
      else picking.showName(id);
    },
  });
}

const digTargets = (move: Move, picks: readonly string[], turn: number): readonly string[] =>
  move.type === 'dig' && move.turn === turn ? picks.slice(-1) : [];

/** Picking in the tray: the card and the shift tool are modes, and stay chosen until another is chosen. */
export const toolPicking = (picking: SolomonPicking, held: Held): Pickable =>
  withDrop(picking, {
    canPick: (id) =>
      id === 'card' ||
      (id === 'shift' && picking.offers.some(({ picks }) => picks[0] === 'shift')) ||
      id.startsWith('turn-') ||
      picking.canPick(id),
    isPicked: (id) => {
      const isFree = picking.picked[0] !== 'objects' && picking.picked[0] !== 'discard';
      if (id === 'card') return isFree && held.mode === 'dig' && held.turn === 0;
      if (id === 'shift') return isFree && held.mode === 'shift';
      const turn = numberIn('turn', id);
      return turn === null ? picking.isPicked(id) : isFree && held.mode === 'dig' && held.turn === turn;
    },
    pick: (id) => {
      const turn = id === 'card' ? 0 : numberIn('turn', id);
      if (turn === null && id !== 'shift') {
        picking.pick(id);
        return;
      }
      picking.reset();
      held.mode = id === 'shift' ? 'shift' : 'dig';
      held.turn = turn ?? 0;
      if (id === 'shift') picking.pick('shift');
    },
  });
