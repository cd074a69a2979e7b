"""Builders: tables that name only what matters for a test."""

from collections.abc import Mapping, Sequence

from msgspec.structs import replace

from burghof.games.appenzell.data import CASTLE
from burghof.games.appenzell.game import Appenzell
from burghof.games.appenzell.model.castle import FIELDS, HOLE, HOLE_FIELDS, HOLES, SLOTS, Field, Hole, door_of, side_of
from burghof.games.appenzell.model.castle import field_name as name_of
from burghof.games.appenzell.model.events import AppenzellEvent
from burghof.games.appenzell.model.layout import PRINTED, Room, plan_of
from burghof.games.appenzell.model.moves import AppenzellMove, Enter, EnterOver, Slide, Step, Uncover
from burghof.games.appenzell.model.options import Options
from burghof.games.appenzell.model.state import State
from burghof.games.appenzell.model.tile import Tile
from burghof.kernel import Seat

RULES = Appenzell()
APPENZELLER, BRIE, EDAM, EMMENTAL, GORGONZOLA, GOUDA, ROQUEFORT, PLAIN, TRAP = Tile
USUAL = Options()
BY_NAME: dict[str, Field] = {name_of(field): field for field in FIELDS}


def field(name: str) -> Field:
    """The field of this name: column letter, row number."""
    return BY_NAME[name]


def fields(names: str) -> tuple[Field, ...]:
    """The fields of these names."""
    return tuple(field(name) for name in names.split())


def hole(name: str) -> Hole:
    """The hole in this field."""
    return HOLES[HOLE_FIELDS.index(field(name))]


def room(name: str, layout: str = PRINTED["front"]) -> Room:
    """The room that this field belongs to."""
    found = plan_of(layout).room_at[field(name)]
    assert found is not None, "a tower is no room"
    return found


def rooms(names: str, layout: str = PRINTED["front"]) -> tuple[Room, ...]:
    """The rooms that these fields belong to, in order."""
    return tuple(sorted({room(name, layout) for name in names.split()}))


def table(  # noqa: PLR0913 - a builder names whatever matters
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
    options: Options = USUAL,
) -> State:
    """A table at which each seat has its mice on these fields, the others outside, and nothing but plain tiles else.

    The rooms of these mice are open, and those of the fields named.
    """
    seats = len(mice)
    laid = {hole(name): tile for name, tile in (tiles or {}).items()}
    layout = PRINTED["front" if options.layout == "drawn" else options.layout]
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
    """Uncover the room of this field."""
    return Uncover(room(name))


def enter(name: str) -> Enter:
    """Enter the tower of this name."""
    return Enter(field(name))


def enter_over(tower: str, to: str) -> EnterOver:
    """Run over this tower to that field."""
    return EnterOver(field(tower), field(to))


def step(source: str, to: str) -> Step:
    """Run from this field to that one."""
    return Step(field(source), field(to))


def slide(side: str, door: str) -> Slide:
    """Push the spare tile in at this side, where this field is right behind the wall."""
    return Slide(next(slot for slot in SLOTS if side_of(slot) == side and door_of(slot) == field(door)))


def play(state: State, *moves: AppenzellMove) -> tuple[State, list[AppenzellEvent]]:
    """The table after the seats to act made these legal moves, and what happened."""
    events: list[AppenzellEvent] = []
    for move in moves:
        seat = RULES.pending(state)[0].seat
        refusal = RULES.why_not(state, seat, move)
        assert refusal is None, refusal
        state = RULES.apply(state, seat, move, lambda event, _: events.append(event))
    return state, events


def clause_against(state: State, move: AppenzellMove) -> str | None:
    """The clause that forbids this move to the seat to act, or None."""
    refusal = RULES.why_not(state, RULES.pending(state)[0].seat, move)
    return refusal.clause if refusal else None


def legal(state: State) -> Sequence[AppenzellMove]:
    """What the seat to act may do."""
    return RULES.legal_moves(state, RULES.pending(state)[0].seat)


def to_act(state: State) -> tuple[Seat, str]:
    """Who is to act, and in what way."""
    (decision,) = RULES.pending(state)
    return decision.seat, decision.kind


def tile_at(state: State, name: str) -> Tile:
    """The tile in this field."""
    place = HOLE[field(name)]
    assert place is not None, "a raised field has no tile"
    return state.tiles[place]
