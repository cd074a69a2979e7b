/** The pictures of a rulebook: the steps of the game's lessons, with what follows from them by the rules. */
import { api } from '#lib/api/api.ts';
import type { RulePicture } from '#lib/wire/out.gen.ts';

export type Pictures = {
  readonly byClause: Readonly<Record<string, readonly RulePicture[]>>;
  /** The rows of pictures that tell something together; empty if the game has none. */
  readonly rows: Readonly<Record<Row, readonly RulePicture[]>>;
  /** The lessons of the game, in their order. */
  readonly lessons: readonly string[];
};

/** The three pictures of a turn, and the four of how one wins. */
export type Row = 'turn' | 'win';

const loading = new Map<string, Promise<Pictures>>();

/** Load the pictures of a game once; without the server there are none. */
export function loadPictures(game: string): Promise<Pictures> {
  const known =
    loading.get(game) ??
    api.pictures(game).then(
      ({ pictures }) => sortPictures(pictures),
      () => {
        loading.delete(game);
        return sortPictures([]);
      },
    );
  loading.set(game, known);
  return known;
}

/** A lesson that plays something, and its place among all lessons of the game, from 1. */
export type PlayingLesson = { readonly id: string; readonly number: number };

/** Return the lessons that play one of these clauses, in their order. */
export function lessonsThatPlay(pictures: Pictures, clauses: readonly string[]): readonly PlayingLesson[] {
  const of = (all: readonly RulePicture[]): ReadonlySet<string> =>
    new Set(all.filter(({ step }) => step > 0).map(({ lesson }) => lesson));
  const playing = of(clauses.flatMap((clause) => pictures.byClause[clause] ?? []));
  return pictures.lessons.flatMap((id, place) => (playing.has(id) ? [{ id, number: place + 1 }] : []));
}

/** Sort pictures by their clause; no clause shows the same move twice, and the last picture of a step counts. */
export function sortPictures(pictures: readonly RulePicture[]): Pictures {
  const rowOf = (row: Row): readonly RulePicture[] =>
    pictures.filter((one) => one[row] > 0).toSorted((one, other) => one[row] - other[row]);
  const last = new Map(
    pictures.map((one) => [`${one.clause} ${one.lesson} ${String(one.step)} ${String(one.is_refused)}`, one]),
  );
  const said = new Set<string>();
  const different = [...last.values()].filter((one) => {
    const key = `${one.clause} ${one.words} ${one.said.map((message) => message.key).join(' ')}`;
    return !said.has(key) && said.add(key);
  });
  return {
    byClause: Object.groupBy(different, (one) => one.clause) as Pictures['byClause'],
    rows: { turn: rowOf('turn'), win: rowOf('win') },
    lessons: [...new Set(pictures.map(({ lesson }) => lesson))],
  };
}
