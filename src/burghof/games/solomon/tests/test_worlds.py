"""Small positions: imagining reaches exactly the possible worlds, each as often as chance has it."""

from collections import Counter
from math import sqrt
from random import Random

import pytest
from msgspec.json import encode
from msgspec.structs import replace

from burghof.bots.dice import LooseDice
from burghof.games.solomon.model.pattern import CARDS, Card
from burghof.games.solomon.model.state import State
from burghof.games.solomon.model.tile import ALL
from burghof.games.solomon.tests.laws import worlds
from burghof.games.solomon.tests.tables import RULES, table, tiles
from burghof.kernel import Recall, Seat

SAMPLES = 3_000
SIGMAS = 5


def small(stocks: dict[int, str], followed: dict[int, str], pit: dict[str, str], *, lost: str = "") -> State:
    """A table of three at which the first seat has almost all tiles behind its screen, and few cards are hidden."""
    state = table(1, seats=3, stocks=stocks, followed=followed, pit=pit, queue=[0, 1])
    elsewhere = Counter([*tiles(lost), *(tile for stack in state.piles for tile in stack)])
    own = tuple(sorted((ALL - elsewhere - Counter(state.stocks[1]) - Counter(state.stocks[2])).elements()))
    hands = ((Card(3),), (Card(4),), (Card(5),))
    return replace(
        state,
        stocks=(own, *state.stocks[1:]),
        followed=(own, *state.followed[1:]),
        lost=tiles(lost),
        hands=hands,
        box=(Card(6),),
        discard=tuple(card for card in CARDS if card > 6),
    )


DEALT = small({1: "lion c1 t5", 2: "axe lion"}, {1: "t5", 2: "axe"}, {"A1": "t1"}, lost="seal")
BURIED = replace(
    small({1: "t5", 2: ""}, {}, {"A1": "t1 t2 c3", "B1": "t1 c3"}),
    unseen=(2, 1, *(0,) * 34),
)
BOTH = replace(
    small({1: "lion t5", 2: "c1"}, {1: "t5", 2: ""}, {"A1": "t1 axe c3", "B1": "t4 t3"}),
    unseen=(1, 0, *(0,) * 34),
)


@pytest.mark.rule("9.2", "9.4")
@pytest.mark.parametrize("recall", ["pure", "notebook"])
@pytest.mark.parametrize("state", [DEALT, BURIED, BOTH], ids=["dealt", "buried", "both"])
def test_imagined_worlds_are_as_likely_as_chance_has_them(state: State, recall: Recall) -> None:
    weights = Counter(encode(world) for world in worlds(state, Seat(0), recall))
    view = RULES.view(state, Seat(0), recall)
    dice = LooseDice(Random(1))
    seen = Counter(encode(RULES.imagine(view, dice)) for _ in range(SAMPLES))

    assert encode(state) in weights
    assert set(seen) <= set(weights)
    for world, weight in weights.items():
        expected = SAMPLES * weight / weights.total()
        assert abs(seen[world] - expected) <= SIGMAS * sqrt(expected) + SIGMAS
