"""The ducat day: RULES.md chapter 6."""

from msgspec import Struct
from msgspec.structs import replace

from burghof.games.kilt_castle.model.board import FIELD_BITS, FIELDS, ROW_STRIDE_BITS, Field
from burghof.games.kilt_castle.model.colour import Colour
from burghof.games.kilt_castle.model.events import DucatDayCame, IncomePaid, KiltEvent
from burghof.games.kilt_castle.model.state import OWNERS, State
from burghof.kernel import DISCARD, Emit, Seat, with_item


class Area(Struct, frozen=True, gc=False):
    """Connected fields that count for a colour, and the numbers that make up their value."""

    fields: tuple[Field, ...]
    towers: int
    crests: int
    roofs: int

    @property
    def ducats(self) -> int:
        """The value in ducats: one for each tower, crest and roof (6.3)."""
        return self.towers + self.crests + self.roofs


class Skyline(Struct, frozen=True, gc=False):
    """The castle seen from above, as bit sets of fields (see `FIELD_BITS`)."""

    tops: dict[Colour, int]
    """For each colour, the fields whose top floor has that colour."""
    one_crest: int
    """The fields on whose top at least one crest is visible."""
    two_crests: int
    roofed: int


def skyline(state: State) -> Skyline:
    """Return the castle seen from above; a roof hides the crests below it."""
    tops = dict.fromkeys(OWNERS[state.seats], 0)
    crests = [0, 0, 0]
    for tower, bit in zip(state.towers, FIELD_BITS, strict=True):
        if tower:
            top = tower[-1]
            tops[top.colour] |= bit
            crests[top.crests] |= bit
    roofed = sum(FIELD_BITS[field] for field in state.roofs)
    seen = ~roofed
    return Skyline(tops, (crests[1] | crests[2]) & seen, crests[2] & seen, roofed)


def best_area(seen: Skyline, colour: Colour) -> Area:
    """Return the most valuable area of a colour, the first of equal ones; empty if there is none (6.2 to 6.5)."""
    best, ducats = _best_area_mask(seen, colour)
    roofs = (best & seen.roofed).bit_count()
    towers = best.bit_count() - roofs
    fields = tuple(field for field in FIELDS if best & FIELD_BITS[field])
    return Area(fields, towers, ducats - towers - roofs, roofs)


def income(seen: Skyline, colour: Colour) -> int:
    """Return the value of the most valuable area of a colour, in ducats."""
    return _best_area_mask(seen, colour)[1]


def incomes(state: State) -> tuple[int, ...]:
    """Return what a ducat day would pay each seat now (6.4, 6.6)."""
    seen = skyline(state)
    owners = OWNERS[state.seats].items()
    return tuple(sum(income(seen, colour) for colour, by in owners if by == seat) for seat in range(state.seats))


def _best_area_mask(seen: Skyline, colour: Colour) -> tuple[int, int]:
    """Return the fields of the most valuable area and its value: one ducat per tower, roof and visible crest (6.3)."""
    counting = seen.tops[colour] | seen.roofed
    one_crest, two_crests = seen.one_crest, seen.two_crests
    best = most = 0
    while counting:
        fields = _first_connected_area(counting)
        ducats = fields.bit_count() + (fields & one_crest).bit_count() + (fields & two_crests).bit_count()
        if ducats > most:
            best, most = fields, ducats
        counting ^= fields
    return best, most


def _first_connected_area(fields_left: int) -> int:
    """Return all fields of this set that are connected with its first one (6.2)."""
    area = 0
    grown = fields_left & -fields_left
    while grown != area:
        area = grown
        grown = (area | area << 1 | area >> 1 | area << ROW_STRIDE_BITS | area >> ROW_STRIDE_BITS) & fields_left
    return area


def hold_ducat_day(state: State, emit: Emit[State, KiltEvent]) -> State:
    """Pay every colour for its best area and turn the seal back (6.1, 6.6)."""
    state = replace(state, is_ducat_day=False, ducat_days=state.ducat_days + 1)
    emit(DucatDayCame(state.ducat_days), state)
    seen = skyline(state)
    for colour, seat in OWNERS[state.seats].items():
        ducats = income(seen, colour)
        if not ducats:
            continue
        state = replace(state, purses=pay_from_bank(state.purses, seat, ducats))
        if emit is not DISCARD:  # search does not need the paid fields
            area = best_area(seen, colour)
            emit(
                IncomePaid(seat, colour, area.ducats, area.fields, area.towers, area.crests, area.roofs),
                state,
            )
    return state


def pay_from_bank(purses: tuple[int, ...], seat: Seat, ducats: int) -> tuple[int, ...]:
    """Return the purses after the bank has paid a seat."""
    return with_item(purses, seat, purses[seat] + ducats)
