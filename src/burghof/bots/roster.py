"""The roster: which bots there are, by name."""

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
"""A bot for a game found by its id: which types that game has is known only to itself."""

WORLDS = 6
"""How many worlds a greedy player imagines where something is hidden: more is steadier and slower."""

LEVELS: dict[str, int] = {"page": 8, "squire": 40, "knight": 200, "marshal": 1000}
"""The levels of the searching player, the weakest first: how many worlds each searches, unless the game says."""

PONDERING = frozenset({"greedy", *LEVELS})
"""The bots that work something out before they answer."""

FORGETFUL = frozenset({"page"})
"""The bots that keep no notebook: what lies covered again is forgotten."""

USUAL = "squire"
"""The level one meets where nobody chose one, and that plays on for a seat whose person left or gave up."""


def _random(plugin: AnyPlugin, rules: int, rng: Random) -> AnyBot:
    del plugin, rules
    return RandomPlayer(rng)


def _greedy(plugin: AnyPlugin, rules: int, rng: Random) -> AnyBot:
    return GreedyPlayer(plugin.readings[rules], plugin.evaluate, rng, WORLDS if plugin.card.hides else 1)


def _level(name: str, plugin: AnyPlugin, rules: int, rng: Random) -> AnyBot:
    return thinker(plugin, rules, rng, thought_of(plugin, name))


def thinker(plugin: AnyPlugin, rules: int, rng: Random, thought: Thought) -> AnyBot:
    """A searching player that thinks just so."""
    return SearchPlayer(plugin, plugin.readings[rules], rng, thought)


def thought_of(plugin: AnyPlugin, level: str) -> Thought:
    """How a level thinks about a game."""
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
"""Each bot's name, and how to make one for a game by this version of its rules, with this chance of its own."""


def recall_of(name: str) -> Recall:
    """How well the bot of this name remembers what it has seen."""
    return "pure" if name.partition("/")[0] in FORGETFUL else "notebook"


def is_bot(name: str) -> bool:
    """Whether there is such a bot: one of the roster, or a level with iterations of its own, as in `marshal/1200`."""
    level, _, iterations = name.partition("/")
    return name in ROSTER or (level in LEVELS and iterations.isdecimal() and int(iterations) > 0)


def make_bot(name: str, plugin: AnyPlugin, rules: int, rng: Random) -> AnyBot:
    """The bot of this name, for a game by this version of its rules, with this chance of its own."""
    if name in ROSTER:
        return ROSTER[name](plugin, rules, rng)
    level, _, iterations = name.partition("/")
    return thinker(plugin, rules, rng, replace(thought_of(plugin, level), iterations=int(iterations)))
