import { describe, expect, it } from 'vitest';
import { ago, groupTables, stateOf, type Row } from './tables.ts';
import type { Chair, Table } from '#lib/wire/out.gen.ts';

const chair = (seat: number, name: string | null = `Player ${String(seat)}`): Chair => ({ seat, name, bot: null });
const table = (id: string, phase: Table['phase'], chairs = [chair(0), chair(1)]): Table => ({
  id,
  game: 'kilt-castle',
  rules: 1,
  options: {},
  recall: 'pure',
  visibility: 'public',
  clock: { clock: 'none' },
  on_timeout: 'bot',
  phase,
  chairs,
  commitment: '',
  previous: null,
  rematch: null,
  what_if: null,
  series: null,
  host_seat: null,
  has_hints: false,
});
const row = (more: Partial<Row> & { table: Table }): Row => ({
  seats: [0],
  awaited: [],
  owing: [],
  ranks: null,
  quiet: 0,
  ...more,
});

describe('a table in the courtyard', () => {
  it('counts its free chairs while people gather', () => {
    const gathering = table('a', 'gathering', [chair(0), chair(1, null), chair(2, null)]);

    expect(stateOf(row({ table: gathering }))).toEqual({ kind: 'gathering', free: 2 });
  });

  it('says whose turn it is, our own first', () => {
    const running = table('a', 'running');

    expect(stateOf(row({ table: running, awaited: [0], owing: [0] }))).toEqual({ kind: 'your-turn', seats: [0] });
    expect(stateOf(row({ table: running, awaited: [1] }))).toEqual({ kind: 'turn-of', seats: [1] });
  });

  it('waits for the others where we have made our sealed choice', () => {
    const running = table('a', 'running');

    expect(stateOf(row({ table: running, awaited: [0, 1] }))).toEqual({ kind: 'turn-of', seats: [1] });
    expect(stateOf(row({ table: running, awaited: [0] }))).toEqual({ kind: 'running' });
  });

  it('says who has won, and when that was us', () => {
    const over = table('a', 'over');

    expect(stateOf(row({ table: over, ranks: [1, 2] }))).toEqual({ kind: 'won', seats: [0], byUs: true });
    expect(stateOf(row({ table: over, ranks: [2, 1] }))).toEqual({ kind: 'won', seats: [1], byUs: false });
    expect(stateOf(row({ table: over, ranks: [2, 2] }))).toEqual({ kind: 'won', seats: [], byUs: false });
    expect(stateOf(row({ table: over, ranks: [1, 2], seats: [0, 1] }))).toMatchObject({ byUs: false });
    expect(stateOf(row({ table: over }))).toEqual({ kind: 'over' });
  });
});

describe('the list of tables', () => {
  it('begins with those that wait for us and has each table once', () => {
    const held = (id: string, phase: Table['phase'], owing: number[] = []) => ({
      table: table(id, phase),
      mine: { seats: [0], is_host: true },
      awaited: [],
      owing,
      ranks: null,
      quiet: 0,
    });
    const list = groupTables({
      mine: [held('runs', 'running'), held('done', 'over'), held('ours', 'running', [0]), held('gathers', 'gathering')],
      public: [table('theirs', 'running'), table('open', 'gathering'), table('runs', 'running')],
    });

    expect(list.going.map(({ table: { id } }) => id)).toEqual(['ours', 'gathers', 'runs', 'open', 'theirs']);
    expect(list.finished.map(({ table: { id } }) => id)).toEqual(['done']);
  });
});

it.each([
  [5, 'en', 'now'],
  [130, 'en', '2 minutes ago'],
  [7300, 'de', 'vor 2 Stunden'],
  [90_000, 'fr', 'hier'],
])('%i seconds are some time ago, in %s', (seconds, language, words) => {
  expect(ago(seconds, language)).toBe(words);
});
