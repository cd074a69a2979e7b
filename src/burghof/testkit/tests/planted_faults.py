"""Sealed bids with a planted fault that leaks nothing: each class breaks another part of the contract."""

from collections.abc import Sequence
from typing import cast

from msgspec.structs import replace

from burghof.kernel import (
    CHANCE,
    DISCARD,
    Decision,
    Emit,
    Offer,
    Outline,
    Recall,
    Refusal,
    Rng,
    Seat,
    forbids,
    new_ballot,
    next_tokens,
)
from burghof.testkit.tests.pocket.sealed_bids.model import (
    CARDS,
    AnyEvent,
    AnyMove,
    Bid,
    BidsState,
    BidsView,
    Options,
    Stake,
    Turn,
)
from burghof.testkit.tests.pocket.sealed_bids.rules import SealedBids

WILDCARD = 9


class NeverEnds(SealedBids):
    """When all have chosen, all choose again."""

    def apply(self, state: BidsState, seat: Seat, move: AnyMove, emit: Emit[BidsState, AnyEvent]) -> BidsState:
        after = super().apply(state, seat, move, emit)
        if state.bids is None or after.bids is not None:
            return after
        voters = state.bids.voters
        return replace(state, bids=new_ballot(voters), tokens=next_tokens(state.tokens, voters))


class NobodyStarts(SealedBids):
    """There is no chance decision for the first prize."""

    def pending(self, state: BidsState) -> tuple[Decision, ...]:
        return super().pending(state) if any(state.tokens) else ()


class StartsWithoutCards(SealedBids):
    """The first seat has no cards."""

    def start(self, options: Options, seats: int) -> BidsState:
        state = super().start(options, seats)
        return replace(state, hands=((), *state.hands[1:]))


class SeatTooMany(SealedBids):
    """A table has a hand without a player."""

    def start(self, options: Options, seats: int) -> BidsState:
        state = super().start(options, seats)
        return replace(state, hands=(*state.hands, ()))


class CardsVanish(SealedBids):
    """A hand loses one card too many."""

    def apply(self, state: BidsState, seat: Seat, move: AnyMove, emit: Emit[BidsState, AnyEvent]) -> BidsState:
        after = super().apply(state, seat, move, emit)
        return replace(after, hands=(after.hands[0][1:], *after.hands[1:])) if after.bids is None else after


class TokensStay(SealedBids):
    """The next ballot has the token of the last one."""

    def pending(self, state: BidsState) -> tuple[Decision, ...]:
        return tuple(replace(decision, token=1) for decision in super().pending(state))


class TokensChange(SealedBids):
    """A seat that has chosen gets another token."""

    def pending(self, state: BidsState) -> tuple[Decision, ...]:
        return tuple(replace(d, token=100 * d.token + d.answered) for d in super().pending(state))


class ChanceIsAskedTwice(SealedBids):
    """Chance has two decisions at once."""

    def pending(self, state: BidsState) -> tuple[Decision, ...]:
        decisions = super().pending(state)
        return decisions * 2 if decisions and decisions[0].seat == CHANCE else decisions


class ChanceIsNotAlone(SealedBids):
    """Chance has a decision while seats are pending."""

    def pending(self, state: BidsState) -> tuple[Decision, ...]:
        decisions = super().pending(state)
        return decisions if len(decisions) < 2 else (*decisions, Decision(CHANCE, "prize"))


class UnknownSeatPending(SealedBids):
    """A seat that the table does not have is pending."""

    def pending(self, state: BidsState) -> tuple[Decision, ...]:
        decisions = super().pending(state)
        return decisions if len(decisions) < 2 else (*decisions, Decision(Seat(len(state.hands)), "bid"))


class SealedIsBinding(SealedBids):
    """A sealed bid is binding."""

    def pending(self, state: BidsState) -> tuple[Decision, ...]:
        return tuple(replace(decision, is_binding=decision.sealed) for decision in super().pending(state))


class ChanceIsBound(SealedBids):
    """A chance decision is binding."""

    def pending(self, state: BidsState) -> tuple[Decision, ...]:
        return tuple(replace(decision, is_binding=decision.seat == CHANCE) for decision in super().pending(state))


class CallsAreBinding(SealedBids):
    """No fault: raising a prize or opening the bidding is binding."""

    def pending(self, state: BidsState) -> tuple[Decision, ...]:
        return tuple(replace(decision, is_binding=decision.kind == "call") for decision in super().pending(state))


class NothingToDo(SealedBids):
    """A seat that must bid has no legal move."""

    def legal_moves(self, state: BidsState, seat: Seat) -> Sequence[AnyMove]:
        return super().legal_moves(state, seat) if state.bids is None else []


class SpentCardsAreLegal(SealedBids):
    """A spent card is a legal move, but is refused when played."""

    def legal_moves(self, state: BidsState, seat: Seat) -> Sequence[AnyMove]:
        return super().legal_moves(state, seat) if state.bids is None else [Bid(card) for card in CARDS]


class TwoQuestions(SealedBids):
    """Every decision is pending twice."""

    def pending(self, state: BidsState) -> tuple[Decision, ...]:
        return super().pending(state) * 2


class UnknownClause(SealedBids):
    """A refusal cites a clause that does not exist."""

    def why_not(self, state: BidsState, seat: Seat, move: AnyMove) -> Refusal | None:
        return super().why_not(state, seat, move) and forbids("9.9", "not-in-hand")


class NothingToPick(SealedBids):
    """The outline does not show the cards that offers pick."""

    def outline(self, view: BidsView) -> Outline:
        return Outline(super().outline(view).nodes[:1])


class NodesTwice(SealedBids):
    """The outline contains everything twice."""

    def outline(self, view: BidsView) -> Outline:
        return Outline(super().outline(view).nodes * 2)


class OutlineReversed(SealedBids):
    """The outline is in reverse order."""

    def outline(self, view: BidsView) -> Outline:
        return Outline(super().outline(view).nodes[::-1])


class RefusesOnce(SealedBids):
    """A forbidden move is refused only the first time."""

    def __init__(self) -> None:
        self.refused: list[tuple[BidsState, Seat, AnyMove]] = []

    def why_not(self, state: BidsState, seat: Seat, move: AnyMove) -> Refusal | None:
        asked = (state, seat, move)
        refusal = None if asked in self.refused else super().why_not(state, seat, move)
        self.refused += [asked] if refusal else []
        return refusal

    def apply(self, state: BidsState, seat: Seat, move: AnyMove, emit: Emit[BidsState, AnyEvent]) -> BidsState:
        return state if super().why_not(state, seat, move) else super().apply(state, seat, move, emit)


class OnlyReachedStatesAllowed(SealedBids):
    """No move is legal in a state that no move has led to."""

    def __init__(self) -> None:
        self.played: dict[int, BidsState] = {}

    def why_not(self, state: BidsState, seat: Seat, move: AnyMove) -> Refusal | None:
        is_played = seat == CHANCE or id(state) in self.played
        return super().why_not(state, seat, move) if is_played else forbids("3.1", "bidding-is-not-open")

    def apply(self, state: BidsState, seat: Seat, move: AnyMove, emit: Emit[BidsState, AnyEvent]) -> BidsState:
        after = super().apply(state, seat, move, emit)
        return self.played.setdefault(id(after), after)


class WhyNotChangesState(SealedBids):
    """Each refusal adds a lost prize, in place."""

    def start(self, options: Options, seats: int) -> BidsState:
        state = super().start(options, seats)
        return replace(state, lost=list(state.lost))

    def why_not(self, state: BidsState, seat: Seat, move: AnyMove) -> Refusal | None:
        refusal = super().why_not(state, seat, move)
        if refusal is not None:
            cast("list[int]", state.lost).append(0)
        return refusal


class OfferMissing(SealedBids):
    """The last legal move is not offered."""

    def offers(self, state: BidsState, seat: Seat, recall: Recall) -> Sequence[Offer[AnyMove, Stake]]:
        return super().offers(state, seat, recall)[:-1]


class MovesTwice(SealedBids):
    """Every move is in the list twice."""

    def moves(self, options: Options, seats: int) -> Sequence[AnyMove]:
        return [*super().moves(options, seats), *super().moves(options, seats)]


class MovesBackwards(SealedBids):
    """The moves are in another order than in the game of this folder."""

    def moves(self, options: Options, seats: int) -> Sequence[AnyMove]:
        return super().moves(options, seats)[::-1]


class DrawsAWildcard(SealedBids):
    """Chance draws a prize that the game of this folder does not know, and that stands for any prize."""

    def draw(self, state: BidsState, rng: Rng) -> AnyMove:
        return Turn(WILDCARD)

    def why_not(self, state: BidsState, seat: Seat, move: AnyMove) -> Refusal | None:
        return None if move == Turn(WILDCARD) else super().why_not(state, seat, move)

    def apply(self, state: BidsState, seat: Seat, move: AnyMove, emit: Emit[BidsState, AnyEvent]) -> BidsState:
        return super().apply(state, seat, Turn(state.hidden[0]) if move == Turn(WILDCARD) else move, emit)


class IgnoresDiscardedRaise(SealedBids):
    """A raise has an effect only if events are not discarded."""

    def apply(self, state: BidsState, seat: Seat, move: AnyMove, emit: Emit[BidsState, AnyEvent]) -> BidsState:
        after = super().apply(state, seat, move, emit)
        return replace(after, raises=state.raises) if emit is DISCARD else after
