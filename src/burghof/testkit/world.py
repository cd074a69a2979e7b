"""Worlds: matches that can be forked into another state, so that two of them can be compared."""

from collections.abc import Callable
from typing import Any, Self, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from burghof.kernel import (
    CHANCE,
    AnyPlugin,
    AnyStep,
    Audience,
    Drawn,
    Emitted,
    Header,
    Match,
    Move,
    PersistentList,
    Played,
    Rng,
    Seat,
    Step,
    with_decisions,
)

DRAW_ATTEMPTS = 6
"""Number of attempts to draw a chance move that both worlds allow."""

LOG_LINES_COMPARED = 30
"""Number of log lines to compare: it bounds the cost of long games."""


class ForkedWorld(Match[Any, Any, Any, Any, Any, Any]):
    """A match of any game that can be forked into another state."""

    emitted: tuple[Emitted[Any], ...] = ()
    """Events emitted since `append_move`."""

    def fork(self, state: Struct | None = None) -> Self:
        """Return a copy with the same record so far; in another state, if one is given."""
        other = super().fork()
        if state is not None:
            other.set_state(state)
        return other

    def with_recent_log(self) -> Self:
        """Return a fork with only the last lines of the log: the older ones are equal in every world forked from it."""
        other = self.fork()
        other.core = replace(other.core, log=PersistentList(other.log[-LOG_LINES_COMPARED:]))
        return other

    def set_state(self, state: Struct) -> None:
        """Switch to another state, with the decisions that are open there."""
        self.core = with_decisions(self.game, replace(self.core, state=state))

    @property
    def audiences(self) -> tuple[Audience, ...]:
        """All audiences: each seat and a spectator."""
        return (*(Seat(seat) for seat in range(self.seats)), None)

    def append_move(self, seat: Seat, move: Move) -> None:
        """Append a player's move without the chance moves that follow it."""
        self.emitted = self.append(Played(self.head, seat, move))

    def append_draw(self, move: Move) -> None:
        """Append this move of chance."""
        self.emitted += self.append(Drawn(self.head, self.pending[0].kind, move))

    def step_since(self, before: Struct, entries: int) -> AnyStep:
        """Return all that happened since this state, which had this many entries, as a step."""
        return Step(before, self.state, tuple(self.entries[entries:]), self.emitted)


WorldFactory: TypeAlias = Callable[[AnyPlugin, Header[Any], str], ForkedWorld]
"""Creates a world before its first entry, from plugin, header and seed."""


def play_in_both(
    one: ForkedWorld, other: ForkedWorld, seat: Seat, move: Move, rng: Rng
) -> tuple[AnyStep, AnyStep] | None:
    """Play the same move and the same chance after it in both worlds; return both steps.

    Returns None if no draw fits both: then chance distinguishes the worlds.
    """
    before, entries = (one.state, other.state), len(one.entries)
    one.append_move(seat, move)
    other.append_move(seat, move)
    while one.is_chance_due or other.is_chance_due:
        if one.is_chance_due and other.is_chance_due and one.pending == other.pending:
            drawn = _common_draw(one, other, rng)
            if drawn is None:
                return None
            one.append_draw(drawn)
            other.append_draw(drawn)
        else:
            late = one if one.is_chance_due else other
            late.append_draw(late.game.draw(late.state, rng))
    return one.step_since(before[0], entries), other.step_since(before[1], entries)


def _common_draw(one: ForkedWorld, other: ForkedWorld, rng: Rng) -> Move | None:
    """Return a move of chance that both worlds allow, or None."""
    draws = (one.game.draw(one.state, rng) for _ in range(DRAW_ATTEMPTS))
    return next((move for move in draws if other.game.why_not(other.state, CHANCE, move) is None), None)
