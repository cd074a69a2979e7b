"""Small positions: determinization reaches exactly the possible worlds, each with its probability."""

from collections import Counter
from math import sqrt
from random import Random

import pytest
from msgspec.json import encode
from msgspec.structs import replace

from burghof.bots.fast_rng import FastRng
from burghof.games.solomon.model.pattern import CARDS, Card
from burghof.games.solomon.model.state import State
from burghof.games.solomon.model.tile import ALL_TILES
from burghof.games.solomon.tests.small_chamber import SMALL_TRIAL
from burghof.games.solomon.tests.tables import RULES, table, tiles
from burghof.games.solomon.tests.world_enumeration import worlds
from burghof.kernel import Recall, Seat
from burghof.testkit.determinization import check_determinized_worlds
from burghof.testkit.effort import current_effort
from burghof.testkit.two_worlds import check_two_worlds

SAMPLES = 3_000
SIGMAS = 5


def small_table(stocks: dict[int, str], followed: dict[int, str], pit: dict[str, str], *, lost: str = "") -> State:
    """Return a state of three seats in which the first has almost all tiles behind its screen, and no card is hidden.

    Behind the other screens are two coins.
    """
    coins = {0: 8, 1: 0, 2: 2}
    state = table(1, seats=3, stocks=stocks, followed=followed, pit=pit, queue=[0, 1], coins=coins, bank=30)
    not_in_stocks = Counter([*tiles(lost), *(tile for stack in state.piles for tile in stack)])
    own = tuple(sorted((ALL_TILES - not_in_stocks - Counter(state.stocks[1]) - Counter(state.stocks[2])).elements()))
    return replace(
        state,
        stocks=(own, *state.stocks[1:]),
        followed=(own, *state.followed[1:]),
        lost=tiles(lost),
        box=(),
        discard=tuple(card for card in CARDS if card > 2),
    )


DEALT = small_table({1: "lion t5", 2: "axe"}, {1: "t5", 2: ""}, {"A1": "t1"}, lost="seal")
BURIED = replace(
    small_table({1: "t5", 2: ""}, {}, {"A1": "t1 t2 c3", "B1": "t1 c3"}),
    unseen=(2, 1, *(0,) * 34),
)
BOTH = replace(
    small_table({1: "lion", 2: "t5"}, {1: "", 2: ""}, {"A1": "t1 axe c3", "B1": "t3"}),
    unseen=(1, 0, *(0,) * 34),
)
PAYING = replace(
    small_table({1: "t3 lion", 2: "t5"}, {1: "", 2: ""}, {"A1": "t1 c3"}),
    unseen=(1, *(0,) * 35),
    phase="pay",
    queue=(Seat(1), Seat(2)),
    laid=(None, Card(2), Card(1)),
    coins=(8, 1, 1),
    shifts=5,
    owed=4,
    paid=1,
)
"""The second seat has begun to pay: its coins and tiles together must be worth at least 4."""


@pytest.mark.no_cover
@pytest.mark.rule("9.2", "9.4")
@pytest.mark.parametrize("recall", ["pure", "notebook"])
@pytest.mark.parametrize("state", [DEALT, BURIED, BOTH, PAYING], ids=["dealt", "buried", "both", "paying"])
def test_imagined_worlds_are_as_likely_as_chance_has_them(state: State, recall: Recall) -> None:
    weights: Counter[bytes] = Counter()
    for world, weight in worlds(state, Seat(0), recall):
        weights[encode(world)] += weight
    view = RULES.view(state, Seat(0), recall)
    dice = FastRng(Random(1))
    seen = Counter(encode(RULES.determinize(view, dice)) for _ in range(SAMPLES))

    assert encode(state) in weights
    assert set(seen) <= set(weights)
    for possible, weight in weights.items():
        expected = SAMPLES * weight / weights.total()
        assert abs(seen[possible] - expected) <= SIGMAS * sqrt(expected) + SIGMAS


@pytest.mark.no_cover
@pytest.mark.rule("9.2", "9.3", "9.4")
def test_in_a_small_chamber_imagined_worlds_are_as_likely_as_chance_has_them() -> None:
    check_determinized_worlds(SMALL_TRIAL, current_effort().positions // 10)


@pytest.mark.no_cover
@pytest.mark.parametrize("recall", ["pure", "notebook"])
def test_in_a_small_chamber_nobody_can_tell_two_worlds_apart(recall: Recall) -> None:
    check_two_worlds(SMALL_TRIAL, recall, current_effort().pairs // 2)
