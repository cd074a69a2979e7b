"""The bots that exist, by name."""

from collections.abc import Callable
from functools import partial
from random import Random
from typing import Any, TypeAlias

from msgspec.structs import replace

from burghof.bots.greedy import GreedyPlayer
from burghof.bots.player import Bot
from burghof.bots.random_player import RandomPlayer
from burghof.bots.search import SearchConfig, SearchPlayer
from burghof.kernel import AnyPlugin, Recall, SearchSettings

AnyBot: TypeAlias = Bot[Any, Any]
"""A bot for a game found by its id, whose types are unknown to the caller."""

GREEDY_DETERMINIZATIONS = 6
"""Number of worlds that a greedy player samples if the game hides something: more is more stable and slower."""

LEVELS: dict[str, int] = {"page": 8, "squire": 40, "knight": 200, "marshal": 1000}
"""Levels of the searching player, weakest first: worlds searched per decision, unless the game's card overrides it."""

SEARCHING_BOTS = frozenset({"greedy", *LEVELS})
"""The bots that compute something before they answer."""

SLOW_BOTS = frozenset({"knight", "marshal"})
"""The bots that compute for seconds: they use only the processes that are left for them."""

PURE_RECALL_BOTS = frozenset({"page"})
"""The bots that play with pure recall: they forget what is covered again."""

DEFAULT_BOT = "squire"
"""The level if none was chosen; it also plays on for a seat whose player left or gave up."""


def _make_random(plugin: AnyPlugin, rules: int, rng: Random) -> AnyBot:
    del plugin, rules
    return RandomPlayer(rng)


def _make_greedy(plugin: AnyPlugin, rules: int, rng: Random) -> AnyBot:
    return GreedyPlayer(
        plugin.rules_by_version[rules],
        plugin.evaluate,
        rng,
        GREEDY_DETERMINIZATIONS if plugin.card.has_hidden_information else 1,
    )


def _make_level(name: str, plugin: AnyPlugin, rules: int, rng: Random) -> AnyBot:
    return make_search_player(plugin, rules, rng, search_config_for(plugin, name))


def make_search_player(plugin: AnyPlugin, rules: int, rng: Random, config: SearchConfig) -> AnyBot:
    """Return a searching player with this configuration."""
    return SearchPlayer(plugin, plugin.rules_by_version[rules], rng, config)


def search_config_for(plugin: AnyPlugin, level: str) -> SearchConfig:
    """Return the search configuration of a level for a game."""
    thinking = plugin.card.search or SearchSettings()
    return SearchConfig(
        iterations=thinking.iterations.get(level, LEVELS[level]),
        rollout_depth=thinking.rollout_depth,
        exploration=thinking.exploration,
        prior_weight=thinking.prior_weight,
        branches_on_chance=thinking.branches_on_chance,
    )


BOT_FACTORIES: dict[str, Callable[[AnyPlugin, int, Random], AnyBot]] = {
    "random": _make_random,
    "greedy": _make_greedy,
    **{name: partial(_make_level, name) for name in LEVELS},
}
"""A factory for each bot by name. Its arguments are the plugin, the rules version and the bot's random generator."""


def lower_level(name: str) -> str | None:
    """Return the next weaker level of a bot; None for the weakest one, and for a bot that is no level."""
    levels = list(LEVELS)
    place = levels.index(name) if name in LEVELS else 0
    return levels[place - 1] if place else None


def recall_of(name: str) -> Recall:
    """Return the recall of the bot with this name."""
    return "pure" if name.partition("/")[0] in PURE_RECALL_BOTS else "notebook"


def is_bot(name: str) -> bool:
    """Return whether there is such a bot: by its name, or a level with its own iterations, as in `marshal/1200`."""
    level, _, iterations = name.partition("/")
    return name in BOT_FACTORIES or (level in LEVELS and iterations.isdecimal() and int(iterations) > 0)


def make_bot(name: str, plugin: AnyPlugin, rules: int, rng: Random) -> AnyBot:
    """Create the bot with this name for a game and rules version, with its own random generator."""
    if name in BOT_FACTORIES:
        return BOT_FACTORIES[name](plugin, rules, rng)
    level, _, iterations = name.partition("/")
    return make_search_player(plugin, rules, rng, replace(search_config_for(plugin, level), iterations=int(iterations)))
