/** Labels of the items on the board with what is offered there, for screen readers. */
import { SPACES, sideOf } from './geometry.ts';
import { cardId, spaceId, type Note } from './scene.ts';
import type { MessageRef } from '#lib/wire/out.gen.ts';
import { word, type Translator } from '#lib/words/translator.ts';

const SIDES = ['north', 'east', 'south', 'west'] as const;

/** Return the number of the row or column of a space's line. */
export const numberIn = (space: number): number => (space < SPACES / 2 ? (space % 5) + 1 : 5 - (space % 5));

/** Return the key of the column or row at whose end a space lies, as it is printed on the board. */
const lineKey = (space: number): string =>
  sideOf(space) % 2 === 0 ? `line-column-${'abcde'.charAt(numberIn(space) - 1)}` : `line-row-${numberIn(space)}`;

/** Return a reference to the name of the line of a space. */
export const lineRef = (space: number): MessageRef => word(lineKey(space));

/** Return the name of the line of a space: "column C". */
export const lineName = (translator: Translator, space: number): string => translator.say(lineKey(space));

/** Return the name of the side of a space: "North". */
export const sideName = (translator: Translator, space: number): string =>
  translator.say(`side-${SIDES[sideOf(space)] ?? 'north'}`);

/** Return the name of a space by its side and its line: "North, column C". */
export const spaceName = (translator: Translator, space: number): string =>
  translator.speak({
    key: 'outline-space',
    data: {
      side: word(`side-${SIDES[sideOf(space)] ?? 'north'}`),
      line: word(lineKey(space)),
      kind: 'row',
    },
  });

type Label = (id: string) => string;
type Rows = readonly (readonly number[])[];

/** Return the label of each card, with its space. */
export const cardNames = (translator: Translator, label: Label, rows: Rows): readonly string[] =>
  rows.reduce<string[]>((found, row, space) => {
    for (const card of row) found[card] = `${label(cardId(card))}, ${spaceName(translator, space)}`;
    return found;
  }, []);

/** Return the label of each space, with its number of cards. */
export const spaceNames = (translator: Translator, label: Label, rows: Rows): readonly string[] =>
  rows.map((row, space) =>
    translator.say('board-space', { space: label(spaceId(space)) || spaceName(translator, space), cards: row.length }),
  );

/** Return the label of each field with its tower, and the price of building there. */
export const fieldNames = (
  translator: Translator,
  towers: readonly string[],
  notes: ReadonlyMap<number, Note>,
): readonly string[] =>
  towers.map((tower, field) => {
    const note = notes.get(field);
    return note && note.kind !== 'locked'
      ? translator.say('board-field', { tower, kind: note.kind, price: note.price })
      : tower;
  });
