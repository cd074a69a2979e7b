"""Predicates: properties of a game that a scenario looks for."""

from collections.abc import Callable
from typing import TypeAlias

from burghof.kernel import AnyMatch, Event

Predicate: TypeAlias = Callable[[AnyMatch], bool]


def any_game(game: AnyMatch) -> bool:
    """Accept any game."""
    del game
    return True


def has_event(kind: type[Event], **fields: object) -> Predicate:
    """Return a predicate: whether an event of this kind with these fields happened."""
    return lambda game: any(
        isinstance(event, kind) and all(getattr(event, name) == value for name, value in fields.items())
        for _, event in game.log
    )


def has_events(*kinds: type[Event]) -> Predicate:
    """Return a predicate: whether an event of each of these kinds happened."""
    return lambda game: all(has_event(kind)(game) for kind in kinds)


def ended_by(reason: str) -> Predicate:
    """Return a predicate: whether a game ended for the reason with this key."""
    return lambda game: game.outcome is not None and game.outcome.reason.key == reason


def is_shared(game: AnyMatch) -> bool:
    """Return whether several seats won."""
    return game.outcome is not None and len(game.outcome.winners) > 1
