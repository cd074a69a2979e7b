import { describe, expect, it } from 'vitest';
import { loadTranslator } from './catalogues.ts';
import { LANGUAGES, Translator, who, word } from './translator.ts';

const LISTS = 'list-of-none = –\nlist-more = { $others }, { $next }\nlist-last = { $others } and { $last }\n';
const translator = new Translator([
  { language: 'de', files: ['greeting = Hallo, { $name }\n'] },
  {
    language: 'en',
    files: [
      `${LISTS}seat-without-a-name = Player { $number }\ncolour-red = { $form ->\n    [short] R\n   *[full] Red\n}\n`,
      'greeting = Hello, { $name }\npoints = { $n ->\n    [one] one point\n   *[other] { $n } points\n}\n',
    ],
  },
]);

describe('the speaker', () => {
  it('isolates a name from right to left, and leaves its control characters out', () => {
    const greet = (name: string): string => translator.say('greeting', { name });

    expect(greet('\u05e9\u05e8\u05d4')).toBe('Hallo, \u2068\u05e9\u05e8\u05d4\u2069');
    expect(greet('\u202eneB')).toBe('Hallo, neB');
    expect(translator.speak({ key: 'greeting', data: { name: [who(0), who(1)] } }, ['Anna', '\u05e9'])).toBe(
      'Hallo, Anna and \u2068\u05e9\u2069',
    );
  });

  it('says a message in its language', () => {
    expect(translator.say('greeting', { name: 'Mara' })).toBe('Hallo, Mara');
  });

  it('says in English what its language lacks, and shows a key that nobody knows', () => {
    expect(translator.say('points', { n: 1 })).toBe('one point');
    expect(translator.say('nothing')).toBe('⟦nothing⟧');
  });

  it('names players by their seats, and those without a name by their number', () => {
    expect(translator.speak({ key: 'greeting', data: { name: who(1) } }, ['Mara', 'Jonas'])).toBe('Hallo, Jonas');
    expect(translator.speak({ key: 'greeting', data: { name: who(2) } }, ['Mara', 'Jonas'])).toBe('Hallo, Player 3');
  });

  it('says words inside messages, shorter if asked to', () => {
    const message = { key: 'greeting', data: { name: word('colour-red') } };
    expect([translator.speak(message), translator.speak(message, [], 'short')]).toEqual(['Hallo, Red', 'Hallo, R']);
  });

  it('says what has happened in the past, where a message knows it', () => {
    const told = new Translator([
      {
        language: 'en',
        files: ['event-built = Built by { $name }.\n    .past = It was built by { $name }.\nevent-won = Won.\n'],
      },
    ]);
    const past = (key: string): string => told.speak({ key, data: { name: who(0) } }, ['Mara'], 'full', 'past');
    expect([past('event-built'), past('event-won')]).toEqual(['It was built by Mara.', 'Won.']);
  });

  it('tells a sentence whether a list of players has the reader', () => {
    const told = new Translator([
      {
        language: 'en',
        files: [
          `${LISTS}won = { $seats-is ->\n    [you] You\n    [with-you] You and { $seats-others }\n   *[other] { $seats }\n}\n`,
        ],
      },
    ]).forReader(1);
    const won = (...seats: readonly number[]): string =>
      told.speak({ key: 'won', data: { seats: seats.map(who) } }, ['Mara', 'Jonas', 'Ida']);

    expect([won(1), won(0, 1), won(0, 1, 2), won(0, 2), won()]).toEqual([
      'You',
      'You and Mara',
      'You and Mara and Ida',
      'Mara and Ida',
      '–',
    ]);
  });

  it('calls the reader you in a list of players, in their order', () => {
    const speaker = new Translator([
      { language: 'en', files: [`${LISTS}list-you = you\ndig = First { $first }, then { $later-you }.\n`] },
    ]).forReader(1);
    const dig = (...seats: readonly number[]): string =>
      speaker.speak({ key: 'dig', data: { first: who(0), later: seats.map(who) } }, ['Mara', 'Jonas', 'Ida']);

    expect([dig(1), dig(2, 1), dig(2)]).toEqual([
      'First Mara, then you.',
      'First Mara, then Ida and you.',
      'First Mara, then Ida.',
    ]);
  });

  it('joins several things', () => {
    const joined = (names: readonly string[]): string => translator.say('greeting', { name: names });
    expect([joined([]), joined(['a']), joined(['a', 'b']), joined(['a', 'b', 'c'])]).toEqual([
      'Hallo, –',
      'Hallo, a',
      'Hallo, a and b',
      'Hallo, a, b and c',
    ]);
  });
});

describe('the words of the house', () => {
  it.each(LANGUAGES)('are there for the site and for a game in %s', async (language) => {
    const site = await loadTranslator(language, 'kilt-castle');

    for (const key of ['play-now', 'list-last', 'stale', 'game-in-a-sentence', 'colour-red']) {
      expect(site.say(key)).not.toContain('⟦');
    }
    expect(site.language).toBe(language);
  });

  it.each([
    ['en', ['A castle', 'Five castle', 'Six castle', '23 castle']],
    ['de', ['Ein Burgspiel', 'Fünf Burgspiele', 'Sechs Burgspiele', '23 Burgspiele']],
    ['fr', ['Un jeu', 'Cinq jeux', 'Six jeux', '23 jeux']],
    ['it', ['Un gioco', 'Cinque giochi', 'Sei giochi', '23 giochi']],
  ] as const)('count the games in %s', async (language, beginnings) => {
    const site = await loadTranslator(language);
    const leads = [1, 5, 6, 23].map((games) => site.say('home-lead', { games }));

    expect(leads.map((lead) => lead.split(' ', 2).join(' '))).toEqual(beginnings);
  });

  it('leave those of the command line at home', async () => {
    const site = await loadTranslator('en');

    expect(site.has('cli-menu-more')).toBe(false);
    expect(site.has('outcome-won')).toBe(true);
  });
});
