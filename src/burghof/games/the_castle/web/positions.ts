/** Where treasures, monsters and the Princess are, as a view codes it: the functions of `model/positions.py`. */
import { MATERIAL } from './material.gen.ts';

const { pile: FIRST_PILE, charmed: FIRST_CHARMER, on_floor: FIRST_PRINCESS_AREA } = MATERIAL.places;

// Treasures

/** The treasure is out of play. */
export const GONE: number = MATERIAL.places.gone;
/** The treasure is in the room in which it was laid. */
export const IN_ROOM: number = MATERIAL.places.in_room;
/** Return the position of a treasure that a character or captive carries. */
export const carriedBy = (figure: number): number => figure;
/** Return the position of a treasure that a dead party left in an area. */
export const inPile = (area: number): number => FIRST_PILE + area;
/** Return the character or captive that carries the treasure, or null. */
export const holderOf = (at: number): number | null => (at >= 0 && at < FIRST_PILE ? at : null);

// Monsters

export const DEAD: number = MATERIAL.places.dead;
/** Return the position of a wild monster in an area. */
export const wildIn = (area: number): number => area;
/** Return the position of a monster that goes with a party. */
export const charmedBy = (party: number): number => FIRST_CHARMER + party;
/** Return the party with which a charmed monster goes, or null. */
export const charmerOf = (at: number): number | null => (at >= FIRST_CHARMER ? at - FIRST_CHARMER : null);

// The Princess

/** Return the position of the Princess in an area, without a party. */
export const princessIn = (area: number): number => FIRST_PRINCESS_AREA + area;
/** Return the position of the Princess with a party. */
export const princessWith = (party: number): number => party;
/** Return the area in which the Princess is without a party, or null. */
export const princessAreaOf = (at: number): number | null =>
  at >= FIRST_PRINCESS_AREA ? at - FIRST_PRINCESS_AREA : null;
/** Return the party that the Princess is with, or null. */
export const princessPartyOf = (at: number): number | null => (at < FIRST_PRINCESS_AREA ? at : null);
