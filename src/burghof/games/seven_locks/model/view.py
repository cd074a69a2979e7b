"""The view of an audience: everything except the depths; echoes of earlier turns only with a notebook."""

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
"""Bound of the pearls dropped in a turn: the setup drops more than any face of the die."""
EVERY_TURN = at_most(CASTLE.pearls - CASTLE.first_pearls * len(TOWERS))
"""Bound of the attempts: a turn drops at least one pearl and tries at most one key; a key may be tried repeatedly."""


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
    """For each tower, the echoes of the pearls inside, one per pearl; None without a notebook."""
    attempts: Annotated[tuple[Annotated[tuple[Attempt, ...], EVERY_TURN], ...], EACH_TOWER]
    due: int
    steps: int
    sounds: Annotated[tuple[Sound, ...], IN_A_TURN]
    """The echoes of the running turn, which everybody still remembers."""
    falling: Tower | None
    key: Key | None
    asked: Annotated[tuple[Seat, ...], EACH_SEAT]
    joined: Annotated[tuple[Seat, ...], EACH_SEAT]
    wagers: Annotated[tuple[Wager, ...], EACH_SEAT]
    prizes: Annotated[tuple[int, ...], EACH_SEAT]
    lost: int


def view(state: State, seat: Audience, recall: Recall) -> View:
    """Return the view of this audience; all seats know the same."""
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
