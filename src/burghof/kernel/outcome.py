"""Outcomes: who came where, for what, and why the game ended."""

from collections.abc import Sequence

from msgspec import Struct

from burghof.kernel.message import Message, say
from burghof.kernel.seat import Seat


class Part(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """One line of a score: what it is for, and its points."""

    message: Message
    points: int


class Score(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """A seat's points with the parts they are made of, and what would decide a tie."""

    total: int
    parts: tuple[Part, ...] = ()
    tiebreaks: tuple[Part, ...] = ()


class Outcome(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """How a game ended: a rank for each seat (1 is won; several may share it, or nobody has it), scores, the reason."""

    ranks: tuple[int, ...]
    scores: tuple[Score, ...]
    reason: Message

    @property
    def winners(self) -> tuple[Seat, ...]:
        """The seats that won: one, several that share it, or none."""
        return tuple(Seat(seat) for seat, rank in enumerate(self.ranks) if rank == 1)


def ranks_by(merits: Sequence[tuple[int, ...]]) -> tuple[int, ...]:
    """Ranks by merit, the greatest first, equals sharing: (5, 7, 5) gives (2, 1, 2)."""
    return tuple(1 + sum(other > merit for other in merits) for merit in merits)


def with_forfeits(outcome: Outcome, forfeits: Sequence[Seat]) -> Outcome:
    """The outcome of a game played out after some seats gave up: they rank behind all others, the last to go first.

    Where nobody had won, still nobody has.
    """
    if not forfeits:
        return outcome
    last = len(outcome.ranks) + 1
    gone = {seat: last + order for order, seat in enumerate(reversed(forfeits))}
    merits = [(-gone.get(Seat(seat), rank),) for seat, rank in enumerate(outcome.ranks)]
    behind = 0 if outcome.winners else 1
    return Outcome(tuple(rank + behind for rank in ranks_by(merits)), outcome.scores, outcome.reason)


def by_forfeit(seats: int, forfeits: Sequence[Seat]) -> Outcome:
    """The outcome when all others gave up: whoever is left has won, and nobody if nobody is."""
    everyone_gone = Outcome(tuple(1 if seat not in forfeits else 2 for seat in range(seats)), (), say("reason-forfeit"))
    return with_forfeits(everyone_gone, forfeits)
