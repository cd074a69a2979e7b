"""Refusals and effects of moves: RULES.md chapters 1 to 4."""

from msgspec.structs import replace

from burghof.kernel import CHANCE, Emit, Refusal, Seat, forbids, next_tokens, with_item
from burghof.testkit.tests.pocket.memory.model import (
    AnyEvent,
    CandleBurntDown,
    Covered,
    Deal,
    PairTaken,
    Peek,
    Peeked,
    PeekTaken,
    Place,
    State,
    TilesDealt,
    Turn,
    Turned,
)

# Refusals


def why_not_deal(state: State, seat: Seat, move: Deal) -> Refusal | None:
    """Return why these tiles cannot be dealt now, or None."""
    if seat != CHANCE or state.tiles:
        return forbids("1.2", "chance-deals-once")
    if tuple(sorted(move.tiles)) != state.options.all_tiles:
        return forbids("1.1", "not-these-tiles")
    return None


def why_not_turn(state: State, move: Turn) -> Refusal | None:
    """Return why this tile cannot be turned now, or None."""
    if state.takers[move.place] is not None:
        return forbids("2.2", "tile-is-taken", place=move.place)
    if move.place in state.open:
        return forbids("2.3", "turn-another-tile", place=move.place)
    return None


def why_not_peek(state: State, seat: Seat, move: Peek) -> Refusal | None:
    """Return why the seat cannot peek there now, or None."""
    if state.peeks[seat] is not None:
        return forbids("3.1", "one-peek-a-game")
    if state.open:
        return forbids("3.2", "first-tile-is-turned")
    if state.takers[move.place] is not None:
        return forbids("3.3", "tile-is-taken", place=move.place)
    return None


# Effects


def deal(state: State, move: Deal, emit: Emit[State, AnyEvent]) -> State:
    """Lay the tiles out; the first seat acts (1.2, 2.1)."""
    state = open_decision(replace(state, tiles=move.tiles))
    emit(TilesDealt(len(move.tiles)), state)
    return state


def turn(state: State, move: Turn, emit: Emit[State, AnyEvent]) -> State:
    """Turn a tile; after the second one, take the pair or cover both (2.1, 2.4, 2.5)."""
    place, seat = move.place, state.active
    state = replace(state, open=(*state.open, place), turned=with_item(state.turned, place, value=True))
    if len(state.open) == 1:
        state = open_decision(state)
        emit(Turned(seat, place, state.tiles[place]), state)
        return state
    first, second = state.open
    emit(Turned(seat, place, state.tiles[place]), state)
    if state.tiles[first] == state.tiles[second]:
        return take_pair(state, (first, second), emit)
    return end_turn(replace(state, open=()), Covered(seat, (first, second)), emit)


def take_pair(state: State, places: tuple[Place, Place], emit: Emit[State, AnyEvent]) -> State:
    """Give a pair to the active seat, which continues; the last two tiles follow by themselves (2.4, 4.1)."""
    takers = state.takers
    for place in places:
        takers = with_item(takers, place, state.active)
    state = replace(state, takers=takers, open=())
    if len(state.left) > 2:
        state = open_decision(state)
    emit(PairTaken(state.active, state.tiles[places[0]], places), state)
    match state.left:
        case (first, second):
            return take_pair(state, (first, second), emit)
        case _:
            return state


def peek(state: State, move: Peek, emit: Emit[State, AnyEvent]) -> State:
    """Show a tile to the active seat alone, and end its turn (3.1)."""
    seat, place = state.active, move.place
    state = replace(state, peeks=with_item(state.peeks, seat, place))
    emit(Peeked((seat,), place, state.tiles[place]), state)
    return end_turn(state, PeekTaken(seat, place), emit)


def end_turn(state: State, event: AnyEvent, emit: Emit[State, AnyEvent]) -> State:
    """Emit this event and pass the turn to the next seat, as long as the candle burns (2.5, 3.1, 4.3)."""
    state = replace(state, active=Seat((state.active + 1) % state.seats), turns=state.turns + 1)
    if not state.is_over:
        state = open_decision(state)
    emit(event, state)
    if state.is_over:
        emit(CandleBurntDown(), state)
    return state


def open_decision(state: State) -> State:
    """Return the state with a new decision for the active seat."""
    return replace(state, tokens=next_tokens(state.tokens, (state.active,)))


def points(state: State, seat: Seat) -> int:
    """Return what the pairs of this seat are worth (4.4)."""
    pairs = {face for face, taker in zip(state.tiles, state.takers, strict=False) if taker == seat}
    return sum(pairs) if state.options.worth == "number" else len(pairs)
