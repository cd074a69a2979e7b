import { describe, expect, it } from 'vitest';
import { overlap, placeBubble, type Box } from './bubble.ts';

const FRAME: Box = { left: 0, top: 0, right: 1000, bottom: 700 };
const SIZE = { width: 300, height: 120 };
const boxAt = (left: number, top: number, width = 40, height = 40): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});
const placed = (anchor: Box, free: readonly Box[], frames = [FRAME]): Box => {
  const { left, top } = placeBubble(anchor, SIZE, frames, free);
  return boxAt(left, top, SIZE.width, SIZE.height);
};

describe('the place of a bubble', () => {
  it('is above its anchor, centred, if nothing is there', () => {
    expect(placed(boxAt(480, 330), [])).toEqual(boxAt(350, 192, 300, 120));
  });

  it('is never over what can be pressed, and inside the frame, wherever there is room', () => {
    const targets = Array.from({ length: 30 }, (_, place) => boxAt((place % 6) * 90 + 20, Math.floor(place / 6) * 90));
    for (const anchor of targets) {
      const box = placed(
        anchor,
        targets.filter((one) => one !== anchor),
      );
      expect(targets.reduce((sum, one) => sum + overlap(box, one), 0)).toBe(0);
      expect([box.left >= 0, box.top >= 0, box.right <= 1000, box.bottom <= 700]).toEqual([true, true, true, true]);
    }
  });

  it('covers as little as possible where there is no room', () => {
    const half = boxAt(0, 0, 1000, 600);
    expect(overlap(placed(boxAt(480, 330), [half]), half)).toBe(300 * 20);
  });

  it('is found where it is the only free one, however narrow', () => {
    const free = [boxAt(0, 0, 1000, 290), boxAt(0, 420, 1000, 280), boxAt(0, 290, 640, 130)];
    const box = placed(boxAt(20, 20), free);
    expect(free.reduce((sum, one) => sum + overlap(box, one), 0)).toBe(0);
  });

  it('is outside the first frame only where that has no room', () => {
    const window: Box = { left: -400, top: 0, right: 1000, bottom: 700 };
    expect(placed(boxAt(480, 330), [], [FRAME, window])).toEqual(placed(boxAt(480, 330), []));
    const box = placed(boxAt(480, 330), [FRAME], [FRAME, window]);
    expect([overlap(box, FRAME), box.left >= -400]).toEqual([0, true]);
  });
});
