"""Screens: the test kit catches rules that leak how many coins or tiles other seats have."""

from collections.abc import Sequence
from itertools import islice

import pytest
from msgspec.structs import replace

from burghof.games.solomon.game import Solomon
from burghof.games.solomon.model.events import CoinsPaid, LastCoins, NothingToAdd, SolomonEvent
from burghof.games.solomon.model.moves import SolomonMove
from burghof.games.solomon.model.preview import CardPreview, SolomonPreview
from burghof.games.solomon.model.state import State
from burghof.games.solomon.model.view import View
from burghof.games.solomon.tests.invariants import twin
from burghof.games.solomon.tests.test_conformance import TRIAL
from burghof.kernel import Audience, Emit, Offer, Recall, Seat
from burghof.testkit import AnyTrial, ContractError
from burghof.testkit.effort import current_effort
from burghof.testkit.random_games import random_positions, rng_for
from burghof.testkit.two_worlds import check_two_worlds


class CoinsShow(Solomon):
    """A planted fault: every seat sees the coins of all others."""

    def view(self, state: State, seat: Audience, recall: Recall) -> View:
        return replace(super().view(state, seat, recall), coins=state.coins)


class CoinsShowToSpectators(Solomon):
    """A planted fault: only spectators see the coins."""

    def view(self, state: State, seat: Audience, recall: Recall) -> View:
        view = super().view(state, seat, recall)
        return replace(view, coins=state.coins) if seat is None else view


class TilesAreCounted(Solomon):
    """A planted fault: every seat sees how many tiles the others have."""

    def view(self, state: State, seat: Audience, recall: Recall) -> View:
        return replace(super().view(state, seat, recall), numbers=tuple(len(stock) for stock in state.stocks))


class OffersCompare(Solomon):
    """A planted fault: the preview of a card contains the coins of the richest seat."""

    def offers(self, state: State, seat: Seat, recall: Recall) -> Sequence[Offer[SolomonMove, SolomonPreview]]:
        return [
            replace(offer, preview=replace(offer.preview, squares=max(state.coins)))
            if isinstance(offer.preview, CardPreview)
            else offer
            for offer in super().offers(state, seat, recall)
        ]


class PaymentRevealsTheRest(Solomon):
    """A planted fault: the event of a payment contains the coins that are left."""

    def apply(self, state: State, seat: Seat, move: SolomonMove, emit: Emit[State, SolomonEvent]) -> State:
        def chatter(event: SolomonEvent, after: State) -> None:
            emitted = CoinsPaid(event.seat, after.coins[event.seat]) if isinstance(event, CoinsPaid) else event
            emit(emitted, after)

        return super().apply(state, seat, move, chatter)


class EmptyPurseIsUnmarked(Solomon):
    """A planted fault: no revealing event says that a seat pays its last coins or has no tile to add."""

    def apply(self, state: State, seat: Seat, move: SolomonMove, emit: Emit[State, SolomonEvent]) -> State:
        def hush(event: SolomonEvent, after: State) -> None:
            if not isinstance(event, LastCoins | NothingToAdd):
                emit(event, after)

        return super().apply(state, seat, move, hush)


def game_with_seats(seats: int, rules: Solomon) -> AnyTrial:
    """Return the game under test with these rules at tables of this size.

    With two seats, each can count the other's coins by the open supply.
    """
    plugin = TRIAL.plugin
    return replace(
        TRIAL, plugin=replace(plugin, card=replace(plugin.card, seats=(seats,)), rules_by_version={2: rules})
    )


@pytest.mark.no_cover
@pytest.mark.rule("9.2", "9.6")
@pytest.mark.parametrize("seats", [3, 5])
def test_nobody_can_tell_worlds_apart_that_differ_in_coins_and_tiles_of_others(seats: int) -> None:
    check_two_worlds(game_with_seats(seats, Solomon(2)), "pure", current_effort().pairs // 2)


@pytest.mark.no_cover
@pytest.mark.rule("9.2", "9.6")
@pytest.mark.parametrize(
    ("rules", "part"),
    [
        (CoinsShow(2), "view"),
        (CoinsShowToSpectators(2), "view"),
        (TilesAreCounted(2), "view"),
        (OffersCompare(2), "offers"),
        (PaymentRevealsTheRest(2), "frames"),
        (EmptyPurseIsUnmarked(2), "frames"),
    ],
    ids=lambda value: type(value).__name__,
)
def test_a_leak_of_what_is_behind_a_screen_is_caught(rules: Solomon, part: str) -> None:
    with pytest.raises(ContractError) as caught:
        check_two_worlds(game_with_seats(3, rules), "pure", current_effort().pairs)

    assert caught.value.part == part


@pytest.mark.rule("9.6", "9.7")
def test_twins_differ_in_the_coins_and_numbers_of_others_under_pure_recall_alone() -> None:
    trial = game_with_seats(3, Solomon(2))
    dice = rng_for(trial, "screens")
    coins, numbers = 0, 0
    for world in islice(random_positions(trial, "screens", "pure"), 60):
        state: State = world.state
        pure, notebook = twin(state, Seat(0), "pure", dice), twin(state, Seat(0), "notebook", dice)
        assert (pure.coins[0], pure.stocks[0]) == (state.coins[0], state.stocks[0])
        assert notebook.coins == state.coins
        assert [len(stock) for stock in notebook.stocks] == [len(stock) for stock in state.stocks]
        coins += pure.coins != state.coins
        numbers += [len(stock) for stock in pure.stocks] != [len(stock) for stock in state.stocks]

    assert min(coins, numbers) > 10
