"""Chapter 7: paying; and the amulet (6.6)."""

from collections.abc import Iterable
from itertools import chain, combinations

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st
from msgspec.structs import replace

from burghof.games.solomon.model.events import (
    ChangeLost,
    CoinsPaid,
    CoinsTaken,
    HandedOver,
    LastCoins,
    ObjectsPlayed,
    SolomonEvent,
    TreasurePaid,
    TreasureTaken,
    TurnedUp,
    TurnEnded,
)
from burghof.games.solomon.model.moves import (
    Amulet,
    Decline,
    Default,
    PayCoins,
    PayTreasure,
    SolomonMove,
    TakeCoins,
    TakeTreasure,
)
from burghof.games.solomon.model.state import State
from burghof.games.solomon.model.tile import join_tiles, total_worth
from burghof.games.solomon.rules.paying import best_change
from burghof.games.solomon.tests.tables import (
    RULES,
    TILE_BY_SHORT_NAME,
    dig,
    legal_moves,
    pending_decision,
    play,
    shift,
    table,
    tiles,
)
from burghof.kernel import Seat

SHORT_OF = {tile: name for name, tile in TILE_BY_SHORT_NAME.items()}
CURSED = {"A1": "c2", "B1": "c3", "C1": "t2"}


def owing_table(
    shifts: int,
    *,
    stock: str = "",
    coins: int = 0,
    bank: int = 0,
    supply: str = "",
    followed: str | None = None,
) -> State:
    """Return a state in which the first seat declined and owes this many shifts."""
    known = {} if followed is None else {0: followed}
    state = table(1, stocks={0: stock}, followed=known, coins={0: coins}, bank=bank, supply=supply, shifts=shifts)
    return play(state, Decline())[0]


def why_not(state: State, move: SolomonMove) -> tuple[str, str]:
    """Return the clause that forbids this move to the first pending seat, and the key of its message."""
    refusal = RULES.why_not(state, RULES.pending(state)[0].seat, move)
    assert refusal is not None
    return refusal.clause, refusal.message.key.removeprefix("refusal-")


@pytest.mark.rule("7.1")
def test_shifts_and_curses_are_owed() -> None:
    state = table(1, pit={**CURSED, "F6": "t1 t1"})
    after, _ = play(state, shift("F6", "E6"), dig("A1"))

    assert (pending_decision(after), after.owed) == ((0, "pay"), 1 + 2 + 3)


@pytest.mark.rule("7.1", "7.2")
def test_the_example_of_card_15() -> None:
    pit = {"A1": "t5 t1", "B1": "c2 t1", "C1": "lion", "A2": "star", "A3": "t2 t3", "B2": "", "B3": ""}
    state = table(15, pit=pit, coins={0: 0})
    after, _ = play(state, shift("A1", "B2"), shift("B1", "C2"), shift("A3", "B3"), dig("A1"))

    assert after.dug == tiles("t5 c2 lion star t2")
    assert after.owed == 5
    paid, events = play(after, PayTreasure(5))
    assert events[0] == TreasurePaid(Seat(0), TILE_BY_SHORT_NAME["t5"])
    assert (paid.stocks[0], paid.supply) == (tiles("c2 lion star t2"), tiles("t5"))
    assert pending_decision(paid) == (1, "prepare")


@pytest.mark.rule("7.2")
def test_coins_and_treasures_pay_together() -> None:
    after, events = play(owing_table(5, stock="t3 lion", coins=4), PayTreasure(3), PayCoins())

    assert (after.coins[0], after.bank, after.stocks[0], after.supply) == (2, 2, tiles("lion"), tiles("t3"))
    assert events[:2] == [TreasurePaid(Seat(0), TILE_BY_SHORT_NAME["t3"]), CoinsPaid(Seat(0), 2)]


@pytest.mark.rule("7.2")
def test_nobody_pays_with_what_is_not_there() -> None:
    state = owing_table(3, stock="t3")

    assert why_not(state, PayTreasure(2)) == ("7.2", "no-such-treasure")
    assert why_not(state, PayCoins()) == ("7.2", "no-coins")
    assert legal_moves(state) == [PayTreasure(3)]


@pytest.mark.rule("7.2")
def test_coins_pay_as_far_as_they_go_and_treasures_the_rest() -> None:
    state, events = play(owing_table(5, stock="t3", coins=4), PayCoins())

    assert (pending_decision(state), state.owed, state.paid, state.coins[0]) == ((0, "pay"), 1, 4, 0)
    assert events == [LastCoins(Seat(0)), CoinsPaid(Seat(0), 4)]
    after, _ = play(state, PayTreasure(3))
    assert (after.coins[0], after.bank, after.stocks[0], after.supply) == (2, 2, (), tiles("t3"))


@pytest.mark.rule("7.2", "7.4", "7.5")
def test_a_coin_paid_with_a_treasure_may_save_the_change() -> None:
    state = owing_table(2, stock="t4", coins=1, supply="t3")
    alone, lost = play(state, PayTreasure(4))
    both, _ = play(state, PayCoins(), PayTreasure(4))

    assert ChangeLost(Seat(0), 2) in lost
    assert (alone.coins[0], alone.stocks[0]) == (1, ())
    assert (both.coins[0], both.stocks[0], both.supply) == (0, tiles("t3"), tiles("t4"))


@pytest.mark.rule("7.2", "9.4")
def test_a_treasure_nobody_knew_of_turns_up_when_it_pays() -> None:
    after, events = play(owing_table(3, stock="t3 t3", followed="t3"), PayTreasure(3))
    assert (after.stocks[0], after.followed[0]) == (tiles("t3"), ())
    assert not [event for event in events if isinstance(event, TurnedUp)]

    _, events = play(owing_table(3, stock="t3", followed=""), PayTreasure(3))
    assert events[0] == TurnedUp(Seat(0), TILE_BY_SHORT_NAME["t3"])


@pytest.mark.rule("7.3")
def test_who_can_pay_must_pay() -> None:
    state = owing_table(5, stock="t5")

    assert why_not(state, Default()) == ("7.3", "who-can-pay-must")
    assert legal_moves(state) == [PayTreasure(5)]


@pytest.mark.rule("7.4")
def test_change_is_taken_in_coins_or_treasures_as_one_likes() -> None:
    state, _ = play(owing_table(1, stock="t5", bank=4, supply="t1 t3 t4"), PayTreasure(5))

    assert pending_decision(state) == (0, "change")
    assert legal_moves(state) == [TakeCoins(), TakeTreasure(1), TakeTreasure(3), TakeTreasure(4)]
    assert why_not(state, TakeTreasure(2)) == ("7.4", "not-in-the-supply")
    assert why_not(state, TakeTreasure(5)) == ("7.4", "too-much-change")
    coins, events = play(state, TakeCoins())
    assert (coins.coins[0], coins.bank, events[0]) == (4, 0, CoinsTaken(Seat(0), 4))
    mixed, events = play(state, TakeTreasure(3), TakeTreasure(1))
    assert (mixed.stocks[0], mixed.supply) == (tiles("t1 t3"), tiles("t4 t5"))
    assert events[:2] == [
        TreasureTaken(Seat(0), TILE_BY_SHORT_NAME["t3"]),
        TreasureTaken(Seat(0), TILE_BY_SHORT_NAME["t1"]),
    ]


@pytest.mark.rule("7.4")
def test_pieces_just_paid_can_be_change() -> None:
    state, events = play(owing_table(2, stock="t1 t5"), PayTreasure(1), PayTreasure(5))

    assert [event for event in events if isinstance(event, TreasureTaken)] == [
        TreasureTaken(Seat(0), TILE_BY_SHORT_NAME["t1"])
    ]
    assert (state.stocks[0], state.supply) == (tiles("t1"), tiles("t5"))


@pytest.mark.rule("7.5")
def test_change_that_the_supply_cannot_give_is_lost() -> None:
    state, events = play(owing_table(1, stock="t5", supply="t3"), PayTreasure(5))

    assert events[1:3] == [TreasureTaken(Seat(0), TILE_BY_SHORT_NAME["t3"]), ChangeLost(Seat(0), 1)]
    assert (state.stocks[0], state.owed) == (tiles("t3"), 0)
    assert pending_decision(state) == (1, "prepare")


@pytest.mark.rule("7.5")
def test_change_that_would_lose_something_is_refused() -> None:
    state, _ = play(owing_table(1, stock="t5", supply="t2 t2 t3 t4"), PayTreasure(5))
    assert legal_moves(state) == [TakeTreasure(2), TakeTreasure(4)]
    assert why_not(state, TakeTreasure(3)) == ("7.5", "other-change-gives-more")
    assert why_not(state, TakeCoins()) == ("7.4", "no-coins-in-the-supply")

    state, _ = play(owing_table(1, stock="t5", bank=3, supply="t4 t2"), PayTreasure(5))
    assert legal_moves(state) == [TakeTreasure(2), TakeTreasure(4)]
    assert why_not(state, TakeCoins()) == ("7.5", "other-change-gives-more")


@pytest.mark.rule("7.5")
@pytest.mark.parametrize(
    ("due", "bank", "supply", "best"),
    [(4, 9, "", 4), (4, 0, "", 0), (4, 1, "t2", 3), (4, 0, "t3 t2", 3), (4, 0, "t2 t2", 4), (3, 1, "t4 t2", 3)],
)
def test_as_much_change_is_given_as_possible(due: int, bank: int, supply: str, best: int) -> None:
    assert best_change(due, bank, tiles(supply)) == best


@pytest.mark.rule("7.6")
def test_who_dug_nothing_and_cannot_pay_hands_over_everything_that_pays() -> None:
    state = owing_table(9, stock="t2 t3 lion c1", coins=1, bank=5)

    assert legal_moves(state) == [Default()]
    assert why_not(state, PayTreasure(2)) == ("7.6", "cannot-pay-shifts")
    assert why_not(state, PayCoins()) == ("7.6", "cannot-pay-shifts")
    after, events = play(state, Default())
    assert events[0] == HandedOver(Seat(0))
    assert (after.coins[0], after.bank, after.stocks[0]) == (0, 6, tiles("lion c1"))
    assert after.supply == tiles("t2 t3")
    assert pending_decision(after) == (1, "prepare")


@pytest.mark.rule("9.6")
def test_all_see_that_the_last_coins_do_not_pay_it_all() -> None:
    short = owing_table(3, stock="t2", coins=1)

    assert play(short, PayCoins())[1] == [LastCoins(Seat(0)), CoinsPaid(Seat(0), 1)]
    assert play(owing_table(1, stock="t2", coins=1), PayCoins())[1][0] == CoinsPaid(Seat(0), 1)
    assert play(replace(short, rules_version=1), PayCoins())[1] == [CoinsPaid(Seat(0), 1)]


@pytest.mark.rule("6.6")
def test_with_the_amulet_curses_cost_nothing() -> None:
    state, _ = play(table(1, pit=CURSED, stocks={0: "amulet"}), dig("A1"))

    assert legal_moves(state) == [Amulet(), PayTreasure(2), PayCoins()]
    after, events = play(state, Amulet())
    assert events[0] == ObjectsPlayed(Seat(0), tiles("amulet"))
    assert (after.coins[0], after.spent, after.stocks[0]) == (10, tiles("amulet"), tiles("c2 c3 t2"))
    assert pending_decision(after) == (1, "prepare")


@pytest.mark.rule("6.6")
def test_the_amulet_does_not_pay_for_shifts() -> None:
    state, _ = play(table(1, pit=CURSED, stocks={0: "amulet amulet"}, shifts=4), dig("A1"), Amulet())

    assert (pending_decision(state), state.owed) == ((0, "pay"), 4)
    assert why_not(state, Amulet()) == ("6.6", "no-curse-to-ward-off")


@pytest.mark.rule("6.6")
def test_the_amulet_is_played_before_the_first_piece() -> None:
    state, _ = play(table(1, pit=CURSED, stocks={0: "amulet"}), dig("A1"), PayTreasure(2))

    assert why_not(state, Amulet()) == ("6.6", "amulet-before-paying")


@pytest.mark.rule("6.6")
def test_without_curses_there_is_nothing_to_ward_off() -> None:
    assert why_not(owing_table(1, stock="amulet", coins=3), Amulet()) == ("6.6", "no-curse-to-ward-off")
    assert why_not(owing_table(1, coins=3), Amulet()) == ("6.6", "no-amulet")


@pytest.mark.rule("6.6")
def test_axe_and_amulet_combine() -> None:
    pit = {"A1": "c2", "B1": "t1 c3", "C1": "t2"}
    after, _ = play(table(1, pit=pit, stocks={0: "amulet axe"}), dig("A1", axe=True), Amulet())

    assert (after.spent, after.coins[0]) == (tiles("amulet axe"), 10)


# Properties of all payments

treasures = st.lists(st.sampled_from(["t1", "t2", "t3", "t4", "t5"]), max_size=4).map(" ".join)


def brute_force_change(due: int, bank: int, supply: str) -> int:
    """Return the most that coins and treasures can give without exceeding `due`, by brute force."""
    pieces = [TILE_BY_SHORT_NAME[name] for name in supply.split()]
    heaps = chain.from_iterable(combinations(pieces, number) for number in range(len(pieces) + 1))
    return max(total_worth(heap) + min(bank, due - total_worth(heap)) for heap in heaps if total_worth(heap) <= due)


@pytest.mark.rule("7.5")
@given(st.integers(1, 9), st.integers(0, 4), treasures)
def test_the_best_change_is_what_trying_all_pieces_finds(due: int, bank: int, supply: str) -> None:
    assert best_change(due, bank, tiles(supply)) == brute_force_change(due, bank, supply)


@pytest.mark.rule("7.2", "7.4", "7.5")
@given(st.integers(1, 12), treasures, st.integers(0, 5), st.integers(0, 2), treasures, st.data())
def test_however_one_pays_it_costs_what_is_owed_and_the_change_that_nothing_can_give(
    shifts: int, stock: str, coins: int, bank: int, supply: str, data: st.DataObject
) -> None:
    before = owing_table(shifts, stock=stock, coins=coins, bank=bank, supply=supply)
    assume(before.funds(Seat(0)) >= shifts)
    after = before
    events: list[SolomonEvent] = []
    while pending_decision(after)[0] == 0:
        after, emitted = play(after, data.draw(st.sampled_from(legal_moves(after))))
        events += emitted

    paid = [event.coins if isinstance(event, CoinsPaid) else total_worth([event.tile]) for event in payments(events)]
    pieces = [SHORT_OF[event.tile] for event in events if isinstance(event, TreasurePaid)]
    lost = sum(event.number for event in events if isinstance(event, ChangeLost))
    due = sum(paid) - shifts
    there = bank + sum(event.coins for event in events if isinstance(event, CoinsPaid))
    assert sum(paid[:-1]) < shifts <= sum(paid), "every piece was still needed"
    assert lost == due - brute_force_change(due, there, " ".join([supply, *pieces]))
    assert before.funds(Seat(0)) - after.funds(Seat(0)) == shifts + lost
    assert (before.coins[0] + before.bank, join_tiles(before.stocks[0], before.supply)) == (
        after.coins[0] + after.bank,
        join_tiles(after.stocks[0], after.supply),
    )


@pytest.mark.rule("7.2", "7.5")
@given(st.integers(1, 9), treasures, st.integers(0, 4), st.integers(0, 1), treasures)
def test_whoever_can_pay_without_loss_is_offered_a_way(
    shifts: int, stock: str, coins: int, bank: int, supply: str
) -> None:
    state = owing_table(shifts, stock=stock, coins=coins, bank=bank, supply=supply)
    assume(state.funds(Seat(0)) >= shifts)
    own = stock.split()
    heaps = {heap for number in range(len(own) + 1) for heap in combinations(sorted(own), number)}
    losses = [
        due - brute_force_change(due, bank + paid, " ".join([supply, *heap]))
        for heap in heaps
        for paid in range(coins + 1)
        for due in [paid + total_worth(tiles(" ".join(heap))) - shifts]
        if due == 0 or (heap and 0 < due < max(total_worth([TILE_BY_SHORT_NAME[name]]) for name in heap))
    ]

    assert min_loss(state) == min(losses)


def min_loss(state: State) -> int:
    """Return the minimum loss of change over all ways to pay."""
    found, todo, seen = [], [state], {state}
    while todo:
        here = todo.pop()
        for after, events in [play(here, move) for move in legal_moves(here)]:
            lost = sum(event.number for event in events if isinstance(event, ChangeLost))
            found += [lost for event in events if isinstance(event, TurnEnded)]
            todo += {after} - seen if after.active == state.active else ()
            seen.add(after)
    return min(found)


def payments(events: Iterable[SolomonEvent]) -> list[CoinsPaid | TreasurePaid]:
    """Return all payments in order."""
    return [event for event in events if isinstance(event, CoinsPaid | TreasurePaid)]
