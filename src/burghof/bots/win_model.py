"""The win model: how likely each seat is to win from a state, by the game's heuristic."""

from math import exp
from typing import Generic, Protocol

from burghof.kernel import Game, Plugin, SearchSettings, Seat
from burghof.kernel.game import E, M, O, P, S, V

MAX_LEAD = 60.0
"""Maximum deficit, in swings, that is passed to `exp`, to avoid an overflow; it decides a game anyway."""
MARGIN_WEIGHT = 0.1
"""Share of the margin in the value of a finished game, so that a losing seat still prefers to lose by little."""


class HasSeats(Protocol):
    """The attribute that every state has."""

    @property
    def seats(self) -> int:
        """The number of seats at the table."""


class WinModel(Generic[O, S, M, E, V, P]):
    """Converts the heuristic value of a state to win probabilities."""

    def __init__(self, plugin: Plugin[O, S, M, E, V, P], game: Game[O, S, M, E, V, P]) -> None:
        """Create the win model of this game for one version of its rules."""
        self._evaluate = plugin.evaluate
        self._value_scale = (plugin.card.search or SearchSettings()).value_scale
        self._outcome = game.outcome

    def lead(self, state: S, seat: Seat) -> float:
        """Return the lead of a seat, in swings."""
        return self._evaluate(state, seat) / self._value_scale

    def values(self, state: S) -> list[float]:
        """Return each seat's value of a state: its win probability; after the end, mainly its share of the victory."""
        seats = seats_of(state)
        values = [win_probability(self.lead(state, Seat(seat)), seats) for seat in range(seats)]
        outcome = self._outcome(state)
        if outcome is None:
            return values
        share = 1 / max(1, len(outcome.winners))
        return [
            (1 - MARGIN_WEIGHT) * (share if rank == 1 else 0) + MARGIN_WEIGHT * value
            for rank, value in zip(outcome.ranks, values, strict=True)
        ]


def win_probability(lead: float, seats: int) -> float:
    """Return the win probability of a seat with this lead, in swings, at a table with this many seats."""
    return 1 / (1 + max(1, seats - 1) * exp(min(MAX_LEAD, -lead)))


def seats_of(state: object) -> int:
    """Return the number of seats at the table of this state."""
    seated: HasSeats = state  # type: ignore[assignment] # a state has `seats` by the contract of games
    return seated.seats
