"""The complete state of a game."""

from typing import Literal, TypeAlias

from msgspec import Struct

from burghof.games.solomon.model.options import Options
from burghof.games.solomon.model.pattern import Card
from burghof.games.solomon.model.pit import Field
from burghof.games.solomon.model.tile import Tile, Tiles, total_worth
from burghof.kernel import Ballot, Seat, Tokens

PhaseName: TypeAlias = Literal[
    "dark", "light", "cards", "choose", "prepare", "pick", "pay", "change", "add", "deal", "over"
]


class State(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """The complete state of a game, with all tiles that lie covered or behind a screen."""

    options: Options
    seats: int
    rules_version: int
    """The version of the rules by which this game is played."""
    phase: PhaseName
    piles: tuple[Tiles, ...]
    """For each field its tiles, lowest first."""
    unseen: tuple[int, ...]
    """For each field, how many of its tiles, counted from below, were never on top."""
    coins: tuple[int, ...]
    """For each seat its coins."""
    bank: int
    """The coins in the supply."""
    stocks: tuple[Tiles, ...]
    """For each seat the tiles behind its screen, sorted."""
    followed: tuple[Tiles, ...]
    """For each seat, sorted, those of its tiles that all players could follow; its other tiles were dealt face down."""
    lost: Tiles
    """The tiles discarded face down, sorted."""
    supply: Tiles
    """The treasures in the supply, sorted."""
    spent: Tiles
    """The objects that were played, sorted."""
    hands: tuple[tuple[Card, ...], ...]
    box: tuple[Card, ...]
    """The cards that were not dealt."""
    laid: tuple[Card | None, ...]
    """For each seat the card that lies open before it this round, or None."""
    discard: tuple[Card, ...]
    """The cards already played, sorted by number."""
    choices: Ballot[Seat, Card] | None
    """The cards chosen face down; None except in the phase `choose`."""
    queue: tuple[Seat, ...]
    """The seats that still have a turn this round; the first is the active seat."""
    shifts: int
    """Number of shifts made in this turn."""
    picks: tuple[Field, ...]
    """The fields picked for the seal so far."""
    any_level: bool
    """Whether the axe was played with the seal."""
    dug: Tiles
    """The tiles dug this turn, until they are paid for."""
    owed: int
    """What is still to be paid; in the phase `change`, the change still due."""
    paid: int
    """What was paid in this turn so far."""
    added: Tile | None
    """The tile that was added to those to be dealt, or None."""
    tokens: Tokens

    @property
    def active(self) -> Seat:
        """The seat whose turn it is."""
        return self.queue[0]

    @property
    def card(self) -> Card:
        """The card of the seat whose turn it is."""
        card = self.laid[self.queue[0]]
        assert card is not None, "the active seat has an open card"
        return card

    def funds(self, seat: Seat) -> int:
        """Return what a seat could pay with; for the active seat this includes the treasures just dug (7.2)."""
        dug = total_worth(self.dug) if self.dug and seat == self.queue[0] else 0
        return self.coins[seat] + total_worth(self.stocks[seat]) + dug
