/** The name of a guest who has not entered one. */
import { tinctureOf } from '#lib/draw/heraldry.ts';
import { t } from '#lib/words/language.svelte.ts';

/** Return the name by the colour of the chair: "Guest in red". */
export const guestName = (seat: number): string => t('chair-guest', { colour: t(`colour-${tinctureOf(seat)}`) });
