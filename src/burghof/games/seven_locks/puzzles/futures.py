"""How a turn goes on after a move: the line of a case."""

from collections.abc import Collection, Sequence
from typing import TypeAlias

from burghof.games.seven_locks.game import PHASES
from burghof.games.seven_locks.model.castle import Key
from burghof.games.seven_locks.model.moves import LocksMove, TakeKey
from burghof.games.seven_locks.model.state import State
from burghof.games.seven_locks.rules.unlocking import JOIN, PASS
from burghof.kernel import DISCARD, Case, CaseMove, Seat

LocksCase: TypeAlias = Case[State, LocksMove]
LocksCases: TypeAlias = Sequence[Sequence[LocksCase]]
"""For each legal move, its cases."""


class Future:
    """The state after a move of the active seat, and the line of the moves that follow one by one."""

    def __init__(self, world: State, move: LocksMove) -> None:
        self.state = PHASES.apply(world, world.active, move, DISCARD)
        self._line: list[CaseMove[LocksMove]] = []

    @property
    def line(self) -> tuple[CaseMove[LocksMove], ...]:
        """The moves so far, without the first."""
        return tuple(self._line)

    def play(self, seat: Seat, move: LocksMove) -> None:
        """Apply a move of this seat or of CHANCE."""
        self.state = PHASES.apply(self.state, seat, move, DISCARD)
        self._line.append(CaseMove(seat, move))

    def take_key(self, key: Key, joining: Collection[Seat] = ()) -> None:
        """Take this key, and let the others answer."""
        self.play(self.state.active, TakeKey(key))
        self.answer(joining)

    def answer(self, joining: Collection[Seat] = ()) -> None:
        """Let these seats join in and all others pass; no seat places a coat of arms on a key."""
        while self.state.phase in {"join", "bet"}:
            seat = self.state.asked[0]
            self.play(seat, JOIN if self.state.phase == "join" and seat in joining else PASS)
