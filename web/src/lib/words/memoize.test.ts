import { describe, expect, it } from 'vitest';
import { advanceGeneration, memoizeTranslator } from './memoize.ts';
import type { Translator } from './translator.ts';

describe('what was said', () => {
  const spoken: string[] = [];
  const translator = {
    speak: ({ key }: { key: string }) => {
      spoken.push(key);
      return key.toUpperCase();
    },
  } as unknown as Translator;

  it('is not put together again as long as each step says it, and is let go then', () => {
    const say = memoizeTranslator(translator, []);
    const [edam, roof] = [
      { key: 'edam', data: {} },
      { key: 'roof', data: {} },
    ];

    expect([say(edam), say(edam), say(roof)]).toEqual(['EDAM', 'EDAM', 'ROOF']);
    advanceGeneration();
    say(roof);
    advanceGeneration();
    say(roof);
    expect(spoken).toEqual(['edam', 'roof']);
    say(edam);
    expect(spoken).toEqual(['edam', 'roof', 'edam']);
  });
});
