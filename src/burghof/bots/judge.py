"""The judge: how likely each seat is to win from a state, by the game's heuristic."""

from math import exp
from typing import Generic, Protocol

from burghof.kernel import Game, Plugin, Seat, Thinking
from burghof.kernel.game import E, M, O, P, S, V

FAR = 60.0
"""A lead of so many swings decides a game: more would only be too much for `exp`."""
HOPE = 0.1
"""The part of a finished game's value that says by how much: whoever has lost still prefers to lose by little."""


class Seated(Protocol):
    """What every state says of itself."""

    @property
    def seats(self) -> int:
        """How many seats the table has."""


class Judge(Generic[O, S, M, E, V, P]):
    """Turns what the heuristic says of a state into chances to win."""

    def __init__(self, plugin: Plugin[O, S, M, E, V, P], game: Game[O, S, M, E, V, P]) -> None:
        """A judge of this game, by one version of its rules."""
        self._evaluate = plugin.evaluate
        self._swing = (plugin.card.thinking or Thinking()).swing
        self._outcome = game.outcome

    def lead(self, state: S, seat: Seat) -> float:
        """How far a seat leads, in swings."""
        return self._evaluate(state, seat) / self._swing

    def values(self, state: S) -> list[float]:
        """For each seat what a state is worth to it: its chance to win, or its part of a victory that is decided."""
        seats = seats_of(state)
        values = [chance(self.lead(state, Seat(seat)), seats) for seat in range(seats)]
        outcome = self._outcome(state)
        if outcome is None:
            return values
        part = 1 / max(1, len(outcome.winners))
        return [
            (1 - HOPE) * (part if rank == 1 else 0) + HOPE * value
            for rank, value in zip(outcome.ranks, values, strict=True)
        ]


def chance(lead: float, seats: int) -> float:
    """How likely a seat wins that leads by so many swings, at a table of so many."""
    return 1 / (1 + max(1, seats - 1) * exp(min(FAR, -lead)))


def seats_of(state: object) -> int:
    """How many seats a table has; every state tells."""
    seated: Seated = state  # type: ignore[assignment] # a state has `seats` by the contract of games
    return seated.seats
