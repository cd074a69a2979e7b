"""Environments: any PettingZoo environment driven by random legal actions, theirs and ours alike."""

from collections.abc import Callable, Iterable, Mapping
from typing import Protocol, cast

from bench.ours import usual_options
from bench.pace import PlayGame
from burghof.envs import GameEnv
from burghof.envs.making import wrapped
from burghof.kernel import AnyPlugin


class Mask(Protocol):
    """A numpy vector of zeros and ones."""

    def nonzero(self) -> tuple["Mask", ...]:
        """Where it is not zero."""

    def tolist(self) -> list[int]:
        """As a list."""


class Environment(Protocol):
    """A PettingZoo environment of the agent-environment cycle."""

    agent_selection: str
    terminations: Mapping[str, bool]

    def reset(self) -> None:
        """Begin."""

    def agent_iter(self) -> Iterable[str]:
        """Whoever is to act, until nobody is left."""

    def last(self) -> tuple[Mapping[str, Mask], float, bool, bool, object]:
        """What whoever is to act is told."""

    def observe(self, agent: str) -> Mapping[str, Mask]:
        """What an agent sees."""

    def step(self, action: int) -> None:
        """Act."""


def at_its_fastest(environment: Environment, random: Callable[[], float]) -> PlayGame:
    """Nothing is asked but the observation that holds the legal actions: for environments without wrappers."""

    def play() -> int:
        steps = 0
        environment.reset()
        while not environment.terminations[agent := environment.agent_selection]:
            legal = environment.observe(agent)["action_mask"].nonzero()[0].tolist()
            environment.step(legal[int(random() * len(legal))])
            steps += 1
        return steps

    return play


def as_documented(environment: Environment, random: Callable[[], float]) -> PlayGame:
    """As PettingZoo's documentation drives it: by `agent_iter` and `last`."""

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


def ours_bare(plugin: AnyPlugin, seats: int, random: Callable[[], float]) -> PlayGame:
    """A game of ours without wrappers, at its fastest."""
    return at_its_fastest(cast("Environment", GameEnv(plugin, seats, usual_options(plugin), "notebook")), random)


def ours_documented(plugin: AnyPlugin, seats: int, random: Callable[[], float]) -> PlayGame:
    """A game of ours in PettingZoo's wrappers, as documented."""
    environment = wrapped(GameEnv(plugin, seats, usual_options(plugin), "notebook"))
    return as_documented(cast("Environment", environment), random)
