"""The table as it stands."""

from typing import Literal, TypeAlias

from msgspec import Struct

from burghof.games.solomon.model.options import Options
from burghof.games.solomon.model.pattern import Card
from burghof.games.solomon.model.pit import Field
from burghof.games.solomon.model.tile import Tile, Tiles, worth
from burghof.kernel import Ballot, Seat, Tokens

Phase: TypeAlias = Literal[
    "dark", "light", "cards", "choose", "prepare", "pick", "pay", "change", "add", "deal", "over"
]


class State(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """Everything about a game at one moment, with all that lies covered or behind a screen."""

    options: Options
    seats: int
    rules_version: int
    """The version of the rules that this game is played by."""
    phase: Phase
    piles: tuple[Tiles, ...]
    """For each field its tiles, the lowest first."""
    unseen: tuple[int, ...]
    """For each field, how many of its tiles, from below, were never on top."""
    coins: tuple[int, ...]
    """For each seat its coins."""
    bank: int
    """The coins in the supply."""
    stocks: tuple[Tiles, ...]
    """For each seat the tiles behind its screen, sorted."""
    followed: tuple[Tiles, ...]
    """For each seat those of its tiles that everybody could follow there, sorted; the others were dealt face down."""
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
    """For each seat its card that lies open before it this round."""
    discard: tuple[Card, ...]
    """The cards played and done, in order of numbers."""
    choices: Ballot[Seat, Card] | None
    """The cards chosen face down, while all choose."""
    queue: tuple[Seat, ...]
    """Who still has a turn this round, the seat whose turn it is first."""
    shifts: int
    """How many tiles this turn has shifted."""
    picks: tuple[Field, ...]
    """The fields picked for the seal so far."""
    any_level: bool
    """Whether the axe was played with the seal."""
    dug: Tiles
    """The tiles dug this turn, until they are paid for."""
    owed: int
    """What is still to be paid, or to be given back while change is taken."""
    paid: int
    """What was paid for this turn so far."""
    added: Tile | None
    """The tile that was added to those to be dealt."""
    tokens: Tokens

    @property
    def active(self) -> Seat:
        """The seat whose turn it is."""
        return self.queue[0]

    @property
    def card(self) -> Card:
        """The card of the seat whose turn it is."""
        card = self.laid[self.queue[0]]
        assert card is not None, "whose turn it is has a card before it"
        return card

    def funds(self, seat: Seat) -> int:
        """What a seat could pay with, the treasures just dug included if it is its turn (7.2)."""
        dug = worth(self.dug) if self.dug and seat == self.queue[0] else 0
        return self.coins[seat] + worth(self.stocks[seat]) + dug
