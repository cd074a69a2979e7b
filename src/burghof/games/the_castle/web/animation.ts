/** Animations of events on the plan, and how long each is shown; pieces are drawn at their new place. */
import { MATERIAL } from './material.gen.ts';
import { wildIn } from './positions.ts';
import { partiesOf } from './scene.ts';
import type { Event, View } from './types.gen.ts';
import type { ShownEvent } from '#lib/board/contract.ts';
import { animate, EASE, DURATIONS_MS, dropIn, walkAlong } from '#lib/board/motion.ts';

/** Time for which a find or a discovery is shown, in milliseconds. */
const DISCOVERY_MS = 1400;

/** Return how long an event is shown, in milliseconds. */
export function eventMs(event: Event): number {
  switch (event.type) {
    case 'party-moved':
      return DURATIONS_MS.step * 2;
    case 'teleported':
    case 'monsters-revealed':
    case 'keys-shown':
    case 'princess-joined':
      return 900;
    case 'ballot-opened':
    case 'witch-cast':
      return 1200;
    case 'melee-rolled':
    case 'spell-rolled':
    case 'strength-rolled':
    case 'studied':
    case 'acid-thrown':
    case 'shot-fired':
    case 'vapor-rose':
      return DURATIONS_MS.die + 400;
    case 'hurt':
      return 500;
    case 'died':
      return 700;
    case 'found':
    case 'openly-found':
    case 'peeked':
    case 'pile-seen':
    case 'trap-sprung':
      return DISCOVERY_MS;
    case 'order-rolled':
      return 900;
    default:
      return 0;
  }
}

/** Animate an event; `find` returns the element of a piece. */
export function animateEvent(
  { event, before, after }: ShownEvent<View, Event>,
  find: (piece: string) => Element | null,
): void {
  switch (event.type) {
    case 'party-moved': {
      const group = find(`[data-party="${String(after.active)}"]`);
      const at = (view: View): readonly [number, number] | undefined =>
        partiesOf(view).find(({ party }) => party === after.active)?.at;
      const [from, to] = [at(before), at(after)];
      if (from && to)
        walkAlong(
          group,
          [
            [from[0] - to[0], from[1] - to[1]],
            [0, 0],
          ],
          DURATIONS_MS.step * 2,
        );
      break;
    }
    case 'teleported':
      dropIn(find(`[data-party="${String(after.active)}"]`));
      break;
    case 'monsters-revealed': {
      const area = (MATERIAL.names as readonly string[]).indexOf(event.area);
      after.monster_at.forEach((at, counter) => {
        if (at === wildIn(area)) fadeIn(find(`[data-monster="${String(counter)}"]`));
      });
      break;
    }
    case 'keys-shown':
      animate(find('[data-lock]'), [{ transform: 'rotate(0deg)' }, { transform: 'rotate(90deg)' }], { ms: 600 });
      break;
    default:
  }
}

/** Fade in a counter that was turned face up. */
export function fadeIn(element: Element | null): void {
  const inner = element?.firstElementChild ?? null;
  animate(inner, [{ opacity: 0.2 }, { opacity: 1 }], { ms: DURATIONS_MS.flip * 2, easing: EASE.out });
}
