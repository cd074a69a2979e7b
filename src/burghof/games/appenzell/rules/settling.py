"""Falling and collecting, after every action: RULES.md chapter 7."""

from msgspec.structs import replace

from burghof.games.appenzell.model.castle import HOLE_AT, HOLE_FIELDS, LINE_HOLES, Field, Slot
from burghof.games.appenzell.model.events import AppenzellEvent, Collected, Fell
from burghof.games.appenzell.model.state import State
from burghof.games.appenzell.model.tile import PLAIN, TRAP, Tile
from burghof.kernel import Emit, Seat, with_item

MICE_TO_COLLECT = 2
"""Number of mice that must stand on a cheese to collect it (7.4)."""


def drop_mice(state: State, slot: Slot, emit: Emit[State, AppenzellEvent]) -> State:
    """Drop every mouse on this line that now stands on a trap, all at the same time (7.2, 7.3)."""
    tiles = state.tiles
    trapped = [HOLE_FIELDS[hole] for hole in LINE_HOLES[slot] if tiles[hole] is TRAP]
    if not trapped:
        return state
    falls = [(Seat(seat), field) for seat, mice in enumerate(state.mice) for field in mice if field in trapped]
    if falls:
        mice = tuple(tuple(field for field in own if field not in trapped) for own in state.mice)
        state = replace(state, mice=mice)
        for seat, field in falls:
            emit(Fell(seat, field), state)
    return state


def collect(state: State, seat: Seat, emit: Emit[State, AppenzellEvent]) -> State:
    """Give the seat each cheese that it lacks and on which two of its mice stand (7.4 to 7.6)."""
    for cheese, fields in gains(state, seat):
        state = replace(state, cheeses=with_item(state.cheeses, seat, (*state.cheeses[seat], cheese)))
        emit(Collected(seat, cheese, fields), state)
    return state


def gains(state: State, seat: Seat) -> list[tuple[Tile, tuple[Field, ...]]]:
    """Return the cheeses that this seat lacks and on which two of its mice stand, with the fields (7.4, 7.6, 7.7)."""
    mice, tiles, own = state.mice[seat], state.tiles, state.cheeses[seat]
    standing: dict[Tile, tuple[Field, ...]] = {}
    for field in mice if len(mice) >= MICE_TO_COLLECT else ():
        hole = HOLE_AT[field]
        if hole is not None and (tile := tiles[hole]) is not PLAIN and tile not in own:
            standing[tile] = (*standing.get(tile, ()), field)
    return [(tile, fields) for tile, fields in standing.items() if len(fields) >= MICE_TO_COLLECT]
