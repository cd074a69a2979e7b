/**
 * Tests of what the board derives from views and events: figures and counters on the plan, fights, marks, votes and
 * picks.
 */
import { describe, expect, it } from 'vitest';
import { areaIn } from './geometry.ts';
import { advanceMarks, NO_MARKS } from './marks.ts';
import { toggleAlly, levelsOf } from './pick-labels.ts';
import { DEAD, GONE, IN_ROOM, carriedBy, princessIn, wildIn } from './positions.ts';
import { columnOf, pipsOf, lastRoundRolls, shownRoundRolls, subject, thing, whom } from './fight-log.ts';
import {
  fightOf,
  figureOf,
  hasBit,
  homeOf,
  areaContents,
  partiesOf,
  partyOfSeat,
  knownCounters,
  tinctureFor,
  wasEntered,
} from './scene.ts';
import type { Event, Move, Preview, View } from './types.gen.ts';
import { secondsLeft, votersOf, visibleVotes, timeoutOffer } from './votes.ts';
import type { OfferOf } from '#lib/wire/typed.ts';

const at = (name: string): number => areaIn(`area-${name}`) ?? -1;
const ROOMS = 36;
const B1 = 1; // the counter of room b1

/** Return a view of two parties: Anna's fighter with Ben's wizard in b1, and Cleo's cleric in front of entrance C. */
const table = (changes: Partial<View> = {}): View =>
  ({
    seats: 3,
    seat: 0,
    step: 'vote',
    active: 0,
    owners: [0, 1, 2],
    disciplines: ['fighter', 'wizard', 'cleric'],
    companies: [
      { members: [0, 1], entrance: 'a', area: at('b1'), is_out: false, speed_bar: 0 },
      { members: [2], entrance: 'c', area: -1, is_out: false, speed_bar: 0 },
    ],
    hits: [3, ...Array.from({ length: 43 }, () => 0)],
    dead: 0,
    voted: 0,
    heroic: 0b10,
    hexed: 0,
    enemy: null,
    against: -1,
    ours: -1,
    theirs: -1,
    monster_at: [wildIn(at('a1')), wildIn(at('b1')), ...Array.from({ length: ROOMS - 2 }, () => DEAD)],
    monsters: [null, 'ogre', ...Array.from({ length: ROOMS - 2 }, () => null)],
    face_up: 0b10,
    treasure_at: [IN_ROOM, IN_ROOM, carriedBy(0), ...Array.from({ length: ROOMS - 3 }, () => GONE)],
    treasures: [null, null, 'dwarf', ...Array.from({ length: ROOMS - 3 }, () => null)],
    princess: princessIn(at('e4')),
    ballot: null,
    opened: null,
    ...changes,
  }) as unknown as View;

const rolled = (pips: number, modifier = 0): Event =>
  ({ type: 'melee-rolled', name: { type: 'who', seat: 0 }, other: { type: 'who', seat: 1 }, pips, modifier }) as Event;
const hurt: Event = { type: 'hurt', name: { type: 'who', seat: 0 }, hits: 2, left: 1 };
const went = (area: Extract<Event, { type: 'party-moved' }>['area']): Event => ({
  type: 'party-moved',
  seats: [0],
  area,
  kind: 'corridor',
});

describe('who is there', () => {
  it('is a group for each party, inside or before its entrance', () => {
    const [inside, outside] = partiesOf(table());
    expect(inside).toMatchObject({ members: [0, 1], captives: ['dwarf'], isOutside: false, area: at('b1') });
    expect(outside).toMatchObject({ members: [2], isOutside: true });
  });

  it('is nobody of a party that has left or is dead', () => {
    const view = table({ dead: 0b100 });
    expect(partiesOf(view)).toHaveLength(1);
    expect(partyOfSeat(view, 2)).toBe(1);
    expect(partyOfSeat(view, null)).toBeNull();
  });

  it('has so many hits left', () => {
    expect(figureOf(table(), 0)).toMatchObject({ kind: 'fighter', most: 10, left: 7, seat: 0, isHeroic: false });
    expect(figureOf(table(), 1)).toMatchObject({ kind: 'wizard', isHeroic: true });
    expect(figureOf(table(), 6)).toMatchObject({ kind: 'dwarf', seat: null, most: 5 });
    expect(figureOf(table(), 8 + B1)).toMatchObject({ kind: 'ogre', most: 6 });
    expect(figureOf(table(), 8)).toMatchObject({ kind: null, most: 0 });
  });

  it('has two tinctures where one plays alone', () => {
    expect([tinctureFor(table(), 1), tinctureFor(table({ seats: 1, owners: [0, 0] }), 1)]).toEqual(['azure', 'azure']);
    expect(tinctureFor(table({ seats: 1, owners: [0, 0] }), 0)).toBe('gules');
  });

  it('is looked for where the own party is, or else where somebody acts', () => {
    expect(homeOf(table())).toEqual([138, 48]);
    expect(homeOf(table({ seat: null }))).toEqual([138, 48]);
  });
});

describe('what lies there', () => {
  it('is seen as far as this seat knows it', () => {
    expect(areaContents(table(), at('a1'))).toMatchObject({
      monsters: [{ counter: 0, kind: null, isOpen: false }],
      treasure: { counter: 0, kind: null },
      pile: 0,
    });
    expect(areaContents(table(), at('b1')).monsters).toEqual([{ counter: B1, kind: 'ogre', isOpen: true }]);
    expect(areaContents(table(), at('e4')).hasPrincess).toBe(true);
  });

  it('is in the notebook where this seat alone has seen it', () => {
    const monsters = ['rat' as const, 'ogre' as const, ...Array.from({ length: ROOMS - 2 }, () => null)];
    expect(knownCounters(table({ monsters }))).toEqual([{ area: at('a1'), kind: 'rat' }]);
    expect(knownCounters(table())).toEqual([]);
  });

  it('tells which rooms somebody has entered', () => {
    expect([wasEntered(table(), at('a1')), wasEntered(table(), at('b1')), wasEntered(table(), at('c1'))]).toEqual([
      false,
      true,
      false,
    ]);
  });

  it('reads sets of bits, also beyond 32', () => {
    expect([hasBit(2 ** 35, 35), hasBit(2 ** 35, 34), hasBit(5, 2)]).toEqual([true, false, true]);
  });
});

describe('a fight', () => {
  it('is on in its steps alone', () => {
    expect(fightOf(table())).toBeNull();
    expect(fightOf(table({ step: 'fighter', against: 8 + B1 }))).toMatchObject({
      area: at('b1'),
      ours: [0, 1, 6],
      theirs: [8 + B1],
      fighter: -1,
      opponent: 8 + B1,
      isOfParties: false,
    });
  });

  it('shows who was sent', () => {
    const view = table({ step: 'melee', enemy: 1, ours: 1, theirs: 2 });
    expect(fightOf(view)).toMatchObject({ fighter: 1, opponent: 2, theirs: [2], isOfParties: true });
  });

  it('remembers the dice of the last round', () => {
    expect(lastRoundRolls([rolled(4), hurt, rolled(2), rolled(5)]).map(({ pips }) => pips)).toEqual([2, 5]);
    expect(lastRoundRolls([hurt])).toEqual([]);
    expect([pipsOf(rolled(3)), pipsOf(hurt), pipsOf(null)]).toEqual([3, null, null]);
  });

  it('shows the dice of one round after the other', () => {
    const [first, second] = [rolled(4), rolled(2)];
    const events = [first, { ...hurt }, second, { ...hurt }];
    expect(events.map((event) => shownRoundRolls(events, event).map(({ pips }) => pips))).toEqual([[4], [4], [2], [2]]);
    expect(shownRoundRolls([], first)).toEqual([first]);
  });

  it('lights the column of a roll', () => {
    const columns = [rolled(1, -1), rolled(1), rolled(4, 1), rolled(6, 1)]
      .flatMap((one) => lastRoundRolls([one]))
      .map(columnOf);
    expect(columns).toEqual([0, 0, 4, 5]);
  });

  it('names somebody with an article', () => {
    expect(subject({ type: 'word', key: 'monster-ogre' })).toEqual({ type: 'word', key: 'being-ogre' });
    expect(subject({ type: 'who', seat: 1 })).toEqual({ type: 'who', seat: 1 });
    expect(whom({ type: 'word', key: 'twin-first-cleric' })).toEqual({ type: 'word', key: 'whom-first-cleric' });
    expect(thing('gold-300')).toEqual({ type: 'word', key: 'thing-gold-300' });
  });
});

describe('marks and votes', () => {
  it('are left by a way until another one is gone', () => {
    const walked = advanceMarks(advanceMarks(NO_MARKS, went('c2'), '1 0', at('c1')), went('c3'), '1 0', at('c2'));
    expect(walked.way).toEqual([at('c1'), at('c2'), at('c3')]);
    expect(advanceMarks(walked, went('g2'), '1 1').way).toEqual([at('g2')]);
    expect(advanceMarks(walked, went('c4'), '2 0', at('c3')).way).toEqual([at('c3'), at('c4')]);
    expect(advanceMarks(walked, hurt, '1 0')).toEqual(walked);
  });

  it('are shields on the areas that were chosen', () => {
    const ballot = { voters: [0, 1], choices: [{ type: 'go' as const, area: at('b2') }, null] };
    expect(visibleVotes(table({ ballot }), null)).toEqual([{ voter: 0, area: at('b2') }]);
    const event = { type: 'ballot-opened', seats: [0, 1], choices: [], names: [] } as unknown as Event;
    expect(visibleVotes(table({ opened: ballot }), event)).toEqual([{ voter: 0, area: at('b2') }]);
    expect(visibleVotes(table(), null)).toEqual([]);
  });
});

describe('a vote', () => {
  it('is of all seats that choose; of the others it is known whether they have, where that is told', () => {
    const ballot = { voters: [0, 1], choices: [{ type: 'stop' as const }, null] };
    expect(votersOf(table({ ballot }))).toEqual([
      { seat: 0, isSealed: true },
      { seat: 1, isSealed: false },
    ]);
    expect(votersOf(table({ seat: 1, ballot: { voters: [0, 1], choices: [null, null] }, voted: 0b01 }))).toEqual([
      { seat: 0, isSealed: true },
      { seat: 1, isSealed: false },
    ]);
    expect(votersOf(table())).toEqual([]);
  });

  it('takes half a minute at a live table', () => {
    expect([0, 1, 29_500, 31_000].map(secondsLeft)).toEqual([30, 30, 1, 0]);
  });

  it('counts as it is aimed when time is up, or as staying or refusing, or as what comes first', () => {
    const offer = (move: Move, ...picks: string[]): OfferOf<Move, Preview> => ({
      move,
      picks,
      message: { key: 'offer-done', data: {} },
      preview: null,
    });
    const [go, stop] = [offer({ type: 'go', area: at('c2') }, 'area-c2'), offer({ type: 'stop' })];
    const [accept, refuse] = [offer({ type: 'accept' }), offer({ type: 'refuse' })];
    const fight = offer({ type: 'fight', fighter: 0 }, 'figure-0');

    expect(timeoutOffer({ aimed: go, offers: [stop, go] })).toBe(go);
    expect(timeoutOffer({ aimed: null, offers: [stop, go] })).toBe(stop);
    expect(timeoutOffer({ aimed: null, offers: [accept, refuse] })).toBe(refuse);
    expect(timeoutOffer({ aimed: null, offers: [fight] })).toBe(fight);
    expect(
      timeoutOffer({
        aimed: null,
        offers: [stop, offer({ type: 'gift', counter: 2, to: 1 }, 'treasure-2', 'figure-1')],
      }),
    ).toBe(stop);
    expect(timeoutOffer({ aimed: null, offers: [] })).toBeNull();
  });
});

describe('what can be picked', () => {
  const offer = (...picks: string[]): OfferOf<Move, Preview> => ({
    move: { type: 'done' },
    picks,
    message: { key: 'offer-done', data: {} },
    preview: null,
  });
  const offers = [offer('spell-esp'), offer('spell-heroism', 'figure-0'), offer('spell-heroism', 'figure-1'), offer()];

  it('comes level by level', () => {
    expect(levelsOf({ offers, picked: [] })).toEqual([['spell-esp', 'spell-heroism']]);
    expect(levelsOf({ offers, picked: ['spell-heroism'] })).toEqual([
      ['spell-esp', 'spell-heroism'],
      ['figure-0', 'figure-1'],
    ]);
  });

  it('has magic items beside the ways, and then whom they are given to', () => {
    const walking = [offer(), offer('area-c2'), offer('treasure-2', 'figure-0'), offer('treasure-2', 'figure-1')];

    expect(levelsOf({ offers: walking, picked: [] })).toEqual([['area-c2', 'treasure-2']]);
    expect(levelsOf({ offers: walking, picked: ['treasure-2'] })[1]).toEqual(['figure-0', 'figure-1']);
  });

  it('are allies in the order of their seats, whoever is asked first', () => {
    expect(toggleAlly(['seat-2'], 'seat-1')).toEqual(['seat-1', 'seat-2']);
    expect(toggleAlly(['seat-1', 'seat-2'], 'seat-1')).toEqual(['seat-2']);
  });
});
