/** What playback shows: steps, their frames, and the sentences of the story. */
import type { ShownEvent } from './contract.ts';
import type { Frame, Message } from '#lib/wire/out.gen.ts';

export type PlaybackHooks = {
  readonly durationMs: (event: unknown) => number;
  /** Whether the time of an event is information: it also applies with reduced motion and to players who were away. */
  readonly hasMeaningfulTiming?: (event: unknown) => boolean;
  /** Called when an event begins to be shown. */
  readonly onEventStart: (event: unknown, shown: ShownEvent<unknown, unknown>) => void;
  /** Whether a beat waits until this person presses a button: a die that is thrown by hand. */
  readonly waitsForPress?: (beat: Beat, shown: ShownEvent<unknown, unknown>) => boolean;
  /** Whether a beat has a sentence. Without it, all have one. */
  readonly hasSentence?: (beat: Beat) => boolean;
  /** Whether an event concerns this person, although its sentence does not name them: then it is never shown late. */
  readonly concerns?: (shown: ShownEvent<unknown, unknown>) => boolean;
  /** Whether what an event shows is gone in this view, the one after its step: then it is read also by who made it. */
  readonly isGone?: (event: unknown, end: object) => boolean;
  /** How fast a beat is shown. Without it, nothing waits to be read. */
  readonly paceOf?: (beat: Beat, isLate: boolean) => BeatPace;
};

/** How fast an event is shown: the factor of its motion, and how long its sentence is read, in milliseconds. */
export type BeatPace = { readonly motion: number; readonly readingMs: number };

/** A sentence of the story: an event whose message has a text, with the step it belongs to. */
export type Beat = {
  readonly step: number;
  readonly event: unknown;
  /** The message of the event; null where the messages of a step are not known. */
  readonly message: Message | null;
  /** Whether this person made the move: its picture is known before it is shown. */
  readonly isOwn: boolean;
};

/** A step to show. */
export type PlayedStep = {
  readonly frames: readonly Frame[];
  /** One message for each frame with an event. */
  readonly said?: readonly Message[];
  /** The events that stay visible after the step is over; the others are passing. Without it, all stay. */
  readonly lastingEvents?: readonly unknown[] | undefined;
  readonly isOwn?: boolean;
  /** Whether its event with this number, or its end (`Infinity`), still waits for a table screen, which shows it first. */
  readonly isHeld?: (count: number) => boolean;
  /** Called with the number of events that have begun, and the view after the last of them. */
  readonly onEvent?: (count: number, view: object) => void;
  /** Called once the whole step has been shown. */
  readonly onEnd?: () => void;
};

/** A frame that waits to be shown. */
export type QueuedFrame = {
  readonly beat: Beat;
  readonly count: number;
  readonly before: object;
  readonly after: object;
  readonly minMs: number;
  readonly motionMs: number;
  readonly hasMeaningfulTiming: boolean;
};

/** A frame that has begun, and what was shown before it. */
export type ShownFrame = {
  readonly frame: QueuedFrame;
  /** The number of the first step that had not been shown to its end. */
  readonly firstStep: number;
  readonly begunStep: number;
  readonly view: object | null;
  readonly lastEvents: readonly unknown[];
  readonly lastingEvents: readonly unknown[];
  readonly restore: () => void;
};

/** A step that has not been shown to its end. */
export type QueuedStep = { readonly number: number; readonly step: PlayedStep; readonly after: object };
