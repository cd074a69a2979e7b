import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ScreenFollower, ScreenReports, type ReceivedStep } from './table-screen.svelte.ts';

const END = Infinity;
const step = (cursor: number, previous = cursor - 1): ReceivedStep => ({ cursor, previous, receivedAt: Date.now() });

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('a device beside a table screen', () => {
  it('waits for each event of a step, and for its end', () => {
    const follower = new ScreenFollower();
    expect(follower.isHeld(step(5), 1)).toBe(false);
    follower.follow({ cursor: 4, events: 2 });
    expect([1, 2, 3, END].map((count) => follower.isHeld(step(5), count))).toEqual([false, false, true, true]);
    expect([1, END].map((count) => follower.isHeld(step(4), count))).toEqual([false, false]);
    expect(follower.isHeld(step(6), 1)).toBe(true);
    follower.follow({ cursor: 5, events: 0 });
    expect(follower.isHeld(step(5), END)).toBe(false);
  });

  it('waits for the end of all steps that came in one message', () => {
    const follower = new ScreenFollower();
    follower.follow({ cursor: 4, events: 2 });
    expect(follower.isHeld(step(7, 4), 1)).toBe(true);
    follower.follow({ cursor: 6, events: 2 });
    expect(follower.isHeld(step(7, 4), 1)).toBe(true);
    follower.follow({ cursor: 7, events: 0 });
    expect(follower.isHeld(step(7, 4), END)).toBe(false);
  });

  it('goes on alone if the screen is silent for three seconds, until it reports again', () => {
    const follower = new ScreenFollower();
    follower.follow({ cursor: 4, events: 0 });
    vi.advanceTimersByTime(60_000);
    const waiting = step(5);
    vi.advanceTimersByTime(2_000);
    expect(follower.isHeld(waiting, 1)).toBe(true);
    follower.follow({ cursor: 4, events: 0 });
    vi.advanceTimersByTime(3_000);
    expect([follower.isHeld(waiting, 1), follower.isLed]).toEqual([true, true]);
    vi.advanceTimersByTime(1);
    expect([follower.isHeld(waiting, 1), follower.isLed]).toEqual([false, false]);
    follower.follow({ cursor: 4, events: 0 });
    expect(follower.isHeld(step(5), 1)).toBe(true);
  });
});

describe('a full view beside a table screen', () => {
  it('waits for the first report of a screen that was there before it, for three seconds', () => {
    const [led, late, show] = [new ScreenFollower(), new ScreenFollower(), vi.fn()];
    late.noteScreens(1, false);
    late.whenShown(1, show);
    expect(show).toHaveBeenCalledOnce();
    led.noteScreens(1, true);
    led.whenShown(1, show);
    vi.advanceTimersByTime(2_900);
    expect(show).toHaveBeenCalledOnce();
    vi.advanceTimersByTime(200);
    expect(show).toHaveBeenCalledTimes(2);
  });

  it('is shown at once without a screen', () => {
    const show = vi.fn();
    new ScreenFollower().whenShown(5, show);
    expect(show).toHaveBeenCalledOnce();
  });

  it('waits until the screen has shown as much, or is silent', () => {
    const follower = new ScreenFollower();
    const show = vi.fn();
    follower.follow({ cursor: 3, events: 0 });
    follower.whenShown(5, show);
    vi.advanceTimersByTime(2_000);
    follower.follow({ cursor: 4, events: 9 });
    vi.advanceTimersByTime(2_000);
    expect([show.mock.calls.length, follower.isWaiting]).toEqual([0, true]);
    follower.follow({ cursor: 5, events: 0 });
    vi.advanceTimersByTime(200);
    expect([show.mock.calls.length, follower.isWaiting]).toEqual([1, false]);
    follower.whenShown(6, show);
    vi.advanceTimersByTime(3_200);
    expect([show.mock.calls.length, follower.isWaiting]).toEqual([2, false]);
  });

  it('is dropped when another seat is watched', () => {
    const follower = new ScreenFollower();
    const show = vi.fn();
    follower.follow({ cursor: 3, events: 0 });
    follower.whenShown(5, show);
    follower.cancel();
    follower.follow({ cursor: 5, events: 0 });
    vi.advanceTimersByTime(9_000);
    expect([show.mock.calls.length, follower.isWaiting]).toEqual([0, false]);
  });
});

describe('the reports of a table screen', () => {
  it('come once what they report is painted, and only while the page is seen', () => {
    const page = { visibilityState: 'visible' };
    const paints: (() => void)[] = [];
    const sent: unknown[] = [];
    vi.stubGlobal('document', page);
    vi.stubGlobal('requestAnimationFrame', (paint: () => void) => paints.push(paint));
    const reports = new ScreenReports((position) => void sent.push(position));
    const paint = (): void => {
      for (const one of paints.splice(0)) one();
    };

    reports.note({ cursor: 4, events: 0 });
    reports.note({ cursor: 4, events: 1 });
    vi.advanceTimersByTime(1_000);
    expect(sent).toEqual([]);
    paint();
    expect(sent).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(sent).toEqual([{ cursor: 4, events: 1 }]);
    reports.repeat();
    page.visibilityState = 'hidden';
    paint();
    vi.advanceTimersByTime(1);
    expect(sent).toHaveLength(1);
  });
});
