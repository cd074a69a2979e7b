/** The translator: turns messages into sentences of one language, with the same result as the one in Python. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { Message, PlayerName, MessageRef } from '#lib/wire/out.gen.ts';
import { isolate } from './isolation.ts';

export type Language = 'en' | 'de' | 'fr' | 'it';
export const LANGUAGES: readonly Language[] = ['en', 'de', 'fr', 'it'];
export const FALLBACK_LANGUAGE: Language = 'en';

/** The length of a text: complete sentences, or the short form of the compact view. */
export type Form = 'full' | 'short';

/** The tense of a sentence: as it happens, or looking back. A message without a past sentence is always in the present. */
export type Tense = 'present' | 'past';

export type MessageArg = Message['data'][string];
type SingleArg = Exclude<MessageArg, readonly unknown[]>;

/** The Fluent files of one language; later files override earlier ones. */
export type Catalogue = { readonly language: Language; readonly files: readonly string[] };

export class Translator {
  readonly language: Language;
  readonly #bundles: readonly FluentBundle[];
  /** The seat of the reader, whom sentences call "you"; null for everybody else. */
  readonly #reader: number | null;

  /**
   * Create a translator for the first catalogue's language. Missing messages come from the next catalogue; one that all
   * lack is shown as ⟦its key⟧.
   */
  constructor(catalogues: readonly [Catalogue, ...Catalogue[]]);
  constructor(other: Translator, reader: number | null);
  constructor(from: readonly [Catalogue, ...Catalogue[]] | Translator, reader: number | null = null) {
    this.language = from instanceof Translator ? from.language : from[0].language;
    this.#bundles = from instanceof Translator ? from.#bundles : from.map(bundle);
    this.#reader = reader;
  }

  /**
   * Return the same translator for the player of this seat, whom its sentences call "you". For a variable `$seat` with
   * a player's name, `$seat-is` is `you` or `other`. For a variable `$seats` with a list of players, `$seats-is` is `you`
   * if the reader is the only one, `with-you` if the reader is one of several, and else `other`; `$seats-others` are the
   * players without the reader, and `$seats-you` are all of them in order, with the reader as "you" inside a sentence.
   * Without a reader, and for any other value, `-is` is `other`.
   */
  forReader(seat: number | null): Translator {
    return new Translator(this, seat);
  }

  /** Return the sentence of this message; `names` are the player names by seat. */
  speak(message: Message, names: readonly string[] = [], form: Form = 'full', tense: Tense = 'present'): string {
    for (const one of this.#bundles) {
      const found = one.getMessage(message.key);
      const pattern = (tense === 'past' ? found?.attributes['past'] : null) ?? found?.value;
      if (pattern) {
        const data: Record<string, FluentVariable> = { form };
        for (const [name, datum] of Object.entries(message.data)) {
          data[name] = this.#value(datum, names, form);
          data[`${name}-is`] = this.#isReader(datum) ? 'you' : 'other';
          if (isList(datum)) {
            const others = datum.filter((one) => !this.#isReader(one));
            const withReader = others.length > 0 ? 'with-you' : 'you';
            data[`${name}-is`] = others.length < datum.length ? withReader : 'other';
            const withoutReader = this.#value(others, names, form);
            data[`${name}-others`] = withoutReader;
            data[`${name}-you`] =
              others.length < datum.length
                ? this.#list(datum.map((one) => this.#textOrYou(one, names, form)))
                : withoutReader;
          }
        }
        return one.formatPattern(pattern, data, []);
      }
    }
    return `⟦${message.key}⟧`;
  }

  /** Return the sentence of a key of the site. */
  say(key: string, data: Record<string, MessageArg> = {}): string {
    return this.speak({ key, data });
  }

  /** Return an attribute of a message without data; empty if no catalogue has it. */
  part(key: string, attribute: string): string {
    for (const one of this.#bundles) {
      const pattern = one.getMessage(key)?.attributes[attribute];
      if (pattern) return one.formatPattern(pattern, {}, []);
    }
    return '';
  }

  /** Return whether any catalogue has this key. */
  has(key: string): boolean {
    return this.#bundles.some((one) => one.hasMessage(key));
  }

  /** Convert an item of a list to text; the reader is "you", in lower case. */
  #textOrYou(datum: SingleArg, names: readonly string[], form: Form): string {
    return this.#isReader(datum) ? this.say('list-you') : String(this.#plain(datum, names, form));
  }

  #isReader(datum: MessageArg): boolean {
    return isPlayer(datum) && datum.seat === this.#reader;
  }

  /** Convert a datum for Fluent. Numbers stay numbers, so that plurals work. */
  #value(datum: MessageArg, names: readonly string[], form: Form): number | string {
    return isList(datum)
      ? this.#list(datum.map((one) => String(this.#plain(one, names, form))))
      : this.#plain(datum, names, form);
  }

  #plain(datum: SingleArg, names: readonly string[], form: Form): number | string {
    if (typeof datum === 'string') return isolate(datum);
    if (typeof datum !== 'object') return datum;
    if (datum.type === 'word') return this.speak({ key: datum.key, data: {} }, [], form);
    const name = names[datum.seat];
    return name === undefined ? this.say('seat-without-a-name', { number: datum.seat + 1 }) : isolate(name);
  }

  /** Join several items as the language does. */
  #list(items: readonly string[]): string {
    const last = items.at(-1);
    if (last === undefined) return this.say('list-of-none');
    if (items.length === 1) return last;
    const others = items.slice(0, -1).reduce((before, next) => this.say('list-more', { others: before, next }));
    return this.say('list-last', { others, last });
  }
}

export const word = (key: string): MessageRef => ({ type: 'word', key });
export const who = (seat: number): PlayerName => ({ type: 'who', seat });

const isPlayer = (datum: MessageArg): datum is PlayerName =>
  typeof datum === 'object' && 'type' in datum && datum.type === 'who';

function isList(datum: MessageArg): datum is readonly SingleArg[] {
  return Array.isArray(datum);
}

function bundle({ language, files }: Catalogue): FluentBundle {
  const made = new FluentBundle(language, { useIsolating: false });
  for (const file of files) made.addResource(new FluentResource(file), { allowOverrides: true });
  return made;
}
