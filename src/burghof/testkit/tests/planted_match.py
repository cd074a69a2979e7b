"""Matches with a fault planted in their take-back: the rules are fair, but the match goes back wrongly."""

from collections.abc import Callable, Iterable, Sequence
from functools import partial
from typing import Any, TypeAlias

from msgspec.structs import replace

from burghof.kernel import AnyEntry, AnyStep, Emitted, MatchCore, PersistentList, Seat, next_core, with_decisions
from burghof.testkit.outputs import AnyGame
from burghof.testkit.world import ForkedWorld, WorldFactory

# Faults in the rules about which seat may do what


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


class ProposesAnything(ForkedWorld):
    """A seat may propose to take back its last move although that is never possible."""

    def may_propose_take_back(self, seat: Seat) -> bool:
        return self.last_move_of(seat) is not None


class ChanceMovesOn(ForkedWorld):
    """A take-back adds another entry."""

    def take_back(self, to: int, agreed: Sequence[Seat]) -> AnyStep:
        step = super().take_back(to, agreed)
        return replace(step, entries=step.entries * 2)


# Faults in the core

AnyCore: TypeAlias = MatchCore[Any]
CoreFault: TypeAlias = Callable[[AnyGame, AnyCore, AnyCore], AnyCore]
"""Returns the faulty core after an entry, from the core before it and the correct one after it."""


def with_core_fault(fault: CoreFault) -> WorldFactory:
    """Return a factory of matches with this fault in their core."""

    def faulty_core(
        game: AnyGame, core: AnyCore, entry: AnyEntry[Any], base: AnyCore, entries: Sequence[AnyEntry[Any]]
    ) -> tuple[AnyCore, tuple[Emitted[Any], ...]]:
        after, emitted = next_core(game, core, entry, base, entries)
        return fault(game, core, after), emitted

    return partial(ForkedWorld, next_core=faulty_core)


def is_take_back(before: AnyCore, after: AnyCore) -> bool:
    return after.eras > before.eras


def nothing_binds(game: AnyGame, before: AnyCore, after: AnyCore) -> AnyCore:
    """All seats together may go back over the answer to a binding decision."""
    del game, before
    return replace(after, take_back_floor=0)


def log_stays(game: AnyGame, before: AnyCore, after: AnyCore) -> AnyCore:
    """What was taken back stays in the log."""
    del game
    return replace(after, log=before.log.extended(after.log[-1:])) if is_take_back(before, after) else after


def take_back_not_logged(game: AnyGame, before: AnyCore, after: AnyCore) -> AnyCore:
    """The log does not say that the match went back."""
    del game
    return replace(after, log=PersistentList(after.log[:-1])) if is_take_back(before, after) else after


def state_stays(game: AnyGame, before: AnyCore, after: AnyCore) -> AnyCore:
    """The state does not go back."""
    return with_decisions(game, replace(after, state=before.state)) if is_take_back(before, after) else after


def tokens_come_back(game: AnyGame, before: AnyCore, after: AnyCore) -> AnyCore:
    """A decision that is opened again has the token of the first time."""
    del before
    return replace(after, pending=game.pending(after.state))
