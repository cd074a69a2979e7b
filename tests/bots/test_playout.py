"""Playouts: bots play whole games of every kind, reproducibly by seed."""

from collections.abc import Sequence
from random import Random

import msgspec
import pytest
from msgspec import Struct

from burghof.bots.playout import Playout, playout
from burghof.bots.roster import BOT_FACTORIES, AnyBot
from burghof.kernel import AnyPlugin, find_games, load_plugin

GAMES = {**find_games(), **find_games("burghof.testkit.tests.pocket")}


def default_options(plugin: AnyPlugin) -> Struct:
    options: Struct = msgspec.convert({}, type=plugin.types.options)
    return options


def run_playout(game: str, players: Sequence[str], seed: int = 1, cap: int = 100_000) -> Playout:
    plugin, rng = load_plugin(GAMES[game]), Random(seed)
    bots = [BOT_FACTORIES[name](plugin, 1, rng) for name in players]
    return playout(plugin, default_options(plugin), bots, rng, max_steps=cap)


class SeatRecorder:
    """A bot that takes the first legal move and collects the seats of the views it receives."""

    def __init__(self) -> None:
        self.seats: set[object] = set()

    def choose(self, view: Struct, legal: Sequence[object]) -> object:
        self.seats.add(view.seat)  # type: ignore[attr-defined] # every view has a seat
        return legal[0]


@pytest.mark.parametrize("player", ["random", "greedy"])
@pytest.mark.parametrize("game", ["kilt-castle", "memory", "sealed-bids", "cellar"])
def test_every_game_is_played_to_its_end(game: str, player: str) -> None:
    result = run_playout(game, [player] * 2)

    assert result.outcome is not None
    assert len(result.outcome.ranks) == 2
    assert result.steps > 5


def test_the_same_seed_plays_the_same_game() -> None:
    assert run_playout("memory", ["greedy", "random"], seed=3) == run_playout("memory", ["greedy", "random"], seed=3)


def test_another_seed_plays_another_game() -> None:
    assert run_playout("kilt-castle", ["random"] * 3, seed=3) != run_playout("kilt-castle", ["random"] * 3, seed=4)


def test_a_game_longer_than_the_cap_is_broken_off() -> None:
    assert run_playout("kilt-castle", ["random"] * 2, cap=20) == Playout(20, None, {})


def test_a_finished_game_tells_its_own_figures() -> None:
    assert run_playout("kilt-castle", ["random"] * 2).statistics["ducat_days"] > 0


def test_each_bot_is_shown_the_views_of_its_own_seat_alone() -> None:
    plugin: AnyPlugin = load_plugin(GAMES["sealed-bids"])
    bots = [SeatRecorder(), SeatRecorder(), SeatRecorder()]
    players: list[AnyBot] = [*bots]

    playout(plugin, default_options(plugin), players, Random(1))

    assert [bot.seats for bot in bots] == [{0}, {1}, {2}]


def test_greedy_beats_random_at_kilt_castle() -> None:
    outcomes = [run_playout("kilt-castle", ["greedy", "random"], seed).outcome for seed in range(8)]

    assert sum(outcome is not None and outcome.ranks[0] == 1 for outcome in outcomes) >= 7
