/** Tests of the visible window on the plan: it follows fingers and stays inside the castle. */
import { describe, expect, it } from 'vitest';
import {
  drag,
  minZoom,
  isVisible,
  clampView,
  MAX_ZOOM,
  onRim,
  DEFAULT_ZOOM,
  windowOf,
  zoom,
  type CameraView,
} from './camera.ts';
import { DRAWING } from './geometry.ts';

const PHONE = { w: 390, h: 400 };
const look = (x: number, y: number, k = DEFAULT_ZOOM): CameraView => ({ at: [x, y], k });

describe('the window on the plan', () => {
  it('never leaves the plan', () => {
    const tableState = windowOf(clampView(look(-999, 9999), PHONE), PHONE);
    expect(tableState.x).toBeCloseTo(DRAWING.x);
    expect(tableState.y + tableState.h).toBeCloseTo(DRAWING.y + DRAWING.h);
  });

  it('shows the whole castle from farthest away, in the middle', () => {
    const tableState = clampView(look(0, 0, 0), PHONE);
    expect(tableState.k).toBe(minZoom(PHONE));
    expect(tableState.at).toEqual([DRAWING.x + DRAWING.w / 2, DRAWING.y + DRAWING.h / 2]);
  });

  it('comes no nearer than it may', () => {
    expect(clampView(look(400, 300, 9), PHONE).k).toBe(MAX_ZOOM);
  });

  it('goes the other way than the finger that drags the plan', () => {
    expect(drag(look(400, 300, 0.5), [10, -20])).toEqual(look(380, 340, 0.5));
  });

  it('keeps what is between two fingers while they zoom', () => {
    const before = look(400, 300);
    const after = zoom(before, PHONE, 1.3, [100, 120]);
    const under = ({ at, k }: CameraView): readonly [number, number] => [
      at[0] + (100 - 195) / k,
      at[1] + (120 - 200) / k,
    ];
    expect(under(after)[0]).toBeCloseTo(under(before)[0]);
    expect(under(after)[1]).toBeCloseTo(under(before)[1]);
  });

  it('points from its rim to who is outside', () => {
    const here = look(400, 300);
    expect([isVisible(here, PHONE, [410, 310]), isVisible(here, PHONE, [800, 310])]).toEqual([true, false]);
    const { at, turn } = onRim(here, PHONE, [800, 300], 20);
    expect(at[0]).toBeCloseTo(400 + 195 / DEFAULT_ZOOM - 20);
    expect([at[1], turn]).toEqual([300, 0]);
  });
});
