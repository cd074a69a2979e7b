"""Pocket games with a planted value that does not survive JSON, or a record that does not replay to the same game."""

from collections.abc import Sequence

from msgspec.structs import replace

from burghof.kernel import Audience, Emit, Offer, Outline, Recall, Rng, Seat
from burghof.testkit.tests.pocket.memory import model as memory
from burghof.testkit.tests.pocket.memory.rules import Memory
from burghof.testkit.tests.pocket.sealed_bids.model import (
    AnyEvent,
    AnyMove,
    Bid,
    BidsState,
    BidsTurned,
    BidsView,
    Options,
    PrizeRaised,
    Stake,
)
from burghof.testkit.tests.pocket.sealed_bids.rules import SealedBids


class StateOfLists(SealedBids):
    """The lost prizes are a list, which comes back from JSON as a tuple."""

    def start(self, options: Options, seats: int) -> BidsState:
        state = super().start(options, seats)
        return replace(state, lost=list(state.lost))


class ViewOfLists(SealedBids):
    """The hidden prizes are a list in the view."""

    def view(self, state: BidsState, seat: Audience, recall: Recall) -> BidsView:
        return replace(super().view(state, seat, recall), hidden=list(state.hidden))


class OutlineOfLists(SealedBids):
    """The nodes of the outline are a list."""

    def outline(self, view: BidsView) -> Outline:
        return replace(super().outline(view), nodes=list(super().outline(view).nodes))


class OffersOfLists(SealedBids):
    """The picks of an offer are a list."""

    def offers(self, state: BidsState, seat: Seat, recall: Recall) -> Sequence[Offer[AnyMove, Stake]]:
        return [replace(offer, picks=list(offer.picks)) for offer in super().offers(state, seat, recall)]


class MovesOfTexts(SealedBids):
    """There is a bid that is not a number."""

    def moves(self, options: Options, seats: int) -> Sequence[AnyMove]:
        return [*super().moves(options, seats), replace(Bid(1), card="one")]


class EventsOfLists(SealedBids):
    """The event of the choices turned up contains a list."""

    def apply(self, state: BidsState, seat: Seat, move: AnyMove, emit: Emit[BidsState, AnyEvent]) -> BidsState:
        def listed(event: AnyEvent, after: BidsState) -> None:
            emit(replace(event, cards=list(event.cards)) if isinstance(event, BidsTurned) else event, after)

        return super().apply(state, seat, move, listed)


class TurnedWithoutPlace(memory.Turned, frozen=True, gc=False, tag="turned-vaguely"):
    """A tile was turned; what pure recall stores of it has no place."""

    def redacted(self) -> memory.TurnedOnce:
        return replace(super().redacted(), place=None)


class RedactsTooMuch(Memory):
    """What pure recall stores lacks a field."""

    def apply(
        self, state: memory.State, seat: Seat, move: memory.AnyMove, emit: Emit[memory.State, memory.AnyEvent]
    ) -> memory.State:
        def vaguely(event: memory.AnyEvent, after: memory.State) -> None:
            if isinstance(event, memory.Turned):
                event = TurnedWithoutPlace(event.seat, event.place, event.face)
            emit(event, after)

        return super().apply(state, seat, move, vaguely)


class DealsLists(Memory):
    """Chance deals a list."""

    def draw(self, state: memory.State, rng: Rng) -> memory.AnyMove:
        dealt = super().draw(state, rng)
        return replace(dealt, tiles=list(dealt.tiles)) if isinstance(dealt, memory.Deal) else dealt

    def apply(
        self, state: memory.State, seat: Seat, move: memory.AnyMove, emit: Emit[memory.State, memory.AnyEvent]
    ) -> memory.State:
        dealt = replace(move, tiles=tuple(move.tiles)) if isinstance(move, memory.Deal) else move
        return super().apply(state, seat, dealt, emit)


class ImpureRules(SealedBids):
    """Rules that are not pure: they count their calls."""

    def __init__(self) -> None:
        self.times = 0


class DrawsImpurely(ImpureRules):
    """What chance draws depends on how often it has drawn."""

    def draw(self, state: BidsState, rng: Rng) -> AnyMove:
        self.times += 1
        return super().draw(replace(state, hidden=state.hidden[: 1 + self.times % 2]), rng)


class EmitsImpurely(ImpureRules):
    """Who raised the prize depends on how many events were emitted."""

    def apply(self, state: BidsState, seat: Seat, move: AnyMove, emit: Emit[BidsState, AnyEvent]) -> BidsState:
        def moodily(event: AnyEvent, after: BidsState) -> None:
            self.times += 1
            emit(PrizeRaised(Seat(self.times)) if isinstance(event, PrizeRaised) else event, after)

        return super().apply(state, seat, move, moodily)
