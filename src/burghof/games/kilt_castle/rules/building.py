"""Building: RULES.md chapter 4."""

from collections.abc import Iterator, Sequence
from functools import cache

from msgspec.structs import replace

from burghof.games.kilt_castle.model.board import FIELDS, LINE_NAMES, LINES, Field, field_name
from burghof.games.kilt_castle.model.colour import Colour, FloorColour
from burghof.games.kilt_castle.model.events import Built, KiltEvent, Overbuilt
from burghof.games.kilt_castle.model.moves import AnyBuild, Build, BuildOther
from burghof.games.kilt_castle.model.state import COLOUR_INDEX, OTHER_COLOUR, OWNERS, Floor, State, Stock, Tower, owner
from burghof.kernel import Emit, PlayerName, Refusal, Seat, forbids, with_item

CRESTS = (0, 1, 2)
BUILD_MOVES: tuple[tuple[Build, ...], ...] = tuple(tuple(Build(field, crests) for crests in CRESTS) for field in FIELDS)
"""Every `Build` move, by field and crests."""
BUILD_OTHER_MOVES: tuple[tuple[BuildOther, ...], ...] = tuple(
    tuple(BuildOther(field, crests) for crests in CRESTS) for field in FIELDS
)
"""Every `BuildOther` move, by field and crests (4.11)."""

FLOORS: dict[Colour, tuple[Floor, ...]] = {
    colour: tuple(Floor(colour, crests) for crests in CRESTS) for colour in COLOUR_INDEX
}


def why_not_build(state: State, seat: Seat, move: AnyBuild) -> Refusal | None:
    """Return the first clause that forbids this build, or None."""
    if move.field not in LINES[state.row]:
        return forbids("4.1", "not-in-this-row", field=field_name(move.field), line=LINE_NAMES[state.row])
    colour = floor_colour(state, move)
    if not state.stocks[COLOUR_INDEX[colour]][move.crests]:
        return forbids("4.8", "no-such-floor-left", crests=move.crests, floor=FloorColour(colour.value))
    tower = state.towers[move.field]
    if not tower:
        nearest = first_empty_field(state)
        is_nearest = move.field == nearest
        return None if is_nearest else forbids("4.3", "not-the-first-empty-field", field=field_name(nearest))
    if move.field in state.roofs:
        return forbids("4.6", "roofs-are-never-overbuilt", field=field_name(move.field))
    cost = price(state, seat, tower)
    if cost > state.purses[seat]:
        return forbids("4.4", "cannot-pay", price=cost, purse=state.purses[seat], seat=PlayerName(seat))
    return None


def other_colour(state: State) -> Colour | None:
    """Return the other colour of the next builder, or None if the option does not allow its floors (4.11)."""
    return OTHER_COLOUR[state.seats].get(state.builders[0]) if state.options.any_own_colour else None


def floor_colour(state: State, move: AnyBuild) -> Colour:
    """Return the colour of the floor that the next builder sets by this move (4.8, 4.11)."""
    return state.builders[0] if isinstance(move, Build) else OTHER_COLOUR[state.seats][state.builders[0]]


def first_empty_field(state: State) -> Field:
    """Return the empty field nearest the card; the line must have one (4.3)."""
    return next(field for field in LINES[state.row] if not state.towers[field])


def price(state: State, seat: Seat, tower: Tower) -> int:
    """Return the price of overbuilding this tower: one ducat per floor, 0 for an own tower (4.4, 4.5)."""
    return 0 if owner(state, tower[-1].colour) == seat else len(tower)


def legal_sites(state: State) -> list[Field]:
    """Return the fields of the line on which the next builder may build, in ascending order."""
    return sorted(_iterate_sites(state))


def has_site(state: State) -> bool:
    """Return whether the next builder may build on any field."""
    return next(_iterate_sites(state), None) is not None


def _iterate_sites(state: State) -> Iterator[Field]:
    """Yield the fields on which the next builder may build, from the card inwards."""
    owners = OWNERS[state.seats]
    seat = owners[state.builders[0]]
    purse = state.purses[seat]
    towers, roofs = state.towers, state.roofs
    is_first_empty = True
    for field in LINES[state.row]:
        tower = towers[field]
        if not tower:
            if is_first_empty:
                is_first_empty = False
                yield field
        elif field not in roofs and (len(tower) <= purse or owners[tower[-1].colour] == seat):
            yield field


def legal_builds(state: State, seat: Seat) -> Sequence[AnyBuild]:
    """Return every build that `why_not_build` allows, by field and crests: the card's colour first, then the other."""
    fields = legal_sites(state)
    kinds = kinds_left(state.stocks[COLOUR_INDEX[state.builders[0]]])
    builds: list[AnyBuild] = [BUILD_MOVES[field][crests] for field in fields for crests in kinds]
    other = other_colour(state)
    if other is not None:
        kinds = kinds_left(state.stocks[COLOUR_INDEX[other]])
        builds += [BUILD_OTHER_MOVES[field][crests] for field in fields for crests in kinds]
    return builds


def count_kinds(state: State) -> int:
    """Return how many kinds of floors the next builder may choose from: 0 if it has no floor left (4.7)."""
    other = other_colour(state)
    kinds = len(kinds_left(state.stocks[COLOUR_INDEX[state.builders[0]]]))
    return kinds if other is None else kinds + len(kinds_left(state.stocks[COLOUR_INDEX[other]]))


@cache
def kinds_left(stock: Stock) -> tuple[int, ...]:
    """Return the numbers of crests for which this stock has a floor left."""
    return tuple(crests for crests in CRESTS if stock[crests])


def build(state: State, move: AnyBuild, emit: Emit[State, KiltEvent]) -> State:
    """Set the floor and pay for it (4.4)."""
    field, crests = move.field, move.crests
    colour, later = floor_colour(state, move), state.builders[1:]
    seat = owner(state, colour)
    rank = COLOUR_INDEX[colour]
    tower = state.towers[field]
    stock = state.stocks[rank]
    left = (stock[0] - (crests == 0), stock[1] - (crests == 1), stock[2] - (crests == 2))  # noqa: PLR2004 - crests
    towers = with_item(state.towers, field, (*tower, FLOORS[colour][crests]))
    stocks = with_item(state.stocks, rank, left)
    if not tower:
        state = replace(state, towers=towers, stocks=stocks, builders=later, fresh=field, fresh_by=colour)
        emit(Built(seat, field, colour, crests), state)
        return state
    payee = owner(state, tower[-1].colour)
    cost = 0 if payee == seat else len(tower)
    purses = pay_seat(state.purses, seat, payee, cost) if cost else state.purses
    state = replace(state, towers=towers, stocks=stocks, purses=purses, builders=later, fresh=field, fresh_by=colour)
    emit(Overbuilt(seat, field, colour, crests, len(tower), cost, payee), state)
    return state


def pay_seat(purses: tuple[int, ...], payer: Seat, payee: Seat, ducats: int) -> tuple[int, ...]:
    """Return the purses after `payer` has paid `payee`."""
    after = list(purses)
    after[payer] -= ducats
    after[payee] += ducats
    return tuple(after)
