"""A series adds up finished games, each naming the one before, until its rule ends it."""

import msgspec
import pytest

from burghof.kernel import FixedLength, PointTarget, Series, SeriesGame
from tests.kernel.well_model import Call
from tests.kernel.well_tables import finished_table, opened_table, unopened_table


def series_games(*points: tuple[int, ...]) -> tuple[SeriesGame, ...]:
    """Return finished games with these points."""
    return tuple(SeriesGame(f"game-{at}", row) for at, row in enumerate(points))


def test_a_new_series_has_nothing_and_is_not_over() -> None:
    fresh = Series(PointTarget(0), 2)

    assert (fresh.sums, fresh.ranks, fresh.is_over) == ((0, 0), (1, 1), False)


def test_a_series_of_games_is_over_after_so_many() -> None:
    assert [Series(FixedLength(2), 2, series_games(*[(1, 0)] * played)).is_over for played in (0, 1, 2)] == [
        False,
        False,
        True,
    ]


def test_a_series_with_a_target_is_over_when_a_sum_reaches_it() -> None:
    assert [Series(PointTarget(10), 2, series_games(*row)).is_over for row in ([(6, 2)], [(6, 2), (4, 7)])] == [
        False,
        True,
    ]


def test_a_series_ranks_by_sums_and_equals_share() -> None:
    series = Series(FixedLength(2), 3, series_games((1, 5, 3), (4, 0, 1)))

    assert (series.sums, series.ranks) == ((5, 5, 4), (1, 1, 3))


def test_a_series_grows_by_finished_games_that_name_the_one_before() -> None:
    first = finished_table().record()
    second = finished_table(previous=first.id).record()
    outcome = first.outcome
    assert outcome is not None
    points = tuple(score.total for score in outcome.scores)

    assert Series(FixedLength(2), 2).with_game(first).with_game(second) == Series(
        FixedLength(2), 2, (SeriesGame(first.id, points), SeriesGame(second.id, points))
    )


def test_a_game_that_ended_by_giving_up_counts_no_points() -> None:
    match = unopened_table()
    match.open()
    match.forfeit(match.pending[0].seat, "resigned")

    assert Series(FixedLength(1), 2).with_game(match.record()).sums == (0, 0)


def test_a_running_game_does_not_count() -> None:
    with pytest.raises(AssertionError, match="only a finished game"):
        Series(FixedLength(1), 2).with_game(opened_table(Call()).record())


@pytest.mark.parametrize("previous", [None, "another"])
def test_a_game_that_does_not_name_the_one_before_is_not_the_next(previous: str | None) -> None:
    series = Series(FixedLength(2), 2).with_game(finished_table().record())

    with pytest.raises(AssertionError, match="not the next game"):
        series.with_game(finished_table(previous=previous).record())


def test_the_first_game_names_none_before() -> None:
    with pytest.raises(AssertionError, match="not the next game"):
        Series(FixedLength(2), 2).with_game(finished_table(previous="another").record())


def test_a_game_of_another_company_does_not_count() -> None:
    with pytest.raises(AssertionError, match="different number of seats"):
        Series(FixedLength(2), 3).with_game(finished_table().record())


def test_nothing_follows_the_end_of_a_series() -> None:
    over = Series(FixedLength(1), 2).with_game(finished_table().record())

    with pytest.raises(AssertionError, match="the series is over"):
        over.with_game(finished_table(previous=over.legs[-1].record).record())


@pytest.mark.parametrize("series", [Series(FixedLength(2), 2, series_games((1, 2))), Series(PointTarget(5), 1)])
def test_a_series_survives_its_json(series: Series) -> None:
    assert msgspec.json.decode(msgspec.json.encode(series), type=Series) == series
