/** The risk of a way: what waits in an area, and how a fight there would go, from the message of its offer. */
import { areaIn } from './geometry.ts';
import type { Move, Preview } from './types.gen.ts';
import type { OfferOf } from '#lib/wire/typed.ts';
import type { MessageArg } from '#lib/words/translator.ts';

export type WayRisk = {
  readonly area: number;
  /** In how many of ten fights the party's best character would win; null where no chance is given. */
  readonly tenths: number | null;
  /** How many hits this character would take on average; null where no number is given. */
  readonly hits: number | null;
  /** The values of the sentences about it: who fights, the monster if it is known. */
  readonly data: Readonly<Record<string, MessageArg>>;
  readonly hasTreasure: boolean;
};

/** Return the risk of an offer that leads to monsters, or null. */
export function riskOf({ picks, preview, message }: OfferOf<Move, Preview>): WayRisk | null {
  const area = areaIn(picks.at(-1) ?? '');
  if (area === null || preview?.type !== 'way' || preview.monsters === 0) return null;
  const { tenths, hits } = message.data;
  return {
    area,
    tenths: typeof tenths === 'number' && tenths >= 0 ? tenths : null,
    hits: typeof hits === 'number' && hits >= 0 ? hits : null,
    data: message.data,
    hasTreasure: preview.treasures > 0,
  };
}
