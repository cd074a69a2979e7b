/** What a game's folder gives the site to show its table: `web/board.ts`. A board draws; it knows no rules. */
import type { Component } from 'svelte';
import type { Picking } from './picking.svelte.ts';
import type { Sound } from './sound/sounds.ts';
import type { Message, Outline } from '#lib/wire/out.gen.ts';
import type { OfferOf } from '#lib/wire/typed.ts';
import type { Tincture } from '#lib/draw/heraldry.ts';
import type { Speaker } from '#lib/words/speaker.ts';

/** How much room there is: a phone shows the tray in the zone under the herald's sentence. */
export type Size = 'wide' | 'tablet' | 'phone';

/** An event that is being shown, with the table before and after it. */
export type Shown<View, Event> = { readonly event: Event; readonly before: View; readonly after: View };

/** What the server works out from what a seat may know, by the names the game gives it; null for who has no seat. */
export type Aids = {
  readonly ask: (aid: string) => void;
  /** What was worked out last. */
  readonly told: Readonly<Record<string, Outline>>;
};

/** What a board and its tray are handed. */
export type BoardProps<View, Move, Event, Preview> = {
  /** The table as it is drawn now: that after `shown`. */
  readonly view: View;
  /** The event that is being shown, if one is. */
  readonly shown: Shown<View, Event> | null;
  /** What happened last, for the marks of the last move. */
  readonly last: readonly Event[];
  readonly picking: Picking<Move, Preview>;
  /** What a thing is called, by its id in the outline. */
  readonly label: (id: string) => string;
  readonly names: readonly string[];
  readonly speaker: Speaker;
  readonly size: Size;
  /** Whether people sit at this table at the same time, by the clock. */
  readonly isLive?: boolean;
  readonly aids?: Aids | null;
};

/** What a game's facts about one seat are handed: they stand in its banner, or on its chip. */
export type SeatProps<View, Event = unknown, Preview = unknown> = {
  readonly view: View;
  readonly seat: number;
  /** What the move would do that is pointed at or aimed at. */
  readonly preview: Preview | null;
  readonly shown: Shown<View, Event> | null;
  readonly speaker: Speaker;
  readonly size: Size;
};

/** What a game's notebook is handed. */
export type NotebookProps<View> = {
  readonly view: View;
  readonly names: readonly string[];
  readonly speaker: Speaker;
  readonly size: Size;
  readonly aids: Aids | null;
};

/** A game's board with all that belongs to it. */
export type BoardOf<View, Move, Event, Preview> = {
  readonly Board: Component<BoardProps<View, Move, Event, Preview>>;
  readonly Tray?: Component<BoardProps<View, Move, Event, Preview>>;
  readonly Seat?: Component<SeatProps<View, Event, Preview>>;
  /** What belongs to the game and is not on its table: a tab of the rail. */
  readonly Notebook?: Component<NotebookProps<View>>;
  /** How long an event takes to be shown, in milliseconds. */
  readonly ms: (event: Event) => number;
  /** Whether that time is information, so that nobody is spared it. */
  readonly keepsTime?: (event: Event) => boolean;
  /** What an event sounds like. */
  readonly sound?: (event: Event, shown: Shown<View, Event>) => Sound | null;
  /** What lets one hear again what a sentence of the log told of; null if there is nothing to hear. */
  readonly again?: (view: View, said: readonly Message[], place: number) => (() => void) | null;
  /** Whether a move is played as soon as it is picked: one click is enough where nothing is paid or lost. */
  readonly isInstant?: (offer: OfferOf<Move, Preview>) => boolean;
  /** What the button says that plays an offer: a key of the game's words, or null for the usual. */
  readonly confirm?: (offer: OfferOf<Move, Preview>, view: View) => string | null;
  /** What the herald says of an offer that is aimed at, where the board tells the rest of it. */
  readonly says?: (offer: OfferOf<Move, Preview>) => Message | null;
  /** What an offer costs: the button that plays it says so. */
  readonly price?: (offer: OfferOf<Move, Preview>) => number;
  /** The tinctures of a seat at a table of so many, where they are not that of its place. */
  readonly tinctures?: (seats: number, seat: number) => readonly Tincture[];
  /** The move that a pick against the rules would be: the server refuses it and cites the clause. */
  readonly attempt?: (view: View, picked: readonly string[], id: string) => Move | null;
};

export type AnyBoard = BoardOf<unknown, unknown, unknown, unknown>;
