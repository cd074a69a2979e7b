"""The turn: RULES.md chapter 2."""

from msgspec.structs import replace

from burghof.games.seven_locks.data import CASTLE
from burghof.games.seven_locks.model.events import LocksEvent, Rolled
from burghof.games.seven_locks.model.moves import Roll
from burghof.games.seven_locks.model.state import State
from burghof.games.seven_locks.rules.ending import end_with_empty_bin
from burghof.kernel import Emit, Refusal, Rng, Seat, forbids

DIE_FACES: tuple[Roll, ...] = tuple(Roll(face.pearls, face.steps) for face in CASTLE.die)


def draw_roll(state: State, rng: Rng) -> Roll:
    """Roll the die; every face is equally likely (2.3)."""
    return DIE_FACES[rng.below(len(DIE_FACES))]


def why_not_roll(state: State, seat: Seat, move: Roll) -> Refusal | None:
    """Return the clause that forbids this roll, or None."""
    return None if move in DIE_FACES else forbids("2.3", "no-such-face", pearls=move.pearls, steps=move.steps)


def roll(state: State, seat: Seat, move: Roll, emit: Emit[State, LocksEvent]) -> State:
    """Begin a turn with this roll: the seat must drop its pearls; all lose if the bin is empty (2.1, 3.8)."""
    state = replace(
        state,
        phase="drop",
        turn=state.turn + 1,
        step=state.step + 1,
        due=move.pearls,
        steps=move.steps,
        sounds=(),
    )
    emit(Rolled(state.active, move.pearls, move.steps), state)
    return state if state.bin else end_with_empty_bin(state, emit)


def next_seat(state: State) -> Seat:
    """Return the seat to the left of the active one (2.2)."""
    return Seat((state.active + 1) % state.seats)


def seats_with_coats(state: State, first: Seat) -> list[Seat]:
    """Return all seats that still have a coat of arms, clockwise from this one (5.2, 6.2)."""
    order = (Seat((first + further) % state.seats) for further in range(state.seats))
    return [seat for seat in order if state.coats[seat]]
