"""Explanations: a reason explains a move only if it tells it apart from the others in every sampled world."""

import pytest
from msgspec.structs import replace

from burghof.bots.coach.explain import Explainer, Explanation
from burghof.kernel import CHANCE, DISCARD, Candidate, Grounds, Reason, Seat, say
from burghof.testkit.tests.pocket.sealed_bids.model import (
    AnyEvent,
    AnyMove,
    Bid,
    BidsState,
    BidsView,
    OpenBidding,
    Options,
    Stake,
    Turn,
)
from burghof.testkit.tests.pocket.sealed_bids.plugin import GAME

ANNA, BEN = Seat(0), Seat(1)
RULES = GAME.newest_rules
Found = Candidate[BidsState, AnyMove]
BIDS: list[AnyMove] = [Bid(card) for card in (1, 2, 3, 4, 5)]


def open_bidding() -> BidsState:
    """Return a table of two on which both have to bid."""
    state = RULES.apply(RULES.start(Options(), 2), CHANCE, Turn(3), DISCARD)
    return RULES.apply(state, ANNA, OpenBidding(), DISCARD)


def card_of(candidate: Found) -> int:
    """Return the card of a bid."""
    assert isinstance(candidate.move, Bid)
    return candidate.move.card


def find_high(candidate: Found) -> Grounds | None:
    """Find that the card is at least 3, and how high it is."""
    card = card_of(candidate)
    return Grounds(say("high"), (), card) if card >= 3 else None


def find_low(candidate: Found) -> Grounds | None:
    """Find that the card is lower than 3."""
    return Grounds(say("low")) if card_of(candidate) < 3 else None


def find_not_one(candidate: Found) -> Grounds | None:
    """Find that the card is not the lowest."""
    return Grounds(say("not-one")) if card_of(candidate) > 1 else None


def find_any(candidate: Found) -> Grounds | None:
    """Find anything true of every card."""
    return Grounds(say("any"), (), card_of(candidate))


def find_even(candidate: Found) -> Grounds | None:
    """Find that the chosen card is even."""
    return None if card_of(candidate) % 2 else Grounds(say("even"))


def find_rival(candidate: Found) -> Grounds | None:
    """Find what another seat has chosen, which nobody may know."""
    bids = candidate.before.bids
    return Grounds(say("rival", card=bids.choice_of(BEN) or 0)) if bids and card_of(candidate) == 5 else None


def explainer(
    *reasons: Reason[BidsState, AnyMove], worlds: int = 1
) -> Explainer[Options, BidsState, AnyMove, AnyEvent, BidsView, Stake]:
    """Return an explainer with these reasons; in each world Ben has chosen another card."""
    states = [open_bidding()]
    states += [RULES.apply(states[0], BEN, Bid(card), DISCARD) for card in range(1, worlds)]
    return Explainer(replace(GAME, reasons=reasons), 1, states, ANNA, BIDS)


@pytest.mark.parametrize(
    ("reason", "explained"),
    [
        (Reason("3.4", find_high), [5]),
        (Reason("3.4", find_any), []),
        (Reason("3.4", find_any, is_most=True), [5]),
        (Reason("3.4", find_low), [1, 2]),
        (Reason("3.4", find_low, is_against=True), []),
    ],
)
def test_a_reason_explains_the_moves_that_it_tells_apart(
    reason: Reason[BidsState, AnyMove], explained: list[int]
) -> None:
    found = explainer(reason)

    assert [bid.card for bid in BIDS if isinstance(bid, Bid) and found.explain(bid)] == explained


def test_the_first_reason_counts_that_is_false_of_enough_other_moves() -> None:
    weighty: Reason[BidsState, AnyMove] = Reason("3.2", find_not_one)
    telling: Reason[BidsState, AnyMove] = Reason("3.4", find_high)

    assert explainer(weighty, telling).explain(Bid(5)) == Explanation("3.4", say("high"))
    assert explainer(weighty).explain(Bid(5)) == Explanation("3.2", say("not-one"))


def test_beside_another_idea_the_reason_counts_that_is_false_of_it() -> None:
    found = explainer(Reason("3.2", find_low), Reason("3.4", find_even))

    assert found.explain(Bid(2)) == Explanation("3.2", say("low"))
    assert found.explain(Bid(2), [Bid(1)]) == Explanation("3.4", say("even"))
    assert found.explain(Bid(2), [Bid(4)]) == Explanation("3.2", say("low"))


def test_what_differs_from_world_to_world_explains_nothing() -> None:
    rival = Reason("3.2", find_rival)

    assert explainer(rival).explain(Bid(5)) is not None
    assert explainer(rival, worlds=3).explain(Bid(5)) is None


def test_what_speaks_against_a_move_is_false_of_the_best_one() -> None:
    low = Reason("3.4", find_low, is_against=True)

    assert explainer(low).explain_against(Bid(1), Bid(5)) == Explanation("3.4", say("low"))
    assert explainer(low).explain_against(Bid(1), Bid(2)) is None
