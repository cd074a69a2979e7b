/** The choices of a puzzle as letters, and the things on the board that tell them apart. */
import type { Picks } from '#lib/board/picks.ts';

const FIRST = 'A'.codePointAt(0) ?? 0;

/** Return the letter of a choice, by its place. */
export const letterOf = (place: number): string => String.fromCodePoint(FIRST + place);

/** Return for each choice the pick that no other choice has, the last one first; an empty name if there is none. */
export function tellingPicks(choices: readonly Picks[]): readonly string[] {
  return choices.map((picks, place) => {
    const others = new Set(choices.filter((_, other) => other !== place).flat());
    return picks.toReversed().find((pick) => !others.has(pick)) ?? '';
  });
}
