/** Tests of the visible window on the plan: it follows fingers and stays inside the castle. */
import { describe, expect, it } from 'vitest';
import { dragged, farthest, isSeen, kept, NEAREST, onRim, USUAL, windowOf, zoomed, type Look } from './camera.ts';
import { WHOLE } from './geometry.ts';

const PHONE = { w: 390, h: 400 };
const look = (x: number, y: number, k = USUAL): Look => ({ at: [x, y], k });

describe('the window on the plan', () => {
  it('never leaves the plan', () => {
    const seen = windowOf(kept(look(-999, 9999), PHONE), PHONE);
    expect(seen.x).toBeCloseTo(WHOLE.x);
    expect(seen.y + seen.h).toBeCloseTo(WHOLE.y + WHOLE.h);
  });

  it('shows the whole castle from farthest away, in the middle', () => {
    const seen = kept(look(0, 0, 0), PHONE);
    expect(seen.k).toBe(farthest(PHONE));
    expect(seen.at).toEqual([WHOLE.x + WHOLE.w / 2, WHOLE.y + WHOLE.h / 2]);
  });

  it('comes no nearer than it may', () => {
    expect(kept(look(400, 300, 9), PHONE).k).toBe(NEAREST);
  });

  it('goes the other way than the finger that drags the plan', () => {
    expect(dragged(look(400, 300, 0.5), [10, -20])).toEqual(look(380, 340, 0.5));
  });

  it('keeps what is between two fingers while they zoom', () => {
    const before = look(400, 300);
    const after = zoomed(before, PHONE, 1.3, [100, 120]);
    const under = ({ at, k }: Look): readonly [number, number] => [at[0] + (100 - 195) / k, at[1] + (120 - 200) / k];
    expect(under(after)[0]).toBeCloseTo(under(before)[0]);
    expect(under(after)[1]).toBeCloseTo(under(before)[1]);
  });

  it('points from its rim to who is outside', () => {
    const here = look(400, 300);
    expect([isSeen(here, PHONE, [410, 310]), isSeen(here, PHONE, [800, 310])]).toEqual([true, false]);
    const { at, turn } = onRim(here, PHONE, [800, 300], 20);
    expect(at[0]).toBeCloseTo(400 + 195 / USUAL - 20);
    expect([at[1], turn]).toEqual([300, 0]);
  });
});
