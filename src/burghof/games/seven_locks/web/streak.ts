/** The picture of a drop as data: how long and how far a streak falls, and when ripples show. Pure, like the sound. */
import type { Drop } from './drop.ts';

export type Streak = { readonly delay: number; readonly ms: number; readonly frames: readonly Keyframe[] };

/**
 * Return the fall from a height to where it lands. With reduced motion, the pearl appears there after the same time.
 */
export function streakOf(drop: Drop, from: number, isCalm: boolean): Streak {
  const ms = drop.landing - drop.release;
  const frames = isCalm
    ? [{ opacity: 0 }, { opacity: 0, offset: 0.999 }, { opacity: 1 }]
    : [{ transform: `translateY(${String(from)}px)` }, { transform: 'none' }];
  return { delay: drop.release, ms, frames };
}

export type Ring = { readonly at: number; readonly strength: number };

/** Return the ripples: one at the landing, and one per bounce. */
export const ripplesOf = (drop: Drop): readonly Ring[] => [{ at: drop.landing, strength: 1 }, ...drop.bounces];
