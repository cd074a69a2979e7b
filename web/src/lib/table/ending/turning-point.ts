/** The turning point of a finished game for one seat: from its review if there is one, else by the heuristic. */
import { api } from '#lib/api/api.ts';
import { viewsOf } from '#lib/replay/positions.ts';
import type { GameReview, Message, Replay } from '#lib/wire/out.gen.ts';

/** Where the game turned, in the replay of a seat: after how many steps, and whether a review says so. */
export type TurningPlace = { readonly place: number; readonly isReviewed: boolean };

export type TurningPoint = TurningPlace & {
  /** The seat from whose viewpoint it is shown. */
  readonly seat: number;
  readonly view: object;
  readonly events: readonly unknown[];
  readonly said: readonly Message[];
};

/**
 * Return where the game turned for a seat: the largest swing of a finished review in the direction of the result, else
 * the largest by the heuristic; null if there is none.
 */
export function turningPlace(answer: GameReview, seat: number, hasWon: boolean): TurningPlace | null {
  const swings = (answer.review?.turning_points ?? []).filter(
    (point) => point.seat === seat && point.swing > 0 === hasWon,
  );
  const [largest] = swings.toSorted((one, other) => Math.abs(other.swing) - Math.abs(one.swing));
  const reviewed = largest && answer.places[largest.at];
  if (answer.standing === 'done' && reviewed !== undefined) return { place: reviewed, isReviewed: true };
  const estimated = answer.swings[seat];
  return estimated ? { place: estimated.place, isReviewed: false } : null;
}

/** Return the turning point at a place of a replay; null if the replay has no such step. */
export function turningPointIn(replay: Replay, seat: number, at: TurningPlace): TurningPoint | null {
  const step = replay.moments[at.place];
  const view = viewsOf(replay)[at.place + 1];
  if (!step || !view) return null;
  const events = step.frames.flatMap(({ event }) => (event === null ? [] : [event]));
  return { ...at, seat, view, events, said: step.said };
}

/** Load the turning point of a seat; null if there is none, or the game cannot be looked back on. */
export async function loadTurningPoint(table: string, seat: number, hasWon: boolean): Promise<TurningPoint | null> {
  try {
    const place = turningPlace(await api.review(table), seat, hasWon);
    return place && turningPointIn(await api.replay(table, seat), seat, place);
  } catch {
    return null;
  }
}
