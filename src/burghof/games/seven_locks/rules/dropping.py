"""Pearls and their echoes: RULES.md chapter 3."""

from collections.abc import Sequence

from msgspec.structs import replace

from burghof.games.seven_locks.model.castle import (
    ECHO_WEIGHTS,
    MAX_ECHO_ERROR,
    TOWERS,
    Echo,
    Tower,
    echo_weight,
    tower_name,
)
from burghof.games.seven_locks.model.events import Dropped, LocksEvent
from burghof.games.seven_locks.model.moves import Drop, Resound
from burghof.games.seven_locks.model.state import PhaseName, Sound, State, keymaster_tower, locked_towers
from burghof.games.seven_locks.rules.ending import end_with_empty_bin
from burghof.games.seven_locks.rules.setting_up import FIRST_PEARLS
from burghof.games.seven_locks.rules.walking import WALK_MOVES, walk, walk_targets
from burghof.kernel import Emit, Refusal, Rng, Seat, forbids, with_item

DROP_MOVES: tuple[Drop, ...] = tuple(Drop(tower) for tower in TOWERS)


def droppable_towers(state: State, sounds: Sequence[Sound], due: int) -> list[Tower]:
    """Return the towers that may get the next of `due` pearls: unused ones, or any if too few are unused (3.2, 3.3)."""
    locked = locked_towers(state.shown)
    used = [sound.tower for sound in sounds]
    unused = [tower for tower in locked if tower not in used]
    return unused if due <= len(unused) else locked


def why_not_drop(state: State, seat: Seat, move: Drop) -> Refusal | None:
    """Return the clause that forbids a pearl for this tower, or None."""
    if state.shown[move.tower] is not None:
        return forbids("3.1", "tower-is-open", tower=tower_name(move.tower))
    if move.tower in droppable_towers(state, state.sounds, state.due):
        return None
    if len(state.sounds) + state.due > len(locked_towers(state.shown)):
        return forbids("3.3", "each-tower-gets-a-pearl", tower=tower_name(move.tower))
    return forbids("3.2", "tower-has-its-pearl", tower=tower_name(move.tower))


def legal_drops(state: State, seat: Seat) -> Sequence[Drop]:
    """Return a move for every tower that may get the next pearl, in order."""
    return [DROP_MOVES[tower] for tower in droppable_towers(state, state.sounds, state.due)]


def drop(state: State, seat: Seat, move: Drop, emit: Emit[State, LocksEvent]) -> State:
    """Drop a pearl; CHANCE then draws its echo (3.4)."""
    return replace(state, phase="echo", falling=move.tower)


def draw_echo(state: State, rng: Rng) -> Resound:
    """Draw an echo: the depth of the tower plus an error, drawn by its weight (3.4, 3.5)."""
    assert state.falling is not None, "a pearl is falling"
    error = rng.weighted(ECHO_WEIGHTS[state.options.echo]) - MAX_ECHO_ERROR
    return Resound(Echo(state.depths[state.falling] + error))


def why_not_resound(state: State, seat: Seat, move: Resound) -> Refusal | None:
    """Return the clause that forbids this echo, or None; an error without weight is impossible."""
    assert state.falling is not None, "a pearl is falling"
    depth = state.depths[state.falling]
    return None if echo_weight(state.options.echo, depth, move.echo) else forbids("3.4", "no-such-echo", echo=move.echo)


def resound(state: State, seat: Seat, move: Resound, emit: Emit[State, LocksEvent]) -> State:
    """Emit the echo and advance: to the next pearl, to the walk, or to the end of the game (3.8, 3.9)."""
    tower = state.falling
    assert tower is not None, "a pearl is falling"
    due = state.due - 1
    sounds = (*state.sounds, Sound(tower, move.echo))
    phase, falling = _phase_after_pearl(state, sounds, due)
    state = replace(
        state,
        phase=phase,
        step=state.step + 1,
        bin=state.bin - 1,
        heard=with_item(state.heard, tower, (*state.heard[tower], move.echo)),
        due=due,
        sounds=sounds,
        falling=falling,
    )
    emit(Dropped(state.active, tower, move.echo), state)
    if not state.bin and (due or state.options.bin == "at-once"):
        return end_with_empty_bin(state, emit)
    if phase == "walk":
        reached = walk_targets(state)
        return walk(state, state.active, WALK_MOVES[reached[0]], emit) if len(reached) == 1 else state
    return state


def _phase_after_pearl(state: State, sounds: Sequence[Sound], due: int) -> tuple[PhaseName, Tower | None]:
    """Return the phase after this pearl, and the tower of the next pearl if there is no choice (1.6, 2.4)."""
    if not state.turn:
        return ("echo", TOWERS[(keymaster_tower(state) + FIRST_PEARLS - due) % len(TOWERS)]) if due else ("die", None)
    if not due:
        return "walk", None
    towers = droppable_towers(state, sounds, due)
    return ("echo", towers[0]) if len(towers) == 1 else ("drop", None)
