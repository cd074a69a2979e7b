"""Chapter 7: paying; and the amulet."""

import pytest

from burghof.games.solomon.model.events import (
    ChangeLost,
    CoinsPaid,
    CoinsTaken,
    HandedOver,
    ObjectsPlayed,
    TreasurePaid,
    TreasureTaken,
    TurnedUp,
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
from burghof.games.solomon.rules.paying import best_change
from burghof.games.solomon.tests.tables import SHORT, clause_against, dig, legal, play, shift, table, tiles, to_act
from burghof.kernel import Seat

CURSED = {"A1": "c2", "B1": "c3", "C1": "t2"}


def owing(
    shifts: int,
    *,
    stock: str = "",
    coins: int = 0,
    bank: int = 0,
    supply: str = "",
    followed: str | None = None,
) -> State:
    """A table at which the first seat declined and owes so many shifts."""
    known = {} if followed is None else {0: followed}
    state = table(1, stocks={0: stock}, followed=known, coins={0: coins}, bank=bank, supply=supply, shifts=shifts)
    return play(state, Decline())[0]


@pytest.mark.rule("7.1")
def test_shifts_and_curses_are_owed() -> None:
    state = table(1, pit={**CURSED, "F6": "t1 t1"})
    after, _ = play(state, shift("F6", "E6"), dig("A1"))

    assert (to_act(after), after.owed) == ((0, "pay"), 1 + 2 + 3)


@pytest.mark.rule("7.1", "7.2")
def test_the_example_of_card_15() -> None:
    pit = {"A1": "t5 t1", "B1": "c2 t1", "C1": "lion", "A2": "star", "A3": "t2 t3", "B2": "", "B3": ""}
    state = table(15, pit=pit, coins={0: 0})
    after, _ = play(state, shift("A1", "B2"), shift("B1", "C2"), shift("A3", "B3"), dig("A1"))

    assert after.dug == tiles("t5 c2 lion star t2")
    assert after.owed == 5
    paid, events = play(after, PayTreasure(5))
    assert events[0] == TreasurePaid(Seat(0), SHORT["t5"])
    assert (paid.stocks[0], paid.supply) == (tiles("c2 lion star t2"), tiles("t5"))
    assert to_act(paid) == (1, "prepare")


@pytest.mark.rule("7.2")
def test_coins_and_treasures_pay_together() -> None:
    after, events = play(owing(5, stock="t3 lion", coins=4), PayTreasure(3), PayCoins())

    assert (after.coins[0], after.bank, after.stocks[0], after.supply) == (2, 2, tiles("lion"), tiles("t3"))
    assert events[:2] == [TreasurePaid(Seat(0), SHORT["t3"]), CoinsPaid(Seat(0), 2)]


@pytest.mark.rule("7.2")
@pytest.mark.parametrize(("move", "clause"), [(PayTreasure(2), "7.2"), (PayCoins(), "7.2"), (PayTreasure(3), None)])
def test_nobody_pays_with_what_is_not_there(move: SolomonMove, clause: str | None) -> None:
    assert clause_against(owing(5, stock="t3", coins=4), move) == clause


@pytest.mark.rule("7.2", "9.4")
def test_a_treasure_nobody_knew_of_turns_up_when_it_pays() -> None:
    _, events = play(owing(3, stock="t3 t3", followed="t3"), PayTreasure(3))
    assert not [event for event in events if isinstance(event, TurnedUp)]

    _, events = play(owing(3, stock="t3", followed=""), PayTreasure(3))
    assert events[0] == TurnedUp(Seat(0), SHORT["t3"])


@pytest.mark.rule("7.3")
def test_who_can_pay_must_pay() -> None:
    state = owing(5, stock="t5")

    assert clause_against(state, Default()) == "7.3"
    assert legal(state) == [PayTreasure(5)]


@pytest.mark.rule("7.4")
def test_change_is_taken_in_coins_or_treasures_as_one_likes() -> None:
    state, _ = play(owing(1, stock="t5", bank=4, supply="t1 t3 t4"), PayTreasure(5))

    assert to_act(state) == (0, "change")
    assert legal(state) == [TakeCoins(), TakeTreasure(1), TakeTreasure(3), TakeTreasure(4)]
    assert clause_against(state, TakeTreasure(2)) == "7.4"
    assert clause_against(state, TakeTreasure(5)) == "7.4"
    coins, events = play(state, TakeCoins())
    assert (coins.coins[0], coins.bank, events[0]) == (4, 0, CoinsTaken(Seat(0), 4))
    mixed, events = play(state, TakeTreasure(3), TakeTreasure(1))
    assert (mixed.stocks[0], mixed.supply) == (tiles("t1 t3"), tiles("t4 t5"))
    assert events[:2] == [TreasureTaken(Seat(0), SHORT["t3"]), TreasureTaken(Seat(0), SHORT["t1"])]


@pytest.mark.rule("7.4")
def test_pieces_just_paid_can_be_change() -> None:
    state, events = play(owing(2, stock="t1 t5"), PayTreasure(1), PayTreasure(5))

    assert [event for event in events if isinstance(event, TreasureTaken)] == [TreasureTaken(Seat(0), SHORT["t1"])]
    assert (state.stocks[0], state.supply) == (tiles("t1"), tiles("t5"))


@pytest.mark.rule("7.5")
def test_change_that_the_supply_cannot_give_is_lost() -> None:
    state, events = play(owing(1, stock="t5", supply="t3"), PayTreasure(5))

    assert events[1:3] == [TreasureTaken(Seat(0), SHORT["t3"]), ChangeLost(Seat(0), 1)]
    assert (state.stocks[0], state.owed) == (tiles("t3"), 0)
    assert to_act(state) == (1, "prepare")


@pytest.mark.rule("7.5")
def test_change_that_would_lose_something_is_refused() -> None:
    state, _ = play(owing(1, stock="t5", supply="t2 t2 t3 t4"), PayTreasure(5))
    assert legal(state) == [TakeTreasure(2), TakeTreasure(4)]
    assert clause_against(state, TakeTreasure(3)) == "7.5"
    assert clause_against(state, TakeCoins()) == "7.5"

    state, _ = play(owing(1, stock="t5", bank=3, supply="t4 t2"), PayTreasure(5))
    assert legal(state) == [TakeTreasure(2), TakeTreasure(4)]
    assert clause_against(state, TakeCoins()) == "7.5"


@pytest.mark.rule("7.5")
@pytest.mark.parametrize(
    ("due", "bank", "supply", "best"),
    [(4, 9, "", 4), (4, 0, "", 0), (4, 1, "t2", 3), (4, 0, "t3 t2", 3), (4, 0, "t2 t2", 4), (3, 1, "t4 t2", 3)],
)
def test_as_much_change_is_given_as_possible(due: int, bank: int, supply: str, best: int) -> None:
    assert best_change(due, bank, tiles(supply)) == best


@pytest.mark.rule("7.6")
def test_who_dug_nothing_and_cannot_pay_hands_over_everything_that_pays() -> None:
    state = owing(9, stock="t2 t3 lion c1", coins=1, bank=5)

    assert legal(state) == [Default()]
    assert clause_against(state, PayTreasure(2)) == "8.1"
    after, events = play(state, Default())
    assert events[0] == HandedOver(Seat(0))
    assert (after.coins[0], after.bank, after.stocks[0]) == (0, 6, tiles("lion c1"))
    assert after.supply == tiles("t2 t3")
    assert to_act(after) == (1, "prepare")


@pytest.mark.rule("6.6")
def test_with_the_amulet_curses_cost_nothing() -> None:
    state, _ = play(table(1, pit=CURSED, stocks={0: "amulet"}), dig("A1"))

    assert legal(state) == [Amulet(), PayTreasure(2), PayCoins()]
    after, events = play(state, Amulet())
    assert events[0] == ObjectsPlayed(Seat(0), tiles("amulet"))
    assert (after.coins[0], after.spent, after.stocks[0]) == (10, tiles("amulet"), tiles("c2 c3 t2"))
    assert to_act(after) == (1, "prepare")


@pytest.mark.rule("6.6")
def test_the_amulet_does_not_pay_for_shifts() -> None:
    state, _ = play(table(1, pit=CURSED, stocks={0: "amulet amulet"}, shifts=4), dig("A1"), Amulet())

    assert (to_act(state), state.owed) == ((0, "pay"), 4)
    assert clause_against(state, Amulet()) == "6.6"


@pytest.mark.rule("6.6")
def test_the_amulet_is_played_before_the_first_piece() -> None:
    state, _ = play(table(1, pit=CURSED, stocks={0: "amulet"}), dig("A1"), PayTreasure(2))

    assert clause_against(state, Amulet()) == "6.6"


@pytest.mark.rule("6.6")
def test_without_curses_there_is_nothing_to_ward_off() -> None:
    assert clause_against(owing(1, stock="amulet", coins=3), Amulet()) == "6.6"


@pytest.mark.rule("6.6")
def test_axe_and_amulet_combine() -> None:
    pit = {"A1": "c2", "B1": "t1 c3", "C1": "t2"}
    after, _ = play(table(1, pit=pit, stocks={0: "amulet axe"}), dig("A1", axe=True), Amulet())

    assert (after.spent, after.coins[0]) == (tiles("amulet axe"), 10)
