"""The enchanted key: RULES.md chapter 6."""

from collections.abc import Sequence

from msgspec.structs import replace

from burghof.games.seven_locks.model.castle import KEYS
from burghof.games.seven_locks.model.events import EnchantedKeyAsked, LocksEvent, WagerDeclined, WagerPlaced
from burghof.games.seven_locks.model.moves import Bet, Pass
from burghof.games.seven_locks.model.state import State, Wager
from burghof.games.seven_locks.rules.turn import clockwise, next_seat
from burghof.kernel import Refusal, Tell, forbids, replaced

BETS: tuple[Bet, ...] = tuple(Bet(key) for key in KEYS)
NO_BET = Pass()


def ask_for_enchanted_key(state: State, tell: Tell[State, LocksEvent]) -> State:
    """Ask every seat with a coat of arms, the opener first; if no seat has one, continue the game (6.1, 6.2, 6.3)."""
    asked = tuple(clockwise(state, state.active))
    state = replace(state, asked=asked, phase="bet", step=state.step + 1)
    tell(EnchantedKeyAsked(state.active), state)
    return _go_on(state)


def why_not_bet(state: State, move: Bet) -> Refusal | None:
    """Return the clause that forbids a wager on this key, or None."""
    return None if move.key in state.keys else forbids("6.2", "no-wager-on-a-key-that-is-gone", key=move.key)


def legal_bets(state: State) -> Sequence[Bet]:
    """Return a move for every key left, the shortest first."""
    return [BETS[key - 1] for key in state.keys]


def bet(state: State, move: Bet, tell: Tell[State, LocksEvent]) -> State:
    """Place a coat of arms on this key (6.2)."""
    seat = state.asked[0]
    state = _go_on(
        replace(
            state,
            asked=state.asked[1:],
            wagers=(*state.wagers, Wager(seat, move.key)),
            coats=replaced(state.coats, seat, state.coats[seat] - 1),
            step=state.step + 1,
        )
    )
    tell(WagerPlaced(seat, move.key), state)
    return state


def decline(state: State, tell: Tell[State, LocksEvent]) -> State:
    """Place no coat of arms on a key (6.2)."""
    seat = state.asked[0]
    state = _go_on(replace(state, asked=state.asked[1:], step=state.step + 1))
    tell(WagerDeclined(seat), state)
    return state


def _go_on(state: State) -> State:
    """Ask the next seat, or pass the turn to the seat left of the opener (6.5)."""
    return state if state.asked else replace(state, phase="die", active=next_seat(state))
