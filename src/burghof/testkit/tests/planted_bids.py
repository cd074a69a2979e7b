"""Sealed bids with a leak planted in the rules: each class reveals something of what others have chosen."""

from collections.abc import Sequence

from msgspec.structs import asdict, replace

from burghof.kernel import (
    CHANCE,
    Audience,
    Decision,
    Offer,
    Outcome,
    Recall,
    Refusal,
    Rng,
    Seat,
    Tell,
    forbids,
    opened,
    say,
)
from burghof.testkit.tests.pocket.sealed_bids.model import (
    AnyEvent,
    AnyMove,
    Bid,
    BidSealed,
    BidsTurned,
    Look,
    Stake,
    Table,
)
from burghof.testkit.tests.pocket.sealed_bids.rules import SealedBids


def chosen(state: Table) -> int:
    """Return how many seats have chosen."""
    return 0 if state.bids is None else sum(choice is not None for choice in state.bids.choices)


def others(state: Table, seat: Audience) -> list[int]:
    """Return what other seats have chosen."""
    if state.bids is None:
        return []
    pairs = zip(state.bids.voters, state.bids.choices, strict=True)
    return [choice for voter, choice in pairs if voter != seat and choice is not None]


class ViewOrderTells(SealedBids):
    """The hidden prizes are in reverse order once another seat has chosen."""

    def view(self, state: Table, seat: Audience, recall: Recall) -> Look:
        look = super().view(state, seat, recall)
        return replace(look, hidden=look.hidden[::-1]) if others(state, seat) else look


class SpectatorSees(SealedBids):
    """A spectator sees what seat 0 has chosen."""

    def view(self, state: Table, seat: Audience, recall: Recall) -> Look:
        look = super().view(state, seat, recall)
        seen = state.bids and state.bids.known_to((Seat(0),))
        return replace(look, bids=seen) if seat is None else look


class LegalMovesTell(SealedBids):
    """A card that another seat has chosen cannot be chosen."""

    def legal_moves(self, state: Table, seat: Seat) -> Sequence[AnyMove]:
        if state.bids is None:
            return super().legal_moves(state, seat)
        free = [Bid(card) for card in state.hands[seat] if card not in others(state, seat)]
        return free or super().legal_moves(state, seat)


class OffersComeInOrder(SealedBids):
    """The offers are in reverse order once another seat has chosen."""

    def offers(self, state: Table, seat: Seat, recall: Recall) -> Sequence[Offer[AnyMove, Stake]]:
        return list(super().offers(state, seat, recall))[:: -1 if others(state, seat) else 1]


class PreviewTells(SealedBids):
    """The preview of a bid reveals whether another seat has chosen that card."""

    def offers(self, state: Table, seat: Seat, recall: Recall) -> Sequence[Offer[AnyMove, Stake]]:
        taken = {Bid(card) for card in others(state, seat)}
        offers = super().offers(state, seat, recall)
        return [replace(offer, preview=Stake(0)) if offer.move in taken else offer for offer in offers]


class RefusalDataTell(SealedBids):
    """The refusal of a spent card contains the number of seats that have chosen."""

    def why_not(self, state: Table, seat: Seat, move: AnyMove) -> Refusal | None:
        refusal = super().why_not(state, seat, move)
        if refusal is None or seat == CHANCE:
            return refusal
        return replace(refusal, message=say("refusal-not-in-hand", chosen=chosen(state)))


class RefusalClauseTells(SealedBids):
    """A spent card is refused by another clause once another seat has chosen."""

    def why_not(self, state: Table, seat: Seat, move: AnyMove) -> Refusal | None:
        refusal = super().why_not(state, seat, move)
        return forbids("3.3", "not-in-hand") if refusal is not None and others(state, seat) else refusal


class AwaitedTell(SealedBids):
    """A seat that has chosen is no longer pending."""

    def pending(self, state: Table) -> tuple[Decision, ...]:
        return tuple(decision for decision in super().pending(state) if not decision.answered)


class AnswersInParts(SealedBids):
    """No leak: a seat that chose its lowest card has only answered in part, like a seat with several voters."""

    def pending(self, state: Table) -> tuple[Decision, ...]:
        choices = {} if state.bids is None else dict(zip(state.bids.voters, state.bids.choices, strict=True))
        return tuple(
            replace(d, answered=d.answered and choices[d.seat] != min(state.hands[d.seat]))
            for d in super().pending(state)
        )


class AnswersAreTold(SealedBids):
    """No leak: all audiences may know who has chosen, but not what."""

    def pending(self, state: Table) -> tuple[Decision, ...]:
        return tuple(replace(decision, told=decision.sealed) for decision in super().pending(state))


class PartsAreTold(AnswersInParts):
    """All audiences see who has chosen, except seats that chose their lowest card."""

    def pending(self, state: Table) -> tuple[Decision, ...]:
        return tuple(replace(decision, told=decision.sealed) for decision in super().pending(state))


class AnswersNotNoted(SealedBids):
    """A seat that has chosen still counts as unanswered."""

    def pending(self, state: Table) -> tuple[Decision, ...]:
        return tuple(replace(decision, answered=False) for decision in super().pending(state))


class OwnTokenCountsChoices(SealedBids):
    """A seat that has chosen gets another token, which no other audience sees."""

    def pending(self, state: Table) -> tuple[Decision, ...]:
        return tuple(replace(d, token=100 * d.token + d.answered) for d in super().pending(state))


class AnsweredAreOpen(SealedBids):
    """The decision of a seat that has chosen is no longer sealed."""

    def pending(self, state: Table) -> tuple[Decision, ...]:
        return tuple(replace(d, sealed=d.sealed and not d.answered) for d in super().pending(state))


class OpenDecisions(SealedBids):
    """The decisions are not sealed, and their kind reveals who has chosen."""

    def pending(self, state: Table) -> tuple[Decision, ...]:
        return tuple(
            replace(decision, sealed=False, kind="bid-again" if decision.answered else decision.kind)
            for decision in super().pending(state)
        )


class TokensTell(SealedBids):
    """A token contains the number of seats that have chosen."""

    def pending(self, state: Table) -> tuple[Decision, ...]:
        return tuple(
            replace(decision, token=100 * decision.token + chosen(state)) for decision in super().pending(state)
        )


class TokensCountChoices(SealedBids):
    """The tokens of all seats increase whenever a seat chooses."""

    def apply(self, state: Table, seat: Seat, move: AnyMove, tell: Tell[Table, AnyEvent]) -> Table:
        after = super().apply(state, seat, move, tell)
        return replace(after, tokens=opened(after.tokens, [Seat(s) for s in range(len(after.tokens))]))


class BidOverheard(BidSealed, frozen=True, tag="bid-overheard"):
    """A choice that is visible to all audiences."""

    def is_for(self, audience: Audience) -> bool:
        return True


class BidIsAnnounced(SealedBids):
    """All audiences receive what a seat has chosen."""

    def apply(self, state: Table, seat: Seat, move: AnyMove, tell: Tell[Table, AnyEvent]) -> Table:
        def announce(event: AnyEvent, after: Table) -> None:
            tell(BidOverheard(event.to, event.card) if isinstance(event, BidSealed) else event, after)

        return super().apply(state, seat, move, announce)


class ToldLoudly(BidIsAnnounced):
    """All audiences see who has chosen, and what."""

    def pending(self, state: Table) -> tuple[Decision, ...]:
        return tuple(replace(decision, told=decision.sealed) for decision in super().pending(state))


class EventTellsOfOthers(SealedBids):
    """A seat that chooses receives the highest card that others have chosen."""

    def apply(self, state: Table, seat: Seat, move: AnyMove, tell: Tell[Table, AnyEvent]) -> Table:
        def gossip(event: AnyEvent, after: Table) -> None:
            known = max(others(state, seat), default=0)
            tell(replace(event, card=known) if isinstance(event, BidSealed) else event, after)

        return super().apply(state, seat, move, gossip)


class BidsTurnedQuietly(BidsTurned, frozen=True, tag="bids-turned-quietly"):
    """All choices were turned up, but the mark is missing."""

    reveals = False


class UnmarkedReveal(SealedBids):
    """Turning all choices up is not marked as revealing."""

    def apply(self, state: Table, seat: Seat, move: AnyMove, tell: Tell[Table, AnyEvent]) -> Table:
        def quietly(event: AnyEvent, after: Table) -> None:
            tell(BidsTurnedQuietly(event.cards) if isinstance(event, BidsTurned) else event, after)

        return super().apply(state, seat, move, quietly)


class SealedLoudly(BidSealed, frozen=True, tag="bid-sealed-loudly"):
    """A choice that is marked as if it revealed a hidden fact."""

    reveals = True


class NeedlessMark(SealedBids):
    """Choosing is marked as revealing."""

    def apply(self, state: Table, seat: Seat, move: AnyMove, tell: Tell[Table, AnyEvent]) -> Table:
        def loudly(event: AnyEvent, after: Table) -> None:
            tell(SealedLoudly(event.to, event.card) if isinstance(event, BidSealed) else event, after)

        return super().apply(state, seat, move, loudly)


class Everything(Look, frozen=True):
    """A view that contains the whole state."""

    truth: Table


class ViewIsTheState(SealedBids):
    """The view contains the whole state, and determinization returns exactly that."""

    def view(self, state: Table, seat: Audience, recall: Recall) -> Look:
        return Everything(**asdict(super().view(state, seat, recall)), truth=state)

    def imagine(self, view: Look, rng: Rng) -> Table:
        assert isinstance(view, Everything)
        return view.truth


class OutcomeTooEarly(SealedBids):
    """There is an outcome before the last prize is given away."""

    def outcome(self, state: Table) -> Outcome | None:
        return super().outcome(replace(state, bids=None, prize=None, hidden=state.hidden[: 5 - state.rounds]))
