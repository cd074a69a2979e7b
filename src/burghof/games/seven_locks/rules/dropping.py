"""Pearls and their echoes: RULES.md chapter 3."""

from collections.abc import Sequence

from msgspec.structs import replace

from burghof.games.seven_locks.model.castle import TOWERS, WEIGHTS, WIDEST, Echo, Tower, named, weight
from burghof.games.seven_locks.model.events import Dropped, LocksEvent
from burghof.games.seven_locks.model.moves import Drop, Resound
from burghof.games.seven_locks.model.state import Phase, Sound, State, here, standing
from burghof.games.seven_locks.rules.ending import lose
from burghof.games.seven_locks.rules.setting_up import FIRST_PEARLS
from burghof.games.seven_locks.rules.walking import targets, walk
from burghof.kernel import Dice, Refusal, Tell, forbids, replaced

DROPS: tuple[Drop, ...] = tuple(Drop(tower) for tower in TOWERS)


def open_towers(state: State, sounds: Sequence[Sound], due: int) -> list[Tower]:
    """Return the towers that may get the next of `due` pearls: unused ones, or any if too few are unused (3.2, 3.3)."""
    locked = standing(state.shown)
    used = [sound.tower for sound in sounds]
    unused = [tower for tower in locked if tower not in used]
    return unused if due <= len(unused) else locked


def why_not_drop(state: State, move: Drop) -> Refusal | None:
    """Return the clause that forbids a pearl for this tower, or None."""
    if state.shown[move.tower] is not None:
        return forbids("3.1", "tower-is-open", tower=named(move.tower))
    if move.tower in open_towers(state, state.sounds, state.due):
        return None
    if len(state.sounds) + state.due > len(standing(state.shown)):
        return forbids("3.3", "each-tower-gets-a-pearl", tower=named(move.tower))
    return forbids("3.2", "tower-has-its-pearl", tower=named(move.tower))


def legal_drops(state: State) -> Sequence[Drop]:
    """Return a move for every tower that may get the next pearl, in order."""
    return [DROPS[tower] for tower in open_towers(state, state.sounds, state.due)]


def drop(state: State, move: Drop) -> State:
    """Drop a pearl; CHANCE then draws its echo (3.4)."""
    return replace(state, phase="echo", falling=move.tower)


def draw_echo(state: State, dice: Dice) -> Resound:
    """Draw an echo: the depth of the tower plus an error, drawn by its weight (3.4, 3.5)."""
    assert state.falling is not None, "a pearl is falling"
    error = dice.weighted(WEIGHTS[state.options.echo]) - WIDEST
    return Resound(Echo(state.depths[state.falling] + error))


def why_not_resound(state: State, move: Resound) -> Refusal | None:
    """Return the clause that forbids this echo, or None; an error without weight is impossible."""
    assert state.falling is not None, "a pearl is falling"
    depth = state.depths[state.falling]
    return None if weight(state.options.echo, depth, move.echo) else forbids("3.4", "no-such-echo", echo=move.echo)


def resound(state: State, move: Resound, tell: Tell[State, LocksEvent]) -> State:
    """Emit the echo and advance: to the next pearl, to the walk, or to the end of the game (3.8, 3.9)."""
    tower = state.falling
    assert tower is not None, "a pearl is falling"
    due = state.due - 1
    sounds = (*state.sounds, Sound(tower, move.echo))
    phase, falling = _next(state, sounds, due)
    state = replace(
        state,
        phase=phase,
        step=state.step + 1,
        bin=state.bin - 1,
        heard=replaced(state.heard, tower, (*state.heard[tower], move.echo)),
        due=due,
        sounds=sounds,
        falling=falling,
    )
    tell(Dropped(state.active, tower, move.echo), state)
    if not state.bin and (due or state.options.bin == "at-once"):
        return lose(state, tell)
    if phase == "walk":
        reached = targets(state)
        return walk(state, reached[0], tell) if len(reached) == 1 else state
    return state


def _next(state: State, sounds: Sequence[Sound], due: int) -> tuple[Phase, Tower | None]:
    """Return the phase after this pearl, and the tower of the next pearl if there is no choice (1.6, 2.4)."""
    if not state.turn:
        return ("echo", TOWERS[(here(state) + FIRST_PEARLS - due) % len(TOWERS)]) if due else ("die", None)
    if not due:
        return "walk", None
    towers = open_towers(state, sounds, due)
    return ("echo", towers[0]) if len(towers) == 1 else ("drop", None)
