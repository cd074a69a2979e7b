"""The view of an audience: the complete state, because Kilt Castle hides nothing."""

from typing import Annotated

from msgspec import Struct

from burghof.games.kilt_castle.data import MATERIAL
from burghof.games.kilt_castle.model.board import FIELDS, Field, Space
from burghof.games.kilt_castle.model.colour import Colour
from burghof.games.kilt_castle.model.options import Options
from burghof.games.kilt_castle.model.state import BuildingCard, PhaseName, State, Stock, Tower
from burghof.kernel import Audience, Recall, Seat, max_length

ONE_PER_SEAT = max_length(max(MATERIAL.tables))
ONE_PER_COLOUR = max_length(len(Colour))
MAX_TOWER_HEIGHT = max_length(len(Colour) * sum(MATERIAL.floors))
"""Bound of a tower's height: only the total number of floors limits it."""


class View(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """The table as a seat or a spectator sees it."""

    seat: Audience
    recall: Recall
    options: Options
    seats: int
    phase: PhaseName
    active: Seat
    step: int
    cards: Annotated[tuple[BuildingCard, ...], max_length(len(MATERIAL.cards))]
    towers: Annotated[tuple[Annotated[Tower, MAX_TOWER_HEIGHT], ...], max_length(len(FIELDS))]
    roofs: Annotated[tuple[Field, ...], max_length(MATERIAL.roofs)]
    stocks: Annotated[tuple[Stock, ...], ONE_PER_COLOUR]
    purses: Annotated[tuple[int, ...], ONE_PER_SEAT]
    row: Space
    builders: Annotated[tuple[Colour, ...], ONE_PER_COLOUR]
    fresh: Field | None
    fresh_by: Colour | None
    is_ducat_day: bool
    ducat_days: int
    paid: Annotated[tuple[int, ...], ONE_PER_SEAT]
    idle_turns: int
    rules_version: int
    incomes: Annotated[tuple[int, ...], ONE_PER_SEAT]
    """What a ducat day would pay each seat now."""


def view(state: State, seat: Audience, recall: Recall, incomes: tuple[int, ...]) -> View:
    """Return the view of this audience, with what a ducat day would pay now."""
    return View(
        seat,
        recall,
        state.options,
        state.seats,
        state.phase,
        state.active,
        state.step,
        state.cards,
        state.towers,
        state.roofs,
        state.stocks,
        state.purses,
        state.row,
        state.builders,
        state.fresh,
        state.fresh_by,
        state.is_ducat_day,
        state.ducat_days,
        state.paid,
        state.idle_turns,
        state.rules_version,
        incomes,
    )


def determinize(view: View) -> State:
    """Return the only state that is consistent with this view: the true one."""
    return State(
        view.options,
        view.seats,
        view.phase,
        view.active,
        view.step,
        view.cards,
        view.towers,
        view.roofs,
        view.stocks,
        view.purses,
        view.row,
        view.builders,
        view.fresh,
        view.fresh_by,
        view.is_ducat_day,
        view.ducat_days,
        view.paid,
        view.idle_turns,
        view.rules_version,
    )
