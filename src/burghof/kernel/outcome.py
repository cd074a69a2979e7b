"""Outcomes: the rank and score of each seat, and why the game ended."""

from collections.abc import Sequence

from msgspec import Struct

from burghof.kernel.message import Message, say
from burghof.kernel.seat import Seat


class ScorePart(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """One line of a score: what it is for, and its points."""

    message: Message
    points: int


class Score(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """A seat's points with the parts that add up to them, and the values that decide a tie."""

    total: int
    parts: tuple[ScorePart, ...] = ()
    tiebreaks: tuple[ScorePart, ...] = ()


class Outcome(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """How a game ended: a rank per seat (1 has won; several seats may share it, or none has it), scores, the reason."""

    ranks: tuple[int, ...]
    scores: tuple[Score, ...]
    reason: Message

    @property
    def winners(self) -> tuple[Seat, ...]:
        """The seats that won: one, several that share the victory, or none."""
        return tuple(Seat(seat) for seat, rank in enumerate(self.ranks) if rank == 1)


def ranks_by_merit(merits: Sequence[tuple[int, ...]]) -> tuple[int, ...]:
    """Return the ranks by merit, the greatest first; equal merits share a rank: (5, 7, 5) gives (2, 1, 2)."""
    return tuple(1 + sum(other > merit for other in merits) for merit in merits)


def with_forfeits(outcome: Outcome, forfeits: Sequence[Seat]) -> Outcome:
    """Return the outcome with the seats that gave up ranked behind all others, the last of them to give up first.

    If no seat had won, no seat wins.
    """
    if not forfeits:
        return outcome
    last = len(outcome.ranks) + 1
    forfeit_ranks = {seat: last + order for order, seat in enumerate(reversed(forfeits))}
    merits = [(-forfeit_ranks.get(Seat(seat), rank),) for seat, rank in enumerate(outcome.ranks)]
    rank_offset = 0 if outcome.winners else 1
    return Outcome(tuple(rank + rank_offset for rank in ranks_by_merit(merits)), outcome.scores, outcome.reason)


def outcome_by_forfeit(seats: int, forfeits: Sequence[Seat]) -> Outcome:
    """Return the outcome when at most one seat has not given up: that seat wins; if there is none, no seat wins."""
    without_order = Outcome(tuple(1 if seat not in forfeits else 2 for seat in range(seats)), (), say("reason-forfeit"))
    return with_forfeits(without_order, forfeits)
