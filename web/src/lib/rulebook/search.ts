/** Search in a rulebook: by words, by names of things and by numbers of clauses. */
import type { Rulebook } from './rulebook.ts';

/** A thing on the table and the clause about it. */
export type NamedThing = { readonly name: string; readonly clause: string };
/** A clause that was found, and why: the name of a thing, or the beginning of its text. */
export type Hit = { readonly clause: string; readonly text: string };
/** A part of a text, and whether it was searched for. */
export type Part = { readonly text: string; readonly isHit: boolean };

const MIN_LETTERS = 2;
const MAX_FULLEST = 3;

/** Return the clauses in which a word, a name or a number occurs; things first. */
export function searchRules(book: Rulebook, things: readonly NamedThing[], query: string): readonly Hit[] {
  const sought = normalise(query).replace(/^§/, '');
  if (sought.length < MIN_LETTERS) return [];
  const named = things
    .filter(({ name }) => normalise(name).includes(sought))
    .map(({ name, clause }) => ({ clause, text: name }));
  const written = book.chapters
    .flatMap(({ clauses }) => clauses)
    .filter(
      ({ number, text, table }) =>
        number === sought ||
        number.startsWith(`${sought}.`) ||
        normalise([text, ...table.flat()].join(' ')).includes(sought),
    )
    .map(({ number, text }) => ({ clause: number, text }));
  return [...named, ...written];
}

/** Return the chapters about most things, in the order of the book, with their numbers: where to look otherwise. */
export function fullestChapters(
  book: Rulebook,
  things: readonly NamedThing[],
): readonly { readonly number: string; readonly title: string }[] {
  const count = (number: string): number => things.filter(({ clause }) => clause.startsWith(`${number}.`)).length;
  const chapters = book.chapters.map(({ title }, place) => ({ number: String(place + 1), title }));
  const fullest = chapters.toSorted((one, other) => count(other.number) - count(one.number)).slice(0, MAX_FULLEST);
  return chapters.filter((one) => fullest.includes(one));
}

/** Split a text into parts that were searched for and parts between them. */
export function markHits(text: string, query: string): readonly Part[] {
  const sought = normalise(query);
  if (sought.length < MIN_LETTERS) return [{ text, isHit: false }];
  const parts: Part[] = [];
  const lower = normalise(text);
  for (let from = 0; from < text.length;) {
    const at = lower.indexOf(sought, from);
    const end = at < 0 ? text.length : at;
    if (end > from) parts.push({ text: text.slice(from, end), isHit: false });
    if (at >= 0) parts.push({ text: text.slice(at, at + sought.length), isHit: true });
    from = at < 0 ? text.length : at + sought.length;
  }
  return parts;
}

const normalise = (text: string): string => text.toLowerCase().trimEnd();
