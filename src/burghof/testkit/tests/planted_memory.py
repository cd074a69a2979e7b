"""Memory with a leak planted in the rules: each class tells a little of what lies covered."""

from msgspec.structs import replace

from burghof.kernel import Audience, Recall, Seat, Tell
from burghof.testkit.tests.pocket.memory.model import (
    AnyEvent,
    AnyMove,
    PeekTaken,
    Place,
    State,
    TilesDealt,
    Turned,
    TurnedOnce,
    View,
)
from burghof.testkit.tests.pocket.memory.rules import Memory


class TileShinesThrough(Memory):
    """The first tile can be seen although it is covered."""

    def view(self, state: State, seat: Audience, recall: Recall) -> View:
        view = super().view(state, seat, recall)
        return replace(view, tiles=(*state.tiles[:1], *view.tiles[1:]))


class AlwaysANotebook(Memory):
    """A table of pure recall keeps the notebook all the same."""

    def view(self, state: State, seat: Audience, recall: Recall) -> View:
        return replace(super().view(state, seat, "notebook"), recall=recall)


class DealIsTold(Memory):
    """The deal is told with the number of its first tile."""

    def apply(self, state: State, seat: Seat, move: AnyMove, tell: Tell[State, AnyEvent]) -> State:
        def chatter(event: AnyEvent, after: State) -> None:
            tell(TilesDealt(after.tiles[0]) if isinstance(event, TilesDealt) else event, after)

        return super().apply(state, seat, move, chatter)


class PeekIsTold(Memory):
    """All are told what a seat saw by peeking."""

    def apply(self, state: State, seat: Seat, move: AnyMove, tell: Tell[State, AnyEvent]) -> State:
        def chatter(event: AnyEvent, after: State) -> None:
            tell(
                PeekTaken(event.seat, Place(after.tiles[event.place])) if isinstance(event, PeekTaken) else event, after
            )

        return super().apply(state, seat, move, chatter)


class TurnedForGood(Turned, frozen=True, gc=False, tag="turned-for-good"):
    """A tile was turned, and what it showed does not fade."""

    def faded(self) -> TurnedOnce:
        return TurnedOnce(self.seat, Place(self.face))


class FactDoesNotFade(Memory):
    """Pure recall keeps the number of a tile that was covered again."""

    def apply(self, state: State, seat: Seat, move: AnyMove, tell: Tell[State, AnyEvent]) -> State:
        def keep(event: AnyEvent, after: State) -> None:
            tell(TurnedForGood(event.seat, event.place, event.face) if isinstance(event, Turned) else event, after)

        return super().apply(state, seat, move, keep)
