import { describe, expect, it } from 'vitest';
import { noteStep, saidOnce } from './said.ts';
import type { Speaker } from './speaker.ts';

describe('what was said', () => {
  const spoken: string[] = [];
  const speaker = {
    speak: ({ key }: { key: string }) => {
      spoken.push(key);
      return key.toUpperCase();
    },
  } as unknown as Speaker;

  it('is not put together again as long as each step says it, and is let go then', () => {
    const say = saidOnce(speaker, []);
    const [edam, roof] = [
      { key: 'edam', data: {} },
      { key: 'roof', data: {} },
    ];

    expect([say(edam), say(edam), say(roof)]).toEqual(['EDAM', 'EDAM', 'ROOF']);
    noteStep();
    say(roof);
    noteStep();
    say(roof);
    expect(spoken).toEqual(['edam', 'roof']);
    say(edam);
    expect(spoken).toEqual(['edam', 'roof', 'edam']);
  });
});
