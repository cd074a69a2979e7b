"""The evaluation, and the statistics of a game."""

from random import Random

import pytest

from burghof.bots.greedy import GreedyPlayer
from burghof.bots.player import Bot
from burghof.bots.playout import playout
from burghof.bots.random_player import RandomPlayer
from burghof.games.appenzell.bots.evaluation import WIN_VALUE, evaluate
from burghof.games.appenzell.model.moves import AppenzellMove, End
from burghof.games.appenzell.model.options import Options
from burghof.games.appenzell.model.state import State
from burghof.games.appenzell.model.view import View
from burghof.games.appenzell.plugin import GAME
from burghof.games.appenzell.tests.tables import EDAM, GOUDA, TRAP, play, slide, table
from burghof.kernel import Seat

GOUDAS = {"B1": GOUDA, "B2": GOUDA}


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        (table("A1", "G1", cheeses={0: [EDAM]}), table("A1", "G1")),
        (table("A1", "G1"), table("A1", "G1", cheeses={1: [EDAM]})),
        (table("A1", "G1"), table("A1", "G1", outside={0: 2})),
        (table("A1 A7", "G1"), table("A1", "G1")),
        (table("B2 C1", "G1", tiles=GOUDAS), table("C2 C1", "G1", tiles=GOUDAS)),
        (table("B1", "G1", tiles=GOUDAS, uncovered="B2"), table("B1", "G1", tiles=GOUDAS)),
        (table("B2", "G1", tiles=GOUDAS, uncovered="B1"), table("B2", "G1", outside={0: 0}, tiles=GOUDAS)),
    ],
    ids=["cheese", "no cheese of others", "mice", "mice inside", "near a cheese", "known tiles", "two mice"],
)
def test_more_of_what_matters_looks_better(better: State, worse: State) -> None:
    assert evaluate(better, Seat(0)) > evaluate(worse, Seat(0))


def test_a_cheese_that_nobody_saw_does_not_count() -> None:
    assert evaluate(table("A1", "G1", tiles=GOUDAS), Seat(0)) == evaluate(table("A1", "G1"), Seat(0))


def test_a_game_that_is_over_is_won_or_lost() -> None:
    state, _ = play(table("A1", "B1", outside={1: 1}, spare=TRAP), slide("north", "B1"))

    assert [evaluate(state, Seat(seat)) for seat in (0, 1)] == [WIN_VALUE, -WIN_VALUE]


@pytest.mark.full
def test_the_greedy_player_beats_the_random_one() -> None:
    rng = Random(1)
    wins = 0
    for game in range(8):
        both: list[Bot[View, AppenzellMove]] = [
            GreedyPlayer(GAME.newest_rules, evaluate, rng, worlds=1),
            RandomPlayer(rng),
        ]
        bots = both if game % 2 == 0 else both[::-1]
        outcome = playout(GAME, Options(), bots, rng).outcome
        assert outcome is not None
        wins += outcome.winners == (game % 2,)

    assert wins >= 6


def test_the_figures_of_a_game() -> None:
    state, _ = play(table("A1", "G1", outside={1: 2}, cheeses={0: [GOUDA]}), End())

    assert GAME.statistics(state) == {"turns": 1, "cheeses": 1, "fallen": 1}
