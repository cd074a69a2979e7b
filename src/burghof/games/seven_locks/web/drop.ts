/**
 * A pearl that falls into a tower, as everybody perceives it: when it is let go, how long it falls, where it lands, how it
 * bounces and rattles. A pure function of public facts; sound, picture and vibration are three ways to tell the same.
 */

/** What is public about a drop: the tower, how it sounded, and how many pearls lay inside, if that is written down. */
export type Facts = { readonly tower: number; readonly echo: number; readonly inside: number | null };

export type Bounce = {
  /** Milliseconds after the beginning, as all times of a drop. */
  readonly at: number;
  /** How strong, as a part of the landing. */
  readonly strength: number;
};

export type Drop = {
  /** When the pearl leaves the funnel and is let go into the dark. */
  readonly release: number;
  /** When it lands: what lies between is the time of its fall. */
  readonly landing: number;
  /** The pitch of the landing: the deeper, the lower. */
  readonly hz: number;
  /** How far down the shaft the pearl is seen to land: 0 at depth 1, 1 at depth 8, beyond them for echoes beyond. */
  readonly level: number;
  readonly bounces: readonly Bounce[];
  /** When the pearls already inside are heard. */
  readonly rattle: readonly number[];
  /** Milliseconds until it is silent again. */
  readonly length: number;
  /** From which the grain of the sound is drawn: the same drop sounds the same for everybody. */
  readonly seed: number;
};

export const DEEPEST = 8;
/** So long a pearl falls into the funnel before it is let go into the dark. */
const FUNNEL = 140;
/** Nothing is heard between two pearls. */
export const SILENCE = 180;
/** What a tower rattles with if nobody wrote down how many pearls it holds. */
const SOME = 4;
const MOST_RATTLE = 8;

export function dropOf(facts: Facts): Drop {
  const fall = fallOf(facts.echo);
  const landing = FUNNEL + fall;
  const seed = seedOf(facts);
  return {
    release: FUNNEL,
    landing,
    hz: 2600 * 0.86 ** facts.echo,
    level: (facts.echo - 1) / (DEEPEST - 1),
    bounces: [
      { at: landing + 0.16 * fall, strength: 0.4 },
      { at: landing + 0.26 * fall, strength: 0.16 },
    ],
    rattle: rattleOf(landing, seed, Math.min(facts.inside ?? SOME, MOST_RATTLE)),
    length: landing + 0.26 * fall + 260,
    seed,
  };
}

/** How long a pearl falls: as from 4 cm and 2 cm more for each step, four times as slow; steadily less above the first. */
function fallOf(echo: number): number {
  const fall = (steps: number): number => 4000 * Math.sqrt((2 * (4 + 2 * steps)) / 981);
  return echo >= 1 ? fall(echo) : fall(1) - 45 * (1 - echo);
}

function rattleOf(landing: number, seed: number, clicks: number): readonly number[] {
  const chance = grain(seed);
  return Array.from({ length: clicks }, () => landing + 40 + 140 * chance()).sort((one, other) => one - other);
}

/** A number for these facts. */
function seedOf({ tower, echo, inside }: Facts): number {
  return (tower + 1) * 7919 + (echo + 32) * 104_729 + ((inside ?? -1) + 2) * 15_485_863;
}

/** Numbers between 0 and 1, the same for the same seed. */
export function grain(seed: number): () => number {
  let state = seed % 2_147_483_646 || 1;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

/** The same drop for fingers: on and off in milliseconds; the landing of a deep one is long. Bounces would blur it. */
export function vibrationOf(drop: Drop): readonly number[] {
  const impact = Math.round(30 + 90 * Math.min(1.5, Math.max(0, drop.level + 0.2)));
  return [0, drop.release, 15, drop.landing - drop.release - 15, impact].map(Math.round);
}
