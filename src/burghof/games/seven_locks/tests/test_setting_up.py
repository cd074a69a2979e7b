"""Chapter 1: setting up."""

import pytest

from burghof.games.seven_locks.data import CASTLE
from burghof.games.seven_locks.model.castle import DEPTHS, KEYS, SET_ASIDE, TOWERS, Depth
from burghof.games.seven_locks.model.events import Began, Dropped, KeymasterPlaced, TowersMixed
from burghof.games.seven_locks.model.moves import Begin, MixTowers
from burghof.games.seven_locks.model.options import Options
from burghof.games.seven_locks.model.state import State
from burghof.games.seven_locks.tests.tables import (
    RULES,
    A,
    B,
    C,
    clause_against,
    legal_moves,
    next_decision,
    place,
    play,
    resound,
)
from burghof.kernel import CHANCE, ChanceStream, Seat

MIXED = MixTowers(tuple(map(Depth, (3, 1, 4, 8, 5, 7, 2, 6))))


def place_keymaster(seats: int, keymaster: int) -> State:
    """Return the table after seat 1 has placed the keymaster at this tower."""
    return play(RULES.start(Options(), seats), MIXED, Begin(B), place(keymaster))[0]


@pytest.mark.rule("1.1")
def test_there_are_eight_depths_and_a_key_as_long_as_each() -> None:
    assert list(DEPTHS) == list(range(1, 9))
    assert list(KEYS) == list(range(1, 9))
    assert len(TOWERS) == 7


@pytest.mark.rule("1.1")
@pytest.mark.parametrize("depths", [(1, 2, 3, 4, 5, 6, 7, 7), (1, 2, 3, 4, 5, 6, 7), (0, 1, 2, 3, 4, 5, 6, 7)])
def test_every_depth_comes_exactly_once(depths: tuple[int, ...]) -> None:
    assert clause_against(RULES.start(Options(), 2), MixTowers(tuple(map(Depth, depths)))) == "1.1"


@pytest.mark.rule("1.2")
def test_the_towers_are_mixed_and_nobody_is_told_how() -> None:
    start = RULES.start(Options(), 2)
    state, events = play(start, MIXED)

    assert next_decision(start) == (CHANCE, "depths")
    assert state.depths[SET_ASIDE] == 6
    assert events == [TowersMixed()]
    assert "depths" not in RULES.view(state, A, "notebook").__struct_fields__


@pytest.mark.rule("1.2")
def test_any_tower_may_be_the_one_set_aside() -> None:
    start = RULES.start(Options(), 2)
    draws = [RULES.draw(start, ChanceStream(b"key", "seven-locks", "depths", n)) for n in range(100)]

    assert {clause_against(start, draw) for draw in draws} == {None}
    assert {draw.depths[SET_ASIDE] for draw in draws if isinstance(draw, MixTowers)} == set(DEPTHS)


@pytest.mark.rule("1.3")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_has_two_coats_of_arms_and_an_empty_box(seats: int) -> None:
    state = RULES.start(Options(), seats)

    assert (state.bin, state.keys) == (80, KEYS)
    assert state.coats == (2,) * seats
    assert state.boxes == (0,) * seats


@pytest.mark.rule("1.4")
def test_chance_says_who_begins() -> None:
    mixed, _ = play(RULES.start(Options(), 3), MIXED)
    state, events = play(mixed, Begin(C))

    assert next_decision(mixed) == (CHANCE, "start")
    assert next_decision(state) == (C, "place")
    assert events == [Began(C)]
    assert {RULES.draw(mixed, ChanceStream(b"key", "seven-locks", "start", n)) for n in range(40)} == {
        Begin(Seat(seat)) for seat in range(3)
    }


@pytest.mark.rule("1.4")
@pytest.mark.parametrize("seat", [-1, 3])
def test_nobody_begins_who_does_not_sit_there(seat: int) -> None:
    assert clause_against(play(RULES.start(Options(), 3), MIXED)[0], Begin(Seat(seat))) == "1.4"


@pytest.mark.rule("1.5")
def test_the_start_seat_puts_the_keymaster_anywhere() -> None:
    begun, _ = play(RULES.start(Options(), 3), MIXED, Begin(C))
    state, events = play(begun, place(5))

    assert legal_moves(begun) == [place(number) for number in range(1, 8)]
    assert state.keymaster == 4
    assert events == [KeymasterPlaced(C, TOWERS[4])]


@pytest.mark.rule("1.6")
def test_fourteen_pearls_fall_clockwise_from_the_keymaster_one_by_one() -> None:
    state = place_keymaster(2, keymaster=6)
    streams = []
    order = []
    for _ in range(14):
        streams.append(next_decision(state))
        state, events = play(state, resound(5))
        order += [event.tower + 1 for event in events if isinstance(event, Dropped)]

    assert order == [6, 7, 1, 2, 3, 4, 5] * 2
    assert streams == [(CHANCE, f"echo/{number}") for number in order]
    assert [len(echoes) for echoes in state.heard] == [2] * 7
    assert state.bin == 66
    assert next_decision(state) == (CHANCE, "die")
    assert state.active == B


@pytest.mark.rule("1.6")
def test_all_fourteen_are_in_the_ear_until_the_first_roll() -> None:
    state, _ = play(place_keymaster(2, keymaster=6), *[resound(5)] * 14)

    assert [sound.tower + 1 for sound in state.sounds] == [6, 7, 1, 2, 3, 4, 5] * 2


@pytest.mark.rule("1.6")
def test_two_pearls_for_each_tower_stand_in_the_data() -> None:
    assert CASTLE.first_pearls * CASTLE.towers == 14
