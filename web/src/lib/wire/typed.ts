/** Wire types with the types of one game in the fields that the wire leaves open. */
import type { Frame, Offer, FullView, StepUpdate } from './out.gen';

export type OfferOf<Move, Preview> = Omit<Offer, 'move' | 'preview'> & {
  readonly move: Move;
  readonly preview: Preview | null;
};

export type FrameOf<Event, View> = Omit<Frame, 'event' | 'changes'> & {
  readonly event: Event | null;
  readonly changes: Partial<View>;
};

export type SightOf<Move, Event, View, Preview> = Omit<FullView, 'view' | 'offers' | 'log'> & {
  readonly view: View;
  readonly offers: readonly OfferOf<Move, Preview>[];
  readonly log: readonly Event[];
};

export type StepOf<Move, Event, View, Preview> = Omit<StepUpdate, 'frames' | 'offers'> & {
  readonly frames: readonly FrameOf<Event, View>[];
  readonly offers: readonly OfferOf<Move, Preview>[];
};
