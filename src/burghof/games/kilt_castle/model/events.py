"""Events, detailed enough to draw every effect."""

from typing import ClassVar, Literal, TypeAlias

from burghof.games.kilt_castle.model.board import LINE_NAMES, Field, Space, field_name
from burghof.games.kilt_castle.model.colour import Colour, FloorColour, card_colour
from burghof.games.kilt_castle.model.state import BuildingCard
from burghof.kernel import Event, MessageArg, Seat


class Dealt(Event, frozen=True, gc=False, tag="dealt"):
    """The cards were laid out; this seat begins."""

    seat: Seat
    cards: tuple[BuildingCard, ...]


class Relocated(Event, frozen=True, gc=False, tag="relocated"):
    """A card was moved from one space to another; a double card was turned."""

    clauses: ClassVar[tuple[str, ...]] = ("3.2",)
    seat: Seat
    card: int
    source: Space
    target: Space
    is_turned: bool
    inner: Colour
    outer: Colour

    def data(self) -> dict[str, MessageArg]:
        """Return its fields, with the spaces as lines, the card by its colours, and the floor that is built first."""
        return {
            **Event.data(self),
            "source_line": LINE_NAMES[self.source].message_ref,
            "line": LINE_NAMES[self.target].message_ref,
            "card_colour": card_colour(self.inner, self.outer).message_ref,
            "floor": FloorColour(self.inner.value).message_ref,
        }


class DucatDayCalled(Event, frozen=True, gc=False, tag="ducat-day-called"):
    """A space was emptied of cards: the seal shows its ducat side."""

    clauses: ClassVar[tuple[str, ...]] = ("3.11",)
    space: Space

    def data(self) -> dict[str, MessageArg]:
        """Return the line of the emptied space."""
        return {"line": LINE_NAMES[self.space].message_ref}


class OnField(Event, frozen=True, gc=False):
    """An event on a field."""

    seat: Seat
    field: Field

    def data(self) -> dict[str, MessageArg]:
        """Return its fields, the field by name."""
        return {**Event.data(self), "field": field_name(self.field)}


class Built(OnField, frozen=True, gc=False, tag="built"):
    """A floor was set on an empty field."""

    clauses: ClassVar[tuple[str, ...]] = ("4.3",)
    colour: Colour
    crests: int

    def data(self) -> dict[str, MessageArg]:
        """Return its fields, and the colour as the adjective of the floor."""
        return {**OnField.data(self), "floor": FloorColour(self.colour.value).message_ref}


class Overbuilt(OnField, frozen=True, gc=False, tag="overbuilt"):
    """A floor was set on a tower of this height; the price was paid to the owner of the floor below."""

    clauses: ClassVar[tuple[str, ...]] = ("4.4", "4.5")
    colour: Colour
    crests: int
    height: int
    price: int
    payee: Seat

    def data(self) -> dict[str, MessageArg]:
        """Return its fields, and the colour as the adjective of the floor."""
        return {**OnField.data(self), "floor": FloorColour(self.colour.value).message_ref}


class Skipped(Event, frozen=True, gc=False, tag="skipped"):
    """A colour could not build: it has no floor left, or no field it can pay for."""

    clauses: ClassVar[tuple[str, ...]] = ("4.7",)
    seat: Seat
    colour: Colour
    why: Literal["no-floor", "no-field"]

    def data(self) -> dict[str, MessageArg]:
        """Return its fields, and the colour as the adjective of the floor."""
        return {**Event.data(self), "floor": FloorColour(self.colour.value).message_ref}


class RoofSet(OnField, frozen=True, gc=False, tag="roof-set"):
    """An unused roof was set on the tower on which two builders built in this turn."""

    clauses: ClassVar[tuple[str, ...]] = ("5.1",)


class RoofMoved(OnField, frozen=True, gc=False, tag="roof-moved"):
    """A roof was moved from another tower to this one."""

    clauses: ClassVar[tuple[str, ...]] = ("5.3", "5.5")
    source: Field

    def data(self) -> dict[str, MessageArg]:
        """Return its fields, both fields of the board by name."""
        return {**OnField.data(self), "source": field_name(self.source)}


class DucatDayCame(Event, frozen=True, gc=False, tag="ducat-day-came"):
    """The ducat day: one income per colour follows."""

    clauses: ClassVar[tuple[str, ...]] = ("6.1",)
    number: int


class IncomePaid(Event, frozen=True, gc=False, tag="income-paid"):
    """The bank paid a colour for its best area: its fields, and the number of its towers, crests and roofs."""

    clauses: ClassVar[tuple[str, ...]] = ("6.3", "6.4")
    seat: Seat
    colour: Colour
    ducats: int
    fields: tuple[Field, ...]
    towers: int
    crests: int
    roofs: int

    def data(self) -> dict[str, MessageArg]:
        """Return its fields, and which of the three numbers the sentence has to name."""
        return {**Event.data(self), "kinds": _paid_kinds(self.towers, self.crests, self.roofs)}


class LastFloorSet(Event, frozen=True, gc=False, tag="last-floor-set"):
    """A seat has no floor left: the game ends."""

    clauses: ClassVar[tuple[str, ...]] = ("7.1",)
    seat: Seat


class BuildingStopped(Event, frozen=True, gc=False, tag="building-stopped"):
    """No floor was built for two rounds: the game ends."""

    clauses: ClassVar[tuple[str, ...]] = ("7.5",)
    turns: int


class FinalPaid(Event, frozen=True, gc=False, tag="final-paid"):
    """The bank paid a seat for its towers and their crests at the end."""

    clauses: ClassVar[tuple[str, ...]] = ("7.2",)
    seat: Seat
    ducats: int
    towers: int
    crests: int

    def data(self) -> dict[str, MessageArg]:
        """Return its fields, and which of the two numbers the sentence has to name."""
        return {**Event.data(self), "kinds": _paid_kinds(self.towers, self.crests)}


def _paid_kinds(towers: int, crests: int, roofs: int = 0) -> str:
    """Return what the bank paid for, such as `towers-roofs`; `none` if it paid nothing."""
    counts = {"towers": towers, "crests": crests, "roofs": roofs}
    return "-".join(kind for kind, count in counts.items() if count) or "none"


KiltEvent: TypeAlias = (
    Dealt
    | Relocated
    | DucatDayCalled
    | Built
    | Overbuilt
    | Skipped
    | RoofSet
    | RoofMoved
    | DucatDayCame
    | IncomePaid
    | LastFloorSet
    | BuildingStopped
    | FinalPaid
)
