"""Luck and ratings on synthetic results for which the correct figures are known."""

from collections.abc import Sequence
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from burghof.lab.arena import Slot
from burghof.lab.luck import DealSums, Luck, placing, solo_luck, table_luck, table_shares
from burghof.lab.rating import ratings
from burghof.lab.rounds import Round, rounds
from tests.lab.synthetic_results import RankFunction, arena, arena_results, deal_decides, first_wins, seat_one_wins

NAMES = ("marshal", "knight", "squire", "page")


def synthetic_rounds(seats: int, ranks: RankFunction, deals: int = 24) -> list[Round]:
    """Return the rounds of one line-up on this number of seats."""
    return rounds(arena_results(arena(NAMES[:seats], seats), seats * deals, ranks))


def luck_shares(seats: int, ranks: RankFunction, deals: int = 24) -> Luck:
    """Return the share of each cause in the results."""
    found = table_luck(synthetic_rounds(seats, ranks, deals))
    assert found is not None
    assert found.deals == deals
    return found.shares


def test_a_placing_is_the_share_of_the_others_left_behind() -> None:
    assert [placing((1, 2, 2, 4), seat) for seat in range(4)] == [1, 0.5, 0.5, 0]
    assert [placing((2, 2), seat) for seat in range(2)] == [0.5, 0.5]


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize(("ranks", "cause"), [(first_wins, "player"), (seat_one_wins, "seat"), (deal_decides, "deal")])
def test_what_alone_decides_explains_everything(seats: int, ranks: RankFunction, cause: str) -> None:
    found = luck_shares(seats, ranks)

    assert getattr(found, cause) == pytest.approx(1)
    assert found.seat + found.deal + found.player + found.rest == pytest.approx(1)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_when_every_game_is_a_coin_toss_nothing_is_explained(seats: int) -> None:
    rng = Random(5)

    def anything(slot: Slot) -> Sequence[int]:
        return rng.sample(range(1, len(slot.places) + 1), len(slot.places))

    found = table_luck(synthetic_rounds(seats, anything, 400))

    assert found is not None
    assert found.shares.rest > 0.9
    assert found.low.deal == 0


def test_half_seat_and_half_deal_is_told_apart() -> None:
    """In half of the deals the first seat wins, in the others the seats win in turn: a quarter is due to the seat."""

    def mixed(slot: Slot) -> Sequence[int]:
        favoured = 0 if slot.deal % 2 else slot.deal // 2 % 2
        return (1, 2) if favoured == 0 else (2, 1)

    found = luck_shares(2, mixed, 400)

    # Three of four deals favour seat 1: its mean is 3/4, so the seat explains (1/4)² of (1/2)².
    assert found.seat == pytest.approx(0.25, abs=0.01)
    assert found.deal == pytest.approx(0.75, abs=0.01)


@pytest.mark.parametrize("size", [2, 3, 4])
def test_the_parts_that_results_were_made_of_are_found_again(size: int) -> None:
    """Results are sums of known parts, each of which adds up to 0 in every game, as in the model."""
    rng, deals = Random(7), 3000
    seats, players = [1 if seat else 1 - size for seat in range(size)], [size - 1, *[-1] * (size - 1)]

    def centred(deviation: float) -> list[float]:
        drawn = [rng.gauss(0, deviation) for _ in range(size)]
        return [one - sum(drawn) / size for one in drawn]

    sums = []
    for _ in range(deals):
        dealt, by_seat, by_player, squares = centred(3), [0.0] * size, [0.0] * size, 0.0
        for turn in range(size):
            rest = centred(2)
            for seat in range(size):
                place = (seat - turn) % size
                y = 0.5 + seats[seat] + players[place] + dealt[seat] + rest[seat]
                by_seat[seat] += y
                by_player[place] += y
                squares += (y - 0.5) ** 2
        sums.append(DealSums(tuple(by_seat), tuple(by_player), squares))

    found = table_shares(sums)

    # A fixed effect that adds up to 0 has the variance of its squares over size - 1.
    fixed = size * (size - 1) / (size - 1)
    whole = fixed + fixed + 9 + 4
    assert found.seat == pytest.approx(fixed / whole, abs=0.02)
    assert found.player == pytest.approx(fixed / whole, abs=0.02)
    assert found.deal == pytest.approx(9 / whole, abs=0.02)
    assert found.rest == pytest.approx(4 / whole, abs=0.02)


def test_the_interval_holds_the_estimate() -> None:
    rng = Random(3)
    found = table_luck(synthetic_rounds(2, lambda _slot: rng.sample((1, 2), 2), 60))

    assert found is not None
    assert found.low.rest <= found.shares.rest <= found.high.rest


@pytest.mark.parametrize("deals", [0, 1])
def test_one_deal_tells_nothing(deals: int) -> None:
    assert table_luck(synthetic_rounds(2, first_wins)[:deals]) is None


@pytest.mark.parametrize(
    ("is_won", "cause"),
    [(lambda slot: slot.line_up == 0, "player"), (lambda slot: slot.deal % 2 == 0, "deal")],
)
def test_alone_player_and_deal_are_told_apart(is_won: RankFunction, cause: str) -> None:
    plan = arena(("marshal", "greedy"), 1, game="the-castle")
    book = arena_results(plan, 40, lambda slot: (1,) if is_won(slot) else (2,))

    found = solo_luck(rounds(book))

    assert found is not None
    assert getattr(found.shares, cause) == pytest.approx(1)


def test_one_player_alone_tells_nothing_of_luck() -> None:
    plan = arena(("greedy",), 1, game="the-castle")

    assert solo_luck(rounds(arena_results(plan, 10, seat_one_wins))) is None


def test_the_stronger_is_rated_higher_and_equals_alike() -> None:
    plan = arena(("squire", "knight", "marshal"))

    def later_wins_three_of_four(slot: Slot) -> Sequence[int]:
        is_upset = slot.deal % 4 == 0
        return tuple(1 + place if is_upset else 2 - place for place in slot.places)

    rated = ratings(rounds(arena_results(plan, 80, later_wins_three_of_four)))

    assert [one.player for one in rated] == ["marshal", "knight", "squire"]
    assert all(one.low < one.rating < one.high for one in rated)
    assert rated[1].rating == pytest.approx(25, abs=1)


def test_a_player_against_itself_has_no_rating() -> None:
    assert ratings(rounds(arena_results(arena(("knight",)), 10, first_wins))) == []


def test_one_who_sits_on_several_seats_has_one_rating() -> None:
    plan = arena(("marshal", "knight", "knight", "knight"), 4)

    assert [one.player for one in ratings(rounds(arena_results(plan, 40, first_wins)))] == ["marshal", "knight"]


@given(missing=st.sets(st.integers(0, 11), max_size=4))
def test_only_whole_rounds_are_reported(missing: set[int]) -> None:
    book = arena_results(arena(), 12, first_wins)
    for number in missing:
        del book.results[number]

    numbers = {game.number for one in rounds(book) for game in one.games}

    assert numbers == {number for number in range(12) if not {number, number ^ 1} & missing}
