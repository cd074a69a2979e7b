"""The state of the table."""

from typing import Literal, TypeAlias

from msgspec import Struct

from burghof.games.kilt_castle.data import MATERIAL
from burghof.games.kilt_castle.model.board import Field, Space
from burghof.games.kilt_castle.model.colour import Colour
from burghof.games.kilt_castle.model.options import Options
from burghof.kernel import Seat

PhaseName: TypeAlias = Literal["deal", "relocate", "build", "roof", "over"]

COLOURS: tuple[Colour, ...] = tuple(Colour(name) for name in MATERIAL.colours)
COLOUR_INDEX: dict[Colour, int] = {colour: rank for rank, colour in enumerate(COLOURS)}
OWNERS: dict[int, dict[Colour, Seat]] = {
    seats: {colour: Seat(rank % seats) for colour, rank in COLOUR_INDEX.items() if rank < table.colours}
    for seats, table in MATERIAL.tables.items()
}
"""For each number of seats, the owner of each colour (1.2)."""
OTHER_COLOUR: dict[int, dict[Colour, Colour]] = {
    seats: {
        colour: other
        for colour, seat in owners.items()
        for other, by in owners.items()
        if by == seat and other is not colour
    }
    for seats, owners in OWNERS.items()
}
"""For each number of seats and each colour, the other colour of its owner; empty where players own one colour (1.2)."""


class BuildingCard(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """A building card on its space; a single card has the same colour on both ends.

    `position` counts spaces clockwise and never wraps: the space is `position % SPACES`, and the greatest position is
    the foremost row.
    """

    position: int
    inner: Colour
    outer: Colour


class Floor(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """A floor with its crests."""

    colour: Colour
    crests: int


Tower: TypeAlias = tuple[Floor, ...]
"""Floors from the ground up; empty if nothing is built."""

Stock: TypeAlias = tuple[int, int, int]
"""Number of floors left with no crest, with one and with two crests."""


class State(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """The complete state of a game of Kilt Castle; nothing is hidden."""

    options: Options
    seats: int
    phase: PhaseName
    active: Seat
    """The seat whose turn it is."""
    step: int
    """Number of decisions opened so far."""
    cards: tuple[BuildingCard, ...]
    towers: tuple[Tower, ...]
    roofs: tuple[Field, ...]
    """The fields with a roof, in the order in which the roofs were set."""
    stocks: tuple[Stock, ...]
    purses: tuple[int, ...]
    row: Space
    """The space of the card relocated last: the builders build in its line."""
    builders: tuple[Colour, ...]
    """The colours that still have to build this turn, the next one first."""
    fresh: Field | None
    """The field built on last in this turn: a second builder there must set a roof."""
    fresh_by: Colour | None
    """The colour whose floor was set there."""
    is_ducat_day: bool
    """The seal shows its ducat side: this turn ends with a ducat day."""
    ducat_days: int
    paid: tuple[int, ...]
    """For each seat, its final pay; empty until the game is over."""
    idle_turns: int
    """Number of turns in a row that ended without a new floor (7.5)."""
    rules_version: int
    """The rules version by which the game is played."""


def owner(state: State, colour: Colour) -> Seat:
    """Return the seat that owns this colour."""
    return OWNERS[state.seats][colour]
