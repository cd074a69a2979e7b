"""Results: what is kept of one game."""

from typing import Final

from msgspec import Struct
from msgspec.structs import replace

BROKEN_OFF: Final = "broken-off"
"""The end of a game that reached the cap."""


class GameResult(Struct, frozen=True, forbid_unknown_fields=True, tag="game"):
    """One game as it was played. All but the thinking time is the same wherever it is played again."""

    number: int
    seed: str
    deal: str
    players: tuple[str, ...]
    """The bot on each seat."""
    ended: str
    """The key of the reason, or that it was broken off; then there are no ranks and no scores."""
    ranks: tuple[int, ...]
    scores: tuple[int, ...]
    length: int
    """Moves, those of chance included."""
    decisions: tuple[int, ...]
    """How many each seat took."""
    choices: int
    """The legal moves of all decisions together: divided by the decisions, the mean branching."""
    widest: int
    """The most legal moves that a decision had."""
    figures: dict[str, int]
    thought: tuple[tuple[int, ...], ...] = ()
    """For each seat the microseconds of each decision."""

    @property
    def is_over(self) -> bool:
        """Whether it ended by its rules."""
        return self.ended != BROKEN_OFF

    def win_of(self, seat: int) -> float:
        """A seat's part of the victory: 1, or a part of one that is shared, or 0."""
        if not self.is_over or self.ranks[seat] != 1:
            return 0.0
        return 1 / self.ranks.count(1)

    def share_of(self, player: str) -> float:
        """A player's part of the victory, on however many seats."""
        return sum(self.win_of(seat) for seat, name in enumerate(self.players) if name == player)


def repeatable(result: GameResult) -> GameResult:
    """What must be the same wherever a game is played: everything but the time."""
    return replace(result, thought=())
