"""Chapter 7: the end."""

import pytest
from msgspec.structs import replace

from burghof.games.kilt_castle.model.colour import Colour
from burghof.games.kilt_castle.model.events import (
    BuildingStopped,
    Built,
    DucatDayCalled,
    DucatDayCame,
    FinalPaid,
    IncomePaid,
    LastFloorSet,
    Relocated,
    Skipped,
)
from burghof.games.kilt_castle.model.options import Options
from burghof.games.kilt_castle.model.state import State, Stock
from burghof.games.kilt_castle.tests.tables import (
    BLUE,
    EMPTY_STOCK,
    GOLD,
    GREEN,
    RED,
    RULES,
    build,
    next_decision,
    play,
    relocate,
    table,
    table_to_build,
    tower,
)
from burghof.kernel import Outcome, Seat, say

LAST_FLOOR: Stock = (1, 0, 0)


def outcome_of(state: State) -> Outcome:
    """Return the outcome of a game that is over."""
    outcome = RULES.outcome(state)
    assert outcome is not None
    return outcome


@pytest.mark.rule("7.1")
def test_the_turn_of_the_last_floor_is_finished_with_second_builder_and_ducat_day() -> None:
    state = table_to_build(RED, BLUE, is_ducat_day=True, on=table(towers={"A1": tower(BLUE)}, stocks={RED: LAST_FLOOR}))

    first, _ = play(state, build("A1"))
    over, events = play(first, build("A2"))

    assert next_decision(first) == (Seat(1), "build")
    assert [type(event) for event in events if not isinstance(event, FinalPaid)][0:2] == [Built, DucatDayCame]
    assert LastFloorSet(Seat(0)) in events
    assert RULES.pending(over) == ()


@pytest.mark.rule("7.1")
@pytest.mark.parametrize(("first", "second", "named"), [(RED, BLUE, 0), (BLUE, RED, 1)])
def test_of_two_last_floors_in_one_turn_the_first_ends_the_game(first: Colour, second: Colour, named: int) -> None:
    state = table_to_build(
        first, second, on=table(towers={"A1": tower(GREEN)}, stocks={RED: LAST_FLOOR, BLUE: LAST_FLOOR})
    )

    between, _ = play(state, build("A2"))
    _, events = play(between, build("A3"))

    assert [event.seat for event in events if isinstance(event, LastFloorSet)] == [Seat(named)]


@pytest.mark.rule("7.1")
def test_the_game_goes_on_while_everybody_has_floors() -> None:
    after, _ = play(table_to_build(RED, on=table(stocks={RED: (2, 0, 0)}, towers={"A1": tower(BLUE)})), build("A2"))

    assert RULES.outcome(after) is None


@pytest.mark.rule("7.2")
def test_final_pay_is_a_ducat_for_each_tower_and_crest_but_none_for_roofs() -> None:
    walls = {"A1": tower(BLUE), "C1": tower((BLUE, 2)), "C3": tower((GOLD, 1)), "D3": tower((BLUE, 2))}
    state = table_to_build(RED, on=table(towers=walls, roofs=["D3"], stocks={RED: LAST_FLOOR}))

    over, events = play(state, build("A2"))

    assert events[-4:] == [
        FinalPaid(Seat(0), 1, towers=1, crests=0),
        FinalPaid(Seat(1), 4, towers=2, crests=2),
        FinalPaid(Seat(2), 2, towers=1, crests=1),
        FinalPaid(Seat(3), 0, towers=0, crests=0),
    ]
    assert over.purses == (11, 14, 12, 10)
    assert outcome_of(over).ranks == (3, 1, 2, 4)
    assert [score.parts[1].points for score in outcome_of(over).scores] == [1, 4, 2, 0]


@pytest.mark.rule("7.2")
def test_with_two_seats_final_pay_counts_both_colours() -> None:
    walls = {"A1": tower(BLUE), "C1": tower((BLUE, 2)), "C3": tower((GREEN, 1))}
    state = table_to_build(RED, on=table(2, towers=walls, stocks={RED: LAST_FLOOR, GOLD: EMPTY_STOCK}))

    assert play(state, build("A2"))[0].purses == (11, 16)


@pytest.mark.rule("7.3")
def test_most_ducats_win() -> None:
    over, _ = play(
        table_to_build(RED, on=table(purses={2: 40}, stocks={RED: LAST_FLOOR}, towers={"A1": tower(BLUE)})), build("A2")
    )

    outcome = outcome_of(over)

    assert outcome.winners == (Seat(2),)
    assert [score.total for score in outcome.scores] == list(over.purses)
    assert all(sum(part.points for part in score.parts) == score.total for score in outcome.scores)


@pytest.mark.rule("7.3")
def test_in_a_tie_more_floors_win() -> None:
    tied = table(purses={0: 9, 1: 9}, stocks={RED: LAST_FLOOR, BLUE: (2, 0, 0)}, towers={"A1": tower(BLUE)})

    over, _ = play(table_to_build(RED, on=tied), build("A2"))

    assert over.purses == (10, 10, 10, 10)
    assert outcome_of(over).ranks == (1, 2, 3, 3)


@pytest.mark.rule("7.3")
def test_with_two_seats_the_floors_of_both_colours_decide_a_tie() -> None:
    tied = table(
        2,
        purses={0: 9, 1: 9},
        stocks={RED: LAST_FLOOR, GOLD: EMPTY_STOCK, BLUE: EMPTY_STOCK, GREEN: (2, 0, 0)},
        towers={"A1": tower(BLUE)},
    )

    over, _ = play(table_to_build(RED, on=tied), build("A2"))

    assert over.purses == (10, 10)
    assert [score.tiebreaks[0].points for score in outcome_of(over).scores] == [32, 30]
    assert outcome_of(over).ranks == (1, 2)


@pytest.mark.rule("7.3")
def test_a_tie_in_ducats_and_floors_is_shared() -> None:
    tied = table(purses={0: 30, 1: 30}, stocks={RED: LAST_FLOOR, BLUE: EMPTY_STOCK}, towers={"A1": tower(BLUE)})

    over, _ = play(table_to_build(RED, on=tied), build("A2"))

    assert outcome_of(over).winners == (Seat(0), Seat(1))


@pytest.mark.rule("7.4")
def test_with_two_seats_one_exhausted_colour_does_not_end_the_game() -> None:
    after, _ = play(table_to_build(RED, on=table(2, stocks={RED: LAST_FLOOR}, towers={"A1": tower(BLUE)})), build("A2"))

    assert next_decision(after) == (Seat(1), "relocate")


@pytest.mark.rule("7.4")
def test_with_two_seats_the_last_floor_of_both_colours_ends_it() -> None:
    state = table(2, stocks={RED: LAST_FLOOR, GOLD: EMPTY_STOCK}, towers={"A1": tower(BLUE)})

    over, events = play(table_to_build(RED, on=state), build("A2"))

    assert LastFloorSet(Seat(0)) in events
    assert RULES.pending(over) == ()


@pytest.mark.rule("7.4")
def test_the_option_ends_the_game_with_the_first_exhausted_colour() -> None:
    state = table(2, stocks={BLUE: LAST_FLOOR}, towers={"A1": tower(RED)}, options=Options(first_colour_ends=True))

    over, events = play(table_to_build(BLUE, on=state), build("A2"))

    assert LastFloorSet(Seat(1)) in events
    assert RULES.pending(over) == ()


EXHAUSTED = table(
    2,
    rows={0: "r g n", 1: "rb rg bn", 2: "b", 3: "bg rn gn"},
    towers={"A1": tower(BLUE)},
    stocks={RED: EMPTY_STOCK, BLUE: EMPTY_STOCK},
)
"""A table for two at which red and blue have no floors left."""


def table_with_unpayable_column(seats: int) -> State:
    """Return a table at which blue owns nothing in the last column and cannot pay for anything there."""
    return table(seats, towers={f"E{row}": tower(RED) for row in range(1, 6)}, purses={1: 0})


@pytest.mark.rule("7.5")
def test_two_rounds_without_a_floor_end_the_game_after_the_ducat_day() -> None:
    over, events = play(replace(EXHAUSTED, idle_turns=3), relocate("b", 3))

    assert [type(event) for event in events] == [
        Relocated,
        DucatDayCalled,
        Skipped,
        DucatDayCame,
        IncomePaid,
        BuildingStopped,
        FinalPaid,
        FinalPaid,
    ]
    assert BuildingStopped(4) in events
    assert RULES.pending(over) == ()
    assert over.purses == (10, 12)
    assert outcome_of(over).winners == (Seat(1),)
    assert outcome_of(over).reason == say("reason-building-stopped")


@pytest.mark.rule("7.5")
@pytest.mark.parametrize("seats", [3, 4])
def test_with_more_players_two_rounds_are_more_turns(seats: int) -> None:
    state = table_with_unpayable_column(seats)

    on, _ = play(replace(state, idle_turns=2 * seats - 2), relocate("b", 4))
    over, events = play(replace(state, idle_turns=2 * seats - 1), relocate("b", 4))

    assert (on.phase, on.idle_turns) == ("relocate", 2 * seats - 1)
    assert BuildingStopped(2 * seats) in events
    assert RULES.pending(over) == ()


@pytest.mark.rule("7.5")
def test_a_new_floor_starts_the_count_again() -> None:
    built, _ = play(play(replace(EXHAUSTED, idle_turns=3), relocate("g", 4))[0], build("E1"))
    on, _ = play(built, relocate("b", 3))

    assert [(at.phase, at.idle_turns) for at in (built, on)] == [("relocate", 0), ("relocate", 1)]


@pytest.mark.rule("7.5")
def test_a_floor_by_the_second_builder_alone_counts_too() -> None:
    state, _ = play(replace(EXHAUSTED, idle_turns=3), relocate("bn", 2))

    assert play(state, build("C1"))[0].idle_turns == 0


@pytest.mark.rule("7.5")
def test_by_version_1_the_game_goes_on_without_floors() -> None:
    on, _ = play(replace(EXHAUSTED, idle_turns=99, rules_version=1), relocate("b", 3))

    assert next_decision(on) == (Seat(1), "relocate")


@pytest.mark.rule("7.1")
def test_a_game_that_a_last_floor_ends_says_so() -> None:
    over, _ = play(table_to_build(RED, on=table(stocks={RED: LAST_FLOOR}, towers={"A1": tower(BLUE)})), build("A2"))

    assert outcome_of(over).reason == say("reason-last-floor")
