/** The four colours as they are drawn and who owns them. */
import { MATERIAL } from './material.gen.ts';
import type { Floor, View } from './types.gen.ts';
import { TINCTURES, type Tincture } from '#lib/draw/heraldry.ts';

export type Colour = Floor['colour'];

export const rankOf = (colour: Colour): number => MATERIAL.colours.indexOf(colour);

export const tinctureOf = (colour: Colour): Tincture => TINCTURES[rankOf(colour)] ?? 'gules';

/** How many play: that alone says whose the colours are. */
type Company = Pick<View, 'seats'>;

const ownersOf = (view: Company): readonly number[] =>
  view.seats === 2 ? MATERIAL.owners['2'] : view.seats === 3 ? MATERIAL.owners['3'] : MATERIAL.owners['4'];

/** Whose colour this is. */
export const ownerOf = (view: Company, colour: Colour): number => ownersOf(view)[rankOf(colour)] ?? 0;

/** The other colour of the player who owns this one; the same where a player has only one. */
export const otherColour = (view: Company, colour: Colour): Colour =>
  coloursOf(view, ownerOf(view, colour)).find((other) => other !== colour) ?? colour;

/** The colours of a seat. */
export const coloursOf = (view: Company, seat: number): readonly Colour[] =>
  MATERIAL.colours.filter((_, rank) => ownersOf(view)[rank] === seat);
