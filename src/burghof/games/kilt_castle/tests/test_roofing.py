"""Chapter 5: roofs."""

import pytest

from burghof.games.kilt_castle.model.events import IncomePaid, RoofMoved, RoofSet
from burghof.games.kilt_castle.model.moves import TakeRoof
from burghof.games.kilt_castle.model.options import Options
from burghof.games.kilt_castle.model.state import State
from burghof.games.kilt_castle.rules.ducat_day import income, skyline
from burghof.games.kilt_castle.tests.tables import (
    BLUE,
    EMPTY_STOCK,
    GOLD,
    GREEN,
    RED,
    RULES,
    build,
    clause_against,
    field,
    next_decision,
    play,
    relocate,
    table,
    table_to_build,
    tower,
)
from burghof.kernel import Seat


def both_roofs_placed() -> State:
    """Return a table at which red has built on A1, blue is to build, and C3 and D3 have the roofs."""
    walls = {"A1": tower(RED), "C3": tower(BLUE, (GOLD, 2)), "D3": tower(GREEN)}
    return table_to_build(BLUE, fresh=("A1", RED), on=table(towers=walls, roofs=["D3", "C3"]))


@pytest.mark.rule("5.1", "5.2")
def test_a_second_builder_on_the_same_empty_field_sets_a_roof() -> None:
    first, _ = play(table_to_build(RED, BLUE), build("A1"))
    second, events = play(first, build("A1"))

    assert second.roofs == (field("A1"),)
    assert events[-1] == RoofSet(Seat(1), field("A1"))


@pytest.mark.rule("5.1")
def test_a_second_builder_on_the_same_tower_sets_a_roof() -> None:
    state = table_to_build(RED, BLUE, on=table(towers={"A1": tower(GOLD)}))
    first, _ = play(state, build("A1"))
    second, _ = play(first, build("A1"))

    assert second.roofs == (field("A1"),)


@pytest.mark.rule("5.1")
def test_a_second_builder_elsewhere_sets_none() -> None:
    first, _ = play(table_to_build(RED, BLUE), build("A1"))
    second, _ = play(first, build("A2"))

    assert second.roofs == ()


@pytest.mark.rule("5.1")
def test_a_second_builder_who_takes_the_own_tower_back_sets_a_roof() -> None:
    state = table_to_build(RED, BLUE, on=table(towers={"A1": tower(BLUE)}))
    first, _ = play(state, build("A1"))
    second, _ = play(first, build("A1"))

    assert second.roofs == (field("A1"),)


@pytest.mark.rule("5.1")
def test_no_roof_if_the_first_builder_built_nothing() -> None:
    asked, _ = play(table(2, stocks={BLUE: EMPTY_STOCK}), relocate("rb", 2))

    after, _ = play(asked, build("C1"))

    assert after.roofs == ()


@pytest.mark.rule("5.1")
def test_what_was_built_in_an_earlier_turn_asks_for_no_roof() -> None:
    ended, _ = play(table_to_build(RED, at=2), build("C1"))
    asked, _ = play(ended, relocate("b", 2))

    after, _ = play(asked, build("C1"))

    assert after.roofs == ()


@pytest.mark.rule("5.2")
def test_the_unused_roof_is_taken_without_asking() -> None:
    first, _ = play(table_to_build(RED, BLUE, on=table(towers={"C3": tower(BLUE)}, roofs=["C3"])), build("A1"))
    second, _ = play(first, build("A1"))

    assert second.roofs == (field("C3"), field("A1"))


@pytest.mark.rule("5.3")
def test_with_both_roofs_placed_the_second_builder_chooses_one() -> None:
    asked, _ = play(both_roofs_placed(), build("A1"))
    after, events = play(asked, TakeRoof(field("C3")))
    other, _ = play(asked, TakeRoof(field("D3")))

    assert next_decision(asked) == (Seat(1), "roof")
    assert list(RULES.legal_moves(asked, Seat(1))) == [TakeRoof(field("C3")), TakeRoof(field("D3"))]
    assert clause_against(asked, TakeRoof(field("A1"))) == "5.3"
    assert after.roofs == (field("D3"), field("A1"))
    assert other.roofs == (field("C3"), field("A1"))
    assert events[0] == RoofMoved(Seat(1), field("A1"), field("C3"))


@pytest.mark.rule("5.4")
def test_a_roofed_tower_is_everybodys_and_its_crests_are_covered() -> None:
    state = table(towers={"C3": tower((GOLD, 2))}, roofs=["C3"])

    assert [income(skyline(state), colour) for colour in (RED, BLUE, GOLD, GREEN)] == [1, 1, 1, 1]


@pytest.mark.rule("5.5")
def test_a_tower_without_its_roof_belongs_to_its_top_floor_again_on_the_same_ducat_day() -> None:
    asked, _ = play(table_to_build(BLUE, fresh=("A1", RED), is_ducat_day=True, on=both_roofs_placed()), build("A1"))
    after, events = play(asked, TakeRoof(field("C3")))

    gold = IncomePaid(Seat(2), GOLD, 4, (field("C3"), field("D3")), towers=1, crests=2, roofs=1)
    assert gold in events
    assert clause_against(table_to_build(RED, at=2, on=after), build("C3")) is None


@pytest.mark.rule("5.6")
def test_with_two_seats_one_player_building_twice_sets_no_roof() -> None:
    first, _ = play(table_to_build(RED, GOLD, on=table(2)), build("A1"))
    second, _ = play(first, build("A1"))

    assert second.roofs == ()


@pytest.mark.rule("5.6")
def test_the_option_counts_colours_instead_of_players() -> None:
    first, _ = play(table_to_build(RED, GOLD, on=table(2, options=Options(roofs_by_colour=True))), build("A1"))
    second, _ = play(first, build("A1"))

    assert second.roofs == (field("A1"),)


@pytest.mark.rule("5.6")
def test_with_two_seats_different_players_set_a_roof() -> None:
    first, _ = play(table_to_build(RED, BLUE, on=table(2)), build("A1"))
    second, _ = play(first, build("A1"))

    assert second.roofs == (field("A1"),)
