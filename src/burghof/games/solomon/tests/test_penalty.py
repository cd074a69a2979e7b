"""Chapter 8: seats that cannot pay."""

from collections import Counter
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from burghof.bots.fast_rng import FastRng
from burghof.games.solomon.model.events import (
    CouldNotPay,
    NothingToAdd,
    OwnTileAdded,
    Received,
    SolomonEvent,
    TileAdded,
    TilesDealt,
)
from burghof.games.solomon.model.moves import Add, Amulet, DealTiles, Default, PayCoins, PayTreasure
from burghof.games.solomon.model.state import State
from burghof.games.solomon.model.tile import with_article
from burghof.games.solomon.tests.tables import (
    RULES,
    TILE_BY_SHORT_NAME,
    clause_against,
    dig,
    heights,
    legal_moves,
    pending_decision,
    pile,
    play,
    shift,
    table,
    tiles,
)
from burghof.kernel import CHANCE, DISCARD, Seat, forbids

THREE = {"A1": "c3", "B1": "c2", "C1": "lion"}


def unpayable_dig(seats: int, *, card: int = 1, pit: dict[str, str] | None = None, stock: str = "") -> State:
    """Return a state in which the first seat has dug what it cannot pay for."""
    state = table(card, seats=seats, pit=pit or THREE, stocks={0: stock}, coins={0: 0}, queue=range(seats))
    return play(state, dig("A1"))[0]


def deal_in_order(state: State, names: str) -> tuple[State, list[SolomonEvent]]:
    """Deal these tiles in this order; return the state and the events."""
    events: list[SolomonEvent] = []
    move = DealTiles(pile(names))
    assert RULES.why_not(state, CHANCE, move) is None
    return RULES.apply(state, CHANCE, move, lambda event, _: events.append(event)), events


@pytest.mark.rule("8.1")
def test_an_unpayable_dig_is_allowed_and_costs_nothing_but_what_was_dug() -> None:
    state = table(1, pit={**THREE, "F6": "t1 t1", "E6": ""}, stocks={0: "star axe"}, coins={0: 4})
    state, _ = play(state, shift("F6", "E6"), dig("A1"))

    assert (legal_moves(state), state.owed) == ([Default()], 6)
    assert clause_against(state, PayCoins()) == "8.1"
    assert clause_against(state, PayTreasure(1)) == "8.1"
    after, events = play(state, Default())
    assert events[0] == CouldNotPay(Seat(0))
    assert (after.coins[0], after.stocks[0], after.dug) == (4, tiles("star axe"), ())
    assert heights(after, "F6 E6 A1") == [1, 1, 0]


@pytest.mark.rule("8.1")
def test_played_objects_stay_played() -> None:
    pit = {"A1": "c3", "B1": "t1 c2", "C1": "lion"}
    state = table(1, pit=pit, stocks={0: "axe"}, coins={0: 0})
    after, _ = play(state, dig("A1", axe=True), Default())

    assert (after.spent, after.stocks[0]) == (tiles("axe"), ())


@pytest.mark.rule("8.1", "6.6")
def test_the_amulet_may_avert_the_penalty_but_need_not() -> None:
    state = unpayable_dig(2, stock="amulet")

    assert legal_moves(state) == [Amulet(), Default()]
    assert play(state, Amulet())[0].stocks[0] == tiles("c2 c3 lion")


@pytest.mark.rule("8.2")
def test_with_two_players_everything_goes_to_the_other_one() -> None:
    pit = dict(zip(("A1", "B1", "C1", "A2", "B2", "C2"), ("c3", "c3", "c3", "t1", "t1", "t1"), strict=True))
    after, events = play(unpayable_dig(2, card=25, pit=pit), Default())

    assert (after.stocks[1], after.followed[1]) == (tiles("c3 c3 c3 t1 t1 t1"),) * 2
    assert events[1:3] == [
        TilesDealt(Seat(0), (Seat(1),), 6, 0),
        Received((Seat(1),), Seat(0), tiles("c3 c3 c3 t1 t1 t1")),
    ]
    assert pending_decision(after) == (1, "prepare")


@pytest.mark.rule("8.2")
def test_five_tiles_for_three_others_are_one_each_and_two_are_discarded() -> None:
    pit = dict(zip(("A1", "B1", "C1", "A2", "A3"), ("c3", "c2", "t1", "lion", "star"), strict=True))
    state, _ = play(unpayable_dig(4, card=15, pit=pit), Default())
    assert [(d.seat, d.kind) for d in RULES.pending(state)] == [(CHANCE, "penalty/0")]
    after, events = deal_in_order(state, "lion c3 t1 star c2")

    assert after.stocks == ((), pile("lion"), pile("c3"), pile("t1"))
    assert after.followed == ((), (), (), ())
    assert after.lost == tiles("c2 star")
    assert events[0] == TilesDealt(Seat(0), (Seat(1), Seat(2), Seat(3)), 1, 2)


@pytest.mark.rule("8.2")
def test_tiles_are_dealt_clockwise_from_the_left() -> None:
    pit = dict(zip(("A1", "B1", "C1", "D1"), ("c3", "c2", "t1", "lion"), strict=True))
    state = table(7, seats=3, pit=pit, coins={1: 0}, queue=[1, 0, 2])
    state, _ = play(state, dig("A1"), Default())
    after, events = deal_in_order(state, "lion c3 t1 c2")

    assert (after.stocks[2], after.stocks[0]) == (tiles("lion t1"), tiles("c3 c2"))
    assert events[1:3] == [
        Received((Seat(2),), Seat(1), tiles("lion t1")),
        Received((Seat(0),), Seat(1), tiles("c3 c2")),
    ]


@pytest.mark.rule("8.2")
@pytest.mark.parametrize("names", ["lion c3", "lion c3 c3", "t5 c2 c3"])
def test_chance_deals_exactly_what_was_dug(names: str) -> None:
    state, _ = play(unpayable_dig(3), Default())
    refusal = RULES.why_not(state, CHANCE, DealTiles(pile(names)))

    assert refusal == forbids("8.2", "not-these-tiles")
    assert RULES.why_not(unpayable_dig(3), CHANCE, DealTiles(pile("lion c3 c2"))) == forbids(
        "3.5", "not-due-now", due="pay"
    )


@pytest.mark.rule("8.2")
def test_the_tiles_are_shuffled_before_they_are_dealt() -> None:
    state, _ = play(unpayable_dig(3), Default())
    drawn = {RULES.draw(state, FastRng(Random(seed))) for seed in range(40)}

    assert len(drawn) == 6
    assert all(RULES.why_not(state, CHANCE, move) is None for move in drawn)


@pytest.mark.rule("8.3")
def test_three_tiles_for_four_others_ask_for_one_of_ones_own() -> None:
    state, _ = play(unpayable_dig(5, stock="star t1"), Default())

    assert (pending_decision(state), state.owed, state.paid) == ((0, "add"), 0, 0)
    assert legal_moves(state) == [Add(TILE_BY_SHORT_NAME["t1"]), Add(TILE_BY_SHORT_NAME["star"])]
    assert RULES.why_not(state, Seat(0), Add(TILE_BY_SHORT_NAME["axe"])) == forbids(
        "8.3", "no-such-tile", tile=with_article(TILE_BY_SHORT_NAME["axe"])
    )
    added, events = play(state, Add(TILE_BY_SHORT_NAME["star"]))
    assert events == [TileAdded(Seat(0)), OwnTileAdded((Seat(0),), TILE_BY_SHORT_NAME["star"])]
    assert (added.stocks[0], added.followed[0], added.added) == (pile("t1"), (), TILE_BY_SHORT_NAME["star"])
    after, _ = deal_in_order(added, "lion star c3 c2")
    assert after.stocks == (pile("t1"), pile("lion"), pile("star"), pile("c3"), pile("c2"))
    assert after.lost == ()


@pytest.mark.rule("8.3", "9.2")
def test_who_has_a_single_tile_is_asked_all_the_same_so_that_nobody_can_count() -> None:
    state, events = play(unpayable_dig(5, stock="star"), Default())

    assert events == [CouldNotPay(Seat(0))]
    assert (pending_decision(state), legal_moves(state)) == ((0, "add"), [Add(TILE_BY_SHORT_NAME["star"])])


@pytest.mark.rule("8.3")
def test_in_version_1_the_only_tile_is_added_without_asking() -> None:
    state, events = play(replace(unpayable_dig(5, stock="star"), rules_version=1), Default())

    assert events[1:] == [TileAdded(Seat(0)), OwnTileAdded((Seat(0),), TILE_BY_SHORT_NAME["star"])]
    assert deal_in_order(state, "c2 c3 lion star")[0].stocks[4] == pile("star")
    assert play(replace(unpayable_dig(5), rules_version=1), Default())[1] == [CouldNotPay(Seat(0))]


@pytest.mark.rule("8.3", "9.6")
def test_who_has_no_tile_adds_none_and_the_last_one_gets_nothing() -> None:
    state, emitted = play(unpayable_dig(5), Default())
    assert emitted == [CouldNotPay(Seat(0)), NothingToAdd(Seat(0))]
    after, events = deal_in_order(state, "c2 c3 lion")

    assert after.stocks == ((), pile("c2"), pile("c3"), pile("lion"), ())
    assert events[0] == TilesDealt(Seat(0), (Seat(1), Seat(2), Seat(3)), 1, 0)


@pytest.mark.rule("8.4")
def test_nobody_pays_for_curses_received() -> None:
    after, _ = play(unpayable_dig(2), Default())

    assert (after.coins[1], Counter(after.stocks[1])) == (10, Counter(pile("c3 c2 lion")))


@pytest.mark.rule("8.4")
def test_an_object_received_can_be_played_in_the_same_round() -> None:
    pit = {"A1": "c3", "B1": "c2", "C1": "mirror", "F1": "t1", "F2": "t1", "F3": "t1"}
    after, _ = play(unpayable_dig(2, pit=pit), Default())

    assert pending_decision(after) == (1, "prepare")
    assert clause_against(replace(after, laid=(None, 1)), dig("F1", 1)) is None


names = st.sampled_from(sorted(TILE_BY_SHORT_NAME))


def with_any_tile_added(state: State, data: st.DataObject) -> State:
    """Return the state after any legal tile was added, if a tile is asked for."""
    return play(state, data.draw(st.sampled_from(legal_moves(state))))[0] if state.phase == "add" else state


@pytest.mark.rule("8.1", "8.2", "8.3")
@given(st.integers(3, 5), st.integers(0, 4), st.sampled_from([1, 7, 15, 25]), st.lists(names, max_size=3), st.data())
def test_whatever_is_dealt_all_others_get_equally_many_clockwise_and_nothing_else_changes_hands(
    seats: int, giver: int, card: int, stock: list[str], data: st.DataObject
) -> None:
    giver %= seats
    pit = {name: data.draw(names) for name in ("A1", "B1", "C1", "D1", "A2", "B2", "C2", "A3")}
    order = [(giver + place) % seats for place in range(seats)]
    state = table(card, seats=seats, pit=pit, stocks={giver: " ".join(stock)}, coins={giver: 0}, queue=order, shifts=99)
    state, _ = play(state, dig("A1"), Default())
    state = with_any_tile_added(state, data)
    heap = [*state.dug, *(() if state.added is None else (state.added,))]
    dealt = data.draw(st.permutations(heap))
    after = RULES.apply(state, CHANCE, DealTiles(tuple(dealt)), DISCARD)

    others = order[1:]
    each = max(1, len(heap) // len(others))
    assert [after.stocks[seat] for seat in others] == [
        tuple(sorted(dealt[place :: len(others)][:each])) for place in range(len(others))
    ]
    assert len(heap) == len(state.dug) + min(len(stock), max(0, len(others) - len(state.dug)))
    assert after.lost == tuple(sorted(dealt[each * len(others) :]))
    assert after.stocks[giver] == state.stocks[giver]
    assert (after.coins, after.bank, after.piles) == (state.coins, state.bank, state.piles)
