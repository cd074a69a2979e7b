"""Worlds: matches that can be forked into another state, so that two of them can be compared."""

from typing import Any, Self

from msgspec import Struct

from burghof.kernel import CHANCE, AnyStep, Audience, Dice, Drawn, Match, Move, Played, Seat, Step, Told

DRAWS = 6
"""How often chance is asked for a move that both worlds allow."""

RECENT = 30
"""How many lines of the log are compared: it keeps long games affordable."""


class World(Match[Any, Any, Any, Any, Any, Any]):
    """A match of any game that can be continued on the side."""

    told: tuple[Told[Any], ...] = ()
    """What was told since `begin`."""

    def fork(self, state: Struct | None = None) -> Self:
        """The same record so far, free to go on by itself; in another state, if one is given."""
        other = super().fork()
        if state is not None:
            other.become(state)
        return other

    def lately(self) -> Self:
        """A fork whose log holds only its last lines: the older ones are the same in every world forked from it."""
        other = self.fork()
        other.log = other.log[-RECENT:]
        return other

    def become(self, state: Struct) -> None:
        """Be in another state, with the decisions that are open there."""
        self.state = state
        self._ask(self.game.pending(state))

    @property
    def audiences(self) -> tuple[Audience, ...]:
        """Everybody who may look: each seat and a spectator."""
        return (*(Seat(seat) for seat in range(self.seats)), None)

    def begin(self, seat: Seat, move: Move) -> None:
        """Enter a player's move without what chance owes after it."""
        self.told = tuple(self.enter(Played(self.head, seat, move)))

    def chance(self, move: Move) -> None:
        """Enter this move of chance."""
        self.told += tuple(self.enter(Drawn(self.head, self.pending[0].kind, move)))

    def step_since(self, before: Struct, entries: int) -> AnyStep:
        """All that happened since this state, which had this many entries, as a step."""
        return Step(before, self.state, tuple(self.entries[entries:]), self.told)


def lockstep(one: World, other: World, seat: Seat, move: Move, dice: Dice) -> tuple[AnyStep, AnyStep] | None:
    """The same move in both worlds, and the same chance after it; None if no draw fits both: chance told them apart."""
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
    """A move of chance that both worlds allow."""
    draws = (one.game.draw(one.state, dice) for _ in range(DRAWS))
    return next((move for move in draws if other.game.why_not(other.state, CHANCE, move) is None), None)
