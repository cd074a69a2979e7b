/** Tests of what is said about the end of a hero. */
import { describe, expect, it } from 'vitest';
import { defeat, fate } from './defeat.ts';
import { areaIn } from './geometry.ts';
import type { View } from './types.gen.ts';
import type { Message } from '#lib/wire/out.gen.ts';
import { who, word } from '#lib/words/translator.ts';

const at = (name: string): number => areaIn(`area-${name}`) ?? -1;
/** Anna's fighter with Ben's wizard in the Raven Room, and Cleo's cleric. */
const VIEW = {
  seat: 0,
  owners: [0, 2, 1],
  companies: [
    { members: [0, 2], entrance: 'a', area: at('b1'), is_out: false },
    { members: [1], entrance: 'c', area: at('h1'), is_out: false },
  ],
  dead: 0b101,
  round: 21,
} as unknown as View;

const say = (key: string, data: Message['data'] = {}): Message => ({ key: `event-${key}`, data });
const turn = (round: number) => say('turn-began', { round, is_extra: 0 });
const blow = (foe: string) => say('melee-rolled', { name: who(0), other: word(`whom-${foe}`) });
const hurt = (seat: number) => say('hurt', { name: who(seat), hits: 3, left: 0 });
const died = (seat: number) => say('died', { name: who(seat) });
const SPORES = say('openly-found', { name: who(0), kind: 'spores' });

describe('the end of a hero', () => {
  it('came from a monster, in the round of the last turn before it', () => {
    const said = [turn(4), SPORES, turn(5), blow('ogre'), hurt(0), died(0), turn(6), blow('rat')];
    expect(fate({ view: VIEW, said }, 0)).toEqual({
      key: 'board-fell-to',
      data: { cause: word('thing-ogre'), round: 5, area: '', kind: 'none' },
    });
  });

  it('has a place if the whole party died there', () => {
    const said = [turn(4), blow('ogre'), turn(5), SPORES, hurt(0), hurt(2), died(0), died(1), say('party-died')];
    expect(fate({ view: VIEW, said }, 1)?.data).toEqual({
      cause: word('thing-spores'),
      round: 5,
      area: word('place-b1'),
      kind: 'room',
    });
  });

  it('is not told of the living, nor where another player was the cause', () => {
    const said = [turn(4), say('melee-rolled', { name: who(0), other: who(2) }), hurt(0), died(0)];
    expect(fate({ view: VIEW, said }, 0)).toBeNull();
    expect(fate({ view: VIEW, said }, 2)).toBeNull();
  });

  it('of a lone hero came from what was told last', () => {
    const outcome = { reason: { key: 'reason-all-dead', data: {} }, ranks: [2] };
    const view = { ...VIEW, companies: VIEW.companies.slice(0, 1) } as View;
    const said = [turn(1), blow('rat'), turn(2), SPORES, hurt(0), died(0), say('party-died')];
    expect(defeat(outcome, { view, said }).how?.data).toMatchObject({ cause: word('thing-spores'), round: 21 });
  });
});
