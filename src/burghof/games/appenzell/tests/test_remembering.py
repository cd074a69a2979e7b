"""Chapter 8: remembering."""

import random
from collections import Counter

import pytest
from msgspec.structs import replace

from burghof.bots.fast_rng import FastRng
from burghof.games.appenzell.model.castle import HOLES
from burghof.games.appenzell.model.events import Uncovered, Unroofed
from burghof.games.appenzell.model.moves import End
from burghof.games.appenzell.model.options import Options
from burghof.games.appenzell.model.state import State
from burghof.games.appenzell.model.tile import ALL_TILES, Tile
from burghof.games.appenzell.tests.invariants import invariant
from burghof.games.appenzell.tests.tables import (
    GOUDA,
    RULES,
    TRAP,
    fields,
    hole,
    play,
    room,
    slide,
    table,
    uncover,
)
from burghof.kernel import Recall, Seat


def with_all_tiles(state: State) -> State:
    """Return the table with all tiles of the game, grouped by kind."""
    *tiles, spare = ALL_TILES
    return replace(state, tiles=tuple(tiles), spare=spare)


def visible_tiles(state: State, recall: Recall) -> dict[int, Tile]:
    """Return the tiles that everybody is shown, by hole."""
    tiles = RULES.view(state, Seat(0), recall).tiles
    return {place: tile for place, tile in enumerate(tiles) if tile is not None}


def table_with_covered_room() -> State:
    """Return a table at which a room was uncovered and then covered again."""
    return play(table("A1", "G1", tiles={"B1": GOUDA}), uncover("B1"), End())[0]


@pytest.mark.rule("8.1")
@pytest.mark.parametrize("recall", ["pure", "notebook"])
def test_tiles_of_open_rooms_and_the_spare_lie_open(recall: Recall) -> None:
    state = table("A1", "B1", tiles={"B1": GOUDA, "B2": TRAP}, spare=TRAP)

    assert visible_tiles(state, recall) == {hole("B1"): GOUDA}
    assert RULES.view(state, None, recall).spare is TRAP


@pytest.mark.rule("8.2")
def test_everybody_and_every_spectator_knows_which_tiles_were_seen() -> None:
    state = table_with_covered_room()

    assert [place for place in HOLES if RULES.view(state, None, "pure").seen[place]] == [hole("B1")]


@pytest.mark.rule("8.3")
def test_pure_recall_shows_nothing_that_is_covered_again() -> None:
    assert visible_tiles(table_with_covered_room(), "pure") == {}


@pytest.mark.rule("8.3")
def test_pure_recall_keeps_that_a_room_was_uncovered_but_not_what_it_showed() -> None:
    event = Uncovered(Seat(0), room("B1"), fields("B1 C1"), (GOUDA,))

    assert event.for_log("pure") == Unroofed(Seat(0), room("B1"), fields("B1 C1"))
    assert event.for_log("notebook") == event


@pytest.mark.rule("8.4")
def test_a_notebook_keeps_what_was_seen() -> None:
    assert visible_tiles(table_with_covered_room(), "notebook") == {hole("B1"): GOUDA}


@pytest.mark.rule("8.4")
def test_a_notebook_follows_tiles_through_slides() -> None:
    state, _ = play(replace(table_with_covered_room(), spare=TRAP), slide("north", "B1"))

    assert visible_tiles(state, "notebook") == {hole("B1"): TRAP, hole("B2"): GOUDA}
    assert visible_tiles(state, "pure") == {}


@pytest.mark.rule("8.5")
@pytest.mark.parametrize("recall", ["pure", "notebook"])
def test_in_an_open_castle_all_tiles_are_shown(recall: Recall) -> None:
    state = with_all_tiles(table("A1", "G1", options=Options(open_castle=True)))

    assert RULES.view(state, None, recall).tiles == state.tiles


@pytest.mark.rule("2.1", "8.1")
@pytest.mark.parametrize("recall", ["pure", "notebook"])
def test_an_imagined_world_keeps_what_is_known_and_all_tiles(recall: Recall) -> None:
    state = with_all_tiles(table("A1", "B1 D4"))
    view = RULES.view(state, Seat(1), recall)
    worlds = [RULES.determinize(view, FastRng(random.Random(seed))) for seed in range(20)]

    assert len({world.tiles for world in worlds}) == 20
    for world in worlds:
        invariant(world)
        assert Counter((*world.tiles, world.spare)) == Counter(ALL_TILES)
        assert RULES.view(world, Seat(1), recall) == view


@pytest.mark.rule("8.1")
def test_before_the_tiles_are_laid_there_is_nothing_to_see() -> None:
    view = RULES.view(RULES.start(Options(), 2), None, "notebook")

    assert (view.tiles, view.spare) == ((), None)
