"""The evaluation and the statistics of a game."""

from random import Random

import pytest
from msgspec.structs import replace

from burghof.bots.greedy import GreedyPlayer
from burghof.bots.player import Bot
from burghof.bots.playout import playout
from burghof.bots.random_player import RandomPlayer
from burghof.games.solomon.bots.evaluation import best_dig, evaluate
from burghof.games.solomon.model.moves import SolomonMove
from burghof.games.solomon.model.options import Options
from burghof.games.solomon.model.pattern import Card
from burghof.games.solomon.model.state import State
from burghof.games.solomon.model.view import View
from burghof.games.solomon.plugin import GAME
from burghof.games.solomon.tests.tables import choosing_table, dig, play, table, tiles, with_pile
from burghof.games.solomon.tests.test_ending import finished_table
from burghof.games.solomon.tests.test_round import choose
from burghof.kernel import Seat

LINE = {"A1": "t5", "B1": "t5", "C1": "t5"}
CURSED = {"A1": "c3", "B1": "c3", "C1": "c3"}


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        (table(1, coins={0: 12}), table(1)),
        (table(1), table(1, coins={1: 12})),
        (table(1, stocks={0: "t5"}), table(1, stocks={0: "t4"})),
        (table(1, stocks={0: "lion star palm moon"}), table(1, stocks={0: "lion star palm lion"})),
        (table(1, stocks={0: "axe"}), table(1)),
        (table(1, stocks={0: "c3"}), table(1, stocks={0: "c1"})),
        (table(1), table(1, shifts=1)),
        (table(1, pit=LINE), table(1)),
        (play(table(1, pit=CURSED), dig("A1"))[0], play(table(1, pit=CURSED, coins={0: 8}), dig("A1"))[0]),
    ],
    ids=["coins", "poor others", "treasure", "set", "object", "curses", "no shifts", "a dig ahead", "payable"],
)
def test_more_of_what_matters_looks_better(better: State, worse: State) -> None:
    assert evaluate(better, Seat(0)) > evaluate(worse, Seat(0))


def test_a_card_is_chosen_for_its_best_dig() -> None:
    state = choosing_table([1, 2], [3, 4])
    for name in ("A1", "B1", "C1"):
        state = with_pile(state, name, "t1 t1 t1 t5")

    assert best_dig(state, Seat(0), Card(1)) > best_dig(state, Seat(0), Card(2))
    assert evaluate(choose(state, 0, 1)[0], Seat(0)) > evaluate(choose(state, 0, 2)[0], Seat(0))


def test_while_change_or_fields_are_picked_nothing_more_is_promised() -> None:
    state = table(1, pit=LINE)

    assert evaluate(replace(state, phase="change", owed=4), Seat(0)) > evaluate(replace(state, phase="pick"), Seat(0))


def test_a_game_that_is_over_is_won_or_lost() -> None:
    state = finished_table("t5", "t1")

    assert evaluate(state, Seat(0)) > 0 > evaluate(state, Seat(1))


@pytest.mark.full
def test_the_greedy_player_beats_the_random_one() -> None:
    rng = Random(1)
    wins = 0
    for game in range(8):
        both: list[Bot[View, SolomonMove]] = [
            GreedyPlayer(GAME.newest_rules, evaluate, rng, worlds=1),
            RandomPlayer(rng),
        ]
        bots = both if game % 2 == 0 else both[::-1]
        outcome = playout(GAME, Options(), bots, rng).outcome
        assert outcome is not None
        wins += outcome.winners == (game % 2,)

    assert wins >= 6


def test_the_figures_of_a_game() -> None:
    state = replace(finished_table("t5", "t1"), spent=tiles("axe"), lost=tiles("lion star"))

    assert GAME.statistics(state) == {"dug": 144, "objects-played": 1, "tiles-lost": 2}
