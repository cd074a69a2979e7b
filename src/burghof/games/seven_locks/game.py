"""The rules of Castle of the 7 Locks as an implementation of the kernel's `Game` protocol."""

from collections.abc import Sequence
from operator import attrgetter

from burghof.games.seven_locks.hidden.determinization import determinize
from burghof.games.seven_locks.model.castle import TOWERS, tower_name, tower_number
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
from burghof.games.seven_locks.model.state import PhaseName, State
from burghof.games.seven_locks.model.view import view
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
    legal_places,
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
    legal_joins,
    legal_keys,
    legal_withdrawals,
    stand_aside,
    take_key,
    why_not_take,
    withdraw_coat,
)
from burghof.games.seven_locks.rules.walking import WALK_MOVES, legal_walks, walk, why_not_walk
from burghof.kernel import (
    CHANCE,
    Decision,
    Offer,
    Phase,
    PhaseTable,
    Recall,
    Refusal,
    Seat,
    always_legal,
    forbids,
    move_kind,
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


def _why_not_due(state: State) -> Refusal:
    """Return the refusal of a move that is not due now: it names what is due (2.1)."""
    tower = "" if state.keymaster is None else tower_name(state.keymaster)
    return forbids("2.1", "not-due-now", due=state.phase, pearls=state.due, tower=tower)


PHASES = PhaseTable(
    Phase("depths", (move_kind(MixTowers, why_not_mix, mix_towers),), draw=draw_depths),
    Phase("start", (move_kind(Begin, why_not_begin, set_first_seat),), draw=draw_start),
    Phase("place", (move_kind(Place, always_legal, place_keymaster),), legal=legal_places),
    Phase("die", (move_kind(Roll, why_not_roll, roll),), draw=draw_roll),
    Phase("drop", (move_kind(Drop, why_not_drop, drop),), legal=legal_drops),
    Phase("echo", (move_kind(Resound, why_not_resound, resound),), draw=draw_echo),
    Phase("walk", (move_kind(Walk, why_not_walk, walk),), legal=legal_walks),
    Phase("key", (move_kind(TakeKey, why_not_take, take_key),), legal=legal_keys),
    Phase(
        "join",
        (move_kind(Join, always_legal, join), move_kind(Pass, always_legal, stand_aside)),
        legal=legal_joins,
    ),
    Phase(
        "withdraw",
        (move_kind(Keep, always_legal, keep_coat), move_kind(Withdraw, always_legal, withdraw_coat)),
        legal=legal_withdrawals,
    ),
    Phase("bet", (move_kind(Bet, why_not_bet, bet), move_kind(Pass, always_legal, decline)), legal=legal_bets),
    names=PhaseName,
    moves=LocksMove,
    phase_of=attrgetter("phase"),
    not_due=_why_not_due,
)


class SevenLocks:
    """The rules of Castle of the 7 Locks in a rules version; in version 1 all players together may take back a key."""

    def __init__(self, rules_version: int) -> None:
        self._is_key_binding = rules_version > 1

    start = staticmethod(start)

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

    legal_moves = staticmethod(PHASES.legal_moves)
    why_not = staticmethod(PHASES.why_not)
    apply = staticmethod(PHASES.apply)
    draw = staticmethod(PHASES.draw)
    view = staticmethod(view)
    determinize = staticmethod(determinize)

    def offers(self, state: State, seat: Seat, recall: Recall) -> Sequence[Offer[LocksMove, LocksPreview]]:
        """Return the legal moves with their texts and previews."""
        return [offer(state, seat, move, recall) for move in self.legal_moves(state, seat)]

    outline = staticmethod(outline)
    outcome = staticmethod(outcome)
