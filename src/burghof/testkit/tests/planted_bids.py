"""Sealed bids with a leak planted in the rules: each class reveals something of what others have chosen."""

from collections.abc import Sequence

from msgspec.structs import asdict, replace

from burghof.kernel import (
    CHANCE,
    Audience,
    Decision,
    Emit,
    Offer,
    Outcome,
    Recall,
    Refusal,
    Rng,
    Seat,
    forbids,
    next_tokens,
    say,
)
from burghof.testkit.tests.pocket.sealed_bids.model import (
    AnyEvent,
    AnyMove,
    Bid,
    BidSealed,
    BidsState,
    BidsTurned,
    BidsView,
    Stake,
)
from burghof.testkit.tests.pocket.sealed_bids.rules import SealedBids


def count_chosen(state: BidsState) -> int:
    """Return how many seats have chosen."""
    return 0 if state.bids is None else sum(choice is not None for choice in state.bids.choices)


def choices_of_others(state: BidsState, seat: Audience) -> list[int]:
    """Return what other seats have chosen."""
    if state.bids is None:
        return []
    pairs = zip(state.bids.voters, state.bids.choices, strict=True)
    return [choice for voter, choice in pairs if voter != seat and choice is not None]


class ViewOrderLeaks(SealedBids):
    """The hidden prizes are in reverse order once another seat has chosen."""

    def view(self, state: BidsState, seat: Audience, recall: Recall) -> BidsView:
        look = super().view(state, seat, recall)
        return replace(look, hidden=look.hidden[::-1]) if choices_of_others(state, seat) else look


class SpectatorSees(SealedBids):
    """A spectator sees what seat 0 has chosen."""

    def view(self, state: BidsState, seat: Audience, recall: Recall) -> BidsView:
        look = super().view(state, seat, recall)
        seen = state.bids and state.bids.restrict_to((Seat(0),))
        return replace(look, bids=seen) if seat is None else look


class LegalMovesLeak(SealedBids):
    """A card that another seat has chosen cannot be chosen."""

    def legal_moves(self, state: BidsState, seat: Seat) -> Sequence[AnyMove]:
        if state.bids is None:
            return super().legal_moves(state, seat)
        free = [Bid(card) for card in state.hands[seat] if card not in choices_of_others(state, seat)]
        return free or super().legal_moves(state, seat)


class OfferOrderLeaks(SealedBids):
    """The offers are in reverse order once another seat has chosen."""

    def offers(self, state: BidsState, seat: Seat, recall: Recall) -> Sequence[Offer[AnyMove, Stake]]:
        return list(super().offers(state, seat, recall))[:: -1 if choices_of_others(state, seat) else 1]


class PreviewLeaks(SealedBids):
    """The preview of a bid reveals whether another seat has chosen that card."""

    def offers(self, state: BidsState, seat: Seat, recall: Recall) -> Sequence[Offer[AnyMove, Stake]]:
        taken = {Bid(card) for card in choices_of_others(state, seat)}
        offers = super().offers(state, seat, recall)
        return [replace(offer, preview=Stake(0)) if offer.move in taken else offer for offer in offers]


class RefusalDataLeak(SealedBids):
    """The refusal of a spent card contains the number of seats that have chosen."""

    def why_not(self, state: BidsState, seat: Seat, move: AnyMove) -> Refusal | None:
        refusal = super().why_not(state, seat, move)
        if refusal is None or seat == CHANCE:
            return refusal
        return replace(refusal, message=say("refusal-not-in-hand", chosen=count_chosen(state)))


class RefusalClauseLeaks(SealedBids):
    """A spent card is refused by another clause once another seat has chosen."""

    def why_not(self, state: BidsState, seat: Seat, move: AnyMove) -> Refusal | None:
        refusal = super().why_not(state, seat, move)
        return forbids("3.3", "not-in-hand") if refusal is not None and choices_of_others(state, seat) else refusal


class PendingSeatsLeak(SealedBids):
    """A seat that has chosen is no longer pending."""

    def pending(self, state: BidsState) -> tuple[Decision, ...]:
        return tuple(decision for decision in super().pending(state) if not decision.answered)


class AnswersInParts(SealedBids):
    """No leak: a seat that chose its lowest card has only answered in part, like a seat with several voters."""

    def pending(self, state: BidsState) -> tuple[Decision, ...]:
        choices = {} if state.bids is None else dict(zip(state.bids.voters, state.bids.choices, strict=True))
        return tuple(
            replace(d, answered=d.answered and choices[d.seat] != min(state.hands[d.seat]))
            for d in super().pending(state)
        )


class AnswersArePublic(SealedBids):
    """No leak: all audiences may know who has chosen, but not what."""

    def pending(self, state: BidsState) -> tuple[Decision, ...]:
        return tuple(replace(decision, shows_answered=decision.sealed) for decision in super().pending(state))


class PartialAnswersArePublic(AnswersInParts):
    """All audiences see who has chosen, except seats that chose their lowest card."""

    def pending(self, state: BidsState) -> tuple[Decision, ...]:
        return tuple(replace(decision, shows_answered=decision.sealed) for decision in super().pending(state))


class AnswersNotNoted(SealedBids):
    """A seat that has chosen still counts as unanswered."""

    def pending(self, state: BidsState) -> tuple[Decision, ...]:
        return tuple(replace(decision, answered=False) for decision in super().pending(state))


class OwnTokenCountsChoices(SealedBids):
    """A seat that has chosen gets another token, which no other audience sees."""

    def pending(self, state: BidsState) -> tuple[Decision, ...]:
        return tuple(replace(d, token=100 * d.token + d.answered) for d in super().pending(state))


class AnsweredAreOpen(SealedBids):
    """The decision of a seat that has chosen is no longer sealed."""

    def pending(self, state: BidsState) -> tuple[Decision, ...]:
        return tuple(replace(d, sealed=d.sealed and not d.answered) for d in super().pending(state))


class OpenDecisions(SealedBids):
    """The decisions are not sealed, and their kind reveals who has chosen."""

    def pending(self, state: BidsState) -> tuple[Decision, ...]:
        return tuple(
            replace(decision, sealed=False, kind="bid-again" if decision.answered else decision.kind)
            for decision in super().pending(state)
        )


class TokensLeak(SealedBids):
    """A token contains the number of seats that have chosen."""

    def pending(self, state: BidsState) -> tuple[Decision, ...]:
        return tuple(
            replace(decision, token=100 * decision.token + count_chosen(state)) for decision in super().pending(state)
        )


class TokensCountChoices(SealedBids):
    """The tokens of all seats increase whenever a seat chooses."""

    def apply(self, state: BidsState, seat: Seat, move: AnyMove, emit: Emit[BidsState, AnyEvent]) -> BidsState:
        after = super().apply(state, seat, move, emit)
        return replace(after, tokens=next_tokens(after.tokens, [Seat(s) for s in range(len(after.tokens))]))


class BidOverheard(BidSealed, frozen=True, tag="bid-overheard"):
    """A choice that is visible to all audiences."""

    def is_visible_to(self, audience: Audience) -> bool:
        return True


class BidIsAnnounced(SealedBids):
    """All audiences receive what a seat has chosen."""

    def apply(self, state: BidsState, seat: Seat, move: AnyMove, emit: Emit[BidsState, AnyEvent]) -> BidsState:
        def announce(event: AnyEvent, after: BidsState) -> None:
            emit(BidOverheard(event.to, event.card) if isinstance(event, BidSealed) else event, after)

        return super().apply(state, seat, move, announce)


class AnnouncedAndPublic(BidIsAnnounced):
    """All audiences see who has chosen, and what."""

    def pending(self, state: BidsState) -> tuple[Decision, ...]:
        return tuple(replace(decision, shows_answered=decision.sealed) for decision in super().pending(state))


class EventLeaksOthers(SealedBids):
    """A seat that chooses receives the highest card that others have chosen."""

    def apply(self, state: BidsState, seat: Seat, move: AnyMove, emit: Emit[BidsState, AnyEvent]) -> BidsState:
        def gossip(event: AnyEvent, after: BidsState) -> None:
            known = max(choices_of_others(state, seat), default=0)
            emit(replace(event, card=known) if isinstance(event, BidSealed) else event, after)

        return super().apply(state, seat, move, gossip)


class BidsTurnedUnmarked(BidsTurned, frozen=True, tag="bids-turned-quietly"):
    """All choices were turned up, but the mark is missing."""

    reveals = False


class UnmarkedReveal(SealedBids):
    """Turning all choices up is not marked as revealing."""

    def apply(self, state: BidsState, seat: Seat, move: AnyMove, emit: Emit[BidsState, AnyEvent]) -> BidsState:
        def quietly(event: AnyEvent, after: BidsState) -> None:
            emit(BidsTurnedUnmarked(event.cards) if isinstance(event, BidsTurned) else event, after)

        return super().apply(state, seat, move, quietly)


class BidSealedMarked(BidSealed, frozen=True, tag="bid-sealed-loudly"):
    """A choice that is marked as if it revealed a hidden fact."""

    reveals = True


class NeedlessMark(SealedBids):
    """Choosing is marked as revealing."""

    def apply(self, state: BidsState, seat: Seat, move: AnyMove, emit: Emit[BidsState, AnyEvent]) -> BidsState:
        def loudly(event: AnyEvent, after: BidsState) -> None:
            emit(BidSealedMarked(event.to, event.card) if isinstance(event, BidSealed) else event, after)

        return super().apply(state, seat, move, loudly)


class Everything(BidsView, frozen=True):
    """A view that contains the whole state."""

    truth: BidsState


class ViewIsTheState(SealedBids):
    """The view contains the whole state, and determinization returns exactly that."""

    def view(self, state: BidsState, seat: Audience, recall: Recall) -> BidsView:
        return Everything(**asdict(super().view(state, seat, recall)), truth=state)

    def determinize(self, view: BidsView, rng: Rng) -> BidsState:
        assert isinstance(view, Everything)
        return view.truth


class OutcomeTooEarly(SealedBids):
    """There is an outcome before the last prize is given away."""

    def outcome(self, state: BidsState) -> Outcome | None:
        return super().outcome(replace(state, bids=None, prize=None, hidden=state.hidden[: 5 - state.rounds]))
