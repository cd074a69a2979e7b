"""Positions and bit sets: every code has one meaning, and the queries return what the constructors were given."""

import pytest

from burghof.games.the_castle.model.bit_sets import has_bit, indices_with_bit, with_bit, with_bits
from burghof.games.the_castle.model.castle import AREAS
from burghof.games.the_castle.model.counters import CAPTIVES, CHARACTERS, COUNTER_COUNT, Party
from burghof.games.the_castle.model.positions import (
    DEAD,
    GONE,
    IN_ROOM,
    Hand,
    carried_by,
    carried_by_any,
    charmed_by,
    charmer_of,
    hand_codes,
    hand_from_codes,
    has_piles,
    holder_of,
    in_pile,
    princess_area_of,
    princess_in,
    princess_party_of,
    princess_with,
    wild_areas,
    wild_counters,
    wild_in,
)
from burghof.kernel import Seat

CARRIERS = (*CHARACTERS, *CAPTIVES)
PARTIES = tuple(map(Party, range(6)))


def test_a_treasure_is_carried_in_a_pile_in_its_room_or_gone() -> None:
    carried, piles = [carried_by(figure) for figure in CARRIERS], [in_pile(area) for area in AREAS]

    assert len({GONE, IN_ROOM, *carried, *piles}) == 2 + len(CARRIERS) + len(AREAS)
    assert [holder_of(at) for at in carried] == list(CARRIERS)
    assert {holder_of(at) for at in (GONE, IN_ROOM, *piles)} == {None}
    assert list(carried_by_any(CARRIERS)) == carried
    assert not has_piles((GONE, IN_ROOM, *carried))
    assert all(has_piles((GONE, pile)) for pile in piles)


def test_a_monster_is_wild_charmed_or_dead() -> None:
    wild, charmed = [wild_in(area) for area in AREAS], [charmed_by(party) for party in PARTIES]

    assert len({DEAD, *wild, *charmed}) == 1 + len(AREAS) + len(PARTIES)
    assert wild_counters((DEAD, *wild, *charmed)) == list(enumerate(AREAS, 1))
    assert wild_areas((DEAD, *wild, *charmed)) == with_bits(0, AREAS)
    assert [charmer_of(at) for at in charmed] == list(PARTIES)
    assert {charmer_of(at) for at in (DEAD, *wild)} == {None}


def test_the_princess_is_in_an_area_or_with_a_party() -> None:
    lying, joined = [princess_in(area) for area in AREAS], [princess_with(party) for party in PARTIES]

    assert len({*lying, *joined}) == len(AREAS) + len(PARTIES)
    assert [(princess_area_of(at), princess_party_of(at)) for at in lying] == [(area, None) for area in AREAS]
    assert [(princess_area_of(at), princess_party_of(at)) for at in joined] == [(None, party) for party in PARTIES]


@pytest.mark.parametrize("counter", range(COUNTER_COUNT))
def test_a_hand_is_read_from_a_view_as_it_was_written(counter: int) -> None:
    hands = [Hand(Seat(1), (counter,)), Hand(Seat(1), (), (counter,)), Hand(Seat(1), (counter,), (counter,))]

    assert [hand_from_codes(hand_codes(hand)) for hand in hands] == hands
    assert hand_codes(hands[-1]) == (1, counter, 36 + counter)
    assert hand_from_codes(()) is None


def test_a_bit_set_contains_the_numbers_that_were_added() -> None:
    bits = with_bits(with_bit(0, 35), (0, 2))

    assert [number for number in range(40) if has_bit(bits, number)] == [0, 2, 35]
    assert with_bit(bits, 2) == bits
    assert indices_with_bit((0b101, 0b010, 0b111), 2) == 0b101
