/** The recap: what happened since a player's last turn, and which three moments of it are worth a picture. */
import { actorOf, viewsOf } from '#lib/replay/positions.ts';
import type { Message, Replay, ReplayStep } from '#lib/wire/out.gen.ts';
import { namesSeat, seatOf } from '#lib/words/players.ts';

/** Maximum number of pictures. */
const MAX_PICTURES = 3;

/** A moment of the recap: the events of a step up to a sentence, and the view after them. */
export type RecapMoment = {
  readonly message: Message;
  readonly events: readonly unknown[];
  readonly view: object;
  /** Whether the sentence names the player. */
  readonly concernsMe: boolean;
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

/** Return the moments to picture, in the order they happened: first those about the player, then the newest. */
export function picturesOf({ moments }: Recap): readonly RecapMoment[] {
  const ranked = [
    ...moments.filter(({ concernsMe }) => concernsMe).reverse(),
    ...moments.filter(({ concernsMe }) => !concernsMe).reverse(),
  ].slice(0, MAX_PICTURES);
  return moments.filter((moment) => ranked.includes(moment));
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
      });
  }
  return found;
}
