"""The enchanted key: RULES.md chapter 6."""

from collections.abc import Sequence

from msgspec.structs import replace

from burghof.games.seven_locks.model.castle import KEYS
from burghof.games.seven_locks.model.events import EnchantedKeyAsked, LocksEvent, WagerDeclined, WagerPlaced
from burghof.games.seven_locks.model.moves import Bet, Pass
from burghof.games.seven_locks.model.state import State, Wager, opened_tower_name
from burghof.games.seven_locks.rules.turn import next_seat, seats_with_coats
from burghof.kernel import Emit, Refusal, Seat, forbids, with_item

BET_MOVES: tuple[Bet, ...] = tuple(Bet(key) for key in KEYS)
NO_BET = Pass()


def ask_for_enchanted_key(state: State, emit: Emit[State, LocksEvent]) -> State:
    """Ask every seat with a coat of arms, the opener first; if no seat has one, continue the game (6.1, 6.2, 6.3)."""
    asked = tuple(seats_with_coats(state, state.active))
    state = replace(state, asked=asked, phase="bet", step=state.step + 1)
    emit(EnchantedKeyAsked(state.active), state)
    return _ask_next_or_end_turn(state)


def why_not_bet(state: State, seat: Seat, move: Bet) -> Refusal | None:
    """Return the clause that forbids a wager on this key, or None."""
    if move.key in state.keys:
        return None
    tower = opened_tower_name(state, move.key)
    return forbids("6.2", "no-wager-on-a-key-that-is-gone", key=move.key, tower=tower)


def legal_bets(state: State, seat: Seat) -> Sequence[Bet | Pass]:
    """Return a move for every key left, the shortest first, then the move that declines."""
    return (*(BET_MOVES[key - 1] for key in state.keys), NO_BET)


def bet(state: State, seat: Seat, move: Bet, emit: Emit[State, LocksEvent]) -> State:
    """Place a coat of arms on this key (6.2)."""
    state = _ask_next_or_end_turn(
        replace(
            state,
            asked=state.asked[1:],
            wagers=(*state.wagers, Wager(seat, move.key)),
            coats=with_item(state.coats, seat, state.coats[seat] - 1),
            step=state.step + 1,
        )
    )
    emit(WagerPlaced(seat, move.key), state)
    return state


def decline(state: State, seat: Seat, move: Pass, emit: Emit[State, LocksEvent]) -> State:
    """Place no coat of arms on a key (6.2)."""
    state = _ask_next_or_end_turn(replace(state, asked=state.asked[1:], step=state.step + 1))
    emit(WagerDeclined(seat), state)
    return state


def _ask_next_or_end_turn(state: State) -> State:
    """Ask the next seat, or pass the turn to the seat left of the opener (6.5)."""
    return state if state.asked else replace(state, phase="die", active=next_seat(state))
