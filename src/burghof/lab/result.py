"""Results: what is stored of one game."""

from typing import Final

from msgspec import Struct
from msgspec.structs import replace

BROKEN_OFF: Final = "broken-off"
"""Value of `ended` for a game that reached the cap of moves."""


class GameResult(Struct, frozen=True, forbid_unknown_fields=True, tag="game"):
    """Result of one game. Everything except the thinking time is reproducible on any machine."""

    number: int
    seed: str
    deal: str
    players: tuple[str, ...]
    """Bot on each seat."""
    ended: str
    """Key of the reason, or `BROKEN_OFF`; in that case there are no ranks and no scores."""
    ranks: tuple[int, ...]
    scores: tuple[int, ...]
    length: int
    """Number of moves, including chance moves."""
    decisions: tuple[int, ...]
    """Number of decisions of each seat."""
    choices: int
    """Number of legal moves, summed over all decisions; divided by the decisions it is the mean branching."""
    widest: int
    """Largest number of legal moves at any decision."""
    figures: dict[str, int]
    thought: tuple[tuple[int, ...], ...] = ()
    """Thinking time of each decision in microseconds, for each seat."""

    @property
    def is_over(self) -> bool:
        """Whether the game ended by its rules."""
        return self.ended != BROKEN_OFF

    def win_of(self, seat: int) -> float:
        """Return a seat's share of the victory: 1, a fraction if the victory is shared, or 0."""
        if not self.is_over or self.ranks[seat] != 1:
            return 0.0
        return 1 / self.ranks.count(1)

    def share_of(self, player: str) -> float:
        """Return a player's share of the victory, summed over its seats."""
        return sum(self.win_of(seat) for seat, name in enumerate(self.players) if name == player)


def without_timing(result: GameResult) -> GameResult:
    """Return the result without thinking times: the part that is equal on every machine."""
    return replace(result, thought=())
