/**
 * Records: a game as one JSON file (docs/reference/record.md), parsed as far as possible without the rules of its game.
 */
import { hashOf } from './sha256.ts';

export type Json = null | boolean | number | string | readonly Json[] | Fields;
export type Fields = { readonly [name: string]: Json };

export type Entry = Fields & { readonly entry: string; readonly prev: string };
export type Drawn = Entry & { readonly stream: string; readonly move: Fields };
export type Header = Fields & {
  readonly game: string;
  readonly rules: number;
  readonly options: Fields;
  readonly seats: readonly Fields[];
  readonly commitment: string;
};
export type GameRecord = {
  readonly header: Header;
  readonly entries: readonly Entry[];
  readonly head: string;
  readonly seed: string | null;
};

/** The text is not a record. */
export class NotARecordError extends Error {}

/** Parse a record, or a saved game with its seed beside the record. Raises `NotARecordError` if the text is neither. */
export function readRecord(text: string): GameRecord {
  const file = parseJson(text);
  const saved = isFields(file) && isFields(file['record']) ? file : null;
  const record = saved ? saved['record'] : file;
  if (!isFields(record)) throw new NotARecordError();
  const { header, entries, head } = record;
  const seed = saved ? saved['seed'] : record['seed'];
  if (!isHeader(header) || !isArray(entries) || !entries.every(isEntry)) throw new NotARecordError();
  if (typeof head !== 'string' || (seed !== null && typeof seed !== 'string')) throw new NotARecordError();
  return { header, entries, head, seed };
}

function parseJson(text: string): Json {
  try {
    return JSON.parse(text) as Json;
  } catch {
    throw new NotARecordError();
  }
}

/** Return the hash of a header or an entry: over its JSON without white space. */
export const digest = (value: Fields): string => hashOf(JSON.stringify(value));

export const isDrawn = (entry: Entry): entry is Drawn =>
  entry.entry === 'drawn' && typeof entry['stream'] === 'string' && isFields(entry['move']);

/** Return whether two values are equal; the order of fields does not matter. */
export function isEqual(one: Json, other: Json): boolean {
  if (isArray(one) || isArray(other)) {
    if (!isArray(one) || !isArray(other)) return false;
    return one.length === other.length && one.every((item, place) => isEqual(item, other[place] ?? null));
  }
  if (!isFields(one) || !isFields(other)) return one === other;
  const names = Object.keys(one);
  const isSameField = (name: string): boolean => name in other && isEqual(one[name] ?? null, other[name] ?? null);
  return names.length === Object.keys(other).length && names.every(isSameField);
}

export const isArray = (value: Json | undefined): value is readonly Json[] => Array.isArray(value);

const isFields = (value: Json | undefined): value is Fields =>
  typeof value === 'object' && value !== null && !isArray(value);

const isEntry = (value: Json): value is Entry =>
  isFields(value) && typeof value['entry'] === 'string' && typeof value['prev'] === 'string';

const isHeader = (value: Json | undefined): value is Header =>
  isFields(value) &&
  value['format'] === 1 &&
  typeof value['game'] === 'string' &&
  typeof value['rules'] === 'number' &&
  typeof value['commitment'] === 'string' &&
  isFields(value['options']) &&
  isArray(value['seats']) &&
  value['seats'].every(isFields);
