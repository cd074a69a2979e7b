"""Matches with a fault planted in their take-back: the rules are fair, but the match goes back wrongly."""

from collections.abc import Iterable, Sequence

from msgspec.structs import replace

from burghof.kernel import AnyStep, Decision, Seat
from burghof.testkit.world import ForkedWorld


class NoBarriers(ForkedWorld):
    """Revelations and draws may be taken back freely."""

    def take_back_limit(self, seat: Seat) -> int | None:
        return self.history[-1].position if self.history and self.history[-1].seat == seat else None


class AnybodyMayGoBack(ForkedWorld):
    """A single seat may take back what is free for another."""

    def may_take_back(self, to: int, agreed: Iterable[Seat]) -> bool:
        free = [self.take_back_limit(Seat(seat)) for seat in range(self.seats)]
        is_free = any(at is not None and at <= to for at in free) and to < self.position
        return super().may_take_back(to, agreed) or is_free


class NobodyMayGoBack(ForkedWorld):
    """Not even all seats together may go back."""

    def may_take_back(self, to: int, agreed: Iterable[Seat]) -> bool:
        del to, agreed
        return False


class NothingBinds(ForkedWorld):
    """All seats together may go back over the answer to a binding decision."""

    def may_take_back(self, to: int, agreed: Iterable[Seat]) -> bool:
        self.take_back_floor = 0
        return super().may_take_back(to, agreed)


class ProposesAnything(ForkedWorld):
    """A seat may propose to take back its last move although that is never possible."""

    def may_propose_take_back(self, seat: Seat) -> bool:
        return self.last_move_of(seat) is not None


class LogStays(ForkedWorld):
    """What was taken back stays in the log."""

    def _rewind(self, to: int) -> None:
        log = list(self.log)
        super()._rewind(to)
        self.log = log


class TakeBackNotLogged(ForkedWorld):
    """The log does not say that the match went back."""

    def take_back(self, to: int, agreed: Sequence[Seat]) -> AnyStep:
        step = super().take_back(to, agreed)
        self.log.pop()
        return step


class StateStays(ForkedWorld):
    """The state does not go back."""

    def _rewind(self, to: int) -> None:
        state = self.state
        super()._rewind(to)
        self.state = state


class TokensComeBack(ForkedWorld):
    """A decision that is opened again has the token of the first time."""

    def _set_pending(self, decisions: tuple[Decision, ...]) -> None:
        self.pending = decisions


class ChanceMovesOn(ForkedWorld):
    """A take-back adds another entry."""

    def take_back(self, to: int, agreed: Sequence[Seat]) -> AnyStep:
        step = super().take_back(to, agreed)
        return replace(step, entries=step.entries * 2)
