"""The stock: how tiles leave a seat, and what all players learn from that (9.4)."""

from msgspec.structs import replace

from burghof.games.solomon.model.events import SolomonEvent, TurnedUp
from burghof.games.solomon.model.state import State
from burghof.games.solomon.model.tile import Tile, less
from burghof.kernel import Seat, Tell, replaced


def give_up(state: State, seat: Seat, tile: Tile, tell: Tell[State, SolomonEvent]) -> State:
    """Remove a tile that a seat openly gives away; emits `TurnedUp` if the others could not follow it."""
    state = replace(state, stocks=replaced(state.stocks, seat, less(state.stocks[seat], tile)))
    if tile in state.followed[seat]:
        return replace(state, followed=replaced(state.followed, seat, less(state.followed[seat], tile)))
    tell(TurnedUp(seat, tile), state)
    return state
