/** What the herald says while something is picked. */
import { areaIn } from './geometry.ts';
import { placeOf } from './names.ts';
import { thingText } from './things.ts';
import type { Move, Preview, View } from './types.gen.ts';
import { riskOf } from './ways.ts';
import type { HeraldText, PickState } from '#lib/board/contract.ts';

type Picked = PickState<View, Move, Preview>;

/** Return what the herald says, or null where the text of the move says all. */
export const heraldText = (state: Picked): HeraldText | null => wayText(state) ?? lookText(state) ?? thingText(state);

/** Return the question before a room with a monster, and what a fight there would cost. */
function wayText({ aimed }: Picked): HeraldText | null {
  const hits = aimed && riskOf(aimed)?.hits;
  if (!aimed || hits === null || hits === undefined) return null;
  return { sentence: aimed.message, more: { key: 'board-way-hits', data: { hits } } };
}

/** Return the question what to see in a room that several looks fit. */
function lookText({ picked, openOffers, aimed }: Picked): HeraldText | null {
  const area = areaIn(picked[0] ?? '');
  if (aimed || area === null || openOffers.length < 2 || openOffers.some(({ move }) => move.type !== 'look'))
    return null;
  return { sentence: { key: 'board-look-at', data: { area: placeOf(area) } } };
}
