"""The rules of Castle of the 7 Locks as an implementation of the kernel's `Game` protocol."""

from collections.abc import Sequence
from typing import assert_never

from burghof.games.seven_locks.hidden.determinization import determinize
from burghof.games.seven_locks.model.castle import TOWERS, tower_number
from burghof.games.seven_locks.model.events import LocksEvent
from burghof.games.seven_locks.model.moves import (
    Begin,
    Bet,
    Drop,
    Join,
    Keep,
    LocksMove,
    MixTowers,
    Pass,
    Place,
    Resound,
    Roll,
    TakeKey,
    Walk,
    Withdraw,
)
from burghof.games.seven_locks.model.options import Options
from burghof.games.seven_locks.model.preview import LocksPreview
from burghof.games.seven_locks.model.state import State
from burghof.games.seven_locks.model.view import View, view
from burghof.games.seven_locks.presenting.offers import offer
from burghof.games.seven_locks.presenting.outline import outline
from burghof.games.seven_locks.rules.dropping import (
    DROP_MOVES,
    draw_echo,
    drop,
    legal_drops,
    resound,
    why_not_drop,
    why_not_resound,
)
from burghof.games.seven_locks.rules.enchanted import BET_MOVES, bet, decline, legal_bets, why_not_bet
from burghof.games.seven_locks.rules.ending import outcome
from burghof.games.seven_locks.rules.setting_up import (
    PLACE_MOVES,
    draw_depths,
    draw_start,
    mix_towers,
    place_keymaster,
    set_first_seat,
    start,
    why_not_begin,
    why_not_mix,
)
from burghof.games.seven_locks.rules.turn import draw_roll, roll, why_not_roll
from burghof.games.seven_locks.rules.unlocking import (
    JOIN,
    KEEP,
    PASS,
    TAKE_KEY_MOVES,
    WITHDRAW,
    join,
    keep_coat,
    legal_keys,
    stand_aside,
    take_key,
    why_not_take,
    withdraw_coat,
)
from burghof.games.seven_locks.rules.walking import WALK_MOVES, legal_walks, walk, why_not_walk
from burghof.kernel import (
    CHANCE,
    Audience,
    Decision,
    Emit,
    Offer,
    Outcome,
    Outline,
    Recall,
    Refusal,
    Rng,
    Seat,
    forbids,
)

MOVES: tuple[LocksMove, ...] = (
    *PLACE_MOVES,
    *DROP_MOVES,
    *WALK_MOVES,
    *TAKE_KEY_MOVES,
    JOIN,
    KEEP,
    WITHDRAW,
    *BET_MOVES,
    PASS,
)

CHANCE_DECISIONS: dict[str, tuple[Decision, ...]] = {
    kind: (Decision(CHANCE, kind),) for kind in ("depths", "start", "die")
}
ECHO_DECISIONS: tuple[tuple[Decision, ...], ...] = tuple(
    (Decision(CHANCE, f"echo/{tower_number(tower)}"),) for tower in TOWERS
)
"""Each tower has a chance stream of its own: its third echo does not depend on where other pearls fall."""


class SevenLocks:
    """The rules of Castle of the 7 Locks in a rules version; in version 1 all players together may take back a key."""

    def __init__(self, rules_version: int) -> None:
        self._is_key_binding = rules_version > 1

    def start(self, options: Options, seats: int) -> State:
        """Return the table before the towers are mixed (chapter 1)."""
        return start(options, seats)

    def moves(self, options: Options, seats: int) -> Sequence[LocksMove]:
        """Return all moves: towers to place, drop at and walk to, keys to take, coats of arms, keys to bet on."""
        del options, seats
        return MOVES

    def pending(self, state: State) -> tuple[Decision, ...]:
        """Return the pending decision of a seat or of CHANCE; none at the end. Taking a key is binding (5.1)."""
        phase = state.phase
        if phase == "echo":
            assert state.falling is not None, "a pearl is falling"
            return ECHO_DECISIONS[state.falling]
        if phase in CHANCE_DECISIONS:
            return CHANCE_DECISIONS[phase]
        if phase == "over":
            return ()
        seat = state.asked[0] if phase in ("join", "withdraw", "bet") else state.active
        return (Decision(seat, phase, state.step, is_binding=phase == "key" and self._is_key_binding),)

    def legal_moves(self, state: State, seat: Seat) -> Sequence[LocksMove]:
        """Return the legal moves of the seat to act."""
        del seat
        match state.phase:
            case "drop":
                return legal_drops(state)
            case "walk":
                return legal_walks(state)
            case "key":
                return legal_keys(state)
            case "join":
                return (JOIN, PASS)
            case "withdraw":
                return (KEEP, WITHDRAW)
            case "bet":
                return (*legal_bets(state), PASS)
            case _:
                return PLACE_MOVES

    def why_not(self, state: State, seat: Seat, move: LocksMove) -> Refusal | None:
        """Return the first clause that forbids the move, or None; 2.1 forbids moves that do not belong to the phase."""
        del seat
        match move:
            case MixTowers() if state.phase == "depths":
                return why_not_mix(move)
            case Begin() if state.phase == "start":
                return why_not_begin(state, move)
            case Roll() if state.phase == "die":
                return why_not_roll(move)
            case Resound() if state.phase == "echo":
                return why_not_resound(state, move)
            case _:
                return _why_not_play(state, move)

    def apply(self, state: State, seat: Seat, move: LocksMove, emit: Emit[State, LocksEvent]) -> State:
        """Return the table after the move, advanced to the next decision."""
        del seat
        match move:
            case Resound():
                return resound(state, move, emit)
            case Drop():
                return drop(state, move)
            case Roll():
                return roll(state, move, emit)
            case Walk():
                return walk(state, move.tower, emit)
            case TakeKey():
                return take_key(state, move, emit)
            case Begin():
                return set_first_seat(state, move, emit)
            case MixTowers():
                return mix_towers(state, move, emit)
            case Place():
                return place_keymaster(state, move, emit)
            case _:
                return _apply_coat(state, move, emit)

    def draw(self, state: State, rng: Rng) -> LocksMove:
        """Draw the depths, the seat that begins, a roll, or the echo of a pearl."""
        match state.phase:
            case "echo":
                return draw_echo(state, rng)
            case "die":
                return draw_roll(rng)
            case "depths":
                return draw_depths(rng)
            case _:
                return draw_start(state, rng)

    def view(self, state: State, seat: Audience, recall: Recall) -> View:
        """Return everything except the depths; the echoes of earlier turns only with a notebook."""
        return view(state, seat, recall)

    def determinize(self, view: View, rng: Rng) -> State:
        """Sample a world: depths with exactly their probability given everything the view knows."""
        return determinize(view, rng)

    def offers(self, state: State, seat: Seat, recall: Recall) -> Sequence[Offer[LocksMove, LocksPreview]]:
        """Return the legal moves with their texts and previews."""
        return [offer(state, seat, move, recall) for move in self.legal_moves(state, seat)]

    def outline(self, view: View) -> Outline:
        """Return the table as a tree of sentences."""
        return outline(view)

    def outcome(self, state: State) -> Outcome | None:
        """Return the outcome, or None while the game is running (chapter 7)."""
        return outcome(state)


def _why_not_play(state: State, move: LocksMove) -> Refusal | None:
    """Return the clause that forbids a seat this move, or None."""
    match move:
        case Drop() if state.phase == "drop":
            return why_not_drop(state, move)
        case Walk() if state.phase == "walk":
            return why_not_walk(state, move)
        case TakeKey() if state.phase == "key":
            return why_not_take(state, move)
        case Bet() if state.phase == "bet":
            return why_not_bet(state, move)
        case Place() if state.phase == "place":
            return None
        case Join() if state.phase == "join":
            return None
        case Pass() if state.phase in ("join", "bet"):
            return None
        case Keep() | Withdraw() if state.phase == "withdraw":
            return None
        case _:
            return forbids("2.1", "not-due-now", due=state.phase)


def _apply_coat(state: State, move: Join | Pass | Keep | Withdraw | Bet, emit: Emit[State, LocksEvent]) -> State:
    """Return the table after an answer about a coat of arms."""
    match move:
        case Pass() if state.phase == "bet":
            return decline(state, emit)
        case Pass():
            return stand_aside(state, emit)
        case Join():
            return join(state, emit)
        case Bet():
            return bet(state, move, emit)
        case Keep():
            return keep_coat(state, emit)
        case Withdraw():
            return withdraw_coat(state, emit)
        case _:
            assert_never(move)
