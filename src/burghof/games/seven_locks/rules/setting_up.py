"""Setting up: RULES.md chapter 1."""

from collections.abc import Sequence

from msgspec.structs import replace

from burghof.games.seven_locks.data import CASTLE
from burghof.games.seven_locks.model.castle import DEPTHS, KEYS, TOWERS
from burghof.games.seven_locks.model.events import Began, KeymasterPlaced, LocksEvent, TowersMixed
from burghof.games.seven_locks.model.moves import Begin, MixTowers, Place
from burghof.games.seven_locks.model.options import Options
from burghof.games.seven_locks.model.state import State
from burghof.kernel import Emit, Refusal, Rng, Seat, forbids

PLACE_MOVES: tuple[Place, ...] = tuple(Place(tower) for tower in TOWERS)

FIRST_PEARLS = CASTLE.first_pearls * len(TOWERS)


def start(options: Options, seats: int) -> State:
    """Return the table before the towers are mixed: a full bin, all keys, two coats of arms per seat (1.3)."""
    return State(options, seats, coats=(CASTLE.coats,) * seats, boxes=(0,) * seats, bin=CASTLE.pearls, keys=KEYS)


def draw_depths(state: State, rng: Rng) -> MixTowers:
    """Draw the depths; every order is equally likely (1.2)."""
    return MixTowers(rng.shuffle(DEPTHS))


def why_not_mix(state: State, seat: Seat, move: MixTowers) -> Refusal | None:
    """Return the clause that forbids these depths, or None."""
    return None if tuple(sorted(move.depths)) == DEPTHS else forbids("1.1", "each-depth-once")


def mix_towers(state: State, seat: Seat, move: MixTowers, emit: Emit[State, LocksEvent]) -> State:
    """Mix the towers; the last one is set aside (1.2)."""
    state = replace(state, depths=move.depths, phase="start")
    emit(TowersMixed(), state)
    return state


def draw_start(state: State, rng: Rng) -> Begin:
    """Draw the seat that begins; every seat is equally likely (1.4)."""
    return Begin(Seat(rng.below(state.seats)))


def why_not_begin(state: State, seat: Seat, move: Begin) -> Refusal | None:
    """Return the clause that forbids this seat to begin, or None."""
    return None if 0 <= move.seat < state.seats else forbids("1.4", "nobody-sits-there")


def set_first_seat(state: State, seat: Seat, move: Begin, emit: Emit[State, LocksEvent]) -> State:
    """Set the seat that begins and must place the keymaster (1.4, 1.5)."""
    state = replace(state, active=move.seat, phase="place", step=1)
    emit(Began(move.seat), state)
    return state


def legal_places(state: State, seat: Seat) -> Sequence[Place]:
    """Return a move for every tower (1.5)."""
    return PLACE_MOVES


def place_keymaster(state: State, seat: Seat, move: Place, emit: Emit[State, LocksEvent]) -> State:
    """Place the keymaster; the first of the fourteen pearls falls into his tower (1.5, 1.6)."""
    state = replace(state, keymaster=move.tower, phase="echo", due=FIRST_PEARLS, falling=move.tower)
    emit(KeymasterPlaced(seat, move.tower), state)
    return state
