"""Sealed bids with a fault planted that tells no secret: each class breaks one other promise."""

from collections.abc import Sequence

from msgspec.structs import replace

from burghof.kernel import SILENT, Decision, Offer, Outline, Recall, Refusal, Seat, Tell, ballot, forbids, opened
from burghof.testkit.tests.pocket.sealed_bids.model import AnyEvent, AnyMove, Look, Options, Stake, Table
from burghof.testkit.tests.pocket.sealed_bids.rules import SealedBids


class NeverEnds(SealedBids):
    """When all have chosen, everybody chooses again."""

    def apply(self, state: Table, seat: Seat, move: AnyMove, tell: Tell[Table, AnyEvent]) -> Table:
        after = super().apply(state, seat, move, tell)
        if state.bids is None or after.bids is not None:
            return after
        voters = state.bids.voters
        return replace(state, bids=ballot(voters), tokens=opened(state.tokens, voters))


class CardsVanish(SealedBids):
    """A hand loses a card more."""

    def apply(self, state: Table, seat: Seat, move: AnyMove, tell: Tell[Table, AnyEvent]) -> Table:
        after = super().apply(state, seat, move, tell)
        return replace(after, hands=(after.hands[0][1:], *after.hands[1:])) if after.bids is None else after


class TokensStay(SealedBids):
    """The next ballot has the token of the last one."""

    def pending(self, state: Table) -> tuple[Decision, ...]:
        return tuple(replace(decision, token=1) for decision in super().pending(state))


class TwoQuestions(SealedBids):
    """Everybody is asked twice."""

    def pending(self, state: Table) -> tuple[Decision, ...]:
        return super().pending(state) * 2


class UnknownClause(SealedBids):
    """A refusal cites a clause that is not there."""

    def why_not(self, state: Table, seat: Seat, move: AnyMove) -> Refusal | None:
        return super().why_not(state, seat, move) and forbids("9.9", "not-in-hand")


class NothingToPick(SealedBids):
    """The outline does not show the cards that offers pick."""

    def outline(self, view: Look) -> Outline:
        return Outline(super().outline(view).nodes[:1])


class OfferMissing(SealedBids):
    """The last legal move is not offered."""

    def offers(self, state: Table, seat: Seat, recall: Recall) -> Sequence[Offer[AnyMove, Stake]]:
        return super().offers(state, seat, recall)[:-1]


class MovesTwice(SealedBids):
    """Every move stands twice in the list."""

    def moves(self, options: Options, seats: int) -> Sequence[AnyMove]:
        return [*super().moves(options, seats), *super().moves(options, seats)]


class ForgetsOnWriting(SealedBids):
    """The lost prizes are a list, which comes back from JSON as a tuple."""

    def start(self, options: Options, seats: int) -> Table:
        state = super().start(options, seats)
        return replace(state, lost=list(state.lost))


class MovesBackwards(SealedBids):
    """The moves stand in another order than the game of this folder has them."""

    def moves(self, options: Options, seats: int) -> Sequence[AnyMove]:
        return super().moves(options, seats)[::-1]


class DoesLessUnheard(SealedBids):
    """A raise counts only if somebody listens."""

    def apply(self, state: Table, seat: Seat, move: AnyMove, tell: Tell[Table, AnyEvent]) -> Table:
        after = super().apply(state, seat, move, tell)
        return replace(after, raises=state.raises) if tell is SILENT else after
