"""Builders of tables that name only what matters for a test. Towers are given by their numbers, from 1."""

from collections.abc import Mapping, Sequence

from msgspec.structs import replace

from burghof.games.seven_locks.game import SevenLocks
from burghof.games.seven_locks.model.castle import KEYS, TOWERS, Depth, Echo, Key, Tower
from burghof.games.seven_locks.model.events import LocksEvent
from burghof.games.seven_locks.model.moves import Bet, Drop, LocksMove, Place, Resound, Roll, TakeKey, Walk
from burghof.games.seven_locks.model.options import Options
from burghof.games.seven_locks.model.state import Attempt, State, Wager
from burghof.kernel import Seat

RULES = SevenLocks(2)
DEFAULT_OPTIONS = Options()
A, B, C, D = (Seat(seat) for seat in range(4))

DEPTHS = (3, 1, 4, 8, 5, 7, 2, 6)
"""The depths in most tests, the enchanted one last."""


def tower(number: int) -> Tower:
    """Return the tower of this number, counted from 1."""
    return Tower(number - 1)


def table(  # noqa: PLR0913 - a test names any of these
    seats: int = 2,
    *,
    depths: Sequence[int] = DEPTHS,
    opened: Sequence[int] = (),
    pearls: Mapping[int, int] | None = None,
    heard: Mapping[int, Sequence[int]] | None = None,
    attempts: Mapping[int, Sequence[Attempt]] | None = None,
    keymaster: int = 1,
    coats: Mapping[Seat, int] | None = None,
    boxes: Mapping[Seat, int] | None = None,
    bin_: int | None = None,
    wagers: Mapping[Seat, int] | None = None,
    active: Seat = A,
    options: Options = DEFAULT_OPTIONS,
) -> State:
    """Return a table before a roll; by default two pearls in each locked tower, with echoes equal to its depth."""
    inside = {number: (depths[number - 1],) * (pearls or {}).get(number, 2) for number in range(1, 8)}
    inside |= {number: tuple(echoes) for number, echoes in (heard or {}).items()}
    echoes = tuple(() if number in opened else tuple(map(Echo, inside[number])) for number in range(1, 8))
    purse = tuple((boxes or {}).get(Seat(seat), 0) for seat in range(seats))
    shown = tuple(Depth(depth) if number in opened else None for number, depth in enumerate(depths, start=1))
    return replace(
        RULES.start(options, seats),
        phase="die",
        turn=1,
        step=100,
        active=active,
        keymaster=tower(keymaster),
        depths=tuple(map(Depth, depths)),
        shown=shown,
        heard=echoes,
        attempts=tuple(tuple((attempts or {}).get(number, ())) for number in range(1, 8)),
        keys=tuple(key for key in KEYS if Depth(key) not in shown),
        coats=tuple((coats or {}).get(Seat(seat), 2) for seat in range(seats)),
        boxes=purse,
        bin=80 - sum(map(len, echoes)) - sum(purse) if bin_ is None else bin_,
        wagers=tuple(Wager(seat, Key(key)) for seat, key in (wagers or {}).items()),
    )


def table_to_drop(state: State, pearls: int, steps: int = 1) -> State:
    """Return the table after this roll."""
    return replace(state, phase="drop", due=pearls, steps=steps)


def table_to_walk(state: State, steps: int) -> State:
    """Return the table at which the keymaster may walk up to this number of steps."""
    return replace(state, phase="walk", steps=steps)


def table_to_unlock(state: State, at: int) -> State:
    """Return the table at which a key is to be taken for this tower."""
    return replace(state, phase="key", keymaster=tower(at))


def table_to_bet(state: State, *asked: Seat) -> State:
    """Return the table at which these seats are asked for the enchanted key."""
    return replace(state, phase="bet", asked=asked)


def place(number: int) -> Place:
    """Return the move that places the keymaster at this tower."""
    return Place(tower(number))


def drop(number: int) -> Drop:
    """Return the move that drops a pearl into this tower."""
    return Drop(tower(number))


def walk(number: int) -> Walk:
    """Return the move that walks to this tower."""
    return Walk(tower(number))


def take(key: int) -> TakeKey:
    """Return the move that takes the key of this length."""
    return TakeKey(Key(key))


def bet(key: int) -> Bet:
    """Return the move that places a coat of arms on this key."""
    return Bet(Key(key))


def resound(echo: int) -> Resound:
    """Return the move of CHANCE with this echo."""
    return Resound(Echo(echo))


def roll(pearls: int, steps: int) -> Roll:
    """Return the move of CHANCE with this face of the die."""
    return Roll(pearls, steps)


def play(state: State, *moves: LocksMove) -> tuple[State, list[LocksEvent]]:
    """Play these moves for the seats to act, assert that they are legal, return the table and the emitted events."""
    events: list[LocksEvent] = []
    for move in moves:
        seat = RULES.pending(state)[0].seat
        refusal = RULES.why_not(state, seat, move)
        assert refusal is None, refusal
        state = RULES.apply(state, seat, move, lambda event, _: events.append(event))
    return state, events


def legal_moves(state: State) -> list[LocksMove]:
    """Return the legal moves of the seat to act."""
    return list(RULES.legal_moves(state, RULES.pending(state)[0].seat))


def clause_against(state: State, move: LocksMove) -> str | None:
    """Return the clause that forbids this move to the seat to act, or None."""
    refusal = RULES.why_not(state, RULES.pending(state)[0].seat, move)
    return refusal.clause if refusal else None


def next_decision(state: State) -> tuple[Seat, str]:
    """Return the seat to act and the kind of its decision."""
    (decision,) = RULES.pending(state)
    return decision.seat, decision.kind


def pearls_in(state: State) -> list[int]:
    """Return the number of pearls in each tower."""
    return [len(state.heard[place]) for place in TOWERS]
