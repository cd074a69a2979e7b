import { createHash, randomBytes } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import vectors from '../../../../tests/kernel/chance_vectors.json';
import { loadChance } from './chance.ts';
import { chanceKey, commitment, ChanceStream } from './chance-stream.ts';
import { digest, NotARecordError, readRecord, type Entry, type Fields, type GameRecord } from './record.ts';
import { hashOf, hex, sha256 } from './sha256.ts';
import { isRight, verify } from './verify.ts';

describe('SHA-256', () => {
  it('gives the digests of FIPS 180-4', () => {
    expect(hashOf('')).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
    expect(hashOf('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
    expect(hashOf('a'.repeat(1_000_000))).toBe('cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0');
  });

  it('gives what Node gives, for every length around the edges of a block', () => {
    for (let length = 0; length < 200; length += 1) {
      const bytes = randomBytes(length);
      expect(hex(sha256(bytes))).toBe(createHash('sha256').update(bytes).digest('hex'));
    }
  });
});

describe('chance by its page', () => {
  const unhex = (text: string): Uint8Array => Uint8Array.from(Buffer.from(text, 'hex'));

  it.each(vectors.commitments)('commits to a seed: $seed', ({ seed, commitment: promised }) => {
    expect(commitment(seed)).toBe(promised);
  });

  it.each(vectors.keys)('makes a key of $seed and $seats', ({ seed, seats, key }) => {
    expect(hex(chanceKey(seed, seats))).toBe(key);
  });

  it.each(vectors.words)('gives the words of $game, $stream, $n', ({ key, game, stream, n, words }) => {
    const dice = new ChanceStream(unhex(key), game, stream, n);
    expect(words.map(() => dice.word())).toEqual(words);
  });

  it.each(vectors.draws)('draws as $game, $stream, $n', ({ key, game, stream, n, calls, used }) => {
    const dice = new ChanceStream(unhex(key), game, stream, n);
    const made = calls.map(({ call, of }) => {
      if (call === 'weighted') return dice.weighted(of as number[]);
      return call === 'below' ? dice.below(of as number) : dice.shuffle([...Array(of as number).keys()]);
    });
    expect(made).toEqual(calls.map(({ gives }) => gives));
    expect(dice.used).toBe(used);
  });
});

const GAMES = '../src/burghof/games';
const recordsIn = (game: string): string => join(GAMES, game, 'tests/records');
const games = readdirSync(GAMES).filter((game) => existsSync(recordsIn(game)));

const read = (file: string): GameRecord => readRecord(readFileSync(join(GAMES, file), 'utf-8'));

async function check(record: GameRecord, heard: string | null = null): Promise<ReturnType<typeof verify>> {
  return verify(record, await loadChance(record.header.game, record.header.rules), heard);
}

describe('recorded games', () => {
  it.each(games)('of %s are found right, every draw of them', async (game) => {
    const files = readdirSync(recordsIn(game));
    expect(files.length).toBeGreaterThan(0);
    for (const file of files) {
      const record = read(join(game, 'tests/records', file));
      const verdict = await check(record, record.header.commitment);
      const draws = record.entries.filter(({ entry }) => entry === 'drawn').length;
      expect(verdict).toEqual({
        promise: 'right',
        remembered: 'right',
        chain: 'right',
        firstBrokenEntry: null,
        lines: record.entries.length,
        chance: 'right',
        firstWrongDraw: null,
        draws,
      });
      expect(draws).toBeGreaterThan(0);
      expect(isRight(verdict)).toBe(true);
    }
  });
});

/**
 * Return the record with other entries and matching hashes: the forgery of a cheat who knows how entries are chained.
 */
function forgeRecord(record: GameRecord, entries: readonly Entry[], header = record.header): GameRecord {
  let head = digest(header);
  const bound = entries.map((entry) => {
    const made = { ...entry, prev: head };
    head = digest(made);
    return made;
  });
  return { ...record, header, entries: bound, head };
}

const nth = (record: GameRecord, at: number): Entry => record.entries[at] ?? { entry: '', prev: '' };
const withMove = (record: GameRecord, at: number, move: Fields): readonly Entry[] =>
  record.entries.with(at, { ...nth(record, at), move });

describe('a changed record', () => {
  const locks = read('seven_locks/tests/records/plain-2.json');
  const solomon = read('solomon/tests/records/penalty-3.json');
  const isRoll = (entry: Entry): boolean => entry['stream'] === 'die';
  const die = locks.entries.findIndex(isRoll);

  it('is rejected where a die is another, even if all hashes fit', async () => {
    const faces = [
      { type: 'roll', pearls: 1, steps: 2 },
      { type: 'roll', pearls: 3, steps: 1 },
    ];
    const was = JSON.stringify(nth(locks, die)['move']);
    const other = faces.find((face) => JSON.stringify(face) !== was) ?? {};
    const entries = withMove(locks, die, other);

    expect(await check(forgeRecord(locks, entries))).toMatchObject({
      promise: 'right',
      chain: 'right',
      chance: 'wrong',
      firstWrongDraw: die,
    });
    expect(await check({ ...locks, entries })).toMatchObject({
      chain: 'wrong',
      firstBrokenEntry: die + 1,
      chance: 'wrong',
      firstWrongDraw: die,
    });
  });

  it.each(['dark', 'light', 'cards', 'penalty/1'])('is rejected where a shuffle is another: %s', async (stream) => {
    const at = solomon.entries.findIndex((entry) => entry['stream'] === stream);
    const move = nth(solomon, at)['move'] as Record<string, Fields | readonly string[]>;
    const name = stream === 'cards' ? 'cards' : 'tiles';
    const order = [...(move[name] as readonly string[])].reverse();
    const entries = withMove(solomon, at, { ...(move as Fields), [name]: order });

    expect(await check(forgeRecord(solomon, entries))).toMatchObject({
      chain: 'right',
      chance: 'wrong',
      firstWrongDraw: at,
    });
  });

  it('is rejected where what is shuffled is another', async () => {
    const at = solomon.entries.findIndex((entry) => entry['stream'] === 'dark');
    const move = nth(solomon, at)['move'] as { readonly type: string; readonly tiles: readonly string[] };
    const tiles = move.tiles.map((tile) => (tile === 'curse-3' ? 'treasure-5' : tile));

    expect(await check(forgeRecord(solomon, withMove(solomon, at, { ...move, tiles })))).toMatchObject({
      chance: 'wrong',
      firstWrongDraw: at,
    });
  });

  it('is rejected where the seed is another', async () => {
    expect(await check({ ...locks, seed: 'another' })).toMatchObject({
      promise: 'wrong',
      chain: 'right',
      chance: 'wrong',
    });
  });

  it('is rejected where seed and promise are others but the promise was heard of', async () => {
    const header = { ...locks.header, commitment: commitment('another') };
    const all = forgeRecord({ ...locks, seed: 'another' }, locks.entries, header);

    expect(await check(all, locks.header.commitment)).toMatchObject({
      promise: 'right',
      remembered: 'wrong',
      chance: 'wrong',
    });
  });

  it('is rejected where two moves are swapped, a line is left out or a name is another', async () => {
    const at = locks.entries.findIndex(
      (entry, place) => entry.entry === 'played' && nth(locks, place + 2).entry === 'played',
    );
    const swapped = locks.entries.with(at, nth(locks, at + 2)).with(at + 2, nth(locks, at));
    const header = { ...locks.header, seats: [{ name: 'Eve' }, ...locks.header.seats.slice(1)] };

    expect(await check({ ...locks, entries: swapped })).toMatchObject({ chain: 'wrong', firstBrokenEntry: at });
    expect(await check({ ...locks, entries: locks.entries.toSpliced(at, 1) })).toMatchObject({
      chain: 'wrong',
      firstBrokenEntry: at,
    });
    expect(await check({ ...locks, header })).toMatchObject({ chain: 'wrong', firstBrokenEntry: 0 });
    expect(await check({ ...locks, head: locks.header.commitment })).toMatchObject({
      firstBrokenEntry: locks.entries.length,
    });
  });

  it('is rejected where a draw is put in, left out, or what a seat threw in is another', async () => {
    const again = locks.entries.toSpliced(die, 0, nth(locks, die));
    const without = locks.entries.toSpliced(die, 1);
    const thrown = locks.entries.with(0, { ...nth(locks, 0), seeds: ['mine', ''] });

    for (const entries of [again, without, thrown])
      expect(await check(forgeRecord(locks, entries))).toMatchObject({ chain: 'right', chance: 'wrong' });
  });

  it('is rejected where chance draws what no rules know', async () => {
    const kilt = read('kilt_castle/tests/records/unpayable-3.json');
    const header = { ...kilt.header, seats: Array.from({ length: 9 }, (_, n) => ({ name: String(n) })) };

    expect(await check(forgeRecord(kilt, kilt.entries, header))).toMatchObject({
      chance: 'wrong',
      firstWrongDraw: 1,
      draws: 0,
    });
    expect(await check(forgeRecord(kilt, withMove(kilt, 1, {})))).toMatchObject({ chance: 'wrong' });
  });
});

describe('what cannot be checked', () => {
  const kilt = read('kilt_castle/tests/records/unpayable-3.json');

  it('is said: a game that runs keeps its seed', async () => {
    const verdict = await check({ ...kilt, seed: null });
    expect(verdict).toMatchObject({ promise: 'unknown', chain: 'right', chance: 'unknown', draws: 0 });
    expect(isRight(verdict)).toBe(false);
  });

  it('is said: a game or rules that nobody here knows', async () => {
    expect(await loadChance('no-such-game', 1)).toBeNull();
    expect(await loadChance('kilt-castle', 99)).toBeNull();
    expect(verify(kilt, null)).toMatchObject({ promise: 'right', chance: 'unknown' });
  });

  it('is a file that is none', () => {
    for (const text of ['', '{', '[]', 'null', '{"header": {}}', JSON.stringify({ ...kilt, head: 7 })])
      expect(() => readRecord(text)).toThrow(NotARecordError);
  });

  it('is not a saved game: it keeps its seed beside the record', async () => {
    const { seed, ...record } = kilt;
    const saved = readRecord(JSON.stringify({ seed, record: { ...record, seed: null } }));
    expect(isRight(await check(saved))).toBe(true);
  });
});
