"""A record to review: loaded once, then judged choice by choice."""

from collections.abc import Mapping
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from burghof.bots.analysis.analyse import verdict_seed
from burghof.bots.analysis.choices import GameChoices, find_choices
from burghof.bots.analysis.verdict import Verdict, judge_choice
from burghof.bots.roster import search_config_for
from burghof.kernel import AnyPlugin, InstalledGame, load_plugin, read_game_id, read_record, replay


class ReviewSize(Struct, frozen=True):
    """The number of choices in a game, and whether luck influenced what happened after the last one."""

    total: int
    ends_with_luck: bool


class ReviewSource(Struct, frozen=True):
    """A finished game: its plugin, its rules version, the id of its record, and its choices."""

    plugin: AnyPlugin
    rules: int
    id: str
    questions: GameChoices[Any, Any]
    """Choices of a game found by its id, whose types are unknown to the caller."""


_cached_source: dict[bytes, ReviewSource] = {}
"""The game under review, by its record: a cache of one, because the next task is most likely about it too."""


def load_source(games: Mapping[str, InstalledGame], record: bytes) -> ReviewSource:
    """Load the game in this record, or return it from the cache."""
    if record not in _cached_source:
        plugin = load_plugin(games[read_game_id(record)])
        parsed = read_record(plugin, record)
        _cached_source.clear()
        _cached_source[record] = ReviewSource(
            plugin, parsed.header.rules, parsed.id, find_choices(replay(plugin, parsed))
        )
    return _cached_source[record]


def review_size(game: ReviewSource) -> ReviewSize:
    """Return how much there is to judge in a game."""
    return ReviewSize(len(game.questions.choices), game.questions.ends_with_luck)


def judge_choice_at(game: ReviewSource, number: int, iterations: int) -> Verdict:
    """Return the verdict on one choice of a game: the same as that of `burghof analyse`."""
    question = game.questions.choices[number]
    thought = replace(search_config_for(game.plugin, "marshal"), iterations=iterations)
    return judge_choice(game.plugin, game.rules, question, thought, verdict_seed(game.id, question.entry))
