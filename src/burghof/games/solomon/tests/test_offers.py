"""Offers: they preview what a move would do, and warn of what cannot be paid."""

import pytest

from burghof.games.solomon.model.moves import (
    Add,
    Amulet,
    Decline,
    Default,
    LayDark,
    PayCoins,
    PayTreasure,
    Seal,
    SolomonMove,
    TakeCoins,
    TakeTreasure,
)
from burghof.games.solomon.model.pit import Field, field_name
from burghof.games.solomon.model.preview import (
    CardPreview,
    DigPreview,
    PayPreview,
    PenaltyPreview,
    ShiftPreview,
    SolomonPreview,
)
from burghof.games.solomon.model.state import State
from burghof.games.solomon.model.tile import Tile
from burghof.games.solomon.presenting.offers import SolomonOffer, offers
from burghof.games.solomon.tests.tables import (
    RULES,
    TILE_BY_SHORT_NAME,
    choosing_table,
    dig,
    fields,
    pick,
    pile,
    play,
    shift,
    table,
    tiles,
)
from burghof.games.solomon.tests.test_paying import owing_table
from burghof.games.solomon.tests.test_penalty import unpayable_dig
from burghof.kernel import Recall, Seat, say

CURSED = {"A1": "t1 c2", "B1": "t1 c3", "C1": "t2 lion"}


def offer(state: State, move: SolomonMove, recall: Recall = "pure") -> SolomonOffer:
    """Return the offer of this legal move."""
    seat = RULES.pending(state)[0].seat
    return next(found for found in RULES.offers(state, seat, recall) if found.move == move)


def preview(state: State, move: SolomonMove, recall: Recall = "pure") -> SolomonPreview | None:
    """Return the preview of this legal move."""
    return offer(state, move, recall).preview


def test_a_card_says_where_it_fits_right_now() -> None:
    state = choosing_table([1, 32], [2, 3])

    assert [found.preview for found in RULES.offers(state, Seat(0), "pure")] == [
        CardPreview(3, tuple(Field(row * 6 + column) for row in range(6) for column in range(4))),
        CardPreview(6, tuple(Field(row * 6 + column) for row in range(3) for column in range(4))),
    ]


@pytest.mark.parametrize(("recall", "below"), [("pure", None), ("notebook", TILE_BY_SHORT_NAME["t1"])])
def test_a_shift_tells_what_it_uncovers_only_as_far_as_recall_knows(recall: Recall, below: Tile | None) -> None:
    state = table(1, pit={"A1": "t1 t2"}, shifts=2)

    assert preview(state, shift("A1", "B1"), recall) == ShiftPreview(
        TILE_BY_SHORT_NAME["t2"], below, 3, beyond=False, opens=()
    )


def test_the_last_tile_of_a_field_uncovers_nothing() -> None:
    uncovers_nothing = ShiftPreview(TILE_BY_SHORT_NAME["t2"], None, 1, beyond=False, opens=())

    assert preview(table(1, pit={"A1": "t2"}), shift("A1", "B1"), "notebook") == uncovers_nothing


@pytest.mark.rule("4.3")
@pytest.mark.parametrize(("coins", "stock", "beyond"), [(3, "", False), (2, "", True), (0, "t3", False)])
def test_a_shift_warns_if_it_is_more_than_one_has(coins: int, stock: str, *, beyond: bool) -> None:
    state = table(1, pit={"A1": "t2"}, coins={0: coins}, stocks={0: stock}, shifts=2)
    found = offer(state, shift("A1", "B1"))

    assert found.preview == ShiftPreview(TILE_BY_SHORT_NAME["t2"], None, 3, beyond=beyond, opens=())
    assert found.message.data["beyond"] == int(beyond)


@pytest.mark.rule("8.1")
@pytest.mark.parametrize(
    ("coins", "stock", "unpayable", "rescued"),
    [(6, "", False, False), (5, "", True, False), (1, "amulet", True, True), (0, "amulet", True, False)],
)
def test_a_dig_tells_its_price_and_warns_if_it_cannot_be_paid(
    coins: int, stock: str, *, unpayable: bool, rescued: bool
) -> None:
    state = table(1, pit=CURSED, coins={0: coins}, stocks={0: stock}, shifts=1)
    found = offer(state, dig("A1"))

    assert found.preview == DigPreview(
        fields("A1 B1 C1"), pile("c2 c3 lion"), (), 6, coins, unpayable=unpayable, amulet_helps=rescued
    )
    assert (found.message.data["unpayable"], found.message.data["rescued"]) == (int(unpayable), int(rescued))
    assert found.picks == ("card", "field-1")


def test_a_turned_card_is_picked_by_its_turn_and_held_in_its_middle() -> None:
    pit = {"A1": "t1", "A2": "t1", "A3": "t1"}

    assert offer(table(1, pit=pit, stocks={0: "mirror"}), dig("A1", 1)).picks == ("card", "turn-1", "field-6")


def test_a_shift_is_picked_as_such_and_tells_where_the_card_could_be_dug_then() -> None:
    pit = {"A1": "t1", "B1": "t1", "C1": "t1 t2", "D1": "t1", "C2": "t1"}
    found = offer(table(1, pit=pit), shift("C1", "D2"))

    assert found.picks == ("shift", "field-2", "field-9")
    assert isinstance(found.preview, ShiftPreview)
    assert found.preview.opens == fields("A1 B1")


def test_a_dig_tells_which_objects_it_needs() -> None:
    pit = {"A1": "t1", "A2": "t1 t1", "A3": "t1"}
    found = preview(table(1, pit=pit, stocks={0: "axe mirror"}), dig("A1", 1, axe=True))

    assert isinstance(found, DigPreview)
    assert found.objects == (TILE_BY_SHORT_NAME["mirror"], TILE_BY_SHORT_NAME["axe"])


def test_the_last_pick_warns_if_the_dig_cannot_be_paid() -> None:
    pit = {"A1": "c3", "B2": "c2", "C3": "c1", "C2": "lion"}
    state, _ = play(table(1, pit=pit, coins={0: 0}, stocks={0: "seal"}), Seal(axe=False), pick("B2"), pick("A1"))

    assert [field_name(at) for at in state.picks] == ["B2", "A1"]
    assert offer(state, pick("C3")).message.data["unpayable"] == 1
    assert offer(state, pick("C3")).message.data["left"] == 0


def test_a_pick_that_leaves_no_choice_warns_of_the_whole_dig() -> None:
    pit = {"A1": "c3", "B2": "c2", "C3": "c1"}
    state, _ = play(table(1, pit=pit, coins={0: 0}, stocks={0: "seal"}), Seal(axe=False))
    found = offer(state, pick("A1"))

    assert isinstance(found.preview, DigPreview)
    assert found.preview.fields == fields("A1 B2 C3")
    assert (found.message.data["left"], found.message.data["unpayable"]) == (0, 1)


def test_the_seal_is_offered_with_and_without_the_axe() -> None:
    state = table(1, pit=CURSED, stocks={0: "seal axe"})

    assert [offer(state, Seal(axe=axe)).message.data for axe in (False, True)] == [
        {"axe": 0, "squares": 3},
        {"axe": 1, "squares": 3},
    ]


@pytest.mark.parametrize(("amulet", "rescued"), [("", 0), ("amulet", 1)])
def test_the_last_pick_tells_whether_the_amulet_would_help(amulet: str, rescued: int) -> None:
    pit = {"A1": "c3", "B2": "c2", "C3": "c1"}
    state, _ = play(table(1, pit=pit, coins={0: 0}, stocks={0: f"seal {amulet}"}), Seal(axe=False))
    found = offer(state, pick("A1"))

    assert [found.message.data[name] for name in ("cost", "unpayable", "rescued")] == [6, 1, rescued]


def test_declining_tells_what_the_shifts_cost() -> None:
    assert preview(table(1, shifts=4), Decline()) == PayPreview(4, 0, 0)


@pytest.mark.rule("7.6")
@pytest.mark.parametrize(("coins", "unpayable"), [(4, 0), (3, 1)])
def test_declining_warns_if_the_shifts_cannot_be_paid(coins: int, unpayable: int) -> None:
    found = offer(table(1, shifts=4, coins={0: coins}), Decline())

    assert found.message == say("offer-decline", owed=4, funds=coins, unpayable=unpayable)


def test_paying_tells_what_is_left_and_what_change_is_due_or_lost() -> None:
    state = owing_table(3, stock="t2 t5", coins=3, bank=0, supply="t1")

    assert preview(state, PayTreasure(2)) == PayPreview(1, 0, 0)
    assert preview(state, PayTreasure(5)) == PayPreview(0, 2, 1)
    assert preview(state, PayCoins()) == PayPreview(0, 0, 0)
    assert offer(state, PayTreasure(2)).picks == ("stock-treasure-2",)
    assert preview(owing_table(3, stock="t2", coins=1), PayCoins()) == PayPreview(2, 0, 0)


def test_a_treasure_just_dug_is_picked_among_what_was_dug() -> None:
    state, _ = play(table(1, pit={"A1": "c1", "B1": "t1", "C1": "lion"}), dig("A1"))

    assert offer(state, PayTreasure(1)).picks == ("dug-treasure-1",)


def test_the_amulet_tells_what_it_saves() -> None:
    state, _ = play(table(1, pit=CURSED, stocks={0: "amulet"}, shifts=2), dig("A1"))

    assert offer(state, Amulet()).message.data == {"saved": 5}
    assert preview(state, Amulet()) == PayPreview(2, 0, 0)


def test_change_tells_what_is_still_due() -> None:
    state, _ = play(owing_table(1, stock="t5", bank=9, supply="t3"), PayTreasure(5))

    assert preview(state, TakeCoins()) == PayPreview(0, 0, 0)
    assert preview(state, TakeTreasure(3)) == PayPreview(0, 1, 0)
    assert offer(state, TakeTreasure(3)).picks == ("supply-treasure-3",)


@pytest.mark.rule("8.2")
def test_who_cannot_pay_is_told_who_gets_what() -> None:
    assert preview(unpayable_dig(3), Default()) == PenaltyPreview(tiles("c3 c2 lion"), 1, 1)


@pytest.mark.rule("7.6")
def test_who_cannot_pay_the_shifts_is_told_to_hand_over_all() -> None:
    assert offer(owing_table(9, coins=2), Default()).message.key == "offer-hand-over"


def test_a_tile_to_add_is_picked_behind_ones_screen() -> None:
    state, _ = play(unpayable_dig(5, stock="star t1"), Default())

    assert offer(state, Add(TILE_BY_SHORT_NAME["star"])).picks == ("stock-scroll-star",)


def test_chance_is_offered_nothing() -> None:
    with pytest.raises(AssertionError):
        offers(table(1), Seat(0), [LayDark(())], "pure")
