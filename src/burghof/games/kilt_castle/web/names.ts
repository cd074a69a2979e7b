/** What things on the board are called, with what is offered there: for whoever does not see it. */
import { SPACES, sideOf } from './geometry.ts';
import { cardId, fieldId, spaceId, type KiltOffer, type Note } from './scene.ts';
import { word, type Speaker } from '#lib/words/speaker.ts';

const SIDES = ['north', 'east', 'south', 'west'] as const;

/** The number of the row or column that a space looks along. */
export const numberIn = (space: number): number => (space < SPACES / 2 ? (space % 5) + 1 : 5 - (space % 5));

/** A space by its side and its number: "North 3". */
export const spaceName = (speaker: Speaker, space: number): string =>
  speaker.speak({
    key: 'outline-space',
    data: {
      side: word(`side-${SIDES[sideOf(space)] ?? 'north'}`),
      line: numberIn(space),
      kind: 'row',
    },
  });

export type Names = {
  readonly card: (card: number) => string;
  readonly space: (space: number) => string;
  readonly field: (field: number) => string;
};

export function names(
  speaker: Speaker,
  label: (id: string) => string,
  rows: readonly (readonly number[])[],
  fields: ReadonlyMap<number, KiltOffer>,
  notes: ReadonlyMap<number, Note>,
): Names {
  const space = (one: number): string => label(spaceId(one)) || spaceName(speaker, one);
  return {
    card: (card) =>
      `${label(cardId(card))}, ${spaceName(
        speaker,
        rows.findIndex((row) => row.includes(card)),
      )}`,
    space: (one) =>
      speaker.say('board-space', {
        space: space(one),
        cards: rows[one]?.length ?? 0,
      }),
    field: (field) => {
      const note = fields.has(field) ? notes.get(field) : undefined;
      const tower = label(fieldId(field));
      return note
        ? speaker.say('board-field', {
            tower,
            kind: note.kind,
            price: note.price,
          })
        : tower;
    },
  };
}
