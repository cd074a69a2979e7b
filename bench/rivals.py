"""Rivals: tic-tac-toe of PettingZoo and of OpenSpiel, each driven by random legal moves through its own interface.

They are installed for measurements only, so they are imported by name when asked for; the protocols say what we use.
"""

from collections.abc import Callable, Sequence
from importlib import import_module
from typing import Protocol, cast

from bench.environments import Environment, as_documented, at_its_fastest
from bench.pace import PlayGame

TIC_TAC_TOE = "pettingzoo.classic.tictactoe_v3"


class _SpielState(Protocol):
    """A state of OpenSpiel, which is changed in place."""

    def is_terminal(self) -> bool: ...

    def legal_actions(self) -> Sequence[int]: ...

    def apply_action(self, action: int) -> None: ...


class _SpielGame(Protocol):
    """A game of OpenSpiel."""

    def new_initial_state(self) -> _SpielState: ...


def pettingzoo_bare(random: Callable[[], float]) -> PlayGame:
    """PettingZoo at its fastest: no wrappers."""
    return at_its_fastest(cast("Environment", import_module(TIC_TAC_TOE).raw_env()), random)


def pettingzoo_documented(random: Callable[[], float]) -> PlayGame:
    """PettingZoo as its documentation drives it: with its wrappers."""
    return as_documented(cast("Environment", import_module(TIC_TAC_TOE).env()), random)


def openspiel(random: Callable[[], float], name: str) -> PlayGame:
    """A game of OpenSpiel: `python_tic_tac_toe`, or `tic_tac_toe` for the one in C++."""
    import_module("open_spiel.python.games.tic_tac_toe")  # registers the one in Python
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
