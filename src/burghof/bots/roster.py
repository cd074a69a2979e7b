"""The bots that exist, by name."""

from collections.abc import Callable
from functools import partial
from random import Random
from typing import Any, TypeAlias

from msgspec.structs import replace

from burghof.bots.greedy import GreedyPlayer
from burghof.bots.player import Bot
from burghof.bots.random_player import RandomPlayer
from burghof.bots.search import SearchPlayer, Thought
from burghof.kernel import AnyPlugin, Recall, Thinking

AnyBot: TypeAlias = Bot[Any, Any]
"""A bot for a game found by its id, whose types are unknown to the caller."""

WORLDS = 6
"""Number of worlds that a greedy player samples if the game hides something: more is more stable and slower."""

LEVELS: dict[str, int] = {"page": 8, "squire": 40, "knight": 200, "marshal": 1000}
"""Levels of the searching player, weakest first: worlds searched per decision, unless the game's card overrides it."""

PONDERING = frozenset({"greedy", *LEVELS})
"""The bots that compute something before they answer."""

FORGETFUL = frozenset({"page"})
"""The bots that play with pure recall: they forget what is covered again."""

USUAL = "squire"
"""The level if none was chosen; it also plays on for a seat whose player left or gave up."""


def _random(plugin: AnyPlugin, rules: int, rng: Random) -> AnyBot:
    del plugin, rules
    return RandomPlayer(rng)


def _greedy(plugin: AnyPlugin, rules: int, rng: Random) -> AnyBot:
    return GreedyPlayer(plugin.readings[rules], plugin.evaluate, rng, WORLDS if plugin.card.hides else 1)


def _level(name: str, plugin: AnyPlugin, rules: int, rng: Random) -> AnyBot:
    return thinker(plugin, rules, rng, thought_of(plugin, name))


def thinker(plugin: AnyPlugin, rules: int, rng: Random, thought: Thought) -> AnyBot:
    """Return a searching player with this configuration."""
    return SearchPlayer(plugin, plugin.readings[rules], rng, thought)


def thought_of(plugin: AnyPlugin, level: str) -> Thought:
    """Return the search configuration of a level for a game."""
    thinking = plugin.card.thinking or Thinking()
    return Thought(
        iterations=thinking.iterations.get(level, LEVELS[level]),
        depth=thinking.depth,
        curiosity=thinking.curiosity,
        trust=thinking.trust,
        tells_chance=thinking.tells_chance,
    )


ROSTER: dict[str, Callable[[AnyPlugin, int, Random], AnyBot]] = {
    "random": _random,
    "greedy": _greedy,
    **{name: partial(_level, name) for name in LEVELS},
}
"""A factory for each bot by name. Its arguments are the plugin, the rules version and the bot's random generator."""


def recall_of(name: str) -> Recall:
    """Return the recall of the bot with this name."""
    return "pure" if name.partition("/")[0] in FORGETFUL else "notebook"


def is_bot(name: str) -> bool:
    """Return whether there is such a bot: by its name, or a level with its own iterations, as in `marshal/1200`."""
    level, _, iterations = name.partition("/")
    return name in ROSTER or (level in LEVELS and iterations.isdecimal() and int(iterations) > 0)


def make_bot(name: str, plugin: AnyPlugin, rules: int, rng: Random) -> AnyBot:
    """Create the bot with this name for a game and rules version, with its own random generator."""
    if name in ROSTER:
        return ROSTER[name](plugin, rules, rng)
    level, _, iterations = name.partition("/")
    return thinker(plugin, rules, rng, replace(thought_of(plugin, level), iterations=int(iterations)))
