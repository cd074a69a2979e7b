/** The state of a table: a full view with steps applied to it, event by event. This module knows no rules. */
import { applyOutlineChanges } from './outline-changes.ts';
import type { Message, Offer, FullView, StepUpdate } from '#lib/wire/out.gen.ts';

/** A step that is in the log with all its sentences, and those of them that stay in the log after it is over. */
export type LoggedStep = {
  /** Its number in the playback. */
  readonly step: number;
  readonly said: readonly Message[];
  readonly kept: readonly Message[];
};

export type TableState = Omit<FullView, 'type' | 'log' | 'offers'> & {
  readonly offers: readonly Offer[];
  /** How many of the last sentences came with the last step and are new. */
  readonly newCount: number;
  /** The sentences that stay in the log of all steps before `stepsInPlayback`. */
  readonly lastingLog: readonly Message[];
  /**
   * The steps that are being shown or wait for it. With recall `pure`, passing sentences leave the log when their step
   * is over.
   */
  readonly stepsInPlayback: readonly LoggedStep[];
};

/** Return the state of a full view. */
export function fromFullView(sight: FullView): TableState {
  const { type, log, ...rest } = sight;
  void type;
  void log;
  return {
    ...rest,
    offers: sight.offers as readonly Offer[],
    newCount: 0,
    lastingLog: sight.said,
    stepsInPlayback: [],
  };
}

/**
 * Return the state after a step: the changed fields of the view, and what to do now. `number` is its playback number.
 */
export function applyStep(before: TableState, step: StepUpdate, number: number): TableState {
  const view = step.frames.reduce<object>((shown, frame) => ({ ...shown, ...frame.changes }), before.view as object);
  const { type, frames, said, kept, outline, ...rest } = step;
  void type;
  void frames;
  const table = {
    ...before,
    ...rest,
    offers: step.offers as readonly Offer[],
    view,
    outline: outline ? applyOutlineChanges(before.outline ?? null, outline) : before.outline,
    newCount: said.length,
  };
  if (kept?.anew) return withLog(table, kept.said, []);
  const earlier = before.stepsInPlayback.filter(({ step }) => step !== number);
  return withLog(table, before.lastingLog, [...earlier, { step: number, said, kept: kept?.said ?? said }]);
}

/**
 * Return the state while a step is being shown: the view after `count` of its events and their sentences in the log.
 * Everything else stays as before the step. Only a decision that the step leaves open can still be answered.
 */
export function showEvents(
  before: TableState,
  step: StepUpdate,
  number: number,
  count: number,
  view: object,
): TableState {
  const isOpen = before.decisions[0] !== undefined && before.decisions[0].token === step.decisions[0]?.token;
  const said = step.said.slice(0, count);
  const table = {
    ...before,
    view,
    decisions: isOpen ? before.decisions : [],
    offers: isOpen ? before.offers : [],
    may_take_back: false,
    may_ask_back: false,
    newCount: said.length,
  };
  const earlier = before.stepsInPlayback.filter(({ step }) => step !== number);
  return withLog(table, before.lastingLog, [...earlier, { step: number, said, kept: step.kept?.said ?? step.said }]);
}

/** Return the state once this step of the playback has begun: all earlier steps are over. */
export function dropShownSteps(table: TableState, number: number): TableState {
  const over = table.stepsInPlayback.filter(({ step }) => step < number);
  if (over.length === 0) return table;
  const lasting = [...table.lastingLog, ...over.flatMap(({ kept }) => kept)];
  return withLog(table, lasting, table.stepsInPlayback.slice(over.length));
}

/** Return the state with this log: the sentences that stay, and the steps in playback. */
const withLog = (
  table: TableState,
  lastingLog: readonly Message[],
  stepsInPlayback: readonly LoggedStep[],
): TableState => ({
  ...table,
  lastingLog,
  stepsInPlayback,
  said: [...lastingLog, ...stepsInPlayback.flatMap(({ said }) => said)],
});

/** Return the seats to act, including the viewer's own, without those whose sealed choice is known to be made. */
export const seatsToAct = (table: TableState): readonly number[] => [
  ...new Set([...table.decisions, ...table.awaited].flatMap(({ seat, answered }) => (answered ? [] : [seat]))),
];

/** Return the seats whose sealed choice is known to be made. */
export const seatsAnswered = (table: TableState): readonly number[] =>
  [...table.decisions, ...table.awaited].flatMap(({ seat, answered }) => (answered ? [seat] : []));

/** Return what to do now: the message of the first outline node, and those of its children. */
export function promptMessages(table: TableState): readonly Message[] {
  const first = table.outline?.nodes[0];
  return first ? [first.message, ...first.children.map((node) => node.message)] : [];
}
