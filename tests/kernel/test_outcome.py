"""Outcomes rank every seat; seats that gave up rank behind all others, and a game that nobody won stays so."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from burghof.kernel import Outcome, Score, Seat, ranks_by_merit, say
from burghof.kernel.outcome import outcome_by_forfeit, with_forfeits


def outcome_with_ranks(*ranks: int) -> Outcome:
    """Return the outcome of a game that was played to its end, with these ranks."""
    return Outcome(ranks, tuple(Score(-rank) for rank in ranks), say("reason-dry"))


def seats(*numbers: int) -> list[Seat]:
    return [Seat(number) for number in numbers]


@pytest.mark.parametrize(
    ("merits", "ranks"),
    [
        ([(5,), (7,), (5,)], (2, 1, 2)),
        ([(7,), (7,), (5,)], (1, 1, 3)),
        ([(3, 1), (3, 2), (4, 0)], (3, 2, 1)),
        ([(0,)], (1,)),
    ],
)
def test_the_greatest_merit_ranks_first_and_equals_share(merits: list[tuple[int, ...]], ranks: tuple[int, ...]) -> None:
    assert ranks_by_merit(merits) == ranks


@given(st.lists(st.tuples(st.integers(0, 4)), min_size=1, max_size=6))
def test_a_rank_is_one_more_than_the_seats_before_it(merits: list[tuple[int]]) -> None:
    ranks = ranks_by_merit(merits)

    assert sorted(ranks) == sorted(1 + sorted(merits, reverse=True).index(merit) for merit in merits)
    assert all((ranks[a] < ranks[b]) == (merits[a] > merits[b]) for a in range(len(ranks)) for b in range(len(ranks)))


def test_the_winners_are_all_of_rank_one() -> None:
    assert outcome_with_ranks(1, 3, 1).winners == (0, 2)


def test_a_game_may_have_no_winner() -> None:
    assert outcome_with_ranks(2, 2).winners == ()


def test_an_outcome_without_forfeits_stays_as_it_is() -> None:
    assert with_forfeits(outcome_with_ranks(2, 1, 2), []) == outcome_with_ranks(2, 1, 2)


def test_who_gave_up_ranks_behind_all_others_and_the_scores_stay() -> None:
    after = with_forfeits(outcome_with_ranks(1, 2, 3), seats(0))

    assert (after.ranks, after.scores, after.reason) == (
        (3, 1, 2),
        outcome_with_ranks(1, 2, 3).scores,
        say("reason-dry"),
    )


def test_the_last_to_give_up_ranks_first_of_them() -> None:
    assert with_forfeits(outcome_with_ranks(1, 2, 2, 4), seats(3, 0)).ranks == (3, 1, 1, 4)


def test_a_game_nobody_won_is_not_won_because_somebody_gave_up() -> None:
    after = with_forfeits(outcome_with_ranks(2, 2, 2), seats(0))

    assert after.winners == ()
    assert after.ranks[0] > after.ranks[1] == after.ranks[2]


@pytest.mark.parametrize(
    ("number", "forfeits", "ranks"),
    [(2, seats(1), (1, 2)), (3, seats(1, 0), (2, 3, 1)), (4, seats(0, 3, 1), (4, 2, 1, 3))],
)
def test_who_is_left_when_all_others_gave_up_has_won(number: int, forfeits: list[Seat], ranks: tuple[int, ...]) -> None:
    assert outcome_by_forfeit(number, forfeits) == Outcome(ranks, (), say("reason-forfeit"))


def test_a_single_player_who_gives_up_has_not_won() -> None:
    assert outcome_by_forfeit(1, seats(0)).winners == ()
