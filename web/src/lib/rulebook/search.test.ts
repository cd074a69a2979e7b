import { describe, expect, it } from 'vitest';
import { parseRulebook } from './rulebook.ts';
import { fullestChapters, markHits, searchRules } from './search.ts';

const BOOK = parseRulebook(
  'Aim.\n\n## 4 Building\n- **4.4** A floor costs one ducat.\n- **4.5** Free.\n\n| Troll | 2 |\n\n## 5 Roofs\n- **5.1** A Roof.\n',
);
const THINGS = [{ name: 'Ducats', clause: '5.1' }];

describe('search in a rulebook', () => {
  it('finds things first, then the clauses with the word', () => {
    expect(searchRules(BOOK, THINGS, 'DUCAT')).toEqual([
      { clause: '5.1', text: 'Ducats' },
      { clause: '4.4', text: 'A floor costs one ducat.' },
    ]);
  });

  it('finds words in tables, and clauses and chapters by their numbers', () => {
    expect(searchRules(BOOK, THINGS, 'troll').map(({ clause }) => clause)).toEqual(['4.5']);
    expect(searchRules(BOOK, THINGS, '§4.4').map(({ clause }) => clause)).toEqual(['4.4']);
    expect(searchRules(BOOK, [], '§4').map(({ clause }) => clause)).toEqual([]);
  });

  it('finds nothing for one letter or an unknown word', () => {
    expect(searchRules(BOOK, THINGS, 'a')).toEqual([]);
    expect(searchRules(BOOK, THINGS, 'dragon')).toEqual([]);
  });

  it('leads to the chapters about most things where it finds nothing', () => {
    const book = parseRulebook('Aim.\n\n## 1 A\n\n## 2 B\n\n## 3 C\n\n## 4 D\n');
    const things = ['4.1', '3.2', '4.2', '1.1'].map((clause) => ({ name: clause, clause }));
    expect(fullestChapters(book, things).map(({ title }) => title)).toEqual(['1 A', '3 C', '4 D']);
  });

  it('marks every place where the word occurs', () => {
    expect(markHits('A roof on a Roof.', 'roof')).toEqual([
      { text: 'A ', isHit: false },
      { text: 'roof', isHit: true },
      { text: ' on a ', isHit: false },
      { text: 'Roof', isHit: true },
      { text: '.', isHit: false },
    ]);
    expect(markHits('A roof.', '')).toEqual([{ text: 'A roof.', isHit: false }]);
  });
});
