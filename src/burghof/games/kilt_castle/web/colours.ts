/** The four colours as they are drawn and who owns them. */
import { MATERIAL } from './material.gen.ts';
import type { Floor, View } from './types.gen.ts';
import { TINCTURES, type Tincture } from '#lib/draw/heraldry.ts';

export type Colour = Floor['colour'];

export const rankOf = (colour: Colour): number => MATERIAL.colours.indexOf(colour);

export const tinctureOf = (colour: Colour): Tincture => TINCTURES[rankOf(colour)] ?? 'gules';

const ownersOf = (view: View): readonly number[] =>
  view.seats === 2 ? MATERIAL.owners['2'] : view.seats === 3 ? MATERIAL.owners['3'] : MATERIAL.owners['4'];

/** Whose colour this is. */
export const ownerOf = (view: View, colour: Colour): number => ownersOf(view)[rankOf(colour)] ?? 0;

/** The colours of a seat. */
export const coloursOf = (view: View, seat: number): readonly Colour[] =>
  MATERIAL.colours.filter((_, rank) => ownersOf(view)[rank] === seat);
