/** The language of this device, and whoever speaks it: of the site, and of the game one looks at. */
import { keep } from '#lib/keep.ts';
import { speakerOf } from './catalogues.ts';
import { LANGUAGES, Speaker, type Datum, type Language } from './speaker.ts';

class Speech {
  language = $state<Language>(LANGUAGES.find((one) => one === document.documentElement.lang) ?? 'en');
  site = $state.raw(new Speaker([{ language: 'en', files: [] }]));

  readonly #games = new Map<string, Promise<Speaker>>();

  /** Speak this language from now on. */
  async choose(language: Language): Promise<void> {
    keep('burghof-language', language); // first: if its words are those of a new release, the page is shown anew
    this.site = await speakerOf(language);
    this.language = language;
    document.documentElement.lang = language;
  }

  /** Fetch the words of the language one has. */
  async begin(): Promise<void> {
    this.site = await speakerOf(this.language);
  }

  /** Whoever speaks of this game, in the language of now. */
  of(game: string): Promise<Speaker> {
    const key = `${this.language}/${game}`;
    const known = this.#games.get(key) ?? speakerOf(this.language, game);
    this.#games.set(key, known);
    return known;
  }
}

export const speech = new Speech();

/** A sentence of the site, in the language of now. */
export const t = (key: string, data: Record<string, Datum> = {}): string => speech.site.say(key, data);
