"""Builders: tables that name only what matters for a test. Towers are named by their numbers, from 1."""

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
PLAIN = Options()
A, B, C, D = (Seat(seat) for seat in range(4))

DEPTHS = (3, 1, 4, 8, 5, 7, 2, 6)
"""The depths of most tests, the enchanted one last."""


def tower(number: int) -> Tower:
    """The tower of this number."""
    return Tower(number - 1)


def table(  # noqa: PLR0913 - a builder names whatever matters
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
    options: Options = PLAIN,
) -> State:
    """A table before a roll: two pearls in every locked tower that sounded as deep as it is, unless told otherwise."""
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


def dropping(state: State, pearls: int, steps: int = 1) -> State:
    """The table after this roll."""
    return replace(state, phase="drop", due=pearls, steps=steps)


def walking(state: State, steps: int) -> State:
    """The table at which the keymaster may walk so many steps."""
    return replace(state, phase="walk", steps=steps)


def unlocking(state: State, at: int) -> State:
    """The table at which a key is to be taken for this tower."""
    return replace(state, phase="key", keymaster=tower(at))


def betting(state: State, *asked: Seat) -> State:
    """The table at which these seats are asked for the enchanted key."""
    return replace(state, phase="bet", asked=asked)


def place(number: int) -> Place:
    """Put the keymaster there."""
    return Place(tower(number))


def drop(number: int) -> Drop:
    """Drop a pearl into that tower."""
    return Drop(tower(number))


def walk(number: int) -> Walk:
    """Walk to that tower."""
    return Walk(tower(number))


def take(key: int) -> TakeKey:
    """Take the key of this length."""
    return TakeKey(Key(key))


def bet(key: int) -> Bet:
    """Place a coat of arms on that key."""
    return Bet(Key(key))


def resound(echo: int) -> Resound:
    """A pearl sounds like this."""
    return Resound(Echo(echo))


def roll(pearls: int, steps: int) -> Roll:
    """The die shows this."""
    return Roll(pearls, steps)


def play(state: State, *moves: LocksMove) -> tuple[State, list[LocksEvent]]:
    """The table after whoever was to act made these legal moves, and what happened."""
    events: list[LocksEvent] = []
    for move in moves:
        seat = RULES.pending(state)[0].seat
        refusal = RULES.why_not(state, seat, move)
        assert refusal is None, refusal
        state = RULES.apply(state, seat, move, lambda event, _: events.append(event))
    return state, events


def legal(state: State) -> list[LocksMove]:
    """What the seat to act may do."""
    return list(RULES.legal_moves(state, RULES.pending(state)[0].seat))


def clause_against(state: State, move: LocksMove) -> str | None:
    """The clause that forbids this move to whoever is to act, or None."""
    refusal = RULES.why_not(state, RULES.pending(state)[0].seat, move)
    return refusal.clause if refusal else None


def to_act(state: State) -> tuple[Seat, str]:
    """Who is to act, and in what way."""
    (decision,) = RULES.pending(state)
    return decision.seat, decision.kind


def pearls_in(state: State) -> list[int]:
    """How many pearls are in each tower."""
    return [len(state.heard[place]) for place in TOWERS]
