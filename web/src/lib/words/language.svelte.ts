/** The language of this device, and its translators: for the site, and for each game. */
import { save } from '#lib/storage.ts';
import { loadTranslator, type FurtherTexts } from './catalogues.ts';
import { LANGUAGES, Translator, type MessageArg, type Language } from './translator.ts';

class LanguageState {
  language = $state<Language>(LANGUAGES.find((one) => one === document.documentElement.lang) ?? 'en');
  site = $state.raw(new Translator([{ language: 'en', files: [] }]));

  readonly #games = new Map<string, Promise<Translator>>();
  #further: FurtherTexts | undefined;

  /** Switch to this language, and save the choice on this device. */
  async setLanguage(language: Language): Promise<void> {
    save('burghof-language', language); // first: if a new release replaced the texts, the page reloads
    this.site = await loadTranslator(language, undefined, this.#further);
    this.language = language;
    document.documentElement.lang = language;
  }

  /** Load the texts of the current language. */
  async load(): Promise<void> {
    this.site = await loadTranslator(this.language, undefined, this.#further);
  }

  /** Load further texts of the site, now and in every language that is chosen later. */
  async addTexts(further: FurtherTexts): Promise<void> {
    if (this.#further === further) return;
    this.#further = further;
    await this.load();
  }

  /** Return the translator for this game in the current language. */
  forGame(game: string): Promise<Translator> {
    const key = `${this.language}/${game}`;
    const known = this.#games.get(key) ?? loadTranslator(this.language, game);
    this.#games.set(key, known);
    return known;
  }
}

export const languageState = new LanguageState();

/** Return a sentence of the site in the current language. */
export const t = (key: string, data: Record<string, MessageArg> = {}): string => languageState.site.say(key, data);
