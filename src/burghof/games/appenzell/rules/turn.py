"""The turn: RULES.md chapter 3. Actions while points are left, then the roofs, then the next seat."""

from msgspec.structs import replace

from burghof.games.appenzell.data import CASTLE
from burghof.games.appenzell.model.castle import LINES, Field
from burghof.games.appenzell.model.events import AppenzellEvent, TurnEnded
from burghof.games.appenzell.model.layout import Room, plan_of
from burghof.games.appenzell.model.moves import AppenzellMove, End, Enter, EnterOver, Slide, Step, Uncover
from burghof.games.appenzell.model.state import State
from burghof.games.appenzell.rules.ending import end_after_last_round, end_if_decided
from burghof.games.appenzell.rules.running import (
    enter,
    enter_over,
    legal_enters,
    legal_steps,
    occupied_fields,
    open_ground,
    run,
)
from burghof.games.appenzell.rules.settling import collect, drop_mice
from burghof.games.appenzell.rules.sliding import SLIDE_MOVES, slide
from burghof.games.appenzell.rules.uncovering import legal_uncovers, uncover, uncoverable_rooms
from burghof.kernel import Emit, Seat

END = End()

LINE_FIELDS: tuple[frozenset[Field], ...] = tuple(frozenset(line) for line in LINES)
"""For each slot, the fields of its line: a seat without a mouse on them gains nothing by this slide."""


def legal_actions(state: State, seat: Seat) -> list[AppenzellMove]:
    """Return every legal action, and the end of the turn (3.1, 3.2)."""
    plan = plan_of(state.layout)
    ground, mice = open_ground(state, plan), occupied_fields(state)
    return [
        *legal_uncovers(state, seat, plan),
        *legal_enters(state, seat, ground, mice),
        *legal_steps(state, seat, ground, mice),
        *(() if state.has_slid else SLIDE_MOVES),
        END,
    ]


def has_action(state: State, seat: Seat) -> bool:
    """Return whether the seat can do anything except end its turn."""
    plan = plan_of(state.layout)
    if not state.has_slid or uncoverable_rooms(state, seat, plan):
        return True
    ground, mice = open_ground(state, plan), occupied_fields(state)
    return bool(legal_steps(state, seat, ground, mice) or legal_enters(state, seat, ground, mice))


def play_uncover(state: State, seat: Seat, move: Uncover, emit: Emit[State, AppenzellEvent]) -> State:
    """Uncover a room and continue the turn; nothing can be collected because no mouse and no tile moved."""
    return _end_turn_if_done(uncover(state, seat, move, emit), seat, emit)


def play_enter(state: State, seat: Seat, move: Enter, emit: Emit[State, AppenzellEvent]) -> State:
    """Enter a tower and continue the turn; nothing can be collected in a tower."""
    return _end_turn_if_done(enter(state, seat, move, emit), seat, emit)


def play_enter_over(state: State, seat: Seat, move: EnterOver, emit: Emit[State, AppenzellEvent]) -> State:
    """Enter over a tower, collect, and continue the turn."""
    return _settle_run(enter_over(state, seat, move, emit), seat, emit)


def play_step(state: State, seat: Seat, move: Step, emit: Emit[State, AppenzellEvent]) -> State:
    """Run, collect, and continue the turn."""
    return _settle_run(run(state, seat, move, emit), seat, emit)


def play_slide(state: State, seat: Seat, move: Slide, emit: Emit[State, AppenzellEvent]) -> State:
    """Slide; then all falls, then the cheeses of all seats, the active seat first; then continue (7.1, 7.5)."""
    slid = slide(state, seat, move, emit)
    settled = drop_mice(slid, move.slot, emit)
    line = LINE_FIELDS[move.slot]
    for ahead in range(state.seats):
        other = Seat((seat + ahead) % state.seats)
        if not line.isdisjoint(settled.mice[other]):
            settled = collect(settled, other, emit)
    return _end_game_or_continue(slid, settled, seat, emit)


def play_end(state: State, seat: Seat, move: End, emit: Emit[State, AppenzellEvent]) -> State:
    """Cover every room without a mouse and pass the turn to the next seat, unless the last round is over (3.4, 9.7)."""
    plan = plan_of(state.layout)
    kept: set[Room | None] = {plan.room_at[field] for mice in state.mice for field in mice}
    covered = tuple(room for room in state.open if room not in kept)
    turns = state.turns + 1
    is_last = turns >= CASTLE.rounds * state.seats
    state = replace(
        state,
        open=tuple(room for room in state.open if room in kept),
        active=seat if is_last else Seat((seat + 1) % state.seats),
        points=0 if is_last else CASTLE.actions,
        has_slid=False,
        turns=turns,
        step=state.step + 1,
    )
    emit(TurnEnded(seat, covered), state)
    return end_after_last_round(state, emit)


def _settle_run(state: State, seat: Seat, emit: Emit[State, AppenzellEvent]) -> State:
    """Collect for the seat that ran, because no other seat can gain by a run, and continue the turn."""
    return _end_game_or_continue(state, collect(state, seat, emit), seat, emit)


def _end_game_or_continue(acted: State, settled: State, seat: Seat, emit: Emit[State, AppenzellEvent]) -> State:
    """End the game if a fall or a collected cheese has decided it, otherwise continue the turn (9.1, 9.2)."""
    return _end_turn_if_done(settled if settled is acted else end_if_decided(settled, emit), seat, emit)


def _end_turn_if_done(state: State, seat: Seat, emit: Emit[State, AppenzellEvent]) -> State:
    """End the turn automatically once no point or no action is left (3.3)."""
    if state.phase == "over" or (state.points and has_action(state, seat)):
        return state
    return play_end(state, seat, END, emit)
