"""Environments: drives any PettingZoo environment with random legal actions, ours and others alike."""

from collections.abc import Callable, Iterable, Mapping
from typing import Protocol, cast

from bench.burghof_games import default_options
from bench.throughput import PlayGame
from burghof.envs import GameEnv
from burghof.envs.registry import wrap
from burghof.kernel import AnyPlugin


class Mask(Protocol):
    """A numpy vector of zeros and ones."""

    def nonzero(self) -> tuple["Mask", ...]:
        """Return the indices of the ones."""

    def tolist(self) -> list[int]:
        """Return it as a list."""


class Environment(Protocol):
    """A PettingZoo environment of the agent-environment cycle (AEC)."""

    agent_selection: str
    terminations: Mapping[str, bool]

    def reset(self) -> None:
        """Start a game."""

    def agent_iter(self) -> Iterable[str]:
        """Yield the agent to act, until no agent is left."""

    def last(self) -> tuple[Mapping[str, Mask], float, bool, bool, object]:
        """Return observation, reward, termination, truncation and info of the agent to act."""

    def observe(self, agent: str) -> Mapping[str, Mask]:
        """Return the observation of an agent."""

    def step(self, action: int) -> None:
        """Act."""


def play_bare(environment: Environment, random: Callable[[], float]) -> PlayGame:
    """Request only the observation with the legal actions; for environments without wrappers."""

    def play() -> int:
        steps = 0
        environment.reset()
        while not environment.terminations[agent := environment.agent_selection]:
            legal = environment.observe(agent)["action_mask"].nonzero()[0].tolist()
            environment.step(legal[int(random() * len(legal))])
            steps += 1
        return steps

    return play


def play_as_documented(environment: Environment, random: Callable[[], float]) -> PlayGame:
    """Drive it as in PettingZoo's documentation: by `agent_iter` and `last`."""

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


def burghof_bare(plugin: AnyPlugin, seats: int, random: Callable[[], float]) -> PlayGame:
    """Return a game of ours without wrappers, driven with the fewest calls."""
    return play_bare(cast("Environment", GameEnv(plugin, seats, default_options(plugin), "notebook")), random)


def burghof_as_documented(plugin: AnyPlugin, seats: int, random: Callable[[], float]) -> PlayGame:
    """Return a game of ours in PettingZoo's wrappers, driven as documented."""
    environment = wrap(GameEnv(plugin, seats, default_options(plugin), "notebook"))
    return play_as_documented(cast("Environment", environment), random)
