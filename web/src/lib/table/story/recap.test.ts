import { describe, expect, it } from 'vitest';
import type { Message, Replay } from '#lib/wire/out.gen.ts';
import { picturesOf, recapMs, recapOf } from './recap.ts';

const by = (key: string, seat: number, ...others: number[]): Message => ({
  key,
  data: { seat: { type: 'who', seat }, others: others.map((one) => ({ type: 'who' as const, seat: one })) },
});
const step = (message: Message, at: number): Replay['moments'][number] => ({
  frames: [{ event: message.key, changes: { at } }],
  said: [message],
});
const replay = (...messages: readonly Message[]): Replay => ({
  table: 't',
  seat: 0,
  view: { at: 0 },
  moments: messages.map((message, place) => step(message, place + 1)),
  players: [],
  outcome: null,
});
const isSeen = (event: unknown): boolean => event !== 'unseen';
const textOf = ({ key }: Message): string => (key === 'silent' ? '' : key);

describe('the recap', () => {
  it('is everything after the last own turn, with the view at each moment', () => {
    const recap = recapOf(replay(by('mine', 0), by('a', 1), by('silent', 1), by('b', 2)), 0, textOf);
    expect(recap?.before).toEqual({ at: 1 });
    expect(recap?.moments.map(({ message, view }) => [message.key, view])).toEqual([
      ['a', { at: 2 }],
      ['b', { at: 4 }],
    ]);
  });

  it('does not exist before the first own turn', () => {
    expect(recapOf(replay(by('a', 1)), 0, textOf)).toBeNull();
  });

  it('pictures first what concerns the player, then the newest, in the order it happened', () => {
    const events = [by('mine', 0), by('hits', 1, 0), by('b', 1), by('c', 2), by('d', 2), by('e', 2)];
    const recap = recapOf(replay(...events), 0, textOf);
    expect(recap && picturesOf(recap, isSeen).map(({ message }) => message.key)).toEqual(['hits', 'd', 'e']);
  });

  it('pictures what is gained or paid before what is merely new', () => {
    const pays = { ...by('pays', 1), data: { ...by('pays', 1).data, price: 2 } };
    const free = { ...by('free', 1), data: { ...by('free', 1).data, price: 0 } };
    const recap = recapOf(replay(by('mine', 0), pays, free, by('c', 2), by('d', 2)), 0, textOf);
    expect(recap && picturesOf(recap, isSeen).map(({ message }) => message.key)).toEqual(['pays', 'c', 'd']);
  });

  it('pictures what is only said if there is nothing else', () => {
    const mixed = recapOf(replay(by('mine', 0), by('a', 1), by('unseen', 1), by('b', 2)), 0, textOf);
    expect(mixed && picturesOf(mixed, isSeen).map(({ message }) => message.key)).toEqual(['a', 'b']);
    const said = recapOf(replay(by('mine', 0), by('unseen', 1)), 0, textOf);
    expect(said && picturesOf(said, isSeen).map(({ message }) => message.key)).toEqual(['unseen']);
  });

  it('says how long it takes: what waits longer than ten seconds before the end goes faster', () => {
    const recap = recapOf(replay(by('mine', 0), by('a', 1), by('b', 1), by('c', 1)), 0, textOf);
    expect(recap && recapMs(recap, (_, isLate) => (isLate ? 1_000 : 6_000))).toBe(13_000);
  });
});
