"""Other engines: tic-tac-toe of PettingZoo and of OpenSpiel, driven by random legal moves through their own interfaces.

They are installed for benchmarks only, so they are imported by name on demand; the protocols declare what we use.
"""

from collections.abc import Callable, Sequence
from importlib import import_module
from typing import Protocol, cast

from bench.environments import Environment, play_as_documented, play_bare
from bench.throughput import PlayGame

TIC_TAC_TOE = "pettingzoo.classic.tictactoe_v3"


class _SpielState(Protocol):
    """A state of OpenSpiel, which is modified in place."""

    def is_terminal(self) -> bool: ...

    def legal_actions(self) -> Sequence[int]: ...

    def apply_action(self, action: int) -> None: ...


class _SpielGame(Protocol):
    """A game of OpenSpiel."""

    def new_initial_state(self) -> _SpielState: ...


def pettingzoo_bare(random: Callable[[], float]) -> PlayGame:
    """Return PettingZoo's game without wrappers, driven with the fewest calls."""
    return play_bare(cast("Environment", import_module(TIC_TAC_TOE).raw_env()), random)


def pettingzoo_as_documented(random: Callable[[], float]) -> PlayGame:
    """Return PettingZoo's game with its wrappers, driven as documented."""
    return play_as_documented(cast("Environment", import_module(TIC_TAC_TOE).env()), random)


def openspiel(random: Callable[[], float], name: str) -> PlayGame:
    """Return a game of OpenSpiel: `python_tic_tac_toe`, or `tic_tac_toe` for the one in C++."""
    import_module("open_spiel.python.games.tic_tac_toe")  # registers the game written in Python
    game = cast("_SpielGame", import_module("pyspiel").load_game(name))

    def play() -> int:
        steps = 0
        state = game.new_initial_state()
        while not state.is_terminal():
            legal = state.legal_actions()
            state.apply_action(legal[int(random() * len(legal))])
            steps += 1
        return steps

    return play
