/** The language of this device, and its translators: for the site, and for each game. */
import { keep } from '#lib/keep.ts';
import { speakerOf } from './catalogues.ts';
import { LANGUAGES, Speaker, type Datum, type Language } from './speaker.ts';

class Speech {
  language = $state<Language>(LANGUAGES.find((one) => one === document.documentElement.lang) ?? 'en');
  site = $state.raw(new Speaker([{ language: 'en', files: [] }]));

  readonly #games = new Map<string, Promise<Speaker>>();

  /** Switch to this language, and save the choice on this device. */
  async choose(language: Language): Promise<void> {
    keep('burghof-language', language); // first: if a new release replaced the texts, the page reloads
    this.site = await speakerOf(language);
    this.language = language;
    document.documentElement.lang = language;
  }

  /** Load the texts of the current language. */
  async begin(): Promise<void> {
    this.site = await speakerOf(this.language);
  }

  /** Return the translator for this game in the current language. */
  of(game: string): Promise<Speaker> {
    const key = `${this.language}/${game}`;
    const known = this.#games.get(key) ?? speakerOf(this.language, game);
    this.#games.set(key, known);
    return known;
  }
}

export const speech = new Speech();

/** Return a sentence of the site in the current language. */
export const t = (key: string, data: Record<string, Datum> = {}): string => speech.site.say(key, data);
