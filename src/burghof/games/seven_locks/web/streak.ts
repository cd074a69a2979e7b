/** What the eye is told of a drop: how long and how far a streak falls, and when ripples show. Pure, as the sound is. */
import type { Drop } from './drop.ts';

export type Streak = { readonly delay: number; readonly ms: number; readonly frames: readonly Keyframe[] };

/** The fall: from so far above to where it lands. Whoever wants calm sees it appear there, after the same time. */
export function streakOf(drop: Drop, from: number, isCalm: boolean): Streak {
  const ms = drop.landing - drop.release;
  const frames = isCalm
    ? [{ opacity: 0 }, { opacity: 0, offset: 0.999 }, { opacity: 1 }]
    : [{ transform: `translateY(${String(from)}px)` }, { transform: 'none' }];
  return { delay: drop.release, ms, frames };
}

export type Ring = { readonly at: number; readonly strength: number };

/** The ripples: one where it lands, and one for each bounce. */
export const ripplesOf = (drop: Drop): readonly Ring[] => [{ at: drop.landing, strength: 1 }, ...drop.bounces];
