"""The roster: which bots there are, by name."""

from collections.abc import Callable
from random import Random
from typing import Any, TypeAlias

from burghof.bots.greedy import GreedyPlayer
from burghof.bots.player import Bot
from burghof.bots.random_player import RandomPlayer
from burghof.kernel import AnyPlugin

AnyBot: TypeAlias = Bot[Any, Any]
"""A bot for a game found by its id: which types that game has is known only to itself."""

WORLDS = 6
"""How many worlds a greedy player imagines where something is hidden: more is steadier and slower."""


def _random(plugin: AnyPlugin, rules: int, rng: Random) -> AnyBot:
    del plugin, rules
    return RandomPlayer(rng)


def _greedy(plugin: AnyPlugin, rules: int, rng: Random) -> AnyBot:
    return GreedyPlayer(plugin.readings[rules], plugin.evaluate, rng, WORLDS if plugin.card.hides else 1)


ROSTER: dict[str, Callable[[AnyPlugin, int, Random], AnyBot]] = {"random": _random, "greedy": _greedy}
"""Each bot's name, and how to make one for a game by this version of its rules, with this chance of its own."""
