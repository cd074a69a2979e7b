"""Matches with a fault planted in their take-back: the rules are fair, but the match goes back wrongly."""

from collections.abc import Iterable, Sequence

from msgspec.structs import replace

from burghof.kernel import AnyStep, Decision, Seat
from burghof.testkit.world import World


class NothingIsALine(World):
    """Revelations and draws may be taken back freely."""

    def free_from(self, seat: Seat) -> int | None:
        return self.trail[-1].position if self.trail and self.trail[-1].seat == seat else None


class AnybodyMayGoBack(World):
    """A single seat may take back what is free for another."""

    def may_take_back(self, to: int, agreed: Iterable[Seat]) -> bool:
        free = [self.free_from(Seat(seat)) for seat in range(self.seats)]
        is_free = any(at is not None and at <= to for at in free) and to < self.position
        return super().may_take_back(to, agreed) or is_free


class NobodyMayGoBack(World):
    """Not even all seats together may go back."""

    def may_take_back(self, to: int, agreed: Iterable[Seat]) -> bool:
        del to, agreed
        return False


class NothingBinds(World):
    """All seats together may go back over the answer to a binding decision."""

    def may_take_back(self, to: int, agreed: Iterable[Seat]) -> bool:
        self.floor = 0
        return super().may_take_back(to, agreed)


class AsksForAnything(World):
    """A seat may propose to take back its last move although that is never possible."""

    def may_ask_back(self, seat: Seat) -> bool:
        return self.last_move_of(seat) is not None


class LogStays(World):
    """What was taken back stays in the log."""

    def _go_back(self, to: int) -> None:
        log = list(self.log)
        super()._go_back(to)
        self.log = log


class LogIsSilent(World):
    """The log does not say that the match went back."""

    def take_back(self, to: int, agreed: Sequence[Seat]) -> AnyStep:
        step = super().take_back(to, agreed)
        self.log.pop()
        return step


class StateStays(World):
    """The state does not go back."""

    def _go_back(self, to: int) -> None:
        state = self.state
        super()._go_back(to)
        self.state = state


class TokensComeBack(World):
    """A decision that is opened again has the token of the first time."""

    def _ask(self, decisions: tuple[Decision, ...]) -> None:
        self.pending = decisions


class ChanceMovesOn(World):
    """A take-back adds another entry."""

    def take_back(self, to: int, agreed: Sequence[Seat]) -> AnyStep:
        step = super().take_back(to, agreed)
        return replace(step, entries=step.entries * 2)
