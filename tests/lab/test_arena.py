"""Arenas: seats are balanced, and every game follows from its number."""

from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from burghof.lab.arena import ArenaGame, line_ups
from tests.lab.synthetic_results import arena

BOTS = st.lists(st.sampled_from(["page", "squire", "knight", "marshal", "greedy"]), min_size=1, max_size=5, unique=True)


@given(players=BOTS, seats=st.integers(1, 5), games=st.integers(1, 40))
def test_everybody_sits_on_every_seat_equally_often(players: list[str], seats: int, games: int) -> None:
    plan = arena(players, seats)

    seated = Counter(
        (name, seat) for number in range(plan.size(games)) for seat, name in enumerate(plan.players_by_seat(number))
    )

    assert len(seated) == len(players) * seats
    assert len(set(seated.values())) == 1


@given(players=BOTS, seats=st.integers(1, 5), games=st.integers(1, 40))
def test_each_line_up_plays_at_least_so_many_games_and_the_least_that_are_balanced(
    players: list[str], seats: int, games: int
) -> None:
    plan = arena(players, seats)

    played = Counter(plan.slot(number).line_up for number in range(plan.size(games)))

    assert set(played) == set(range(len(plan.line_ups)))
    assert all(games <= count < games + seats for count in played.values())


@given(players=BOTS, seats=st.integers(2, 5), round_number=st.integers(0, 50))
def test_the_games_of_a_round_share_deal_and_line_up_and_turn_the_seats(
    players: list[str], seats: int, round_number: int
) -> None:
    plan = arena(players, seats)
    jobs = [ArenaGame(plan, seats * round_number + turn) for turn in range(seats)]

    assert len({job.deal for job in jobs}) == 1
    assert len({job.seed for job in jobs}) == seats
    assert len({plan.slot(job.number).line_up for job in jobs}) == 1
    assert all(sorted(column) == list(range(seats)) for column in zip(*_places(jobs), strict=True))


def _places(jobs: list[ArenaGame]) -> list[tuple[int, ...]]:
    return [job.arena.slot(job.number).places for job in jobs]


def test_everybody_has_everybody_as_a_neighbour() -> None:
    plan = arena(["page", "squire", "knight", "marshal"], 4)

    left = Counter(
        (one, other)
        for number in range(plan.size(24))
        for one, other in zip(
            plan.players_by_seat(number),
            (*plan.players_by_seat(number)[1:], plan.players_by_seat(number)[0]),
            strict=True,
        )
    )

    assert len(left) == 12
    assert set(left.values()) == {8}


def test_with_more_players_than_seats_every_choice_of_them_meets() -> None:
    assert line_ups(("marshal", "knight", "squire"), 2) == (
        ("marshal", "knight"),
        ("marshal", "squire"),
        ("knight", "squire"),
    )


def test_with_fewer_players_than_seats_they_are_repeated_in_turn() -> None:
    assert line_ups(("marshal", "knight"), 4) == (("marshal", "knight", "marshal", "knight"),)
    assert line_ups(("marshal", "knight"), 3) == (("marshal", "knight", "marshal"), ("knight", "marshal", "knight"))


def test_one_against_three_of_a_kind_is_one_line_up() -> None:
    assert line_ups(("marshal", "knight", "knight", "knight"), 4) == (("marshal", "knight", "knight", "knight"),)


def test_alone_everybody_has_the_same_deals() -> None:
    plan = arena(["greedy", "random"], 1, game="the-castle")

    assert [ArenaGame(plan, number).deal for number in range(4)] == ["0/deal/0", "0/deal/0", "0/deal/1", "0/deal/1"]
    assert [plan.players_by_seat(number) for number in range(4)] == [("greedy",), ("random",), ("greedy",), ("random",)]
