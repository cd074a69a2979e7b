"""Setting up: RULES.md chapters 1 and 2."""

from msgspec.structs import replace

from burghof.games.appenzell.data import CASTLE
from burghof.games.appenzell.model.castle import HOLES, TOWERS, Field
from burghof.games.appenzell.model.events import AppenzellEvent, LayoutDrawn, Placed, StartDrawn, TilesLaid
from burghof.games.appenzell.model.layout import PRINTED_LAYOUTS
from burghof.games.appenzell.model.moves import DrawLayout, DrawStart, Enter, LayTiles
from burghof.games.appenzell.model.options import Options
from burghof.games.appenzell.model.state import State
from burghof.games.appenzell.model.tile import ALL_TILES
from burghof.games.appenzell.rules.drawing import draw_layout, why_not_layout
from burghof.kernel import Emit, PlayerName, Refusal, Rng, Seat, forbids, with_item

SORTED_TILES = sorted(ALL_TILES)
ENTER_MOVES: dict[Field, Enter] = {tower: Enter(tower) for tower in TOWERS}
"""Every `Enter` move, by tower."""


def start(options: Options, seats: int) -> State:
    """Return the table before anything was drawn: all mice outside, all roofs on (1.5, 2.2)."""
    is_printed = options.layout in PRINTED_LAYOUTS
    return State(
        options=options,
        seats=seats,
        phase="tiles" if is_printed else "layout",
        layout=PRINTED_LAYOUTS[options.layout] if is_printed else "",
        tiles=(),
        spare=None,
        seen=(),
        open=(),
        mice=((),) * seats,
        outside=(CASTLE.mice,) * seats,
        cheeses=((),) * seats,
        start=Seat(0),
        active=Seat(0),
        points=0,
        has_slid=False,
        turns=0,
        step=0,
    )


# Chance


def draw_rooms(state: State, rng: Rng) -> DrawLayout:
    """Draw the rooms (1.4)."""
    return DrawLayout(draw_layout(rng))


def draw_tiles(state: State, rng: Rng) -> LayTiles:
    """Draw the order of the tiles; every order is equally likely (2.1)."""
    return LayTiles(rng.shuffle(ALL_TILES))


def draw_start(state: State, rng: Rng) -> DrawStart:
    """Draw the seat that begins; every seat is equally likely (2.3)."""
    return DrawStart(Seat(rng.below(state.seats)))


def why_not_lay_tiles(state: State, seat: Seat, move: LayTiles) -> Refusal | None:
    """Return the clause that forbids laying these tiles, or None."""
    return None if sorted(move.tiles) == SORTED_TILES else forbids("1.2", "not-these-tiles")


def why_not_draw_start(state: State, seat: Seat, move: DrawStart) -> Refusal | None:
    """Return the clause that forbids that this seat begins, or None."""
    return None if 0 <= move.seat < state.seats else forbids("2.3", "nobody-sits-there")


def why_not_draw_layout(state: State, seat: Seat, move: DrawLayout) -> Refusal | None:
    """Return the clause that forbids these rooms, or None."""
    return why_not_layout(move.layout)


def divide_castle(state: State, seat: Seat, move: DrawLayout, emit: Emit[State, AppenzellEvent]) -> State:
    """Divide the castle into rooms (1.4)."""
    state = replace(state, layout=move.layout, phase="tiles")
    emit(LayoutDrawn(move.layout), state)
    return state


def lay_tiles(state: State, seat: Seat, move: LayTiles, emit: Emit[State, AppenzellEvent]) -> State:
    """Lay the tiles into the holes, unseen unless the castle is open; the last one is the spare tile (2.1, 8.5)."""
    *tiles, spare = move.tiles
    seen = (state.options.open_castle,) * len(HOLES)
    state = replace(state, tiles=tuple(tiles), spare=spare, seen=seen, phase="start")
    emit(TilesLaid(), state)
    return state


def set_first_seat(state: State, seat: Seat, move: DrawStart, emit: Emit[State, AppenzellEvent]) -> State:
    """Set the seat that begins, which is also the first to place a mouse (2.3, 2.4)."""
    state = replace(state, start=move.seat, active=move.seat, phase="place", step=1)
    emit(StartDrawn(move.seat), state)
    return state


# Placing the first mice


def free_towers(state: State) -> list[Field]:
    """Return the towers without a mouse."""
    return [tower for tower in TOWERS if not any(tower in mice for mice in state.mice)]


def mouse_owner(state: State, field: Field) -> PlayerName:
    """Return the name of the player whose mouse stands on this field or in this tower."""
    return PlayerName(next(Seat(seat) for seat, mice in enumerate(state.mice) if field in mice))


def why_not_place(state: State, seat: Seat, move: Enter) -> Refusal | None:
    """Return the clause that forbids putting the first mouse into this tower, or None."""
    if move.tower not in free_towers(state):
        return forbids("2.4", "tower-is-occupied", owner=mouse_owner(state, move.tower))
    return None


def legal_placements(state: State, seat: Seat) -> list[Enter]:
    """Return a move for every free tower."""
    return [ENTER_MOVES[tower] for tower in free_towers(state)]


def place_mouse(state: State, seat: Seat, move: Enter, emit: Emit[State, AppenzellEvent]) -> State:
    """Put a mouse into a tower; then the next seat must place. The last free tower is filled automatically (2.4)."""
    following = Seat((seat + 1) % state.seats)
    state = replace(
        state,
        mice=with_item(state.mice, seat, (move.tower,)),
        outside=with_item(state.outside, seat, CASTLE.mice - 1),
        active=following,
        step=state.step + 1,
    )
    if following == state.start:
        state = replace(state, phase="act", points=CASTLE.actions)
    emit(Placed(seat, move.tower), state)
    free = free_towers(state)
    if state.phase == "place" and len(free) == 1:
        return place_mouse(state, following, ENTER_MOVES[free[0]], emit)
    return state
