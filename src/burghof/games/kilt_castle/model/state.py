"""The table as it stands."""

from typing import Literal, TypeAlias

from msgspec import Struct

from burghof.games.kilt_castle.data import MATERIAL
from burghof.games.kilt_castle.model.board import Field, Space
from burghof.games.kilt_castle.model.colour import Colour
from burghof.games.kilt_castle.model.options import Options
from burghof.kernel import Seat

Phase: TypeAlias = Literal["deal", "relocate", "build", "roof", "over"]

COLOURS: tuple[Colour, ...] = tuple(Colour(name) for name in MATERIAL.colours)
RANK: dict[Colour, int] = {colour: rank for rank, colour in enumerate(COLOURS)}
OWNERS: dict[int, dict[Colour, Seat]] = {
    seats: {colour: Seat(rank % seats) for colour, rank in RANK.items() if rank < table.colours}
    for seats, table in MATERIAL.tables.items()
}
"""For each number of seats, who owns which colour (1.2)."""
OTHER_COLOUR: dict[int, dict[Colour, Colour]] = {
    seats: {
        colour: other
        for colour, seat in owners.items()
        for other, by in owners.items()
        if by == seat and other is not colour
    }
    for seats, owners in OWNERS.items()
}
"""For each number of seats, the other colour of the player who owns this one, where a player owns two (1.2)."""


class BuildingCard(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """A building card on its space; a single card has the same colour on both ends.

    `position` counts spaces without ever starting again: the space is its remainder, the foremost row the greatest.
    """

    position: int
    inner: Colour
    outer: Colour


class Floor(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """A floor with its crests."""

    colour: Colour
    crests: int


Tower: TypeAlias = tuple[Floor, ...]
"""Floors from the ground up; empty where nothing is built."""

Stock: TypeAlias = tuple[int, int, int]
"""How many floors without, with one and with two crests are left."""


class State(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """Everything about a game of Kilt Castle at one moment; nothing of it is hidden."""

    options: Options
    seats: int
    phase: Phase
    active: Seat
    """Whose turn it is."""
    step: int
    """How many decisions were opened so far."""
    cards: tuple[BuildingCard, ...]
    towers: tuple[Tower, ...]
    roofs: tuple[Field, ...]
    """The fields that bear a roof, in the order in which they got it."""
    stocks: tuple[Stock, ...]
    purses: tuple[int, ...]
    row: Space
    """The space of the card relocated last: there the builders build."""
    builders: tuple[Colour, ...]
    """The colours that still have to build this turn, the next one first."""
    fresh: Field | None
    """The field built on last this turn: a second builder there must set a roof."""
    fresh_by: Colour | None
    """The colour that built there."""
    is_ducat_day: bool
    """The seal shows its ducat side: this turn ends with a ducat day."""
    ducat_days: int
    paid: tuple[int, ...]
    """The final pay of each seat, once the game is over."""
    idle_turns: int
    """How many turns in a row ended without a new floor (7.5)."""
    rules_version: int
    """By which rules version the game is played."""


def owner(state: State, colour: Colour) -> Seat:
    """Whose colour this is."""
    return OWNERS[state.seats][colour]
