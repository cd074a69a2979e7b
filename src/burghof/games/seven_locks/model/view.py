"""The view of an audience: everything except the depths; echoes of earlier turns only with a notebook."""

from typing import Annotated

from msgspec import Struct

from burghof.games.seven_locks.data import CASTLE
from burghof.games.seven_locks.model.castle import KEYS, TOWERS, Depth, Echo, Key, Tower
from burghof.games.seven_locks.model.options import Options
from burghof.games.seven_locks.model.state import Attempt, PhaseName, Sound, State, Wager
from burghof.kernel import Audience, Recall, Seat, max_length

ONE_PER_SEAT = max_length(4)
ONE_PER_TOWER = max_length(len(TOWERS))
MAX_KEYS = max_length(len(KEYS))
MAX_PEARLS = max_length(CASTLE.pearls)
MAX_PEARLS_PER_TURN = max_length(CASTLE.first_pearls * len(TOWERS))
"""Bound of the pearls dropped in a turn: the setup drops more than any face of the die."""
MAX_ATTEMPTS = max_length(CASTLE.pearls - CASTLE.first_pearls * len(TOWERS))
"""Bound of the attempts: a turn drops at least one pearl and tries at most one key; a key may be tried repeatedly."""


class View(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """The table as a seat or a spectator sees it."""

    seat: Audience
    recall: Recall
    options: Options
    seats: int
    coats: Annotated[tuple[int, ...], ONE_PER_SEAT]
    boxes: Annotated[tuple[int, ...], ONE_PER_SEAT]
    bin: int
    keys: Annotated[tuple[Key, ...], MAX_KEYS]
    phase: PhaseName
    turn: int
    step: int
    active: Seat
    keymaster: Tower | None
    shown: Annotated[tuple[Depth | None, ...], max_length(len(TOWERS) + 1)]
    heard: Annotated[tuple[Annotated[tuple[Echo, ...], MAX_PEARLS], ...], ONE_PER_TOWER] | None
    """For each tower, the echoes of the pearls inside, one per pearl; None without a notebook."""
    attempts: Annotated[tuple[Annotated[tuple[Attempt, ...], MAX_ATTEMPTS], ...], ONE_PER_TOWER]
    due: int
    steps: int
    sounds: Annotated[tuple[Sound, ...], MAX_PEARLS_PER_TURN]
    """The echoes of the running turn, which everybody still remembers."""
    falling: Tower | None
    key: Key | None
    asked: Annotated[tuple[Seat, ...], ONE_PER_SEAT]
    joined: Annotated[tuple[Seat, ...], ONE_PER_SEAT]
    wagers: Annotated[tuple[Wager, ...], ONE_PER_SEAT]
    prizes: Annotated[tuple[int, ...], ONE_PER_SEAT]
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
