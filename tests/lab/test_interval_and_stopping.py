"""The confidence interval of a share, and the rule that stops a line-up."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from burghof.lab.arena import Arena, Slot
from burghof.lab.interval import wilson
from burghof.lab.result import GameResult
from burghof.lab.stopping import CHECK_EVERY_GAMES, StoppingRule, goal_status
from tests.lab.synthetic_results import arena, arena_results, first_wins, result


@pytest.mark.parametrize(
    ("won", "games", "low", "high"),
    [(0, 10, 0.0, 0.2775), (10, 10, 0.7225, 1.0), (50, 100, 0.4038, 0.5962), (1.5, 3, 0.1253, 0.8747)],
)
def test_wilsons_interval_is_the_one_in_the_books(won: float, games: int, low: float, high: float) -> None:
    share = wilson(won, games)

    assert share.low == pytest.approx(low, abs=1e-4)
    assert share.high == pytest.approx(high, abs=1e-4)


@given(games=st.integers(1, 2000), won=st.integers(0, 2000))
def test_the_interval_holds_the_share_and_mirrors_that_of_the_losses(games: int, won: int) -> None:
    share, losses = wilson(min(won, games), games), wilson(games - min(won, games), games)

    assert 0 <= share.low <= share.value <= share.high <= 1
    assert share.low == pytest.approx(1 - losses.high, abs=1e-8)


def test_nothing_is_known_of_no_games() -> None:
    share = wilson(0, 0)

    assert (share.value, share.low, share.high) == (0, 0, 1)


def test_the_verdict_is_where_the_whole_interval_lies() -> None:
    assert goal_status(wilson(80, 100), 0.70) == "above"
    assert goal_status(wilson(75, 100), 0.70) == "open"
    assert goal_status(wilson(50, 100), 0.70) == "below"


def test_a_line_up_ends_at_the_first_look_that_clears_the_goal() -> None:
    plan = arena(goal=0.70, until=True)
    stops = StoppingRule(plan, arena_results(plan, 3 * CHECK_EVERY_GAMES, first_wins).results)

    assert [stops.counts(number) for number in (CHECK_EVERY_GAMES - 1, CHECK_EVERY_GAMES)] == [True, False]
    assert stops.total_games(3 * CHECK_EVERY_GAMES) == CHECK_EVERY_GAMES


def test_without_until_a_goal_ends_nothing() -> None:
    plan = arena(goal=0.70)

    assert StoppingRule(plan, arena_results(plan, 3 * CHECK_EVERY_GAMES, first_wins).results).counts(
        3 * CHECK_EVERY_GAMES - 1
    )


def test_each_line_up_ends_by_itself() -> None:
    plan = arena(["marshal", "knight", "squire"], goal=0.70, until=True)

    def first_pair_is_clear(slot: Slot) -> tuple[int, ...]:
        is_lost = slot.line_up > 0 and slot.deal % 4 == 3
        return tuple(2 - place if is_lost else 1 + place for place in slot.places)

    size = plan.size(2 * CHECK_EVERY_GAMES)
    stops = StoppingRule(plan, arena_results(plan, 2 * CHECK_EVERY_GAMES, first_pair_is_clear).results)

    assert [stops.counts(size - number) for number in (5, 3, 1)] == [False, True, True]
    assert stops.total_games(2 * CHECK_EVERY_GAMES) == 5 * CHECK_EVERY_GAMES


def random_result(plan: Arena, number: int) -> GameResult:
    """Return a game that the first of the line-up wins with probability 3/4."""
    is_won = Random(f"coin {number}").random() < 0.75
    places = plan.slot(number).places
    return result(plan, number, [1 if (place == 0) == is_won else 2 for place in places])


@given(order=st.randoms(use_true_random=False))
def test_the_stopping_point_does_not_depend_on_the_order_in_which_games_come_back(order: Random) -> None:
    plan = arena(goal=0.60, until=True)
    results = [random_result(plan, number) for number in range(200)]
    in_order, shuffled = StoppingRule(plan), StoppingRule(plan)
    for one in results:
        in_order.add(one)
    order.shuffle(results)
    for one in results:
        shuffled.add(one)

    counted = [in_order.counts(number) for number in range(200)]

    assert counted == [shuffled.counts(number) for number in range(200)]
    assert 0 < sum(counted) < 200
    assert sum(counted) % CHECK_EVERY_GAMES == 0
