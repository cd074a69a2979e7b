"""Chapter 6: the ducat day."""

import pytest

from burghof.games.kilt_castle.model.events import DucatDayCame, IncomePaid
from burghof.games.kilt_castle.model.state import State
from burghof.games.kilt_castle.rules.ducat_day import best_area, income, skyline
from burghof.games.kilt_castle.tests.tables import (
    BLUE,
    GOLD,
    GREEN,
    RED,
    build,
    field,
    play,
    table,
    table_to_build,
    tower,
)
from burghof.kernel import Seat


def rulebook_example() -> State:
    """Return the rulebook's example: green has two areas, gold reaches both roofs, red has no tower."""
    return table(
        towers={
            "A1": tower(BLUE),
            "B2": tower(RED, GOLD),
            "C2": tower((GOLD, 1)),
            "D2": tower(GOLD),
            "C3": tower(BLUE, RED, GOLD),
            "B3": tower(RED, (BLUE, 2)),
            "D3": tower(BLUE, RED),
            "E4": tower((GREEN, 2)),
            "E5": tower(RED, (GREEN, 1)),
            "D1": tower(GREEN),
        },
        roofs=["B3", "D3"],
    )


@pytest.mark.rule("6.1", "6.4")
def test_the_rulebooks_example_pays_five_seven_one_and_one() -> None:
    seen = skyline(rulebook_example())

    assert {colour: income(seen, colour) for colour in (GREEN, GOLD, RED, BLUE)} == {
        GREEN: 5,
        GOLD: 7,
        RED: 1,
        BLUE: 1,
    }


@pytest.mark.rule("6.1")
def test_the_day_is_held_after_building_and_the_seal_is_turned_back() -> None:
    state = table_to_build(BLUE, is_ducat_day=True, at=2, on=rulebook_example())

    after, events = play(state, build("C1"))

    assert events[1:] == [
        DucatDayCame(1),
        IncomePaid(Seat(0), RED, 1, (field("B3"),), towers=0, crests=0, roofs=1),
        IncomePaid(Seat(1), BLUE, 1, (field("A1"),), towers=1, crests=0, roofs=0),
        IncomePaid(
            Seat(2),
            GOLD,
            7,
            tuple(field(name) for name in ("B2", "C2", "D2", "B3", "C3", "D3")),
            towers=4,
            crests=1,
            roofs=2,
        ),
        IncomePaid(Seat(3), GREEN, 5, (field("E4"), field("E5")), towers=2, crests=3, roofs=0),
    ]
    assert after.purses == (11, 11, 17, 15)
    assert (after.is_ducat_day, after.ducat_days) == (False, 1)


@pytest.mark.rule("6.1")
def test_ducat_days_are_counted() -> None:
    first, _ = play(table_to_build(BLUE, is_ducat_day=True), build("A1"))

    _, events = play(table_to_build(BLUE, is_ducat_day=True, on=first), build("A2"))

    assert DucatDayCame(2) in events


@pytest.mark.rule("6.2")
@pytest.mark.parametrize(("one", "other"), [("A1", "B2"), ("B1", "A2"), ("E1", "A2")])
def test_towers_that_do_not_touch_along_a_side_are_two_areas(one: str, other: str) -> None:
    state = table(towers={one: tower(BLUE), other: tower(BLUE)})

    assert income(skyline(state), BLUE) == 1


@pytest.mark.rule("6.2")
def test_a_roof_joins_areas_of_one_colour_and_belongs_to_those_of_others_too() -> None:
    state = table(towers={"A1": tower(RED), "B1": tower(GREEN), "C1": tower(RED), "B2": tower(BLUE)}, roofs=["B1"])
    without = table(towers={"A1": tower(RED), "B1": tower(GREEN), "C1": tower(RED), "B2": tower(BLUE)})

    assert [income(skyline(state), colour) for colour in (RED, BLUE, GREEN)] == [3, 2, 1]
    assert income(skyline(without), RED) == 1


@pytest.mark.rule("6.2")
@pytest.mark.parametrize("winding", ["C1 C2 B2 A2 A3", "A1 A2 B2 C2 C1", "E1 E2 E3 D3 C3 C2"])
def test_an_area_may_wind_any_way(winding: str) -> None:
    state = table(towers={name: tower(BLUE) for name in winding.split()})

    assert best_area(skyline(state), BLUE).fields == tuple(sorted(field(name) for name in winding.split()))


@pytest.mark.rule("6.2")
def test_a_roof_joins_the_towers_on_both_its_sides() -> None:
    state = table(towers={"A1": tower(BLUE), "B1": tower(RED), "C1": tower(BLUE)}, roofs=["B1"])

    assert income(skyline(state), BLUE) == 3


@pytest.mark.rule("6.3")
def test_a_roof_is_worth_one_even_on_a_tower_of_that_colour_with_crests() -> None:
    state = table(towers={"A1": tower((BLUE, 2)), "A2": tower((BLUE, 1))}, roofs=["A1"])

    area = best_area(skyline(state), BLUE)

    assert (area.ducats, area.towers, area.crests, area.roofs) == (3, 1, 1, 1)


@pytest.mark.rule("6.4")
def test_the_most_valuable_area_is_not_always_the_largest() -> None:
    walls = {"A1": tower(BLUE), "A2": tower(BLUE), "A3": tower(BLUE), "D3": tower((BLUE, 2)), "D4": tower((BLUE, 1))}

    area = best_area(skyline(table(towers=walls)), BLUE)

    assert (area.ducats, area.fields) == (5, (field("D3"), field("D4")))


@pytest.mark.rule("6.4")
def test_only_one_of_two_equal_areas_is_paid() -> None:
    state = table(towers={"A1": tower((BLUE, 1)), "E5": tower((BLUE, 1))})

    area = best_area(skyline(state), BLUE)

    assert (area.ducats, area.fields) == (2, (field("A1"),))


@pytest.mark.rule("6.5")
def test_a_colour_without_towers_is_paid_for_two_roofs_side_by_side() -> None:
    state = table(towers={"A1": tower(BLUE), "B1": tower(BLUE)}, roofs=["A1", "B1"])

    assert income(skyline(state), RED) == 2


@pytest.mark.rule("6.4", "6.5")
def test_two_roofs_side_by_side_are_paid_before_a_lone_tower_elsewhere() -> None:
    state = table(towers={"A1": tower(BLUE), "B1": tower(BLUE), "E5": tower(RED)}, roofs=["A1", "B1"])

    area = best_area(skyline(state), RED)

    assert (area.ducats, area.towers, area.roofs) == (2, 0, 2)


@pytest.mark.rule("6.5")
def test_a_colour_with_neither_tower_nor_roof_gets_nothing() -> None:
    after, events = play(table_to_build(BLUE, is_ducat_day=True), build("A1"))

    assert after.purses == (10, 11, 10, 10)
    assert [event.seat for event in events if isinstance(event, IncomePaid)] == [Seat(1)]


@pytest.mark.rule("6.6")
def test_with_two_seats_both_colours_are_paid_and_a_roof_counts_for_each() -> None:
    walls = {"C3": tower(BLUE), "B3": tower(RED), "D3": tower((GOLD, 1))}
    state = table_to_build(GREEN, is_ducat_day=True, on=table(2, towers=walls, roofs=["C3"]))

    after, _ = play(state, build("A1"))

    assert after.purses == (10 + 2 + 3, 10 + 1 + 1)
