/** What a game's folder provides to show its table: `web/board.ts`. A board draws; it knows no rules. */
import type { Component } from 'svelte';
import type { Picking } from './picking.svelte.ts';
import type { Sound } from './sound/sounds.ts';
import type { Message, Outcome, Outline } from '#lib/wire/out.gen.ts';
import type { OfferOf } from '#lib/wire/typed.ts';
import type { Tincture } from '#lib/draw/heraldry.ts';
import type { Translator } from '#lib/words/translator.ts';

/** Available space. On a phone, the tray is in the zone under the herald's sentence. */
export type Size = 'wide' | 'tablet' | 'phone';

/** An event that is being shown, with the view before and after it. */
export type ShownEvent<View, Event> = { readonly event: Event; readonly before: View; readonly after: View };

/**
 * Player aids: what the server computes from the knowledge of a seat, under the names the game gives them; null without
 * a seat.
 */
export type Aids = {
  readonly request: (aid: string) => void;
  /** The latest result of each aid. */
  readonly results: Readonly<Record<string, Outline>>;
};

/** Props of a board and its tray. */
export type BoardProps<View, Move, Event, Preview> = {
  /** The view that is drawn now: the one after `shown`. */
  readonly view: View;
  /** The event that is being shown, or null. */
  readonly shown: ShownEvent<View, Event> | null;
  /** The event that waits until this person throws a die; null otherwise. */
  readonly awaited?: ShownEvent<View, Event> | null;
  /** The events of the last step, for the marks of the last move. */
  readonly last: readonly Event[];
  readonly picking: Picking<Move, Preview>;
  /** Return the label of an item by its outline id. */
  readonly label: (id: string) => string;
  readonly names: readonly string[];
  readonly translator: Translator;
  readonly size: Size;
  /** Whether this table is played live, with a clock. */
  readonly isLive?: boolean;
  /** Whether this is a puzzle, where the board suggests nothing before it is touched. */
  readonly isPuzzle?: boolean;
  readonly aids?: Aids | null;
};

/** Props of a game's seat component: its facts about a seat appear in the seat's banner or on its chip. */
export type SeatProps<View, Event = unknown, Preview = unknown> = {
  readonly view: View;
  readonly seat: number;
  /** The preview of the move that is hovered or aimed at. */
  readonly preview: Preview | null;
  readonly shown: ShownEvent<View, Event> | null;
  readonly translator: Translator;
  readonly size: Size;
};

/** Props of a game's notebook. */
export type NotebookProps<View> = {
  readonly view: View;
  readonly names: readonly string[];
  readonly translator: Translator;
  readonly size: Size;
  readonly aids: Aids | null;
};

/** What a player has picked of a move so far. */
export type PickState<View, Move, Preview> = {
  readonly view: View;
  readonly picked: readonly string[];
  /** The offers that still match the picks. */
  readonly openOffers: readonly OfferOf<Move, Preview>[];
  /** The offer that is aimed at: confirming plays it. */
  readonly aimed: OfferOf<Move, Preview> | null;
};

/** Props of what follows from the move that is aimed at. */
export type AheadProps<View, Move, Event, Preview> = BoardProps<View, Move, Event, Preview> & {
  /** Open a clause of the rules. */
  readonly cite: (clause: string) => void;
};

/** What the herald says: a sentence, and a smaller one below it. */
export type HeraldText = { readonly sentence: Message; readonly more?: Message };

/** What the herald says before a die is thrown by hand; `button` is a key of the game's words. */
export type ThrowText = HeraldText & { readonly button: string };

/** How a game looks that nobody has won: a cairn or a dry well, and the largest line in place of the default. */
export type Defeat = {
  readonly place: 'cairn' | 'well';
  readonly sentence?: Message;
  /** How it came about. */
  readonly how?: Message;
};

/** The table at the end of a game: the view, and all that was said. */
export type GameEnd<View> = { readonly view: View; readonly said: readonly Message[] };

/** The colour of a part of a score on the banners of a result, and of the text on it. */
export type PartColour = { readonly ground: string; readonly ink: string };

/** Props of how far the players came in a game that nobody won. */
export type DefeatProps<View> = {
  /** The id of the table; null for a reader without a seat. */
  readonly table: string | null;
  readonly view: View;
  readonly names: readonly string[];
  readonly translator: Translator;
};

/** A game's board with all its parts. */
export type GameBoard<View, Move, Event, Preview> = {
  readonly Board: Component<BoardProps<View, Move, Event, Preview>>;
  readonly Tray?: Component<BoardProps<View, Move, Event, Preview>>;
  readonly Seat?: Component<SeatProps<View, Event, Preview>>;
  /** Height of the board on a phone of 844 px, in pixels, where it needs more than 384 to be touched. */
  readonly phoneHeight?: number;
  /** Content of the game that is not on its table: a tab of the rail. */
  readonly Notebook?: Component<NotebookProps<View>>;
  /** How long an event is shown, in milliseconds. */
  readonly durationMs: (event: Event) => number;
  /** Whether an event concerns these seats, although its sentence does not name them: it is shown as calmly as others. */
  readonly concerns?: (shown: ShownEvent<View, Event>, seats: readonly number[]) => boolean;
  /** Whether what an event shows is gone in this view, the one after its step: then also who made it needs time to read. */
  readonly isGone?: (event: Event, end: View) => boolean;
  /** Whether an event is of little weight: a picture shows another one of its step or turn, if there is one. */
  readonly isMinor?: (event: Event) => boolean;
  /** Whether that time carries information, so that it is never shortened for reduced motion and is skipped last. */
  readonly hasMeaningfulTiming?: (event: Event) => boolean;
  /** The sound of an event. */
  readonly sound?: (event: Event, shown: ShownEvent<View, Event>) => Sound | null;
  /** Return a function that plays the sound of a log sentence again, or null if it has none. */
  readonly replaySound?: (view: View, said: readonly Message[], place: number) => (() => void) | null;
  /** Whether a move is played as soon as it is picked: one click is enough where nothing is paid or lost. */
  readonly isInstant?: (offer: OfferOf<Move, Preview>) => boolean;
  /** Whether an offer passes a chance by: its button is plain and never the main one. */
  readonly isPassive?: (offer: OfferOf<Move, Preview>) => boolean;
  /**
   * The text of the button that plays an offer: a key of the game's words, or a message with data; null for the
   * default.
   */
  readonly confirmKey?: (offer: OfferOf<Move, Preview>, view: View) => string | Message | null;
  /** What the herald says about the picks; null for the default: the offer that is aimed at, or what is to do. */
  readonly heraldText?: (state: PickState<View, Move, Preview>) => HeraldText | null;
  /** The words of an offer without the names of places that this board does not print; null for its own words. */
  readonly offerText?: (message: Message) => Message | null;
  /** The text of the button that undoes the last pick: a key of the game's words, or null for the default. */
  readonly backKey?: (state: PickState<View, Move, Preview>) => string | null;
  /**
   * The question that a beginner is asked before an offer that wastes much, once in a game; null if it wastes little.
   */
  readonly riskQuestion?: (offer: OfferOf<Move, Preview>, view: View) => Message | null;
  /** What would follow from the previewed move, in order: shown in the rail. */
  readonly Ahead?: Component<AheadProps<View, Move, Event, Preview>>;
  /** Whether `Ahead` says something about an offer; by default it does about every offer. */
  readonly hasAhead?: (offer: OfferOf<Move, Preview>) => boolean;
  /**
   * The name of an item as it is drawn or printed on the board, from its label in the outline; null for that label.
   */
  readonly itemName?: (id: string, label: Message) => Message | null;
  /**
   * Whether an offer that is the only one means nothing: a page with no other person at its table plays it without
   * asking.
   */
  readonly isEmptyChoice?: (offer: OfferOf<Move, Preview>) => boolean;
  /**
   * Shows an item that is not drawn now, such as a card of a row that a phone does not show. A lesson calls it with all
   * items that are still to be picked, the next one last.
   */
  readonly reveal?: (id: string, view: View) => void;
  /** What is said before a die that these seats throw by hand, and on its button; null for everything else. */
  readonly throwText?: (shown: ShownEvent<View, Event>, seats: readonly number[]) => ThrowText | null;
  /** The seats that play together, in groups of two and more: their banners are joined. */
  readonly joinedSeats?: (view: View) => readonly (readonly number[])[];
  /** Whether a seat has moved in the running turn, so that there is something to take back; by default it has. */
  readonly hasMoved?: (view: View, seat: number) => boolean;
  /** Whether these seats have nothing more to decide in the game: the rest of it can be shown at once. */
  readonly isOut?: (view: View, seats: readonly number[]) => boolean;
  /** How far the players came, if nobody has won. */
  readonly Reached?: Component<DefeatProps<View>>;
  /** Why a player did not win, where the points do not tell it; null if they do. */
  readonly lostBecause?: (outcome: Outcome, seat: number) => Message | null;
  /** How the end looks if nobody has won. */
  readonly defeat?: (outcome: Outcome, end?: GameEnd<View>) => Defeat;
  /** What happened to a player before the end that the result alone does not tell; null if there is nothing. */
  readonly fate?: (end: GameEnd<View>, seat: number) => Message | null;
  /** The colours of the parts of a score, by their keys. */
  readonly partColours?: Readonly<Record<string, PartColour>>;
  /** The price of an offer, shown on the button that plays it. */
  readonly price?: (offer: OfferOf<Move, Preview>) => number;
  /** The points that an offer brings, shown on the button that plays it instead of its price; null if unknown. */
  readonly gain?: (offer: OfferOf<Move, Preview>, view: View) => number | null;
  /** The offer of a decision that needs no question: it is played as soon as it comes; null if there is none. */
  readonly automatic?: (offers: readonly OfferOf<Move, Preview>[]) => OfferOf<Move, Preview> | null;
  /** The tinctures of a seat at a table of this many seats, where they differ from those of its position. */
  readonly tinctures?: (seats: number, seat: number) => readonly Tincture[];
  /**
   * Build the illegal move that a pick means, so that the server refuses it and cites the clause; null if there is
   * none.
   */
  readonly attempt?: (view: View, picked: readonly string[], id: string) => Move | null;
};

export type AnyBoard = GameBoard<unknown, unknown, unknown, unknown>;
