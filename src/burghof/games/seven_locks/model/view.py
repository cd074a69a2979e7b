"""What an audience may know: everything but the depths; what was heard is known by heart, or by the notebook."""

from msgspec import Struct

from burghof.games.seven_locks.model.castle import Depth, Echo, Key, Tower
from burghof.games.seven_locks.model.options import Options
from burghof.games.seven_locks.model.state import Attempt, Phase, Sound, State, Wager
from burghof.kernel import Audience, Recall, Seat


class View(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """The table as a seat or a spectator sees it."""

    seat: Audience
    recall: Recall
    options: Options
    seats: int
    coats: tuple[int, ...]
    boxes: tuple[int, ...]
    bin: int
    keys: tuple[Key, ...]
    phase: Phase
    turn: int
    step: int
    active: Seat
    keymaster: Tower | None
    shown: tuple[Depth | None, ...]
    heard: tuple[tuple[Echo, ...], ...] | None
    """What each tower sounded like, a pearl inside for each echo; only in the notebook."""
    attempts: tuple[tuple[Attempt, ...], ...]
    due: int
    steps: int
    sounds: tuple[Sound, ...]
    """What was heard in the running turn: that is in everybody's ear."""
    falling: Tower | None
    key: Key | None
    asked: tuple[Seat, ...]
    joined: tuple[Seat, ...]
    wagers: tuple[Wager, ...]
    prizes: tuple[int, ...]
    lost: int


def view(state: State, seat: Audience, recall: Recall) -> View:
    """The view of this audience; all seats know the same."""
    return View(
        seat=seat,
        recall=recall,
        options=state.options,
        seats=state.seats,
        coats=state.coats,
        boxes=state.boxes,
        bin=state.bin,
        keys=state.keys,
        phase=state.phase,
        turn=state.turn,
        step=state.step,
        active=state.active,
        keymaster=state.keymaster,
        shown=state.shown,
        heard=state.heard if recall == "notebook" else None,
        attempts=state.attempts,
        due=state.due,
        steps=state.steps,
        sounds=state.sounds,
        falling=state.falling,
        key=state.key,
        asked=state.asked,
        joined=state.joined,
        wagers=state.wagers,
        prizes=state.prizes,
        lost=state.lost,
    )
