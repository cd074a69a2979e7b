/** The recap: what happened since a player's last turn, and which three moments of it are worth a picture. */
import type { AnyBoard } from '#lib/board/contract.ts';
import { actorOf, viewsOf } from '#lib/replay/positions.ts';
import type { Message, Replay, ReplayStep } from '#lib/wire/out.gen.ts';
import { namesSeat, seatOf } from '#lib/words/players.ts';

/** Maximum number of pictures. */
const MAX_PICTURES = 3;
/** The data of a sentence that counts what a player gains or pays. */
const GAINS = ['ducats', 'price', 'points', 'pearls', 'coins'];
/** If more than this waits to be shown again, in milliseconds, what does not concern the player goes faster. */
const MAX_BACKLOG_MS = 10_000;

/** A moment of the recap: the events of a step up to a sentence, and the view after them. */
export type RecapMoment = {
  readonly message: Message;
  readonly events: readonly unknown[];
  readonly view: object;
  /** Whether the sentence names the player. */
  readonly concernsMe: boolean;
  /** Whether a player gains or pays something. */
  readonly isGain: boolean;
};

export type Recap = {
  /** The steps since the player's last turn. */
  readonly steps: readonly ReplayStep[];
  /** The view before them. */
  readonly before: object;
  /** The moments of all sentences, in order. */
  readonly moments: readonly RecapMoment[];
};

/**
 * Return what happened after the last step in which this seat acted; null if it never did. `textOf` gives the sentence
 * of a message.
 */
export function recapOf(replay: Replay, seat: number, textOf: (message: Message) => string): Recap | null {
  const last = replay.moments.findLastIndex((step) => actorOf(step) === seat);
  if (last < 0) return null;
  const views = viewsOf(replay);
  const steps = replay.moments.slice(last + 1);
  const moments = steps.flatMap((step, place) => momentsOf(step, views[last + 1 + place] ?? {}, seat, textOf));
  return { steps, before: views[last + 1] ?? {}, moments };
}

/** Return whether an event is worth a picture: the board shows it, and it is not of little weight. */
export const isPictured = (board: AnyBoard | null | undefined, event: unknown): boolean =>
  !!board && board.durationMs(event) > 0 && !board.isMinor?.(event);

/**
 * Return the moments to picture, in the order they happened: first those about the player, then those that are worth a
 * picture (`isSeen`), of these first those in which a player gains or pays, then the newest. Without any of these, the
 * newest of all.
 */
export function picturesOf({ moments }: Recap, isSeen: (event: unknown) => boolean): readonly RecapMoment[] {
  const rankOf = ({ concernsMe, isGain, events }: RecapMoment): number =>
    concernsMe ? 0 : !events.some(isSeen) ? 3 : isGain ? 1 : 2;
  const worthy = moments.filter((moment) => rankOf(moment) < 3);
  const ranked = (worthy.length > 0 ? worthy : moments)
    .toReversed()
    .toSorted((one, other) => rankOf(one) - rankOf(other))
    .slice(0, MAX_PICTURES);
  return moments.filter((moment) => ranked.includes(moment));
}

/** Return how long it takes to show the moments again, in milliseconds; `lengthOf` gives the time of one. */
export function recapMs({ moments }: Recap, lengthOf: (moment: RecapMoment, isLate: boolean) => number): number {
  let [total, backlog] = [0, 0];
  for (const moment of moments.toReversed()) {
    total += lengthOf(moment, backlog > MAX_BACKLOG_MS);
    backlog += lengthOf(moment, false);
  }
  return total;
}

function momentsOf(
  { frames, said }: ReplayStep,
  before: object,
  seat: number,
  textOf: (message: Message) => string,
): readonly RecapMoment[] {
  const found: RecapMoment[] = [];
  let [view, count] = [before, 0];
  for (const { event, changes } of frames) {
    view = { ...view, ...changes };
    if (event === null) continue;
    const message = said[count++];
    if (message && textOf(message))
      found.push({
        message,
        events: [event],
        view,
        concernsMe: namesSeat(message, [seat]) && seatOf(message) !== seat,
        isGain: GAINS.some((name) => Number(message.data[name]) > 0),
      });
  }
  return found;
}
