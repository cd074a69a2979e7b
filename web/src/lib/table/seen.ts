/** A table as it was last seen: a whole sight, then steps laid over it. No rule is known here. */
import type { Message, Offer, Sighted, Stepped } from '#lib/wire/out.gen.ts';

export type Seen = Omit<Sighted, 'type' | 'log' | 'offers'> & {
  readonly offers: readonly Offer[];
  /** How many of the last sentences came with the last step: they are news. */
  readonly fresh: number;
};

/** The table of a sight. */
export function seen(sight: Sighted): Seen {
  const { type, log, ...rest } = sight;
  void type;
  void log;
  return { ...rest, offers: sight.offers as readonly Offer[], fresh: 0 };
}

/** The table after a step: the changed fields of the view, and all that is to do now. */
export function after(before: Seen, step: Stepped): Seen {
  const view = step.frames.reduce<object>((shown, frame) => ({ ...shown, ...frame.changes }), before.view as object);
  const { type, frames, said, outline, ...rest } = step;
  void type;
  void frames;
  return {
    ...before,
    ...rest,
    offers: step.offers as readonly Offer[],
    view,
    outline: outline ?? before.outline,
    said: [...before.said, ...said],
    fresh: said.length,
  };
}

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

/** Whether something of this seat has happened: then there may be something to take back. */
export const hasPlayed = (table: Seen, seat: number): boolean =>
  table.said.some(({ data: { seat: by } }) => typeof by === 'object' && 'seat' in by && by.seat === seat);
