"""Builders of tables that name only what matters for a test."""

from collections.abc import Mapping, Sequence

from msgspec.structs import replace

from burghof.games.kilt_castle.data import MATERIAL
from burghof.games.kilt_castle.game import KiltCastle
from burghof.games.kilt_castle.model.board import FIELD_AT, FIELDS, Field, Space
from burghof.games.kilt_castle.model.colour import Colour
from burghof.games.kilt_castle.model.events import KiltEvent
from burghof.games.kilt_castle.model.moves import Build, BuildOther, KiltMove, Relocate
from burghof.games.kilt_castle.model.options import Options
from burghof.games.kilt_castle.model.state import COLOUR_INDEX, BuildingCard, Floor, State, Stock, Tower
from burghof.games.kilt_castle.rules.setting_up import CARD_ENDS
from burghof.kernel import Seat

RULES = KiltCastle(2)
RED, BLUE, GOLD, GREEN = Colour
FULL_STOCK: Stock = MATERIAL.floors
EMPTY_STOCK: Stock = (0, 0, 0)
DEFAULT_OPTIONS = Options()
ANY_COLOUR = Options(any_own_colour=True)

LETTERS = {"r": RED, "b": BLUE, "g": GOLD, "n": GREEN}
START_ROWS = {0: "r b g n", 1: "rb rg bn", 2: "bg rn", 3: "gn"}
"""The cards at each position by their colours, the colour facing the site first."""
START_ROWS_FOR_THREE = {1: "r b g", 2: "rb rg", 3: "bg"}


def field(name: str) -> Field:
    """Return the field of this name: column letter, row number."""
    return FIELD_AT[int(name[1]), "ABCDE".index(name[0]) + 1]


def card(name: str) -> int:
    """Return the number of the card with these colours, in either order."""
    ends = {LETTERS[letter] for letter in name}
    return next(number for number, pair in enumerate(CARD_ENDS) if set(pair) == ends)


def cards(rows: Mapping[int, str]) -> tuple[BuildingCard, ...]:
    """Return the cards laid out at these positions."""
    laid = {
        card(name): BuildingCard(position, LETTERS[name[0]], LETTERS[name[-1]])
        for position, names in rows.items()
        for name in names.split()
    }
    return tuple(laid[number] for number in sorted(laid))


def tower(*floors: Colour | tuple[Colour, int]) -> Tower:
    """Return a tower from the ground up: colours, with their crests where they have any."""
    return tuple(Floor(*floor) if isinstance(floor, tuple) else Floor(floor, 0) for floor in floors)


def table(  # noqa: PLR0913 - a test names any of these
    seats: int = 4,
    *,
    rows: Mapping[int, str] | None = None,
    towers: Mapping[str, Tower] | None = None,
    roofs: Sequence[str] = (),
    purses: Mapping[int, int] | None = None,
    stocks: Mapping[Colour, Stock] | None = None,
    active: int = 0,
    options: Options = DEFAULT_OPTIONS,
) -> State:
    """Return a table at the start of a turn."""
    built = {field(name): floors for name, floors in (towers or {}).items()}
    colours = MATERIAL.tables[seats].colours
    start = RULES.start(options, seats)
    return replace(
        start,
        phase="relocate",
        step=1,
        active=Seat(active),
        cards=cards(rows or (START_ROWS_FOR_THREE if seats == len(START_ROWS_FOR_THREE) else START_ROWS)),
        towers=tuple(built.get(place, ()) for place in FIELDS),
        roofs=tuple(field(name) for name in roofs),
        purses=tuple((purses or {}).get(seat, MATERIAL.ducats) for seat in range(seats)),
        stocks=tuple((stocks or {}).get(colour, FULL_STOCK) for colour, rank in COLOUR_INDEX.items() if rank < colours),
    )


def table_to_build(
    *builders: Colour,
    at: int = 0,
    fresh: tuple[str, Colour] | None = None,
    is_ducat_day: bool = False,
    on: State | None = None,
) -> State:
    """Return a table at which these colours still have to build in the line of a space."""
    return replace(
        on or table(),
        phase="build",
        row=Space(at),
        builders=builders,
        fresh=field(fresh[0]) if fresh else None,
        fresh_by=fresh[1] if fresh else None,
        is_ducat_day=is_ducat_day,
    )


def relocate(name: str, to: int) -> Relocate:
    """Return the move that relocates the card with these colours to a space."""
    return Relocate(card(name), Space(to))


def build(name: str, crests: int = 0) -> Build:
    """Return the move that builds on the field of this name."""
    return Build(field(name), crests)


def build_other(name: str, crests: int = 0) -> BuildOther:
    """Return the move that builds on the field of this name in the builder's other colour."""
    return BuildOther(field(name), crests)


def play(state: State, move: KiltMove) -> tuple[State, list[KiltEvent]]:
    """Play this move for the seat to act, assert that it is legal, and return the table and the emitted events."""
    seat = RULES.pending(state)[0].seat
    refusal = RULES.why_not(state, seat, move)
    assert refusal is None, refusal
    events: list[KiltEvent] = []
    after = RULES.apply(state, seat, move, lambda event, _: events.append(event))
    return after, events


def clause_against(state: State, move: KiltMove) -> str | None:
    """Return the clause that forbids this move to the seat to act, or None."""
    refusal = RULES.why_not(state, RULES.pending(state)[0].seat, move)
    return refusal.clause if refusal else None


def next_decision(state: State) -> tuple[Seat, str]:
    """Return the seat to act and the kind of its decision."""
    (decision,) = RULES.pending(state)
    return decision.seat, decision.kind
