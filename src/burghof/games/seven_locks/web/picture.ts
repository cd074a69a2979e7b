/** The picture of a drop: a streak that falls for the same time as it sounds, and ripples where it lands. */
import type { Drop } from './drop.ts';
import { ripplesOf, streakOf } from './streak.ts';
import type { Attachment } from 'svelte/attachments';
import { prefersReducedMotion } from '#lib/board/motion.ts';

/** Easing of free fall: the distance grows with the square of the time. */
const GRAVITY = 'cubic-bezier(.33,0,.67,.33)';

export const animateFall =
  (drop: Drop, from: number): Attachment<SVGElement> =>
  (element) => {
    const { delay, ms, frames } = streakOf(drop, from, prefersReducedMotion());
    return play(element, [...frames], { duration: ms, delay, easing: GRAVITY, fill: 'backwards' });
  };

export const animateRipples =
  (drop: Drop): Attachment<SVGElement> =>
  (element) => {
    const frames = ripplesOf(drop).flatMap(({ at, strength }) => [
      { opacity: 0, offset: (at - 1) / drop.length, easing: 'step-end' },
      { opacity: strength, offset: at / drop.length },
    ]);
    return play(element, [{ opacity: 0 }, ...frames, { opacity: 0 }], { duration: drop.length, fill: 'both' });
  };

/** A pearl falls into the funnel and disappears. */
export const animateEntry =
  (drop: Drop): Attachment<SVGElement> =>
  (element) => {
    const up = prefersReducedMotion() ? 'none' : 'translateY(-46px)';
    return play(
      element,
      [
        { transform: up, opacity: 1 },
        { opacity: 1, offset: 0.9 },
        { transform: 'none', opacity: 0 },
      ],
      {
        duration: drop.release,
        easing: GRAVITY,
        fill: 'both',
      },
    );
  };

function play(element: Element, frames: Keyframe[], timing: KeyframeAnimationOptions): () => void {
  const animation = element.animate(frames, timing);
  return () => {
    animation.cancel();
  };
}
