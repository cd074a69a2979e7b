/** A table as it was last seen: a whole sight, then steps laid over it. No rule is known here. */
import type { Message, Offer, Sighted, Stepped } from '#lib/wire/out.gen.ts';

/** A step whose sentences stand in the log as they were told, and those that the log keeps of them. */
export type Moment = {
  /** Which step of the showing it is. */
  readonly step: number;
  readonly said: readonly Message[];
  readonly kept: readonly Message[];
};

export type Seen = Omit<Sighted, 'type' | 'log' | 'offers'> & {
  readonly offers: readonly Offer[];
  /** How many of the last sentences came with the last step: they are news. */
  readonly fresh: number;
  /** What the log keeps of all that was shown before the moments. */
  readonly lasting: readonly Message[];
  /** What is being shown or waits for it: where recall is pure, what is passing leaves the log with its moment. */
  readonly moments: readonly Moment[];
};

/** The table of a sight. */
export function seen(sight: Sighted): Seen {
  const { type, log, ...rest } = sight;
  void type;
  void log;
  return { ...rest, offers: sight.offers as readonly Offer[], fresh: 0, lasting: sight.said, moments: [] };
}

/** The table after a step, whose number in the showing is given: the changed fields of the view, and what is to do now. */
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

/** The table once this step of the showing has begun: the moments before it are over. */
export function shownUpTo(table: Seen, number: number): Seen {
  const over = table.moments.filter(({ step }) => step < number);
  if (over.length === 0) return table;
  const lasting = [...table.lasting, ...over.flatMap(({ kept }) => kept)];
  return logged(table, lasting, table.moments.slice(over.length));
}

/** A table with this log: what it keeps, and what is told just now. */
const logged = (table: Seen, lasting: readonly Message[], moments: readonly Moment[]): Seen => ({
  ...table,
  lasting,
  moments,
  said: [...lasting, ...moments.flatMap(({ said }) => said)],
});

/** The seats that are to act, one's own included; not those whose sealed choice is known to be in. */
export const acting = (table: Seen): readonly number[] => [
  ...new Set([...table.decisions, ...table.awaited].flatMap(({ seat, answered }) => (answered ? [] : [seat]))),
];

/** The seats whose sealed choice is known to be in. */
export const chosen = (table: Seen): readonly number[] =>
  [...table.decisions, ...table.awaited].flatMap(({ seat, answered }) => (answered ? [seat] : []));

/** What is to do now: the first node of the outline, and what belongs to it. */
export function now(table: Seen): readonly Message[] {
  const first = table.outline?.nodes[0];
  return first ? [first.message, ...first.children.map((node) => node.message)] : [];
}
