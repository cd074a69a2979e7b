/** Tests of what the board says about the quest, the things in the bag, the ways, the parties and the monsters met. */
import { describe, expect, it } from 'vitest';
import { metMonsters, unmetMonsters } from './bestiary.ts';
import { areaIn } from './geometry.ts';
import { carriedBy, DEAD, GONE, IN_ROOM, princessIn, princessWith, wildIn } from './positions.ts';
import { questOf, reachedOf } from './quest.ts';
import { hasLeft, joinedSeats, type Treasure } from './scene.ts';
import { thingText } from './things.ts';
import { throwText } from './throws.ts';
import type { Event, Move, Preview, View } from './types.gen.ts';
import { riskOf } from './ways.ts';
import type { ShownEvent } from '#lib/board/contract.ts';
import type { OfferOf } from '#lib/wire/typed.ts';

const at = (name: string): number => areaIn(`area-${name}`) ?? -1;
const ROOMS = 36;

/** Return a view of two parties: Anna's fighter with Ben's wizard, and Cleo's cleric. Anna carries these treasures. */
const table = (carried: readonly Treasure[] = [], changes: Partial<View> = {}): View =>
  ({
    seats: 3,
    seat: 0,
    step: 'vote',
    active: 0,
    owners: [0, 2, 1],
    disciplines: ['fighter', 'cleric', 'wizard'],
    companies: [
      { members: [0, 2], entrance: 'a', area: at('b1'), is_out: false },
      { members: [1], entrance: 'c', area: -1, is_out: false },
    ],
    dead: 0,
    face_up: 0,
    monster_at: Array.from({ length: ROOMS }, (_, counter) => wildIn(counter)),
    monsters: Array.from({ length: ROOMS }, () => null),
    treasure_at: Array.from({ length: ROOMS }, (_, counter) => (counter < carried.length ? carriedBy(0) : IN_ROOM)),
    treasures: Array.from({ length: ROOMS }, (_, counter) => carried[counter] ?? null),
    princess: princessIn(at('e4')),
    is_open: false,
    ...changes,
  }) as View;

const offer = (move: object, picks: readonly string[], preview: Preview | null = null, data = {}) =>
  ({ move, picks, preview, message: { key: 'offer', data } }) as unknown as OfferOf<Move, Preview>;

describe('how far a lost party came', () => {
  it('names the keys that were seen, the Princess and the gold', () => {
    const reached = (view: View) => reachedOf(view).map(({ isDone, more }) => [isDone, more.key.split('-').at(-1)]);
    expect(reached(table())).toEqual([
      [false, 'hidden'],
      [false, 'hidden'],
      [false, 'waits'],
      [false, 'stays'],
    ]);
    const far = table(['key-b', 'gold-300', 'gold-100'], { is_open: true });
    expect(reached(far).slice(1, 3)).toEqual([
      [true, 'found'],
      [true, 'free'],
    ]);
    expect(reachedOf(far)[3]?.title.data).toEqual({ gold: 400 });
  });
});

describe('the quest', () => {
  const done = (view: View): readonly boolean[] => questOf(view).map(({ isDone }) => isDone);

  it('begins with any key, and ticks what is reached', () => {
    expect(done(table())).toEqual([false, false, false, false]);
    expect(done(table(['key-a']))).toEqual([true, false, false, false]);
    expect(done(table(['key-a', 'skeleton-key']))).toEqual([true, true, false, false]);
    expect(done(table([], { is_open: true, princess: princessWith(0) }))).toEqual([true, true, true, false]);
  });

  it('asks for a key that fits, and counts those whose place this seat does not know', () => {
    const [, second] = questOf(table(['key-a', 'key-a', 'gold-300']));
    expect(second?.title).toEqual({ key: 'board-quest-second-key', data: { first: 'key-a' } });
    expect(second?.more).toEqual({ key: 'board-quest-hidden', data: { number: 4 } });
    expect(questOf(table())[0]?.more.data).toEqual({ number: 6 });
  });

  it('counts the gold of the whole party, and none of another one', () => {
    const gold = (view: View): unknown => questOf(view)[3]?.more.data.gold;
    expect(gold(table(['gold-300', 'gold-100', 'sword']))).toBe(400);
    expect(gold(table(['gold-300'], { treasure_at: [carriedBy(1), ...Array.from({ length: 35 }, () => GONE)] }))).toBe(
      0,
    );
  });

  it('is shown to nobody without a party', () => {
    expect(questOf(table([], { seat: null }))).toEqual([]);
  });
});

describe('a picked thing', () => {
  const state = (id: string, moves: readonly object[], view = table(['healing'])) => ({
    view,
    picked: [id],
    openOffers: moves.map((move) => offer(move, [id, 'figure-0'])),
    aimed: null,
  });

  it('says what it does, and asks what is left to choose', () => {
    const fireball = { type: 'cast', spell: 'fireball', target: 9 };
    expect(thingText(state('spell-fireball', [fireball]))).toEqual({
      sentence: {
        key: 'board-thing-about',
        data: {
          name: { type: 'word', key: 'spell-fireball' },
          effect: { type: 'word', key: 'board-effect-spell-fireball' },
        },
      },
      more: { key: 'board-which-enemy', data: {} },
    });
    expect(thingText(state('treasure-0', [{ type: 'heal' }]))?.more?.key).toBe('board-which-ally');
    expect(thingText(state('treasure-0', [{ type: 'heal' }, { type: 'give' }]))?.more?.key).toBe('board-use-or-give');
  });

  it('is only a spell or something that this seat knows', () => {
    expect(thingText(state('figure-0', [{ type: 'fight' }]))).toBeNull();
    expect(thingText(state('treasure-5', [{ type: 'gift' }]))).toBeNull();
  });
});

describe('the risk of a way', () => {
  const way = (monsters: number): Preview => ({ type: 'way', monsters, treasures: 1, moves_left: 0 });

  it('is known where one monster waits', () => {
    const risk = riskOf(offer({ type: 'go' }, ['area-a1'], way(1), { tenths: 9 }));
    expect(risk).toMatchObject({ area: at('a1'), tenths: 9, hasTreasure: true });
    expect(riskOf(offer({ type: 'go' }, ['area-a1'], way(2), { tenths: -1 }))?.tenths).toBeNull();
    expect(riskOf(offer({ type: 'go' }, ['area-c1'], way(0), { tenths: -1 }))).toBeNull();
  });
});

describe('a throw of a lone hero', () => {
  const fight = (changes: Partial<View> = {}): View =>
    table([], {
      step: 'melee',
      active: 1,
      companies: [
        { members: [0, 2], entrance: 'a', area: at('b1'), is_out: false },
        { members: [1], entrance: 'c', area: 0, is_out: false },
      ] as unknown as View['companies'],
      monsters: ['ogre', ...Array.from({ length: ROOMS - 1 }, () => null)],
      hits: Array.from({ length: 44 }, () => 0),
      enemy: null,
      against: 8,
      ours: 1,
      theirs: -1,
      ...changes,
    });
  const rolled = { type: 'melee-rolled', pips: 6, modifier: 1 } as Event;
  const shown = (view: View, event = rolled): ShownEvent<View, Event> => ({ event, before: view, after: view });

  it('says from which roll on the monster falls, and nothing of the roll', () => {
    expect(throwText(shown(fight()), [2])).toEqual({
      sentence: {
        key: 'board-roll-due',
        data: { seat: { type: 'who', seat: 2 }, from: 5, monster: { type: 'word', key: 'whom-ogre' } },
      },
      more: { key: 'board-roll-worst', data: { hits: 4 } },
      button: 'board-roll',
    });
  });

  it('is for the own hero alone, against a monster, and for melee only', () => {
    expect(throwText(shown(fight()), [0])).toBeNull();
    expect(throwText(shown(fight({ active: 0 })), [0])).toBeNull();
    expect(throwText(shown(fight(), { ...rolled, type: 'trap-sprung' } as unknown as Event), [2])).toBeNull();
  });
});

describe('parties in the list of seats', () => {
  it('are joined if they have several seats', () => {
    expect(joinedSeats(table())).toEqual([[0, 1]]);
  });

  it('have left once all their characters are dead or out', () => {
    const out = table().companies.map((company, party) => ({ ...company, is_out: party === 0 }));
    expect(hasLeft(table(), [0])).toBe(false);
    expect(hasLeft(table([], { dead: 0b001 }), [0])).toBe(true);
    expect(hasLeft(table([], { companies: out }), [0])).toBe(true);
    expect(hasLeft(table([], { companies: out }), [2])).toBe(false);
  });
});

describe('the bestiary', () => {
  it('has a page for each kind that was met, and lists the others', () => {
    const kinds = ['goblin', 'goblin', 'rat', 'ogre'] as const;
    const view = table([], {
      monsters: [...kinds, ...Array.from({ length: ROOMS - kinds.length }, () => null)],
      monster_at: [DEAD, ...Array.from({ length: ROOMS - 1 }, (_, counter) => wildIn(counter + 1))],
      face_up: 0b0101,
    });
    expect(metMonsters(view).map(({ kind, all, left }) => [kind, all, left])).toEqual([
      ['goblin', 2, 1],
      ['rat', 1, 1],
    ]);
    expect(unmetMonsters(view).map(({ kind }) => kind)).toContain('ogre');
    expect(unmetMonsters(view).map(({ kind }) => kind)).not.toContain('rat');
  });
});
