"""Reasons for sealed bids and for memory."""

from burghof.kernel import Candidate, Grounds, Reason, say
from burghof.testkit.tests.pocket.memory.model import State as MemoryState
from burghof.testkit.tests.pocket.memory.model import Turn as TurnTile
from burghof.testkit.tests.pocket.sealed_bids.model import AnyMove, Bid, BidsState

HIGH_CARD = 4


def find_high_card(candidate: Candidate[BidsState, AnyMove]) -> Grounds | None:
    """Find that a high card is chosen."""
    move = candidate.move
    return Grounds(say("hint-high"), (), move.card) if isinstance(move, Bid) and move.card >= HIGH_CARD else None


def find_even_place(candidate: Candidate[MemoryState, TurnTile]) -> Grounds | None:
    """Find that the tile lies in an even place."""
    return None if candidate.move.place % 2 else Grounds(say("hint-even"))


HIGH = Reason("3.4", find_high_card)
WITHOUT_CLAUSE = Reason("9.9", find_high_card)
EVEN = Reason("2.1", find_even_place)
