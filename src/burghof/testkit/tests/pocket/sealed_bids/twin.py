"""Sealed bids under test, from the rules alone: what a seat may not know, and the invariant of cards and prizes."""

from collections.abc import Iterator
from itertools import product

from msgspec.structs import replace

from burghof.kernel import Audience, Ballot, Recall, Rng, Seat
from burghof.testkit import GameUnderTest
from burghof.testkit.tests.pocket.sealed_bids.model import (
    CARDS,
    MAX_RAISES,
    AnyEvent,
    AnyMove,
    BidsState,
    BidsView,
    Options,
    Stake,
)
from burghof.testkit.tests.pocket.sealed_bids.plugin import GAME


def twin(state: BidsState, seat: Audience, recall: Recall, rng: Rng) -> BidsState:
    """Change the choices of other seats: other cards, or none yet; at least one choice is missing (3.2)."""
    del recall
    choices = list(_choices(state, seat))
    return replace(state, bids=choices[rng.below(len(choices))]) if choices else state


def worlds(state: BidsState, seat: Audience, recall: Recall) -> Iterator[tuple[BidsState, int]]:
    """Yield every way in which others may have chosen, all equally likely."""
    del recall
    if state.bids is None:
        yield state, 1
    for bids in _choices(state, seat):
        yield replace(state, bids=bids), 1


def _choices(state: BidsState, seat: Audience) -> Iterator[Ballot[Seat, int]]:
    """Yield all incomplete ballots with this seat's own choice."""
    bids = state.bids
    if bids is None:
        return
    possible = [
        (choice,) if voter == seat else (None, *state.hands[voter])
        for voter, choice in zip(bids.voters, bids.choices, strict=True)
    ]
    for choices in product(*possible):
        if None in choices:
            yield Ballot(bids.voters, choices)


def invariant(state: BidsState) -> None:
    """Assert that no card and no prize is added or lost."""
    turned = [*state.hidden, *state.lost, *(prize for won in state.won for prize in won)]
    assert sorted([*turned, *([] if state.prize is None else [state.prize])]) == list(CARDS)
    assert len({len(hand) for hand in state.hands}) == 1, "all have spent equally many cards"
    assert state.bids is None or state.prize is not None, "bids are for a prize"
    assert state.bids is None or not state.bids.is_complete, "a complete ballot is resolved at once"
    assert all(raises <= MAX_RAISES for raises in state.raises)
    assert not any(state.raises[prize - 1] for prize in state.hidden), "nobody raises a hidden prize"
    for seat, hand in enumerate(state.hands):
        assert set(hand) <= set(CARDS)
        assert state.bids is None or state.bids.choices[seat] in (None, *hand), "a bid is a card in hand"


def options(rng: Rng, seats: int) -> Options:
    """Return either length of the game."""
    del seats
    return Options(rounds=4 if rng.below(2) else 3)


TRIAL: GameUnderTest[Options, BidsState, AnyMove, AnyEvent, BidsView, Stake] = GameUnderTest(
    GAME, twin, invariant, options, worlds
)
