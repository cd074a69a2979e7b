import { describe, expect, it } from 'vitest';
import RULES from '../RULES.md?raw';
import { TREASURES } from './draw/treasures.ts';
import { MATERIAL } from './material.gen.ts';
import { harmOf, markOf } from './rule-tables.ts';
import { parseRulebook } from '#lib/rulebook/rulebook.ts';

const tables = new Map(
  parseRulebook(RULES)
    .chapters.flatMap(({ clauses }) => clauses)
    .map(({ tableName, table }) => [tableName, table.slice(1)]),
);

describe('The tables of the rules', () => {
  it('have a picture at each row', () => {
    const { hits, constitution } = MATERIAL;
    for (const [name, kinds] of Object.entries({ hits, constitutions: constitution, treasures: TREASURES })) {
      const rows = tables.get(name) ?? [];
      expect(rows.map((_, row) => markOf(name, row))).toEqual(Object.keys(kinds));
    }
    expect(tables.get('hits')?.map(([name]) => name)[13]).toBe('Witch');
    expect(markOf('hits', 13)).toBe('witch');
    expect(tables.get('treasures')?.map(([name]) => name)[8]).toBe('Acid bottle');
    expect(markOf('treasures', 8)).toBe('acid');
  });

  it('show how bad each roll is', () => {
    const behemoth = tables.get('hits')?.[0]?.slice(1) ?? [];
    expect(behemoth.map((cell) => harmOf('hits', 0, cell))).toEqual([3, 3, 2, 2, 0, 0]);
    expect(harmOf('hits', 13, '✦')).toBe(3);
    expect(harmOf('hits', Object.keys(MATERIAL.hits).indexOf('elf'), '3')).toBeNull();
    expect(['✗', '–', '✓', 'M/T'].map((cell) => harmOf('spells', 0, cell))).toEqual([2, null, 0, 0]);
    expect(harmOf('points', 0, '1000')).toBeNull();
  });
});
