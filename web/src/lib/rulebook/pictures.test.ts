import { describe, expect, it } from 'vitest';
import { lessonsThatPlay, type Pictures } from './pictures.ts';
import type { RulePicture } from '#lib/wire/out.gen.ts';

const picture = (clause: string, lesson: string, step: number): RulePicture => ({
  clause,
  lesson,
  step,
  lit: [],
  seat: 0,
  seats: 2,
  view: {},
  said: [{ key: `${lesson}-${String(step)}`, data: {} }],
  is_refused: false,
  words: '',
  turn: 0,
  win: 0,
});

describe('the lessons that play a chapter', () => {
  const pictures: Pictures = {
    byClause: {
      '4.1': [picture('4.1', 'first', 1)],
      '4.2': [picture('4.2', 'second', 1), picture('4.2', 'first', 2)],
      '5.1': [picture('5.1', 'second', 0)],
    },
    rows: { turn: [], win: [] },
    lessons: ['first', 'second'],
  };

  it('come in their order, with their numbers', () => {
    expect(lessonsThatPlay(pictures, ['4.2', '4.1'])).toEqual([
      { id: 'first', number: 1 },
      { id: 'second', number: 2 },
    ]);
    expect(lessonsThatPlay(pictures, ['4.1'])).toEqual([{ id: 'first', number: 1 }]);
  });

  it('are none where no step does', () => {
    expect(lessonsThatPlay(pictures, ['5.1', '6.1'])).toEqual([]);
  });
});
