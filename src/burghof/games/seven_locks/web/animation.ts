/** Playback of events: their duration, their sound, and their animation. */
import { dropOf, SILENCE_MS } from './drop.ts';
import { keymasterPosition, keymasterPath, type Plan } from './geometry.ts';
import { hearing } from './echo-settings.svelte.ts';
import { trialSound } from './render.ts';
import { factsOf } from './scene.ts';
import type { Event, View } from './types.gen.ts';
import type { ShownEvent } from '#lib/board/contract.ts';
import { animate, EASE, DURATIONS_MS, dropIn, walkAlong } from '#lib/board/motion.ts';
import type { Sound } from '#lib/board/sound/sounds.ts';

/** Time in which a key sinks into a lock, in milliseconds. */
export const SINK_MS = 900;
const STEP_MS = 260;

/** Return how long an event is shown, in milliseconds. */
export function eventMs(event: Event): number {
  switch (event.type) {
    case 'dropped':
      return dropOf({ ...event, inside: null }).length + SILENCE_MS;
    case 'rolled':
      return DURATIONS_MS.die + 250;
    case 'walked':
      return STEP_MS * 3 + 200;
    case 'keymaster-placed':
    case 'coat-placed':
    case 'coat-withdrawn':
    case 'wager-placed':
      return DURATIONS_MS.place + 250;
    case 'key-taken':
      return 700;
    case 'tried':
      return SINK_MS + 1300;
    case 'tower-opened':
      return 1300;
    case 'pearls-taken':
    case 'prize-taken':
      return 900;
    case 'enchanted-key-shown':
      return 1800;
    case 'stood-aside':
    case 'coat-kept':
    case 'wager-declined':
      return 400;
    default:
      return 600;
  }
}

/** Return the sound of an event. For a pearl, this also starts its picture and vibration. */
export function sound(event: Event, { before }: ShownEvent<View, Event>): Sound | null {
  switch (event.type) {
    case 'dropped':
      return hearing.startDrop(factsOf(event, before));
    case 'rolled':
      return 'die';
    case 'walked':
    case 'keymaster-placed':
      return 'step';
    case 'key-taken':
    case 'coat-placed':
    case 'wager-placed':
      return 'card';
    case 'tried':
      return trialSound(event.fit, SINK_MS / 1000);
    case 'tower-opened':
      return 'roof';
    case 'pearls-taken':
    case 'prize-taken':
      return event.pearls > 0 ? { name: 'coin', count: event.pearls } : null;
    default:
      return null;
  }
}

type Find = (selector: string) => Element | null;
type Fly = (from: Element | null, to: Element | null, count: number) => void;

/** Animate the pieces that an event moved. */
export function animateEvent({ event, before }: ShownEvent<View, Event>, plan: Plan, find: Find, fly: Fly): void {
  switch (event.type) {
    case 'rolled':
      animate(find('[data-die]'), dieKeyframes(), { ms: DURATIONS_MS.die, easing: EASE.land });
      return;
    case 'keymaster-placed':
      dropIn(find('[data-master]'));
      return;
    case 'walked': {
      const end = keymasterPosition(plan, event.tower);
      const way = keymasterPath(plan, event.source, event.tower).map(({ x, y }) => [x - end.x, y - end.y] as const);
      walkAlong(find('[data-master]'), way, (STEP_MS * 3) / Math.max(1, way.length - 1));
      return;
    }
    case 'key-taken':
      dropIn(find('[data-held]'));
      return;
    case 'coat-placed':
      dropIn(find(`[data-coat="${String(event.seat)}"]`));
      return;
    case 'wager-placed':
      dropIn(find(`[data-wager="${String(event.seat)}"]`));
      return;
    case 'tower-opened':
      animate(
        find('[data-opened]'),
        [
          { transform: 'none', opacity: 1 },
          { transform: 'translateY(-90px)', opacity: 0 },
        ],
        {
          ms: 900,
        },
      );
      return;
    case 'pearls-taken':
    case 'prize-taken':
      fly(find(`[data-gap="${String(before.keymaster ?? 0)}"]`), boxOf(event.seat), event.pearls);
      return;
    default:
  }
}

const boxOf = (seat: number): Element | null => document.querySelector(`[data-box="${String(seat)}"]`);

/** Return keyframes of a die that turns over a few times and lands. */
const dieKeyframes = (): Keyframe[] =>
  [
    ['-40px', '-30px', 0.9, -240],
    ['-16px', '-46px', 1.1, -120],
    ['0px', '0px', 1, 0],
  ].map(([x, y, k, turn]) => ({
    transform: `translate(${String(x)}, ${String(y)}) rotate(${String(turn)}deg) scale(${String(k)})`,
  }));
