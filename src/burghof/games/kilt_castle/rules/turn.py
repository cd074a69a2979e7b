"""The turn: RULES.md chapter 2. A card, its builders, a ducat day if one was called, then the next player."""

from msgspec.structs import replace

from burghof.games.kilt_castle.model.events import BuildingStopped, KiltEvent, LastFloorSet, Skipped
from burghof.games.kilt_castle.model.moves import AnyBuild, Relocate, TakeRoof
from burghof.games.kilt_castle.model.state import State, owner
from burghof.games.kilt_castle.rules.building import build, count_kinds, has_site, legal_builds, legal_sites
from burghof.games.kilt_castle.rules.ducat_day import hold_ducat_day
from burghof.games.kilt_castle.rules.ending import end_game, idle_turns_left, seat_without_floors
from burghof.games.kilt_castle.rules.relocating import relocate
from burghof.games.kilt_castle.rules.roofing import has_unused_roof, move_roof, needs_roof, set_roof
from burghof.kernel import Emit, Seat


def play_relocation(state: State, seat: Seat, move: Relocate, emit: Emit[State, KiltEvent]) -> State:
    """Relocate the card and continue with its builders (2.1)."""
    return advance_turn(relocate(state, seat, move, emit), emit)


def play_build(state: State, seat: Seat, move: AnyBuild, emit: Emit[State, KiltEvent]) -> State:
    """Build, set a roof if one is required, and continue the turn."""
    return advance_turn(_build(state, move, emit), emit)


def play_roof(state: State, seat: Seat, move: TakeRoof, emit: Emit[State, KiltEvent]) -> State:
    """Move the roof, and continue the turn."""
    colour = state.builders[0]
    return advance_turn(move_roof(replace(state, builders=state.builders[1:]), colour, move, emit), emit)


def _build(state: State, move: AnyBuild, emit: Emit[State, KiltEvent]) -> State:
    """Build; if the builder must choose a roof, it remains the next to act (5.3)."""
    colour = state.builders[0]
    builders = state.builders
    is_roofed = needs_roof(state, colour, move.field)
    state = build(state, move, emit)
    if not is_roofed:
        return state
    if has_unused_roof(state):
        return set_roof(state, colour, move.field, emit)
    return replace(state, phase="roof", builders=builders)


def advance_turn(state: State, emit: Emit[State, KiltEvent]) -> State:
    """Advance to the next decision: a roof, a build with a choice, or the next turn. Forced builds are made at once."""
    while state.phase == "build":
        if not state.builders:
            return _finish_turn(state, emit)
        colour = state.builders[0]
        kinds = count_kinds(state)
        if not kinds or not has_site(state):
            state = replace(state, builders=state.builders[1:])
            emit(Skipped(owner(state, colour), colour, "no-field" if kinds else "no-floor"), state)
        elif kinds > 1 or len(legal_sites(state)) > 1:
            break
        else:
            state = _build(state, legal_builds(state, owner(state, colour))[0], emit)
    return replace(state, step=state.step + 1)


def _finish_turn(state: State, emit: Emit[State, KiltEvent]) -> State:
    """Hold the ducat day if one was called; end the game or pass the turn to the next player (2.2, 6.1, 7.1, 7.5)."""
    state = replace(state, idle_turns=state.idle_turns + 1 if state.fresh is None else 0)
    if state.is_ducat_day:
        state = hold_ducat_day(state, emit)
    finished = seat_without_floors(state)
    if finished is not None:
        return end_game(state, LastFloorSet(finished), emit)
    if idle_turns_left(state) == 0:
        return end_game(state, BuildingStopped(state.idle_turns), emit)
    return replace(state, phase="relocate", active=Seat((state.active + 1) % state.seats), step=state.step + 1)
