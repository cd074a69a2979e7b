"""The ducat day: RULES.md chapter 6."""

from collections.abc import Iterator

from msgspec import Struct
from msgspec.structs import replace

from burghof.games.kilt_castle.model.board import FIELDS, NEIGHBOURS, Field
from burghof.games.kilt_castle.model.colour import Colour
from burghof.games.kilt_castle.model.events import DucatDayCame, IncomePaid, KiltEvent
from burghof.games.kilt_castle.model.state import OWNERS, State
from burghof.kernel import Seat, Tell, replaced


class Area(Struct, frozen=True, gc=False):
    """Connected fields that count for a colour, and what they are worth."""

    fields: tuple[Field, ...]
    towers: int
    crests: int
    roofs: int

    @property
    def ducats(self) -> int:
        """A ducat for each tower, crest and roof (6.3)."""
        return self.towers + self.crests + self.roofs


class Skyline(Struct, frozen=True, gc=False):
    """The castle from above, as sets of fields, a bit each."""

    tops: dict[Colour, int]
    """The fields whose top floor is of that colour, roofed ones left out (5.4)."""
    one_crest: int
    """The fields on whose top at least one crest is seen."""
    two_crests: int
    roofed: int


def skyline(state: State) -> Skyline:
    """What is seen from above: a roof hides the floor and the crests below it."""
    tops = dict.fromkeys(OWNERS[state.seats], 0)
    crests = [0, 0, 0]
    roofed = 0
    for field, tower in enumerate(state.towers):
        if tower:
            if field in state.roofs:
                roofed |= 1 << field
            else:
                top = tower[-1]
                tops[top.colour] |= 1 << field
                crests[top.crests] |= 1 << field
    return Skyline(tops, crests[1] | crests[2], crests[2], roofed)


def best_area(seen: Skyline, colour: Colour) -> Area:
    """The most valuable area of a colour, the first of equals; worth nothing if there is none (6.2 to 6.5)."""
    best = most = 0
    for fields in _areas(seen.tops[colour] | seen.roofed):
        ducats = _ducats(seen, fields)
        if ducats > most:
            best, most = fields, ducats
    roofs = (best & seen.roofed).bit_count()
    towers = best.bit_count() - roofs
    return Area(_members(best), towers, most - towers - roofs, roofs)


def _members(fields: int) -> tuple[Field, ...]:
    """The fields of a set, in field order."""
    members = []
    while fields:
        first = fields & -fields
        members.append(FIELDS[first.bit_length() - 1])
        fields ^= first
    return tuple(members)


def income(seen: Skyline, colour: Colour) -> int:
    """What the most valuable area of a colour is worth."""
    return max((_ducats(seen, fields) for fields in _areas(seen.tops[colour] | seen.roofed)), default=0)


def _ducats(seen: Skyline, fields: int) -> int:
    """A ducat for each tower, roof and visible crest (6.3)."""
    return fields.bit_count() + (fields & seen.one_crest).bit_count() + (fields & seen.two_crests).bit_count()


def _areas(counting: int) -> Iterator[int]:
    """The areas into which these fields fall."""
    while counting:
        area = _connected(counting)
        yield area
        counting ^= area


def _connected(counting: int) -> int:
    """All fields of this set that hang together with its first one (6.2)."""
    area = 0
    edge = counting & -counting
    while edge:
        area |= edge
        around = 0
        while edge:
            first = edge & -edge
            around |= NEIGHBOURS[first.bit_length() - 1]
            edge ^= first
        edge = around & counting & ~area
    return area


def hold_ducat_day(state: State, tell: Tell[State, KiltEvent]) -> State:
    """Pay every colour for its best area and turn the seal back (6.1, 6.6)."""
    state = replace(state, is_ducat_day=False, ducat_days=state.ducat_days + 1)
    tell(DucatDayCame(state.ducat_days), state)
    seen = skyline(state)
    for colour, seat in OWNERS[state.seats].items():
        area = best_area(seen, colour)
        if area.ducats:
            state = replace(state, purses=received(state.purses, seat, area.ducats))
            tell(
                IncomePaid(seat, colour, area.ducats, area.fields, area.towers, area.crests, area.roofs),
                state,
            )
    return state


def received(purses: tuple[int, ...], seat: Seat, ducats: int) -> tuple[int, ...]:
    """The purses after the bank paid a seat."""
    return replaced(purses, seat, purses[seat] + ducats)
