"""Worlds: matches that can be forked into another state, so that two of them can be compared."""

from typing import Any, Self

from msgspec import Struct

from burghof.kernel import CHANCE, AnyStep, Audience, Dice, Drawn, Match, Move, Played, Seat, Step, Told

DRAWS = 6
"""Number of attempts to draw a chance move that both worlds allow."""

RECENT = 30
"""Number of log lines to compare: it bounds the cost of long games."""


class World(Match[Any, Any, Any, Any, Any, Any]):
    """A match of any game that can be forked into another state."""

    told: tuple[Told[Any], ...] = ()
    """Events emitted since `begin`."""

    def fork(self, state: Struct | None = None) -> Self:
        """Return a copy with the same record so far; in another state, if one is given."""
        other = super().fork()
        if state is not None:
            other.become(state)
        return other

    def lately(self) -> Self:
        """Return a fork with only the last lines of the log: the older ones are equal in every world forked from it."""
        other = self.fork()
        other.log = other.log[-RECENT:]
        return other

    def become(self, state: Struct) -> None:
        """Switch to another state, with the decisions that are open there."""
        self.state = state
        self._ask(self.game.pending(state))

    @property
    def audiences(self) -> tuple[Audience, ...]:
        """All audiences: each seat and a spectator."""
        return (*(Seat(seat) for seat in range(self.seats)), None)

    def begin(self, seat: Seat, move: Move) -> None:
        """Append a player's move without the chance moves that follow it."""
        self.told = tuple(self.enter(Played(self.head, seat, move)))

    def chance(self, move: Move) -> None:
        """Append this move of chance."""
        self.told += tuple(self.enter(Drawn(self.head, self.pending[0].kind, move)))

    def step_since(self, before: Struct, entries: int) -> AnyStep:
        """Return all that happened since this state, which had this many entries, as a step."""
        return Step(before, self.state, tuple(self.entries[entries:]), self.told)


def lockstep(one: World, other: World, seat: Seat, move: Move, dice: Dice) -> tuple[AnyStep, AnyStep] | None:
    """Play the same move and the same chance after it in both worlds; return both steps.

    Returns None if no draw fits both: then chance distinguishes the worlds.
    """
    before, entries = (one.state, other.state), len(one.entries)
    one.begin(seat, move)
    other.begin(seat, move)
    while one.is_chance_due or other.is_chance_due:
        if one.is_chance_due and other.is_chance_due and one.pending == other.pending:
            drawn = _common_draw(one, other, dice)
            if drawn is None:
                return None
            one.chance(drawn)
            other.chance(drawn)
        else:
            late = one if one.is_chance_due else other
            late.chance(late.game.draw(late.state, dice))
    return one.step_since(before[0], entries), other.step_since(before[1], entries)


def _common_draw(one: World, other: World, dice: Dice) -> Move | None:
    """Return a move of chance that both worlds allow, or None."""
    draws = (one.game.draw(one.state, dice) for _ in range(DRAWS))
    return next((move for move in draws if other.game.why_not(other.state, CHANCE, move) is None), None)
