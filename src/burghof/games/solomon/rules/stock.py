"""The stock: how tiles leave a seat, and what all players learn from that (9.4)."""

from msgspec.structs import replace

from burghof.games.solomon.model.events import SolomonEvent, TurnedUp
from burghof.games.solomon.model.state import State
from burghof.games.solomon.model.tile import Tile, without_tiles
from burghof.kernel import Emit, Seat, with_item


def give_tile(state: State, seat: Seat, tile: Tile, emit: Emit[State, SolomonEvent]) -> State:
    """Remove a tile that a seat openly gives away; emits `TurnedUp` if the others could not follow it."""
    state = replace(state, stocks=with_item(state.stocks, seat, without_tiles(state.stocks[seat], tile)))
    if tile in state.followed[seat]:
        return replace(state, followed=with_item(state.followed, seat, without_tiles(state.followed[seat], tile)))
    emit(TurnedUp(seat, tile), state)
    return state
