"""A record to review: loaded once, then judged choice by choice."""

from collections.abc import Mapping
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from burghof.bots.analysis.analyse import verdict_seed
from burghof.bots.analysis.questions import Questions, questions_of
from burghof.bots.analysis.verdict import Verdict, verdict_on
from burghof.bots.roster import thought_of
from burghof.kernel import AnyPlugin, Found, game_of, load, read_record, replay


class Extent(Struct, frozen=True):
    """The number of choices in a game, and whether luck influenced what happened after the last one."""

    total: int
    ends_by_fortune: bool


class Opened(Struct, frozen=True):
    """A finished game: its plugin, its rules version, the id of its record, and its choices."""

    plugin: AnyPlugin
    rules: int
    id: str
    questions: Questions[Any, Any]
    """Choices of a game found by its id, whose types are unknown to the caller."""


_open: dict[bytes, Opened] = {}
"""The game under review, by its record: a cache of one, because the next task is most likely about it too."""


def opened(games: Mapping[str, Found], record: bytes) -> Opened:
    """Load the game in this record, or return it from the cache."""
    if record not in _open:
        plugin = load(games[game_of(record)])
        told = read_record(plugin, record)
        _open.clear()
        _open[record] = Opened(plugin, told.header.rules, told.id, questions_of(replay(plugin, told)))
    return _open[record]


def extent_of(game: Opened) -> Extent:
    """Return how much there is to judge in a game."""
    return Extent(len(game.questions.asked), game.questions.ends_by_fortune)


def verdict_at(game: Opened, number: int, iterations: int) -> Verdict:
    """Return the verdict on one choice of a game: the same as that of `burghof analyse`."""
    question = game.questions.asked[number]
    thought = replace(thought_of(game.plugin, "marshal"), iterations=iterations)
    return verdict_on(game.plugin, game.rules, question, thought, verdict_seed(game.id, question.entry))
