"""Memory with a leak planted in the rules: each class reveals something of the covered tiles."""

from collections.abc import Sequence

from msgspec.structs import replace

from burghof.kernel import DISCARD, Audience, Emit, Offer, Recall, Seat, say
from burghof.testkit.tests.pocket.memory.model import (
    AnyEvent,
    AnyMove,
    Peek,
    PeekTaken,
    Place,
    Preview,
    State,
    TilesDealt,
    Turn,
    Turned,
    TurnedOnce,
    View,
)
from burghof.testkit.tests.pocket.memory.rules import Memory


class CoveredTileVisible(Memory):
    """The first tile is visible although it is covered."""

    def view(self, state: State, seat: Audience, recall: Recall) -> View:
        view = super().view(state, seat, recall)
        return replace(view, tiles=(*state.tiles[:1], *view.tiles[1:]))


class AlwaysANotebook(Memory):
    """A table of pure recall shows the notebook all the same."""

    def view(self, state: State, seat: Audience, recall: Recall) -> View:
        return replace(super().view(state, seat, "notebook"), recall=recall)


class OffersRemember(Memory):
    """At a table of pure recall the offer to turn a tile still contains what it showed."""

    def offers(self, state: State, seat: Seat, recall: Recall) -> Sequence[Offer[AnyMove, Preview]]:
        return [
            replace(offer, message=say("offer-turn", place=state.tiles[offer.move.place]))
            if isinstance(offer.move, Turn) and state.turned[offer.move.place]
            else offer
            for offer in super().offers(state, seat, recall)
        ]


class DealLeaks(Memory):
    """The event of the deal contains the number of the first tile."""

    def apply(self, state: State, seat: Seat, move: AnyMove, emit: Emit[State, AnyEvent]) -> State:
        def chatter(event: AnyEvent, after: State) -> None:
            emit(TilesDealt(after.tiles[0]) if isinstance(event, TilesDealt) else event, after)

        return super().apply(state, seat, move, chatter)


class PeekLeaks(Memory):
    """All audiences receive what a seat saw by peeking."""

    def apply(self, state: State, seat: Seat, move: AnyMove, emit: Emit[State, AnyEvent]) -> State:
        def chatter(event: AnyEvent, after: State) -> None:
            emit(
                PeekTaken(event.seat, Place(after.tiles[event.place])) if isinstance(event, PeekTaken) else event, after
            )

        return super().apply(state, seat, move, chatter)


class SilentPeek(Memory):
    """A peek emits no event, not even for the seat that takes it."""

    def apply(self, state: State, seat: Seat, move: AnyMove, emit: Emit[State, AnyEvent]) -> State:
        return super().apply(state, seat, move, DISCARD if isinstance(move, Peek) else emit)


class TurnedUnredacted(Turned, frozen=True, gc=False, tag="turned-for-good"):
    """A tile was turned, and what it showed is not redacted."""

    def redacted(self) -> TurnedOnce:
        return TurnedOnce(self.seat, Place(self.face))


class FactNotRedacted(Memory):
    """Pure recall stores the number of a tile that was covered again."""

    def apply(self, state: State, seat: Seat, move: AnyMove, emit: Emit[State, AnyEvent]) -> State:
        def emit_unredacted(event: AnyEvent, after: State) -> None:
            emit(TurnedUnredacted(event.seat, event.place, event.face) if isinstance(event, Turned) else event, after)

        return super().apply(state, seat, move, emit_unredacted)
