"""Swings: where a finished game turned for each seat, by the game's heuristic alone. It takes no search.

The heuristic sees the gain of a move and not yet the reply. So a change counts only as far as it still shows when the
player who moved moves again.
"""

from collections.abc import Sequence
from typing import Any

from msgspec import Struct

from burghof.bots.win_model import WinModel, seats_of, win_probability
from burghof.kernel import AnyPlugin, Outcome, Seat

MIN_HEURISTIC_SWING = 0.02
"""Minimum change of a win probability that makes a swing."""


class Turn(Struct, frozen=True):
    """A move of a finished game: who made it, and the states around it."""

    entry: int
    """The position of the move in the record."""
    mover: Seat
    before: Any
    after: Any


class Swing(Struct, frozen=True):
    """The largest swing of a seat: the position of the move in the record, and the change of the win probability."""

    entry: int
    change: float


def largest_swings(plugin: AnyPlugin, rules: int, turns: Sequence[Turn], outcome: Outcome) -> tuple[Swing | None, ...]:
    """Return each seat's largest swing: upwards for a seat that won, else downwards; None if there is none."""
    model = WinModel(plugin, plugin.rules_by_version[rules])
    before = [_chances(model, turn.before) for turn in turns]
    after = [_chances(model, turn.after) for turn in turns]
    next_own = _next_turns_of_same_mover(turns)
    swings = list[Swing | None]()
    for seat, rank in enumerate(outcome.ranks):
        direction = 1 if rank == 1 else -1
        changes = [
            Swing(
                turn.entry, _lasting_change(seat, before[at], after[at], after[-1] if later is None else before[later])
            )
            for at, (turn, later) in enumerate(zip(turns, next_own, strict=True))
        ]
        largest = max(changes, key=lambda swing: direction * swing.change, default=None)
        is_large = largest is not None and direction * largest.change >= MIN_HEURISTIC_SWING
        swings.append(largest if is_large else None)
    return tuple(swings)


def _chances(model: WinModel[Any, Any, Any, Any, Any, Any], state: object) -> tuple[float, ...]:
    """Return the win probabilities of all seats; several seats share 1. An outcome does not count here."""
    seats = seats_of(state)
    chances = [win_probability(model.lead(state, Seat(seat)), seats) for seat in range(seats)]
    total = sum(chances) if seats > 1 else 1.0
    return tuple(chance / total for chance in chances)


def _next_turns_of_same_mover(turns: Sequence[Turn]) -> list[int | None]:
    """Return for each turn the place of its mover's next turn, or None after the last one."""
    upcoming = dict[Seat, int]()
    places = list[int | None]()
    for place, turn in reversed(tuple(enumerate(turns))):
        places.append(upcoming.get(turn.mover))
        upcoming[turn.mover] = place
    return places[::-1]


def _lasting_change(seat: int, before: Sequence[float], after: Sequence[float], later: Sequence[float]) -> float:
    """Return the part of a change that lasts until the mover's next turn."""
    at_once, lasting = after[seat] - before[seat], later[seat] - before[seat]
    return 0.0 if at_once * lasting <= 0 else min(at_once, lasting, key=abs)
