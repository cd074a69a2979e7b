/** Looking back: positions of a game, how the table looked at each, and the address of one. No rule is known here. */
import type { Message, Moment, Replay } from '#lib/wire/out.gen.ts';

/** What an address asks for; null where it says nothing. */
export type Asked = { readonly at: number | null; readonly seat: number | null };

/** The position and the seat in an address. */
export function asked(search: Pick<URLSearchParams, 'get'>): Asked {
  const whole = (name: string): number | null => {
    const text = search.get(name) ?? '';
    return /^\d{1,6}$/.test(text) ? Number(text) : null;
  };
  return { at: whole('at'), seat: whole('seat') };
}

/** The address of a position: a seat sees it, or whoever watches. */
export function address(table: string, at: number | null, seat: number | null): string {
  const search = new URLSearchParams();
  if (at !== null) search.set('at', String(at));
  if (seat !== null) search.set('seat', String(seat));
  return `/tables/${table}/replay${search.size > 0 ? `?${search.toString()}` : ''}`;
}

/** The view before the first moment, and after each. */
export function viewsOf(replay: Replay): readonly object[] {
  const views: object[] = [replay.view as object];
  for (const { frames } of replay.moments)
    views.push(frames.reduce<object>((shown, { changes }) => ({ ...shown, ...changes }), views.at(-1) ?? {}));
  return views;
}

/** A position that there is: the one asked for, or the nearest. */
export const nearest = (replay: Replay, at: number): number => Math.min(Math.max(at, 1), replay.moments.length);

/** Whoever a sentence is about, if it is about one seat. */
export function seatOf({ data }: Message): number | null {
  const seat = data['seat'];
  return typeof seat === 'object' && 'seat' in seat ? seat.seat : null;
}

/** Who did something in a moment. */
export const actorOf = ({ said }: Moment): number | null => said.map(seatOf).find((seat) => seat !== null) ?? null;

/** Moments of the same actor beside each other: where they begin and end, counted from 0. */
export type Stretch = { readonly from: number; readonly to: number; readonly seat: number | null };

/** The ways from each moment to the next, by who went them. */
export function stretches(moments: readonly Moment[]): readonly Stretch[] {
  const found: Stretch[] = [];
  for (const [place, moment] of moments.slice(1).entries()) {
    const seat = actorOf(moment);
    const last = found.at(-1);
    if (last?.seat === seat) found[found.length - 1] = { ...last, to: place + 1 };
    else found.push({ from: place, to: place + 1, seat });
  }
  return found;
}

/** Whether everybody was told something in a moment: seats have moments of their own between these. */
const isPublic = ({ frames }: Moment): boolean =>
  frames.some(({ event }) => typeof event === 'object' && event !== null && !('to' in event));

/** The position in another seat's replay that is the same moment of the game, or the last one before it. */
export function sameMoment(from: Replay, at: number, to: Replay): number {
  const passed = from.moments.slice(0, at).filter(isPublic).length;
  let counted = 0;
  const place = to.moments.findIndex((moment) => isPublic(moment) && (counted += 1) === passed);
  return place < 0 ? nearest(to, at) : place + 1;
}
