"""Alliances: which ones a bot asks for. Bots treat persons and bots alike: they do not know who is which."""

from collections.abc import Sequence

from burghof.games.the_castle.model.moves import CastleMove, Propose
from burghof.games.the_castle.model.state import State
from burghof.kernel import Seat

MAX_PARTY_SIZE = 2
"""Maximum size of a party that a bot asks for."""


def candidate_moves(state: State, seat: Seat, legal: Sequence[CastleMove]) -> Sequence[CastleMove]:
    """Return the legal moves that are worth searching: of the proposals, only the fair ones."""
    del seat
    if state.step != "ally":
        return legal
    return [move for move in legal if not isinstance(move, Propose) or is_fair(len(move.seats) + 1, state.seats)]


def is_fair(size: int, seats: int) -> bool:
    """Return whether a bot asks for a party of this size: a small one that does not leave one seat against all."""
    return size == 1 or (size <= MAX_PARTY_SIZE and size != seats - 1)
