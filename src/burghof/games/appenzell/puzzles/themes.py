"""The themes of the puzzles: what each asks, and how its answer is proved."""

from collections.abc import Sequence
from typing import Final

from msgspec.structs import replace

from burghof.games.appenzell.game import PHASES
from burghof.games.appenzell.model.castle import field_name
from burghof.games.appenzell.model.moves import AppenzellMove, Enter, EnterOver, Slide, Step, Uncover
from burghof.games.appenzell.model.naming import GROUNDS, gate_number, is_raised
from burghof.games.appenzell.model.state import State
from burghof.games.appenzell.model.tile import Tile
from burghof.games.appenzell.model.view import View
from burghof.games.appenzell.presenting.offers import field_id, room_id, slot_id
from burghof.games.appenzell.puzzles.threats import find_hungry_cases, find_safe_cases
from burghof.games.appenzell.puzzles.turns import find_cases, is_jump, plan_turn
from burghof.games.appenzell.puzzles.unseen import AppenzellCase, AppenzellCases, first_world
from burghof.games.appenzell.rules.settling import gains
from burghof.games.appenzell.rules.turn import END, legal_actions
from burghof.kernel import DISCARD, Grounds, Message, PlayerName, Seat, Tally, Theme, TranslatedEnum, say

MIN_ACTIONS: Final = 3
"""With two actions, a plan without a jump is found at once."""


class PuzzleDeed(TranslatedEnum):
    """What an action does, in the list of the actions of a plan."""

    LIFT = "lift"
    ENTER = "enter"
    RUN = "run"
    JUMP = "jump"
    PUSH = "push"


def find_this_turn(view: View, legal: Sequence[AppenzellMove]) -> AppenzellCases | None:
    """Return the cases of collecting a cheese in this turn without a jump."""
    return find_cases(view, legal, "run") if view.points >= MIN_ACTIONS else None


def find_jump(view: View, legal: Sequence[AppenzellMove]) -> AppenzellCases | None:
    """Return the cases of collecting a cheese in this turn with a jump."""
    return find_cases(view, legal, "jump")


def find_last_cheese(view: View, legal: Sequence[AppenzellMove]) -> AppenzellCases | None:
    """Return the cases of winning in this turn."""
    return find_cases(view, legal, "win")


# What is said


def _describe_collects(tally: Tally) -> Message:
    return say("puzzle-collects", right=tally.right, cases=tally.cases)


def _describe_wins(tally: Tally) -> Message:
    return say("puzzle-wins", right=tally.right, cases=tally.cases)


def _describe_safe(tally: Tally) -> Message:
    return say("puzzle-safe", right=tally.right, cases=tally.cases)


def _describe_hungry(tally: Tally) -> Message:
    return say("puzzle-hungry", right=tally.right, cases=tally.cases)


def _prove_plan(view: View, move: AppenzellMove, tally: Tally) -> tuple[Grounds, ...]:
    """Prove that a plan reaches its aim: its actions, the two mice on the cheese, and in how many worlds."""
    found = plan_turn(view, _legal(view))
    assert found is not None, f"no plan begins with {move}"
    state, actions = found.world, view.points
    standing: tuple[Grounds, ...] = ()
    for action in found.plan:
        before, state = state, PHASES.apply(state, _seat(view), action, DISCARD)
        actions = min(actions, state.points) if state.turns == view.turns else 0
        standing = _gained(before, state, _seat(view)) or standing
    items = tuple(dict.fromkeys(item for action in found.plan for item in _items(action)))
    deeds = tuple(_deed(action).message_ref for action in found.plan)
    return (
        Grounds(say("puzzle-plan", cost=view.points - actions, deeds=deeds), items),
        *standing,
        Grounds(say("puzzle-plan-sure", cases=tally.cases), _items(move)),
    )


def _gained(before: State, after: State, seat: Seat) -> tuple[Grounds, ...]:
    """Return the sentence for the cheese that an action brings."""
    new = after.cheeses[seat][len(before.cheeses[seat]) :]
    return tuple(
        Grounds(say("puzzle-plan-cheese", cheese=GROUNDS[cheese].message_ref), _fields_of(before, after, seat, cheese))
        for cheese in new[:1]
    )


def _fields_of(before: State, after: State, seat: Seat, cheese: Tile) -> tuple[str, ...]:
    """Return the fields on which a seat's mice stand that have just collected a cheese."""
    uncollected = replace(after, cheeses=before.cheeses)
    return tuple(field_id(field) for tile, fields in gains(uncollected, seat) if tile is cheese for field in fields)


def _prove_safe(view: View, move: AppenzellMove, tally: Tally) -> tuple[Grounds, ...]:
    case, is_sure = _worst_of_nothing(view, find_safe_cases(view, _legal(view)))
    slide, after = _play_on(view, case)
    assert isinstance(slide, Slide), "a mouse falls by a push"
    seat = _seat(view)
    fallen = tuple(field_id(field) for field in case.world.mice[seat] if field not in after.mice[seat])
    gate = gate_number(slide.slot)
    return (
        Grounds(say("puzzle-safe-ground-danger", gate=gate, sure=is_sure), (slot_id(slide.slot), *fallen)),
        *_raised(move),
        Grounds(say("puzzle-safe-ground-proof", cases=tally.cases), _items(move)),
    )


def _raised(move: AppenzellMove) -> tuple[Grounds, ...]:
    """Say that a mouse cannot fall where this move takes it, if that is a raised field (7.7)."""
    if not isinstance(move, Step | EnterOver) or not is_raised(move.to):
        return ()
    return (Grounds(say("puzzle-safe-ground-raised", field=field_name(move.to)), (field_id(move.to),)),)


def _prove_hungry(view: View, move: AppenzellMove, tally: Tally) -> tuple[Grounds, ...]:
    case, is_sure = _worst_of_nothing(view, find_hungry_cases(view, _legal(view)))
    action, after = _play_on(view, case)
    rival = Seat((_seat(view) + 1) % view.seats)
    cheese = after.cheeses[rival][len(view.cheeses[rival])]
    gate = gate_number(action.slot) if isinstance(action, Slide) else 0
    fields = _fields_of(case.world, after, rival, cheese)
    danger = say("puzzle-empty-plate-danger", seat=PlayerName(rival), cheese=GROUNDS[cheese], gate=gate, sure=is_sure)
    return (
        Grounds(danger, tuple(dict.fromkeys((*_items(action), *fields)))),
        Grounds(say("puzzle-empty-plate-proof", seat=PlayerName(rival), cases=tally.cases), _items(move)),
    )


def _worst_of_nothing(view: View, cases: AppenzellCases | None) -> tuple[AppenzellCase, bool]:
    """Return the likeliest danger if the turn just ends, and whether there is always one."""
    assert cases is not None, "only an answer is proved"
    found = cases[_legal(view).index(END)]
    dangers = [case for case in found if not case.is_right]
    return max(dangers, key=lambda case: case.weight), len(dangers) == len(found)


def _play_on(view: View, case: AppenzellCase) -> tuple[AppenzellMove, State]:
    """Return what the next player does if the turn just ends, and the state after it."""
    (danger,) = case.line
    state = PHASES.apply(case.world, _seat(view), END, DISCARD)
    return danger.move, PHASES.apply(state, danger.seat, danger.move, DISCARD)


def _legal(view: View) -> tuple[AppenzellMove, ...]:
    return tuple(legal_actions(first_world(view), _seat(view)))


def _seat(view: View) -> Seat:
    assert view.seat is not None, "a spectator has no puzzle"
    return view.seat


def _deed(move: AppenzellMove) -> PuzzleDeed:
    if is_jump(move):
        return PuzzleDeed.JUMP
    match move:
        case Uncover():
            return PuzzleDeed.LIFT
        case Enter():
            return PuzzleDeed.ENTER
        case Slide():
            return PuzzleDeed.PUSH
        case _:
            return PuzzleDeed.RUN


def _items(move: AppenzellMove) -> tuple[str, ...]:
    """Return what on the board shows a move."""
    match move:
        case Uncover(room):
            return (room_id(room),)
        case Enter(tower):
            return (field_id(tower),)
        case EnterOver(tower, to) | Step(tower, to):
            return (field_id(tower), field_id(to))
        case Slide(slot):
            return (slot_id(slot),)
        case _:
            return ()


HIDDEN: Final = say("puzzle-hidden")

THEMES: tuple[Theme[State, AppenzellMove, View], ...] = (
    Theme(
        id="this-turn",
        clause="5.3",
        title=say("puzzle-this-turn"),
        question=say("puzzle-this-turn-question"),
        nudge=say("puzzle-this-turn-nudge"),
        cases=find_this_turn,
        describe=_describe_collects,
        prove=_prove_plan,
        hidden=HIDDEN,
    ),
    Theme(
        id="jump",
        clause="5.7",
        title=say("puzzle-jump"),
        question=say("puzzle-jump-question"),
        nudge=say("puzzle-jump-nudge"),
        cases=find_jump,
        describe=_describe_collects,
        prove=_prove_plan,
        hidden=HIDDEN,
    ),
    Theme(
        id="last-cheese",
        clause="9.1",
        title=say("puzzle-last-cheese"),
        question=say("puzzle-last-cheese-question"),
        nudge=say("puzzle-last-cheese-nudge"),
        cases=find_last_cheese,
        describe=_describe_wins,
        prove=_prove_plan,
        hidden=HIDDEN,
    ),
    Theme(
        id="safe-ground",
        clause="7.2",
        title=say("puzzle-safe-ground"),
        question=say("puzzle-safe-ground-question"),
        nudge=say("puzzle-safe-ground-nudge"),
        cases=find_safe_cases,
        describe=_describe_safe,
        prove=_prove_safe,
        hidden=HIDDEN,
    ),
    Theme(
        id="empty-plate",
        clause="7.5",
        title=say("puzzle-empty-plate"),
        question=say("puzzle-empty-plate-question"),
        nudge=say("puzzle-empty-plate-nudge"),
        cases=find_hungry_cases,
        describe=_describe_hungry,
        prove=_prove_hungry,
        hidden=HIDDEN,
    ),
)
