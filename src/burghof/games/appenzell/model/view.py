"""The view of an audience, and the sampling of worlds that are consistent with it (chapter 8)."""

from collections import Counter
from typing import Annotated

from msgspec import Struct

from burghof.games.appenzell.data import CASTLE
from burghof.games.appenzell.model.castle import HOLES, Field
from burghof.games.appenzell.model.layout import PRINTED_LAYOUTS, ROOMS, Layout, Room, plan_of
from burghof.games.appenzell.model.options import Options
from burghof.games.appenzell.model.state import PhaseName, State
from burghof.games.appenzell.model.tile import ALL_TILES, Tile
from burghof.kernel import Audience, Recall, Rng, Seat, max_length

ONE_PER_SEAT = max_length(4)
ONE_PER_HOLE = max_length(len(HOLES))


class View(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """The table as a seat or a spectator sees it."""

    seat: Audience
    recall: Recall
    options: Options
    seats: int
    phase: PhaseName
    layout: Annotated[Layout, max_length(len(PRINTED_LAYOUTS["front"]))]
    tiles: Annotated[tuple[Tile | None, ...], ONE_PER_HOLE]
    """For each hole, its tile if it lies open or is in the notebook; empty before the tiles are laid."""
    spare: Tile | None
    seen: Annotated[tuple[bool, ...], ONE_PER_HOLE]
    """For each hole, whether its tile was ever seen; under pure recall the tile itself must be remembered."""
    open: Annotated[tuple[Room, ...], max_length(len(ROOMS))]
    mice: Annotated[tuple[Annotated[tuple[Field, ...], max_length(CASTLE.mice)], ...], ONE_PER_SEAT]
    outside: Annotated[tuple[int, ...], ONE_PER_SEAT]
    cheeses: Annotated[tuple[Annotated[tuple[Tile, ...], max_length(len(Tile))], ...], ONE_PER_SEAT]
    start: Seat
    active: Seat
    points: int
    has_slid: bool
    turns: int
    step: int


def view(state: State, seat: Audience, recall: Recall) -> View:
    """Return the view of this audience; all audiences know the same (8.1, 8.2)."""
    return View(
        seat,
        recall,
        state.options,
        state.seats,
        state.phase,
        state.layout,
        known_tiles(state, recall),
        state.spare,
        state.seen,
        state.open,
        state.mice,
        state.outside,
        state.cheeses,
        state.start,
        state.active,
        state.points,
        state.has_slid,
        state.turns,
        state.step,
    )


def known_tiles(state: State, recall: Recall) -> tuple[Tile | None, ...]:
    """Return for each hole its tile if all see it, or if all saw it and the table keeps a notebook (8.1 to 8.5)."""
    if state.options.open_castle or not state.tiles:
        return state.tiles
    if recall == "notebook":
        return tuple(tile if seen else None for tile, seen in zip(state.tiles, state.seen, strict=True))
    holes = plan_of(state.layout).holes
    lit = {hole for room in state.open for hole in holes[room]}
    return tuple(state.tiles[hole] if hole in lit else None for hole in HOLES)


def determinize(view: View, rng: Rng) -> State:
    """Sample a world: the same table with the unknown tiles in random order; all orders are equally likely (2.1)."""
    known = Counter(
        (*(tile for tile in view.tiles if tile is not None), *(tile for tile in (view.spare,) if tile is not None))
    )
    unknown = iter(rng.shuffle(sorted((Counter(ALL_TILES) - known).elements())))
    return State(
        view.options,
        view.seats,
        view.phase,
        view.layout,
        tuple(next(unknown) if tile is None else tile for tile in view.tiles),
        view.spare,
        view.seen,
        view.open,
        view.mice,
        view.outside,
        view.cheeses,
        view.start,
        view.active,
        view.points,
        view.has_slid,
        view.turns,
        view.step,
    )
