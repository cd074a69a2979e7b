"""The turn: RULES.md chapter 3. Actions while points are left, then the roofs, then the next seat."""

from msgspec.structs import replace

from burghof.games.appenzell.data import CASTLE
from burghof.games.appenzell.model.castle import LINES, Field
from burghof.games.appenzell.model.events import AppenzellEvent, TurnEnded
from burghof.games.appenzell.model.layout import Room, plan_of
from burghof.games.appenzell.model.moves import AppenzellMove, End, Enter, EnterOver, Slide, Step, Uncover
from burghof.games.appenzell.model.state import State
from burghof.games.appenzell.rules.ending import end_if_decided, end_if_late
from burghof.games.appenzell.rules.running import (
    enter,
    enter_over,
    legal_enters,
    legal_steps,
    occupied,
    open_ground,
    run,
)
from burghof.games.appenzell.rules.settling import collect, drop_mice
from burghof.games.appenzell.rules.sliding import SLIDES, slide
from burghof.games.appenzell.rules.uncovering import legal_uncovers, reach, uncover
from burghof.kernel import Seat, Tell

END = End()

ON_LINE: tuple[frozenset[Field], ...] = tuple(frozenset(line) for line in LINES)
"""For each slot, the fields of its line: a seat without a mouse on them gains nothing by this slide."""


def legal_actions(state: State, seat: Seat) -> list[AppenzellMove]:
    """Return every legal action, and the end of the turn (3.1, 3.2)."""
    plan = plan_of(state.layout)
    ground, mice = open_ground(state, plan), occupied(state)
    return [
        *legal_uncovers(state, seat, plan),
        *legal_enters(state, seat, ground, mice),
        *legal_steps(state, seat, ground, mice),
        *(() if state.has_slid else SLIDES),
        END,
    ]


def has_action(state: State, seat: Seat) -> bool:
    """Return whether the seat can do anything except end its turn."""
    plan = plan_of(state.layout)
    if not state.has_slid or reach(state, seat, plan):
        return True
    ground, mice = open_ground(state, plan), occupied(state)
    return bool(legal_steps(state, seat, ground, mice) or legal_enters(state, seat, ground, mice))


def play_uncover(state: State, seat: Seat, move: Uncover, tell: Tell[State, AppenzellEvent]) -> State:
    """Uncover a room and continue the turn; nothing can be collected because no mouse and no tile moved."""
    return _go_on(uncover(state, seat, move, tell), seat, tell)


def play_enter(state: State, seat: Seat, move: Enter, tell: Tell[State, AppenzellEvent]) -> State:
    """Enter a tower and continue the turn; nothing can be collected in a tower."""
    return _go_on(enter(state, seat, move, tell), seat, tell)


def play_enter_over(state: State, seat: Seat, move: EnterOver, tell: Tell[State, AppenzellEvent]) -> State:
    """Enter over a tower, collect, and continue the turn."""
    return _settle_run(enter_over(state, seat, move, tell), seat, tell)


def play_step(state: State, seat: Seat, move: Step, tell: Tell[State, AppenzellEvent]) -> State:
    """Run, collect, and continue the turn."""
    return _settle_run(run(state, seat, move, tell), seat, tell)


def play_slide(state: State, seat: Seat, move: Slide, tell: Tell[State, AppenzellEvent]) -> State:
    """Slide; then all falls, then the cheeses of all seats, the active seat first; then continue (7.1, 7.5)."""
    slid = slide(state, seat, move, tell)
    settled = drop_mice(slid, move.slot, tell)
    line = ON_LINE[move.slot]
    for ahead in range(state.seats):
        other = Seat((seat + ahead) % state.seats)
        if not line.isdisjoint(settled.mice[other]):
            settled = collect(settled, other, tell)
    return _end_or_go_on(slid, settled, seat, tell)


def play_end(state: State, seat: Seat, tell: Tell[State, AppenzellEvent]) -> State:
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
    tell(TurnEnded(seat, covered), state)
    return end_if_late(state, tell)


def _settle_run(state: State, seat: Seat, tell: Tell[State, AppenzellEvent]) -> State:
    """Collect for the seat that ran, because no other seat can gain by a run, and continue the turn."""
    return _end_or_go_on(state, collect(state, seat, tell), seat, tell)


def _end_or_go_on(acted: State, settled: State, seat: Seat, tell: Tell[State, AppenzellEvent]) -> State:
    """End the game if a fall or a collected cheese has decided it, otherwise continue the turn (9.1, 9.2)."""
    return _go_on(settled if settled is acted else end_if_decided(settled, tell), seat, tell)


def _go_on(state: State, seat: Seat, tell: Tell[State, AppenzellEvent]) -> State:
    """End the turn automatically once no point or no action is left (3.3)."""
    if state.phase == "over" or (state.points and has_action(state, seat)):
        return state
    return play_end(state, seat, tell)
