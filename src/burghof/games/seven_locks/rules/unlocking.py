"""Unlocking a tower: RULES.md chapter 5."""

from collections.abc import Sequence

from msgspec.structs import replace

from burghof.games.seven_locks.data import CASTLE
from burghof.games.seven_locks.model.castle import KEYS, Key
from burghof.games.seven_locks.model.events import (
    CoatKept,
    CoatPlaced,
    CoatWithdrawn,
    KeyTaken,
    LocksEvent,
    PearlsTaken,
    StoodAside,
    TowerOpened,
    Tried,
)
from burghof.games.seven_locks.model.moves import Join, Keep, Pass, TakeKey, Withdraw
from burghof.games.seven_locks.model.state import (
    Attempt,
    Miss,
    State,
    keymaster_tower,
    locked_towers,
    opened_tower_name,
)
from burghof.games.seven_locks.rules.enchanted import ask_for_enchanted_key
from burghof.games.seven_locks.rules.ending import end_game
from burghof.games.seven_locks.rules.turn import next_seat, seats_with_coats
from burghof.kernel import Emit, Refusal, Seat, forbids, with_item

TAKE_KEY_MOVES: tuple[TakeKey, ...] = tuple(TakeKey(key) for key in KEYS)
JOIN, PASS, KEEP, WITHDRAW = Join(), Pass(), Keep(), Withdraw()


def why_not_take(state: State, seat: Seat, move: TakeKey) -> Refusal | None:
    """Return the clause that forbids this key, or None."""
    if move.key in state.keys:
        return None
    return forbids("5.1", "key-is-gone", key=move.key, tower=opened_tower_name(state, move.key))


def legal_keys(state: State, seat: Seat) -> Sequence[TakeKey]:
    """Return a move for every key in the row, the shortest first."""
    return [TAKE_KEY_MOVES[key - 1] for key in state.keys]


def take_key(state: State, seat: Seat, move: TakeKey, emit: Emit[State, LocksEvent]) -> State:
    """Take the key, and ask the other seats one by one whether they join in (5.1, 5.2, 5.3)."""
    tower = keymaster_tower(state)
    asked = tuple(other for other in seats_with_coats(state, next_seat(state)) if other != seat)
    state = replace(state, key=move.key, asked=asked, phase="join", step=state.step + 1)
    emit(KeyTaken(seat, tower, move.key), state)
    return state if asked else try_key(state, emit)


def legal_joins(state: State, seat: Seat) -> Sequence[Join | Pass]:
    """Return the two answers of a seat that may join in (5.2)."""
    return JOIN, PASS


def join(state: State, seat: Seat, move: Join, emit: Emit[State, LocksEvent]) -> State:
    """Place a coat of arms beside the keymaster (5.2)."""
    tower = keymaster_tower(state)
    joined = (*state.joined, seat)
    state = _ask_next(replace(state, coats=with_item(state.coats, seat, state.coats[seat] - 1), joined=joined))
    emit(CoatPlaced(seat, tower), state)
    return state if state.asked else try_key(state, emit)


def stand_aside(state: State, seat: Seat, move: Pass, emit: Emit[State, LocksEvent]) -> State:
    """Decline to join in (5.2)."""
    tower = keymaster_tower(state)
    state = _ask_next(state)
    emit(StoodAside(seat, tower), state)
    return state if state.asked else try_key(state, emit)


def _ask_next(state: State) -> State:
    """Ask the next seat whether it joins in; after the last one, ask those who may withdraw (5.5)."""
    asked = state.asked[1:]
    if not asked and state.options.withdrawing:
        return replace(state, asked=state.joined[:-1], phase="withdraw", step=state.step + 1)
    return replace(state, asked=asked, step=state.step + 1)


def legal_withdrawals(state: State, seat: Seat) -> Sequence[Keep | Withdraw]:
    """Return the two answers of a seat that may take its coat of arms back (5.5)."""
    return KEEP, WITHDRAW


def keep_coat(state: State, seat: Seat, move: Keep, emit: Emit[State, LocksEvent]) -> State:
    """Leave the coat of arms where it is (5.5)."""
    tower = keymaster_tower(state)
    state = replace(state, asked=state.asked[1:], step=state.step + 1)
    emit(CoatKept(seat, tower), state)
    return state if state.asked else try_key(state, emit)


def withdraw_coat(state: State, seat: Seat, move: Withdraw, emit: Emit[State, LocksEvent]) -> State:
    """Take the coat of arms back, unused (5.5)."""
    tower = keymaster_tower(state)
    state = replace(
        state,
        asked=state.asked[1:],
        joined=tuple(other for other in state.joined if other != seat),
        coats=with_item(state.coats, seat, state.coats[seat] + 1),
        step=state.step + 1,
    )
    emit(CoatWithdrawn(seat, tower), state)
    return state if state.asked else try_key(state, emit)


def try_key(state: State, emit: Emit[State, LocksEvent]) -> State:
    """Try the key: it opens the tower, or goes back to the row and the turn is over (5.6, 5.8)."""
    tower, key = keymaster_tower(state), state.key
    assert key is not None, "a key was taken"
    off = key - state.depths[tower]
    if not off:
        emit(Tried(state.active, tower, key, "fits", None), state)
        return open_tower(state, key, emit)
    fit: Miss = "too-long" if off > 0 else "too-short"
    by = abs(off) if state.options.sight == "distance" else None
    attempts = with_item(state.attempts, tower, (*state.attempts[tower], Attempt(key, fit, by)))
    seat = state.active
    state = replace(state, attempts=attempts, key=None, joined=(), phase="die", active=next_seat(state))
    emit(Tried(seat, tower, key, fit, by), state)
    return state


def open_tower(state: State, key: Key, emit: Emit[State, LocksEvent]) -> State:
    """Open the keymaster's tower, share its pearls, and continue the game (5.9, 5.10, 6.1, 7.1)."""
    tower, opener, joined = keymaster_tower(state), state.active, state.joined
    pearls = len(state.heard[tower])
    state = replace(
        state,
        shown=with_item(state.shown, tower, state.depths[tower]),
        heard=with_item(state.heard, tower, ()),
        keys=tuple(other for other in state.keys if other != key),
        key=None,
        joined=(),
    )
    emit(TowerOpened(opener, tower, key, pearls), state)
    share, rest = divmod(pearls, 1 + len(joined))
    state = _give_pearls(state, opener, share + rest, emit)
    for seat in joined:
        state = _give_pearls(state, seat, share, emit)
    left = len(locked_towers(state.shown))
    if left == CASTLE.ends_at:
        return end_game(state, emit)
    if left == CASTLE.enchanted_at:
        return ask_for_enchanted_key(state, emit)
    return replace(state, phase="die", active=next_seat(state))


def _give_pearls(state: State, seat: Seat, pearls: int, emit: Emit[State, LocksEvent]) -> State:
    """Put a share of pearls into a seat's box."""
    state = replace(state, boxes=with_item(state.boxes, seat, state.boxes[seat] + pearls))
    emit(PearlsTaken(seat, pearls), state)
    return state
