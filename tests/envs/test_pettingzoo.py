"""Every game passes PettingZoo's own tests, with every number of seats."""

import importlib
import time
import warnings
from types import SimpleNamespace

import pettingzoo
import pytest

from burghof.envs import games, make
from tests.envs.random_tables import GAMES, SOME_TABLES

with warnings.catch_warnings():  # with pygame installed, PettingZoo's tests import a game in a deprecated way
    warnings.simplefilter("ignore", DeprecationWarning)
    from pettingzoo.test.api_test import api_test
    from pettingzoo.test.seed_test import seed_test

CLOCK_SPEEDUP = 20
"""Factor by which the patched clock runs faster, to shorten PettingZoo's benchmark of five seconds."""


@pytest.mark.filterwarnings("ignore:Observation is not a NumPy array")  # a dict with a mask, as in PettingZoo's games
@pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be")  # same
@pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros")  # no action is legal after the end
@pytest.mark.parametrize(("game", "seats"), SOME_TABLES)
def test_a_game_passes_the_api_test(game: str, seats: int) -> None:
    api_test(make(game, seats=seats), num_cycles=200)  # type: ignore[no-untyped-call] # PettingZoo's own


@pytest.mark.parametrize(("game", "seats"), SOME_TABLES)
def test_a_game_passes_the_seed_test(game: str, seats: int) -> None:
    seed_test(lambda: make(game, seats=seats), num_cycles=200)  # type: ignore[no-untyped-call] # same


@pytest.mark.parametrize("game", games())
def test_a_game_passes_the_performance_benchmark(
    game: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    benchmark = importlib.import_module("pettingzoo.test.performance_benchmark")
    monkeypatch.setattr(benchmark, "time", SimpleNamespace(time=lambda: CLOCK_SPEEDUP * time.time()))

    benchmark.performance_benchmark(make(game))

    assert "Finished performance benchmark" in capsys.readouterr().out


@pytest.mark.parametrize("game", games())
def test_pettingzoo_makes_a_game_by_its_name_and_rules_version(game: str) -> None:
    card = GAMES[game].card
    env = pettingzoo.make("aec", f"burghof/{game}-v{card.rules_version}", seats=max(card.seats))

    env.reset(seed=1)

    assert env.num_agents == max(card.seats)
    assert str(env) == f"{game.replace('-', '_')}_v{card.rules_version}"
