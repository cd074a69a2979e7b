/**
 * A pearl that falls into a tower, as all players perceive it: when it is released, how long it falls, where it lands,
 * how it bounces and rattles. A pure function of public facts; sound, picture and vibration present the same drop.
 */

/** The public facts of a drop: the tower, its echo, and how many pearls were inside, if that is recorded. */
export type DropFacts = { readonly tower: number; readonly echo: number; readonly inside: number | null };

export type Bounce = {
  /** Milliseconds after the start, like all times of a drop. */
  readonly at: number;
  /** Strength as a fraction of the landing. */
  readonly strength: number;
};

export type Drop = {
  /** When the pearl leaves the funnel and falls into the dark. */
  readonly release: number;
  /** When it lands; the time since `release` is the time of its fall. */
  readonly landing: number;
  /** The pitch of the landing: lower for greater depths. */
  readonly hz: number;
  /**
   * How far down the shaft the pearl lands in the picture: 0 at depth 1, 1 at depth 8, outside of that for echoes
   * beyond.
   */
  readonly level: number;
  readonly bounces: readonly Bounce[];
  /** When the pearls already inside rattle. */
  readonly rattle: readonly number[];
  /** Milliseconds until silence. */
  readonly length: number;
  /** Seed of the noise in the sound: the same drop sounds the same for all players. */
  readonly seed: number;
};

export const MAX_DEPTH = 8;
/** Milliseconds in which a pearl falls through the funnel before it is released into the dark. */
const FUNNEL_MS = 140;
/** Milliseconds of silence between two pearls. */
export const SILENCE_MS = 180;
/** Number of rattling pearls if the number inside is not recorded. */
const DEFAULT_RATTLE = 4;
const MAX_RATTLE = 8;

export function dropOf(facts: DropFacts): Drop {
  const fall = fallMs(facts.echo);
  const landing = FUNNEL_MS + fall;
  const seed = seedOf(facts);
  return {
    release: FUNNEL_MS,
    landing,
    hz: 2600 * 0.86 ** facts.echo,
    level: (facts.echo - 1) / (MAX_DEPTH - 1),
    bounces: [
      { at: landing + 0.16 * fall, strength: 0.4 },
      { at: landing + 0.26 * fall, strength: 0.16 },
    ],
    rattle: rattleOf(landing, seed, Math.min(facts.inside ?? DEFAULT_RATTLE, MAX_RATTLE)),
    length: landing + 0.26 * fall + 260,
    seed,
  };
}

/**
 * Return the time of a fall in milliseconds: as from a height of 4 cm plus 2 cm per step, four times slower. Above the
 * first step it decreases linearly.
 */
function fallMs(echo: number): number {
  const fall = (steps: number): number => 4000 * Math.sqrt((2 * (4 + 2 * steps)) / 981);
  return echo >= 1 ? fall(echo) : fall(1) - 45 * (1 - echo);
}

function rattleOf(landing: number, seed: number, clicks: number): readonly number[] {
  const chance = seededRandom(seed);
  return Array.from({ length: clicks }, () => landing + 40 + 140 * chance()).sort((one, other) => one - other);
}

/** Return a seed for these facts. */
function seedOf({ tower, echo, inside }: DropFacts): number {
  return (tower + 1) * 7919 + (echo + 32) * 104_729 + ((inside ?? -1) + 2) * 15_485_863;
}

/** Return a generator of numbers between 0 and 1 that repeats for the same seed. */
export function seededRandom(seed: number): () => number {
  let state = seed % 2_147_483_646 || 1;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

/**
 * Return the vibration pattern of a drop, off and on in milliseconds. A deep landing is long; bounces are left out
 * because they would blur it.
 */
export function vibrationOf(drop: Drop): readonly number[] {
  const impact = Math.round(30 + 90 * Math.min(1.5, Math.max(0, drop.level + 0.2)));
  return [0, drop.release, 15, drop.landing - drop.release - 15, impact].map(Math.round);
}
