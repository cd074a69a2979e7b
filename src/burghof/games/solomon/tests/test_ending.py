"""Chapter 10: the end of the game."""

from collections.abc import Sequence

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from burghof.games.solomon.model.events import Counted, SolomonEvent
from burghof.games.solomon.model.options import Options
from burghof.games.solomon.model.state import State
from burghof.games.solomon.rules.ending import emit_counts, majority_points, tallies
from burghof.games.solomon.tests.tables import RULES, tiles

ANNA = "t5 t5 t5 t5 t5 t5 t1 lion lion star star palm palm moon moon axe axe c1"
BRUNO = "t5 t5 t5 t5 t1 lion lion star star palm palm moon moon moon mirror mirror axe seal amulet c2"
CARLO = "t5 t5 t5 t5 t3 lion star palm c3 c3 c3 c3 c3 c1"
DAVID = "t5 t5 t5 lion star palm moon c3 c3 c2 c2 c2 c2 c2 mirror"


def finished_table(*stocks: str, coins: Sequence[int] = ()) -> State:
    """Return a finished game in which the seats have these tiles and coins."""
    return replace(
        RULES.start(Options(), len(stocks)),
        phase="over",
        stocks=tuple(tiles(stock) for stock in stocks),
        coins=tuple(coins) or (0,) * len(stocks),
    )


@pytest.mark.rule("10.2", "10.3", "10.4", "10.5", "10.6", "10.8")
def test_the_example_of_anna_bruno_carlo_and_david() -> None:
    points = tallies(finished_table(ANNA, BRUNO, CARLO, DAVID, coins=[5, 6, 3, 5]))

    assert [(p.coins, p.treasures, p.scrolls, p.curses, p.objects) for p in points] == [
        (5, 31, 20, 0, 0),
        (6, 21, 20, 0, 16),
        (3, 23, 0, 18, 0),
        (5, 15, 10, 18, 0),
    ]
    assert [p.total for p in points] == [56, 63, 44, 48]


@pytest.mark.rule("10.1", "10.2", "10.3", "10.4", "10.5")
def test_everything_is_counted_one_kind_after_the_other() -> None:
    emitted: list[SolomonEvent] = []
    emit_counts(finished_table(ANNA, DAVID, coins=[5, 6]), lambda event, _: emitted.append(event))

    assert emitted == [
        Counted("coins", (5, 6), (5, 6), (5, 6)),
        Counted("treasures", (31, 15), (31, 15), (36, 21)),
        Counted("scrolls", (2, 1), (20, 10), (56, 31)),
        Counted("curses", (1, 16), (0, 24), (56, 55)),
        Counted("objects", (2, 1), (16, 8), (72, 63)),
    ]


@pytest.mark.rule("10.1", "10.10")
def test_the_most_points_win() -> None:
    outcome = RULES.outcome(finished_table(ANNA, BRUNO, CARLO, DAVID, coins=[5, 6, 3, 5]))
    assert outcome is not None

    assert outcome.ranks == (2, 1, 4, 3)
    assert [score.total for score in outcome.scores] == [56, 63, 44, 48]
    assert [(part.message.key, part.points) for part in outcome.scores[1].parts] == [
        ("score-coins", 6),
        ("score-treasures", 21),
        ("score-scrolls", 20),
        ("score-curses", 0),
        ("score-objects", 16),
    ]
    assert outcome.reason.key == "reason-cards"


@pytest.mark.rule("10.1")
def test_before_the_end_there_is_no_outcome() -> None:
    assert RULES.outcome(RULES.start(Options(), 2)) is None


@pytest.mark.rule("10.2")
def test_coins_and_treasures_count_their_value() -> None:
    (points, _) = tallies(finished_table("t5 t1", "", coins=[7, 0]))

    assert (points.coins, points.treasures) == (7, 6)


@pytest.mark.rule("10.3")
@pytest.mark.parametrize(
    ("scrolls", "points"),
    [("lion star palm", 0), ("lion star palm moon", 10), ("lion lion star star palm moon moon", 10)],
)
def test_only_complete_sets_of_scrolls_count(scrolls: str, points: int) -> None:
    assert tallies(finished_table(scrolls, ""))[0].scrolls == points


@pytest.mark.rule("10.4")
def test_curses_count_by_their_sum_not_by_their_number() -> None:
    points = tallies(finished_table("c3 c3", "c1 c1 c1 c1"))

    assert [p.curses for p in points] == [24, 12]


@pytest.mark.rule("10.5")
def test_objects_count_by_their_number() -> None:
    points = tallies(finished_table("axe axe", "mirror", "", "seal"))

    assert [p.objects for p in points] == [16, 4, 0, 4]


@pytest.mark.rule("10.4", "10.6", "10.7", "10.8", "10.9")
@pytest.mark.parametrize(
    ("amounts", "points"),
    [
        ([29, 13], (24, 0)),
        ([29, 15], (24, 12)),
        ([30, 15, 0], (24, 12, 0)),
        ([9, 9], (18, 18)),
        ([9, 9, 8], (18, 18, 0)),
        ([9, 9, 9], (12, 12, 12)),
        ([9, 9, 9, 9, 2], (9, 9, 9, 9, 0)),
        ([9, 9, 9, 9, 9], (7, 7, 7, 7, 7)),
        ([9, 5, 5], (24, 6, 6)),
        ([9, 5, 5, 5, 4], (24, 4, 4, 4, 0)),
        ([9, 5, 5, 5, 5], (24, 3, 3, 3, 3)),
        ([11, 5, 5], (24, 0, 0)),
        ([9, 0, 0], (24, 0, 0)),
        ([0, 0, 0], (0, 0, 0)),
    ],
)
def test_what_a_majority_of_curses_brings(amounts: list[int], points: tuple[int, ...]) -> None:
    assert majority_points(amounts, 24, 12) == points


@pytest.mark.rule("10.5", "10.6", "10.7", "10.8")
@pytest.mark.parametrize(
    ("amounts", "points"),
    [
        ([5, 2], (16, 0)),
        ([4, 2], (16, 8)),
        ([3, 3], (12, 12)),
        ([3, 3, 3], (8, 8, 8)),
        ([3, 2, 2], (16, 4, 4)),
        ([3, 3, 3, 3, 3], (4, 4, 4, 4, 4)),
        ([3, 2, 2, 2], (16, 2, 2, 2)),
    ],
)
def test_what_a_majority_of_objects_brings(amounts: list[int], points: tuple[int, ...]) -> None:
    assert majority_points(amounts, 16, 8) == points


@pytest.mark.rule("10.10")
def test_equal_points_share_the_victory() -> None:
    outcome = RULES.outcome(finished_table("t5", "t4", "t1", coins=[1, 2, 0]))
    assert outcome is not None

    assert (outcome.ranks, outcome.winners) == ((1, 1, 3), (0, 1))


@pytest.mark.rule("10.4", "10.8")
@pytest.mark.parametrize(("second", "points"), [("c3 c3 c3 c3 c1", [24, 0]), ("c3 c3 c3 c3 c3", [24, 12])])
def test_the_second_of_29_curses_needs_15_and_has_nothing_for_13(second: str, points: list[int]) -> None:
    found = tallies(finished_table("c3 c3 c3 c3 c3 c3 c3 c3 c3 c2", second))

    assert [tally.curses for tally in found] == points


@pytest.mark.rule("10.5", "10.9")
def test_who_has_no_object_gets_nothing_even_where_nobody_has_more() -> None:
    assert [tally.objects for tally in tallies(finished_table("lion", "t5", ""))] == [0, 0, 0]
    assert [tally.objects for tally in tallies(finished_table("axe", "t5", ""))] == [16, 0, 0]


@pytest.mark.rule("10.6", "10.7", "10.8", "10.9")
@given(st.lists(st.integers(0, 9), min_size=2, max_size=5), st.sampled_from([(24, 12), (16, 8)]))
def test_a_majority_pays_by_place_alone(amounts: list[int], bonuses: tuple[int, int]) -> None:
    first, second = bonuses
    points = majority_points(amounts, first, second)
    places = sorted({amount for amount in amounts if amount}, reverse=True)
    leaders = amounts.count(places[0]) if places else 0
    shared = {1: first, 0: 0}.get(leaders, (first + second) // max(leaders, 1))
    has_second = leaders == 1 and len(places) > 1 and places[1] >= places[0] / 2
    runners = second // amounts.count(places[1]) if has_second else 0
    worth = {**dict.fromkeys(places, 0), **dict(zip(places, (shared, runners), strict=False)), 0: 0}

    assert points == tuple(worth[amount] for amount in amounts)
    assert sum(points) <= first + second
