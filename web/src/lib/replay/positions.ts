/** Replay positions: the view at each, the seat that acted, and the address of each. This module knows no rules. */
import type { ReplayStep, Replay } from '#lib/wire/out.gen.ts';
import { seatOf } from '#lib/words/players.ts';

/** What an address requests; null for absent parts. */
export type ReplayLocation = { readonly at: number | null; readonly seat: number | null };

/** Parse the position and the seat of an address. */
export function parseLocation(search: Pick<URLSearchParams, 'get'>): ReplayLocation {
  const whole = (name: string): number | null => {
    const text = search.get(name) ?? '';
    return /^\d{1,6}$/.test(text) ? Number(text) : null;
  };
  return { at: whole('at'), seat: whole('seat') };
}

/** Return the address of a position from the viewpoint of a seat, or of a spectator. */
export function replayUrl(table: string, at: number | null, seat: number | null): string {
  const search = new URLSearchParams();
  if (at !== null) search.set('at', String(at));
  if (seat !== null) search.set('seat', String(seat));
  return `/tables/${table}/replay${search.size > 0 ? `?${search.toString()}` : ''}`;
}

/** Return the view before the first step and after each step. */
export function viewsOf(replay: Replay): readonly object[] {
  const views: object[] = [replay.view as object];
  for (const { frames } of replay.moments)
    views.push(frames.reduce<object>((shown, { changes }) => ({ ...shown, ...changes }), views.at(-1) ?? {}));
  return views;
}

/** Clamp a position to those that exist. */
export const clampPosition = (replay: Replay, at: number): number => Math.min(Math.max(at, 1), replay.moments.length);

/** Return the seat that acted in a step. */
export const actorOf = ({ said }: ReplayStep): number | null => said.map(seatOf).find((seat) => seat !== null) ?? null;

/** Consecutive steps of the same actor: their start and end, counted from 0. */
export type TurnSpan = { readonly from: number; readonly to: number; readonly seat: number | null };

/** Return the spans between positions, merged by acting seat. */
export function turnSpans(moments: readonly ReplayStep[]): readonly TurnSpan[] {
  const found: TurnSpan[] = [];
  for (const [place, moment] of moments.slice(1).entries()) {
    const seat = actorOf(moment);
    const last = found.at(-1);
    if (last?.seat === seat) found[found.length - 1] = { ...last, to: place + 1 };
    else found.push({ from: place, to: place + 1, seat });
  }
  return found;
}

/** Return whether a step has a public event. Replays of seats have additional steps between these. */
const isPublic = ({ frames }: ReplayStep): boolean =>
  frames.some(({ event }) => typeof event === 'object' && event !== null && !('to' in event));

/** Return the position in another seat's replay at the same moment of the game, or the last one before it. */
export function matchPosition(from: Replay, at: number, to: Replay): number {
  const passed = from.moments.slice(0, at).filter(isPublic).length;
  let counted = 0;
  const place = to.moments.findIndex((moment) => isPublic(moment) && (counted += 1) === passed);
  return place < 0 ? clampPosition(to, at) : place + 1;
}
