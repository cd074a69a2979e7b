"""Rivals: tic-tac-toe of PettingZoo and of OpenSpiel, each driven by random legal moves through its own interface.

They are installed for measurements only, so they are imported by name when asked for; the protocols say what we use.
"""

from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from typing import Protocol, cast

from bench.pace import PlayGame


class _Mask(Protocol):
    """A numpy vector of zeros and ones."""

    def nonzero(self) -> tuple["_Mask", ...]: ...

    def tolist(self) -> list[int]: ...


class _Environment(Protocol):
    """A PettingZoo environment of the agent-environment cycle."""

    agent_selection: str
    terminations: Mapping[str, bool]

    def reset(self) -> None: ...

    def agent_iter(self) -> Sequence[str]: ...

    def last(self) -> tuple[Mapping[str, _Mask], float, bool, bool, object]: ...

    def observe(self, agent: str) -> Mapping[str, _Mask]: ...

    def step(self, action: int) -> None: ...


class _SpielState(Protocol):
    """A state of OpenSpiel, which is changed in place."""

    def is_terminal(self) -> bool: ...

    def legal_actions(self) -> Sequence[int]: ...

    def apply_action(self, action: int) -> None: ...


class _SpielGame(Protocol):
    """A game of OpenSpiel."""

    def new_initial_state(self) -> _SpielState: ...


def pettingzoo_bare(random: Callable[[], float]) -> PlayGame:
    """PettingZoo at its fastest: no wrappers, nothing asked but the observation that holds the legal actions."""
    environment = cast("_Environment", import_module("pettingzoo.classic.tictactoe_v3").raw_env())

    def play() -> int:
        steps = 0
        environment.reset()
        while not environment.terminations[agent := environment.agent_selection]:
            legal = environment.observe(agent)["action_mask"].nonzero()[0].tolist()
            environment.step(legal[int(random() * len(legal))])
            steps += 1
        return steps

    return play


def pettingzoo_documented(random: Callable[[], float]) -> PlayGame:
    """PettingZoo as its documentation drives it: with its wrappers, by `agent_iter` and `last`."""
    environment = cast("_Environment", import_module("pettingzoo.classic.tictactoe_v3").env())

    def play() -> int:
        steps = 0
        environment.reset()
        for _ in environment.agent_iter():
            observation, _, is_terminated, is_truncated, _ = environment.last()
            if is_terminated or is_truncated:
                break
            legal = observation["action_mask"].nonzero()[0].tolist()
            environment.step(legal[int(random() * len(legal))])
            steps += 1
        return steps

    return play


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
