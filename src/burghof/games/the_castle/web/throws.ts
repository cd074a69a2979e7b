/** Dice that are thrown by hand: a hero who fights a monster alone is not asked who fights, but throws. */
import { MATERIAL } from './material.gen.ts';
import { fightOf, figureOf, isCharacter } from './scene.ts';
import type { Event, View } from './types.gen.ts';
import type { ShownEvent, ThrowText } from '#lib/board/contract.ts';
import { who, word } from '#lib/words/translator.ts';

const SIDES = 6;

/** Return what is said before the throw of a lone hero of these seats; null for all other events. */
export function throwText(
  { event, before, after }: ShownEvent<View, Event>,
  seats: readonly number[],
): ThrowText | null {
  if (event.type !== 'melee-rolled') return null;
  const fight = fightOf(after);
  const [hero = -1] = fight?.ours ?? [];
  const seat = after.owners[hero];
  if (!fight || fight.ours.length !== 1 || !isCharacter(hero) || seat === undefined || !seats.includes(seat))
    return null;
  const { kind, left } = figureOf(before, fight.opponent);
  if (fight.isOfParties || kind === null || !(kind in MATERIAL.hits)) return null;
  const from = Math.max(1, Math.min(SIDES + 1, left - event.modifier));
  const row: readonly number[] = MATERIAL.hits[kind as keyof typeof MATERIAL.hits];
  const data = { seat: who(seat), from, monster: word(`whom-${kind}`) };
  return {
    sentence: { key: 'board-roll-due', data },
    // A witch throws a spell instead of hitting.
    more: row.some((hits) => hits < 0)
      ? { key: 'board-roll-witch', data: { to: row.findLastIndex((hits) => hits < 0) + 1 - event.modifier } }
      : { key: 'board-roll-worst', data: { hits: Math.max(...row) } },
    button: 'board-roll',
  };
}
