/** Tests of drops: sound, picture and vibration have the same timing and order the depths. */
import { describe, expect, it } from 'vitest';
import { dropOf, seededRandom, vibrationOf } from './drop.ts';
import { gaugeY } from './geometry.ts';
import { ripplesOf, streakOf } from './streak.ts';

/** All echoes that any depth can have. */
const ECHOES = Array.from({ length: 20 }, (_, place) => place - 5);
const at = (echo: number, inside: number | null = 2): ReturnType<typeof dropOf> => dropOf({ tower: 3, echo, inside });
const rises = (numbers: readonly number[]): boolean =>
  numbers.every((one, n) => n === 0 || one > (numbers[n - 1] ?? 0));

describe('a drop', () => {
  it('falls longer, lands lower in pitch and further down, the deeper it sounds', () => {
    expect(rises(ECHOES.map((echo) => at(echo).landing))).toBe(true);
    expect(rises(ECHOES.map((echo) => -at(echo).hz))).toBe(true);
    expect(rises(ECHOES.map((echo) => at(echo).level))).toBe(true);
    expect(rises(ECHOES.map(gaugeY))).toBe(true);
  });

  it('is let go, lands, bounces and is silent, in this order', () => {
    for (const { release, landing, bounces, length } of ECHOES.map((echo) => at(echo)))
      expect(rises([0, release, landing, ...bounces.map((bounce) => bounce.at), length])).toBe(true);
  });

  it('is seen to fall exactly as long as it is heard to fall', () => {
    for (const drop of ECHOES.map((echo) => at(echo))) {
      const { delay, ms } = streakOf(drop, -50, false);
      expect([delay, delay + ms]).toEqual([drop.release, drop.landing]);
      expect(streakOf(drop, -50, true)).toMatchObject({ delay, ms });
      expect(ripplesOf(drop).map((ring) => ring.at)).toEqual([drop.landing, ...drop.bounces.map((one) => one.at)]);
    }
  });

  it('is felt with the same timing, and a deeper one for longer', () => {
    const impacts = [1, 2, 3, 4, 5, 6, 7, 8].map((echo) => {
      const [, wait = 0, tick = 0, fall = 0, impact = 0] = vibrationOf(at(echo));
      expect(Math.abs(wait + tick + fall - at(echo).landing)).toBeLessThan(2);
      return impact;
    });
    expect(rises(impacts)).toBe(true);
  });

  it('rattles with as many pearls as are known to be inside, at most eight', () => {
    expect([0, 3, 20, null].map((inside) => at(5, inside).rattle.length)).toEqual([0, 3, 8, 4]);
  });

  it('is the same for the same facts', () => {
    expect(at(4)).toEqual(at(4));
    expect(at(4).seed).not.toBe(at(5).seed);
    expect([seededRandom(9)(), seededRandom(9)()].every((one, _, [first]) => one === first)).toBe(true);
  });
});
