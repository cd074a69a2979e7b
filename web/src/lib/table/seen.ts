/** The last known state of a table: a full view with steps applied to it. This module knows no rules. */
import type { Message, Offer, Sighted, Stepped } from '#lib/wire/out.gen.ts';

/** A step that is in the log with all its sentences, and those of them that stay in the log after it is over. */
export type Moment = {
  /** Its number in the playback. */
  readonly step: number;
  readonly said: readonly Message[];
  readonly kept: readonly Message[];
};

export type Seen = Omit<Sighted, 'type' | 'log' | 'offers'> & {
  readonly offers: readonly Offer[];
  /** How many of the last sentences came with the last step and are new. */
  readonly fresh: number;
  /** The sentences that stay in the log of all steps before `moments`. */
  readonly lasting: readonly Message[];
  /**
   * The steps that are being shown or wait for it. With recall `pure`, passing sentences leave the log when their step
   * is over.
   */
  readonly moments: readonly Moment[];
};

/** Return the state of a full view. */
export function seen(sight: Sighted): Seen {
  const { type, log, ...rest } = sight;
  void type;
  void log;
  return { ...rest, offers: sight.offers as readonly Offer[], fresh: 0, lasting: sight.said, moments: [] };
}

/**
 * Return the state after a step: the changed fields of the view, and what to do now. `number` is its playback number.
 */
export function after(before: Seen, step: Stepped, number: number): Seen {
  const view = step.frames.reduce<object>((shown, frame) => ({ ...shown, ...frame.changes }), before.view as object);
  const { type, frames, said, kept, outline, ...rest } = step;
  void type;
  void frames;
  const table = {
    ...before,
    ...rest,
    offers: step.offers as readonly Offer[],
    view,
    outline: outline ?? before.outline,
    fresh: said.length,
  };
  if (kept?.anew) return logged(table, kept.said, []);
  return logged(table, before.lasting, [...before.moments, { step: number, said, kept: kept?.said ?? said }]);
}

/** Return the state once this step of the playback has begun: all earlier steps are over. */
export function shownUpTo(table: Seen, number: number): Seen {
  const over = table.moments.filter(({ step }) => step < number);
  if (over.length === 0) return table;
  const lasting = [...table.lasting, ...over.flatMap(({ kept }) => kept)];
  return logged(table, lasting, table.moments.slice(over.length));
}

/** Return the state with this log: the sentences that stay, and the steps in playback. */
const logged = (table: Seen, lasting: readonly Message[], moments: readonly Moment[]): Seen => ({
  ...table,
  lasting,
  moments,
  said: [...lasting, ...moments.flatMap(({ said }) => said)],
});

/** Return the seats to act, including the viewer's own, without those whose sealed choice is known to be made. */
export const acting = (table: Seen): readonly number[] => [
  ...new Set([...table.decisions, ...table.awaited].flatMap(({ seat, answered }) => (answered ? [] : [seat]))),
];

/** Return the seats whose sealed choice is known to be made. */
export const chosen = (table: Seen): readonly number[] =>
  [...table.decisions, ...table.awaited].flatMap(({ seat, answered }) => (answered ? [seat] : []));

/** Return what to do now: the message of the first outline node, and those of its children. */
export function now(table: Seen): readonly Message[] {
  const first = table.outline?.nodes[0];
  return first ? [first.message, ...first.children.map((node) => node.message)] : [];
}
