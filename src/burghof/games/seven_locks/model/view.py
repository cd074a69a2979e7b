"""What an audience may know: everything but the depths; what was heard is known by heart, or by the notebook."""

from typing import Annotated

from msgspec import Struct

from burghof.games.seven_locks.data import CASTLE
from burghof.games.seven_locks.model.castle import KEYS, TOWERS, Depth, Echo, Key, Tower
from burghof.games.seven_locks.model.options import Options
from burghof.games.seven_locks.model.state import Attempt, Phase, Sound, State, Wager
from burghof.kernel import Audience, Recall, Seat, at_most

EACH_SEAT = at_most(4)
EACH_TOWER = at_most(len(TOWERS))
EVERY_KEY = at_most(len(KEYS))
EVERY_PEARL = at_most(CASTLE.pearls)
IN_A_TURN = at_most(CASTLE.first_pearls * len(TOWERS))
"""The set-up drops more pearls than any die."""
EVERY_TURN = at_most(CASTLE.pearls - CASTLE.first_pearls * len(TOWERS))
"""A turn drops a pearl at least and tries a key at most; the same key may be tried again and again."""


class View(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """The table as a seat or a spectator sees it."""

    seat: Audience
    recall: Recall
    options: Options
    seats: int
    coats: Annotated[tuple[int, ...], EACH_SEAT]
    boxes: Annotated[tuple[int, ...], EACH_SEAT]
    bin: int
    keys: Annotated[tuple[Key, ...], EVERY_KEY]
    phase: Phase
    turn: int
    step: int
    active: Seat
    keymaster: Tower | None
    shown: Annotated[tuple[Depth | None, ...], at_most(len(TOWERS) + 1)]
    heard: Annotated[tuple[Annotated[tuple[Echo, ...], EVERY_PEARL], ...], EACH_TOWER] | None
    """What each tower sounded like, a pearl inside for each echo; only in the notebook."""
    attempts: Annotated[tuple[Annotated[tuple[Attempt, ...], EVERY_TURN], ...], EACH_TOWER]
    due: int
    steps: int
    sounds: Annotated[tuple[Sound, ...], IN_A_TURN]
    """What was heard in the running turn: that is in everybody's ear."""
    falling: Tower | None
    key: Key | None
    asked: Annotated[tuple[Seat, ...], EACH_SEAT]
    joined: Annotated[tuple[Seat, ...], EACH_SEAT]
    wagers: Annotated[tuple[Wager, ...], EACH_SEAT]
    prizes: Annotated[tuple[int, ...], EACH_SEAT]
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
