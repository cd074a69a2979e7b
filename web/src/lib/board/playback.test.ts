import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FramePlayback } from './playback.svelte.ts';

const frame = (event: string | null, changes: object): { event: string | null; changes: Record<string, unknown> } => ({
  event,
  changes: { ...changes },
});

describe('showing', () => {
  const begun: unknown[] = [];
  const playback = (): FramePlayback =>
    new FramePlayback({
      durationMs: (event) => (event === 'long' ? 1000 : 0),
      onEventStart: (event) => void begun.push(event),
    });

  beforeEach(() => {
    vi.useFakeTimers();
    begun.length = 0;
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('shows frames in order, none faster than a quarter of a second', () => {
    const table = playback();
    table.set({ a: 0, b: 0 });
    table.add({ frames: [frame('short', { a: 1 }), frame('long', { b: 2 }), frame(null, { a: 3 })] });

    expect([table.view, table.isBusy, begun]).toEqual([{ a: 1, b: 0 }, true, ['short']]);
    vi.advanceTimersByTime(249);
    expect(table.view).toEqual({ a: 1, b: 0 });
    vi.advanceTimersByTime(1);
    expect([table.view, begun]).toEqual([{ a: 1, b: 2 }, ['short', 'long']]);
    vi.advanceTimersByTime(1000);
    expect([table.view, table.isBusy]).toEqual([{ a: 3, b: 2 }, false]);
  });

  it('waits for a press where a die is thrown by hand, and goes on with everything else', () => {
    const table = new FramePlayback({
      durationMs: () => 1000,
      onEventStart: (event) => void begun.push(event),
      waitsForPress: ({ event }) => event === 'die',
    });
    table.set({ a: 0 });
    table.add({ frames: [frame('long', { a: 1 }), frame('die', { a: 2 }), frame('die', { a: 3 })] });
    vi.advanceTimersByTime(5000);
    expect([table.view, table.isBusy, table.awaited?.event, begun]).toEqual([{ a: 1 }, true, 'die', ['long']]);
    table.press();
    expect([table.view, table.awaited, begun]).toEqual([{ a: 2 }, null, ['long', 'die']]);
    vi.advanceTimersByTime(1000);
    expect([table.view, table.awaited?.event]).toEqual([{ a: 2 }, 'die']);
    table.skip();
    expect([table.view, table.isBusy, table.awaited]).toEqual([{ a: 3 }, false, null]);
  });

  it('hurries a long backlog, but not what concerns this person', () => {
    const table = new FramePlayback({
      durationMs: () => 1000,
      onEventStart: (event) => void begun.push(event),
      concerns: ({ event }) => event === 'push',
      paceOf: (_, isLate) => ({ motion: 1, readingMs: isLate ? 0 : 2000 }),
    });
    table.set({});
    table.add({ frames: ['roof', 'push', 'a', 'b', 'c', 'd', 'e'].map((event) => frame(event, {})) });

    vi.advanceTimersByTime(1000);
    expect(begun).toEqual(['roof', 'push']);
    vi.advanceTimersByTime(2999);
    expect(begun).toEqual(['roof', 'push']);
    vi.advanceTimersByTime(1);
    expect(begun).toEqual(['roof', 'push', 'a']);
  });

  it('leaves time to read what the own step covers again', () => {
    const table = new FramePlayback({
      durationMs: () => 1000,
      onEventStart: (event) => void begun.push(event),
      isGone: (event, end) => event === 'roof' && 'covered' in end,
      paceOf: ({ isOwn }) => ({ motion: 1, readingMs: isOwn ? 0 : 2000 }),
    });
    table.set({});
    table.add({ frames: [frame('roof', {}), frame('end', { covered: true })], isOwn: true });

    vi.advanceTimersByTime(2999);
    expect(begun).toEqual(['roof']);
    vi.advanceTimersByTime(1);
    expect(begun).toEqual(['roof', 'end']);
  });

  it('jumps to now', () => {
    const table = playback();
    table.set({ a: 0 });
    table.add({ frames: [frame('long', { a: 1 }), frame('long', { a: 2 })] });
    table.skip();
    expect([table.view, table.isBusy]).toEqual([{ a: 2 }, false]);
    vi.advanceTimersByTime(5000);
    expect(begun).toEqual(['long']);
  });

  it('waits for a table screen before each event and before the end, and keeps what it shows meanwhile', () => {
    const table = playback();
    const shown = { events: 0, isOver: false };
    const ended: number[] = [];
    const isHeld = (count: number): boolean => (count === Infinity ? !shown.isOver : count > shown.events);
    table.set({ a: 0 });
    table.add({
      frames: [frame('long', { a: 1 }), frame('long', { a: 2 })],
      isHeld,
      onEnd: () => void ended.push(table.nextNumber - 1),
    });
    table.add({ frames: [frame('long', { a: 3 })], isHeld: () => !shown.isOver });
    vi.advanceTimersByTime(5000);
    expect([table.view, table.isBusy, table.hasSteps, begun]).toEqual([{ a: 0 }, false, true, []]);
    shown.events = 1;
    table.checkHeld();
    expect(table.view).toEqual({ a: 1 });
    table.nextBeat();
    table.catchUp();
    vi.advanceTimersByTime(5000);
    expect([table.view, table.isBusy, table.shownBeats.length]).toEqual([{ a: 1 }, true, 1]);
    shown.events = 2;
    vi.advanceTimersByTime(5000);
    expect([table.view, table.isBusy, ended, begun]).toEqual([{ a: 2 }, true, [], ['long', 'long']]);
    shown.isOver = true;
    table.checkHeld();
    expect([table.view, ended.length]).toEqual([{ a: 3 }, 1]);
    vi.advanceTimersByTime(1000);
    expect([table.isBusy, table.hasSteps]).toEqual([false, false]);
  });

  it('catches up with a table screen, and no further', () => {
    const table = playback();
    table.set({ a: 0 });
    table.add({ frames: [frame('long', { a: 1 })] });
    table.add({ frames: [2, 3, 4, 5].map((a) => frame('long', { a })), isHeld: (count) => count > 2 });
    table.catchUp();
    expect(table.view).toEqual({ a: 3 });
    vi.advanceTimersByTime(5000);
    table.catchUp();
    expect([table.view, table.isBusy]).toEqual([{ a: 3 }, true]);
    table.skip();
    expect([table.view, table.isBusy]).toEqual([{ a: 5 }, false]);
  });

  it('appends what comes while it shows, and keeps the last events as marks', () => {
    const table = playback();
    table.set({ a: 0 });
    table.add({ frames: [frame('long', { a: 1 })] });
    table.add({ frames: [frame('short', { a: 2 })] });
    expect([table.view, table.lastEvents]).toEqual([{ a: 1 }, ['long']]);
    vi.advanceTimersByTime(1000);
    expect(table.view).toEqual({ a: 2 });
  });

  it('says which step is being shown: the one after it begins when all of it was seen, or when it is skipped', () => {
    const table = playback();
    const steps: number[] = [];
    table.onStep = (step) => void steps.push(step);
    table.add({ frames: [frame('long', { a: 1 })] });
    table.add({ frames: [frame('short', { a: 2 })] });
    expect([table.nextNumber, steps.at(-1)]).toEqual([3, 1]);
    vi.advanceTimersByTime(1000);
    expect(steps.at(-1)).toBe(2);
    table.add({ frames: [frame('long', {})] });
    table.add({ frames: [] });
    table.skip();
    expect(steps.at(-1)).toBe(4);
  });

  it('keeps of the last events only what lasts, once a step without any follows', () => {
    const table = playback();
    table.add({ frames: [frame('uncovered', {}), frame('ran', {})], lastingEvents: ['unroofed', 'ran'] });
    expect(table.lastEvents).toEqual(['uncovered']);
    vi.advanceTimersByTime(1000);
    table.add({ frames: [frame(null, { a: 1 })] });
    expect(table.lastEvents).toEqual(['unroofed', 'ran']);
    table.start({ a: 2 });
    expect([table.view, table.lastEvents]).toEqual([{ a: 2 }, []]);
  });

  it('is over with a step ten seconds after all of it was shown, if none follows', () => {
    const table = playback();
    const steps: number[] = [];
    table.onStep = (step) => void steps.push(step);
    table.add({ frames: [frame('long', {})], lastingEvents: ['short'] });
    vi.advanceTimersByTime(10_999);
    expect([steps.at(-1), table.lastEvents]).toEqual([1, ['long']]);
    vi.advanceTimersByTime(1);
    expect([steps.at(-1), table.lastEvents]).toEqual([2, ['short']]);
  });

  it('lets what is covered again stand still for a second where little is to move', () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true }));
    const table = playback();
    table.add({
      frames: [frame('uncovered', { open: true }), frame('ended', { open: false })],
      lastingEvents: ['unroofed', 'ended'],
    });
    vi.advanceTimersByTime(999);
    expect(table.view).toEqual({ open: true });
    vi.advanceTimersByTime(2);
    expect([table.view, table.isBusy]).toEqual([{ open: false }, false]);
    vi.unstubAllGlobals();
  });

  it('shows whoever was away long only the end', () => {
    const table = playback();
    table.set({ a: 0 });
    table.add({ frames: Array.from({ length: 50 }, (_, place) => frame('long', { a: place + 1 })) });
    expect(table.view).toEqual({ a: 11 });
    vi.advanceTimersByTime(40_000);
    expect([table.view, table.isBusy]).toEqual([{ a: 50 }, false]);
  });

  it('spares nobody what tells by its time', () => {
    const table = new FramePlayback({
      durationMs: () => 1000,
      hasMeaningfulTiming: (event) => event === 'pearl',
      onEventStart: (event) => begun.push(String(event)),
    });
    table.set({ a: 0 });
    const frames = Array.from({ length: 25 }, (_, place) => [
      frame('pearl', { a: place + 1 }),
      frame('long', {}),
    ]).flat();
    table.add({ frames });
    vi.advanceTimersByTime(41_000);
    expect([table.view, begun.filter((event) => event === 'pearl').length]).toEqual([{ a: 25 }, 25]);
    expect(begun.filter((event) => event === 'long').length).toBe(15);
  });

  it('goes one sentence back, and on from there', () => {
    const table = playback();
    table.set({ a: 0 });
    let log: readonly string[] = [];
    const ended: string[] = [];
    table.onSave = () => {
      const before = log;
      return () => {
        log = before;
      };
    };
    const step = (name: string, a: number): void => {
      table.add({
        frames: [frame(name, { a })],
        onEvent: () => (log = [...log, name]),
        onEnd: () => ended.push(name),
      });
    };
    step('long', 1);
    step('second', 2);
    step('third', 3);
    vi.advanceTimersByTime(1000);
    expect([table.view, table.hasPreviousBeat, ended]).toEqual([{ a: 2 }, true, ['long']]);

    table.previousBeat();
    expect([table.view, table.shown?.event, log, table.lastEvents]).toEqual([{ a: 1 }, 'long', ['long'], ['long']]);
    expect([table.hasPreviousBeat, table.waitingBeats.length, table.shownBeats.length]).toEqual([false, 2, 1]);
    table.previousBeat();
    expect([table.view, log]).toEqual([{ a: 1 }, ['long']]);

    vi.advanceTimersByTime(1000);
    expect([table.view, log]).toEqual([{ a: 2 }, ['long', 'second']]);
    vi.advanceTimersByTime(500);
    expect([table.view, table.isBusy]).toEqual([{ a: 3 }, false]);
    expect([log, ended]).toEqual([
      ['long', 'second', 'third'],
      ['long', 'long', 'second', 'third'],
    ]);
  });

  it('does not go back to a step that is over where those are forgotten', () => {
    const table = playback();
    table.forgetsSteps = true;
    table.set({ a: 0 });
    table.add({ frames: [frame('first', { a: 1 })] });
    table.add({ frames: [frame('second', { a: 2 }), frame('third', { a: 3 })] });
    table.nextBeat();
    expect([table.view, table.hasPreviousBeat]).toEqual([{ a: 2 }, false]);
    table.previousBeat();
    expect(table.view).toEqual({ a: 2 });
    table.nextBeat();
    expect([table.view, table.hasPreviousBeat]).toEqual([{ a: 3 }, true]);
    table.previousBeat();
    expect(table.view).toEqual({ a: 2 });
  });

  it('passes over what has no sentence, backwards and while it is paused', () => {
    const table = new FramePlayback({
      durationMs: () => 0,
      hasSentence: ({ event }) => event !== 'silent',
      onEventStart: () => undefined,
    });
    table.set({ a: 0 });
    table.pause();
    table.add({ frames: ['a', 'silent', 'b', 'silent'].map((event, place) => frame(event, { a: place + 1 })) });
    expect(table.view).toEqual({ a: 0 });
    table.nextBeat();
    vi.advanceTimersByTime(60_000);
    expect([table.view, table.isBusy]).toEqual([{ a: 1 }, true]);
    table.nextBeat();
    vi.advanceTimersByTime(250);
    expect([table.view, table.shown?.event]).toEqual([{ a: 3 }, 'b']);
    table.previousBeat();
    expect(table.view).toEqual({ a: 1 });
    table.nextBeat();
    vi.advanceTimersByTime(1000);
    expect([table.view, table.isBusy]).toEqual([{ a: 4 }, false]);
  });
});
