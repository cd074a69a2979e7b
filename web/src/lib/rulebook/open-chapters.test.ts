import { describe, expect, it } from 'vitest';
import { parseChapters } from './open-chapters.svelte.ts';

describe('the open chapters that a device has stored', () => {
  it('are read as they were written', () => {
    expect(parseChapters({ solomon: ['3', '10'] })).toEqual({ solomon: ['3', '10'] });
  });

  it('are none where the stored value has another shape', () => {
    expect(parseChapters(null)).toEqual({});
    expect(parseChapters('3')).toEqual({});
    expect(parseChapters({ solomon: '3', appenzell: ['2', 3, null] })).toEqual({ solomon: [], appenzell: ['2'] });
  });
});
