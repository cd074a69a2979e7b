/** The four colours: their tinctures and their owners. */
import { MATERIAL } from './material.gen.ts';
import type { Floor, View } from './types.gen.ts';
import { TINCTURES, type Tincture } from '#lib/draw/heraldry.ts';

export type Colour = Floor['colour'];

export const rankOf = (colour: Colour): number => MATERIAL.colours.indexOf(colour);

export const tinctureOf = (colour: Colour): Tincture => TINCTURES[rankOf(colour)] ?? 'gules';

/** The number of players, which alone determines the owners of the colours. */
type HasSeats = Pick<View, 'seats'>;

const ownersOf = (view: HasSeats): readonly number[] =>
  view.seats === 2 ? MATERIAL.owners['2'] : view.seats === 3 ? MATERIAL.owners['3'] : MATERIAL.owners['4'];

/** Return the seat that owns a colour. */
export const ownerOf = (view: HasSeats, colour: Colour): number => ownersOf(view)[rankOf(colour)] ?? 0;

/** Return the other colour of the player who owns this one; the same colour if that player has only one. */
export const otherColour = (view: HasSeats, colour: Colour): Colour =>
  coloursOf(view, ownerOf(view, colour)).find((other) => other !== colour) ?? colour;

/** Return the colours of a seat. */
export const coloursOf = (view: HasSeats, seat: number): readonly Colour[] =>
  MATERIAL.colours.filter((_, rank) => ownersOf(view)[rank] === seat);
