"""Builders of tables that name only what matters for a test."""

from collections.abc import Mapping, Sequence

from msgspec.structs import replace

from burghof.games.appenzell.data import CASTLE
from burghof.games.appenzell.game import Appenzell
from burghof.games.appenzell.model.castle import (
    FIELDS,
    HOLE_AT,
    HOLE_FIELDS,
    HOLES,
    SLOTS,
    Field,
    Hole,
    entry_field,
    side_of,
)
from burghof.games.appenzell.model.castle import field_name as name_of
from burghof.games.appenzell.model.events import AppenzellEvent
from burghof.games.appenzell.model.layout import PRINTED_LAYOUTS, Room, plan_of
from burghof.games.appenzell.model.moves import AppenzellMove, Enter, EnterOver, Slide, Step, Uncover
from burghof.games.appenzell.model.options import Options
from burghof.games.appenzell.model.state import State
from burghof.games.appenzell.model.tile import Tile
from burghof.kernel import Seat

RULES = Appenzell()
APPENZELLER, BRIE, EDAM, EMMENTAL, GORGONZOLA, GOUDA, ROQUEFORT, PLAIN, TRAP = Tile
DEFAULT_OPTIONS = Options()
BY_NAME: dict[str, Field] = {name_of(field): field for field in FIELDS}


def field(name: str) -> Field:
    """Return the field of this name: column letter, row number."""
    return BY_NAME[name]


def fields(names: str) -> tuple[Field, ...]:
    """Return the fields of these names, separated by blanks."""
    return tuple(field(name) for name in names.split())


def hole(name: str) -> Hole:
    """Return the hole in the field of this name."""
    return HOLES[HOLE_FIELDS.index(field(name))]


def room(name: str, layout: str = PRINTED_LAYOUTS["front"]) -> Room:
    """Return the room that this field belongs to."""
    found = plan_of(layout).room_at[field(name)]
    assert found is not None, "a tower belongs to no room"
    return found


def rooms(names: str, layout: str = PRINTED_LAYOUTS["front"]) -> tuple[Room, ...]:
    """Return the rooms that these fields belong to, in ascending order."""
    return tuple(sorted({room(name, layout) for name in names.split()}))


def table(  # noqa: PLR0913 - a test names any of these
    *mice: str,
    outside: Mapping[int, int] | None = None,
    tiles: Mapping[str, Tile] | None = None,
    spare: Tile = PLAIN,
    uncovered: str = "",
    cheeses: Mapping[int, Sequence[Tile]] | None = None,
    active: int = 0,
    points: int = 4,
    has_slid: bool = False,
    turns: int = 0,
    options: Options = DEFAULT_OPTIONS,
) -> State:
    """Return a table with each seat's mice on these fields, its other mice outside, and plain tiles unless named.

    The rooms of these mice and the rooms of the fields in `uncovered` are open.
    """
    seats = len(mice)
    laid = {hole(name): tile for name, tile in (tiles or {}).items()}
    layout = PRINTED_LAYOUTS["front" if options.layout == "drawn" else options.layout]
    plan = plan_of(layout)
    inside = [name for own in mice for name in own.split() if plan.room_at[field(name)] is not None]
    open_rooms = rooms(" ".join([uncovered, *inside]), layout)
    lit = {place for opened in open_rooms for place in plan.holes[opened]}
    return replace(
        RULES.start(options, seats),
        phase="act",
        layout=layout,
        tiles=tuple(laid.get(place, PLAIN) for place in HOLES),
        spare=spare,
        seen=tuple(place in lit or options.open_castle for place in HOLES),
        open=open_rooms,
        mice=tuple(tuple(sorted(fields(own))) for own in mice),
        outside=tuple((outside or {}).get(seat, CASTLE.mice - len(own.split())) for seat, own in enumerate(mice)),
        cheeses=tuple(tuple((cheeses or {}).get(seat, ())) for seat in range(seats)),
        active=Seat(active),
        points=points,
        has_slid=has_slid,
        turns=turns,
        step=1,
    )


def uncover(name: str) -> Uncover:
    """Return the move that uncovers the room of this field."""
    return Uncover(room(name))


def enter(name: str) -> Enter:
    """Return the move that enters the tower of this name."""
    return Enter(field(name))


def enter_over(tower: str, to: str) -> EnterOver:
    """Return the move that runs over this tower to that field."""
    return EnterOver(field(tower), field(to))


def step(source: str, to: str) -> Step:
    """Return the move that runs from this field to that one."""
    return Step(field(source), field(to))


def slide(side: str, entry: str) -> Slide:
    """Return the move that pushes the spare tile in at this side, directly before the field `entry`."""
    return Slide(next(slot for slot in SLOTS if side_of(slot) == side and entry_field(slot) == field(entry)))


def play(state: State, *moves: AppenzellMove) -> tuple[State, list[AppenzellEvent]]:
    """Play these moves for the seats to act, assert that they are legal, return the table and the emitted events."""
    events: list[AppenzellEvent] = []
    for move in moves:
        seat = RULES.pending(state)[0].seat
        refusal = RULES.why_not(state, seat, move)
        assert refusal is None, refusal
        state = RULES.apply(state, seat, move, lambda event, _: events.append(event))
    return state, events


def clause_against(state: State, move: AppenzellMove) -> str | None:
    """Return the clause that forbids this move to the seat to act, or None."""
    refusal = RULES.why_not(state, RULES.pending(state)[0].seat, move)
    return refusal.clause if refusal else None


def legal_moves(state: State) -> Sequence[AppenzellMove]:
    """Return the legal moves of the seat to act."""
    return RULES.legal_moves(state, RULES.pending(state)[0].seat)


def next_decision(state: State) -> tuple[Seat, str]:
    """Return the seat to act and the kind of its decision."""
    (decision,) = RULES.pending(state)
    return decision.seat, decision.kind


def tile_at(state: State, name: str) -> Tile:
    """Return the tile in this field."""
    place = HOLE_AT[field(name)]
    assert place is not None, "a raised field has no tile"
    return state.tiles[place]
