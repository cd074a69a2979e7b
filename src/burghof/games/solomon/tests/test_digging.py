"""Digging: RULES.md chapter 5."""

import pytest
from msgspec.structs import replace

from burghof.games.solomon.model.events import Declined, Dug, HandedOver, TurnEnded, Uncovered
from burghof.games.solomon.model.moves import Decline, Default, Dig, Pick, Seal, Shift, SolomonMove
from burghof.games.solomon.model.pattern import Card
from burghof.games.solomon.model.pit import FIELDS
from burghof.games.solomon.tests.tables import (
    RULES,
    clause_against,
    dig,
    fields,
    legal_moves,
    pending_decision,
    pile,
    play,
    shift,
    table,
    tiles,
)
from burghof.kernel import Seat


@pytest.mark.rule("5.1")
def test_a_card_is_neither_turned_nor_mirrored() -> None:
    line = {"A1": "t1", "B1": "t1", "C1": "t1"}
    column = {"A1": "t1", "A2": "t1", "A3": "t1"}

    assert clause_against(table(1, pit=line), dig("A1")) is None
    assert clause_against(table(1, pit=column), dig("A1")) == "5.2"
    assert clause_against(table(1, pit=column), dig("A1", 1)) == "6.2"


@pytest.mark.rule("5.1")
def test_a_pattern_must_fit_into_the_pit() -> None:
    assert clause_against(table(1, pit={"E1": "t1", "F1": "t1"}), dig("E1")) == "5.1"


@pytest.mark.rule("5.2")
def test_a_field_filled_by_a_shift_can_be_dug() -> None:
    state = table(1, pit={"A1": "t1", "B1": "t2", "C2": "t3"})

    assert clause_against(state, dig("A1")) == "5.2"
    assert clause_against(play(state, shift("C2", "C1"))[0], dig("A1")) is None


@pytest.mark.rule("5.3")
@pytest.mark.parametrize(("height", "clause"), [("t1", "5.3"), ("t1 t1", None), ("t1 t1 t1", "5.3")])
def test_all_piles_must_be_equally_high(height: str, clause: str | None) -> None:
    assert clause_against(table(1, pit={"A1": "t1 t1", "B1": "t1 t1", "C1": height}), dig("A1")) == clause


@pytest.mark.rule("5.4")
def test_the_tops_of_all_squares_are_taken_and_what_lies_below_comes_to_light() -> None:
    state = table(1, pit={"A1": "c3 t1", "B1": "c2 t2", "C1": "c1 lion"})
    after, events = play(replace(state, unseen=(1,) * 36), dig("A1"))

    assert after.stocks[0] == tiles("t1 t2 lion")
    assert [after.piles[at] for at in fields("A1 B1 C1")] == [pile("c3"), pile("c2"), pile("c1")]
    assert events[:2] == [
        Dug(Seat(0), fields("A1 B1 C1"), pile("t1 t2 lion")),
        Uncovered(fields("A1 B1 C1"), pile("c3 c2 c1")),
    ]
    assert [after.unseen[at] for at in fields("A1 B1 C1 D1")] == [0, 0, 0, 1]


@pytest.mark.rule("5.4", "9.4")
def test_only_tiles_that_never_lay_on_top_are_seen_for_the_first_time() -> None:
    state = table(1, pit={"A1": "c3 c3 t1", "B1": "c2 c2 t2", "C1": "c1 c1 lion", "D1": "t1 t1 t1"})
    after, _ = play(replace(state, unseen=(0, 1, 2, 2) + (0,) * 32), dig("A1"))

    assert after.unseen == (0, 1, 1, 2) + (0,) * 32


@pytest.mark.rule("5.4")
def test_the_last_tile_of_a_field_leaves_it_empty_and_nothing_to_see() -> None:
    after, events = play(table(1, pit={"A1": "t1", "B1": "t2", "C1": "lion"}), dig("A1"))

    assert (after.piles, after.unseen) == (((),) * 36, (0,) * 36)
    assert not [event for event in events if isinstance(event, Uncovered)]


@pytest.mark.rule("5.5")
def test_nobody_has_to_dig() -> None:
    after, events = play(table(1, pit={"A1": "t1", "B1": "t1", "C1": "t1"}), Decline())

    assert events[0] == Declined(Seat(0))
    assert pending_decision(after) == (1, "prepare")


@pytest.mark.rule("5.5", "7.1")
def test_who_declines_still_pays_the_shifts() -> None:
    after, _ = play(table(1, pit={"A1": "t1 t1"}), shift("A1", "B1"), Decline())

    assert (pending_decision(after), after.owed) == ((0, "pay"), 1)


@pytest.mark.rule("5.6")
def test_who_cannot_pay_the_shifts_declines_only_if_nothing_can_be_dug() -> None:
    line = {"A1": "t1", "B1": "t1", "C1": "t1"}
    poor = table(1, pit=line, coins={0: 2}, shifts=3)
    stuck = table(1, pit={"A1": "t1"}, coins={0: 2}, shifts=3)

    assert clause_against(poor, Decline()) == "5.6"
    assert Decline() not in legal_moves(poor)
    assert clause_against(stuck, Decline()) is None
    assert clause_against(replace(poor, shifts=2), Decline()) is None


@pytest.mark.rule("5.6", "7.6")
@pytest.mark.parametrize(
    ("stock", "pit"),
    [
        ("mirror", {"A1": "t1", "A2": "t1", "A3": "t1"}),
        ("axe", {"A1": "t1", "B1": "t1 t1", "C1": "t1"}),
        ("seal", {"A1": "t1", "B1": "t1", "B2": "t1"}),
    ],
)
def test_who_could_dig_only_with_an_object_may_decline_and_keeps_it(stock: str, pit: dict[str, str]) -> None:
    state = table(1, pit=pit, stocks={0: f"{stock} t1"}, coins={0: 2}, shifts=4)

    assert any(isinstance(move, Dig | Seal) for move in legal_moves(state))
    assert clause_against(state, Decline()) is None
    assert Decline() in legal_moves(state)
    after, events = play(state, Decline(), Default())
    assert events == [Declined(Seat(0)), HandedOver(Seat(0)), TurnEnded(Seat(0), Card(1))]
    assert (after.coins[0], after.stocks[0], after.piles) == (0, tiles(stock), state.piles)


@pytest.mark.rule("5.6")
def test_in_version_1_a_dig_with_an_object_forbade_to_decline() -> None:
    state = table(1, pit={"A1": "t1", "A2": "t1", "A3": "t1"}, stocks={0: "mirror"}, coins={0: 2}, shifts=3)

    assert clause_against(replace(state, rules_version=1), Decline()) == "5.6"
    assert clause_against(replace(state, rules_version=1, stocks=((), ())), Decline()) is None


@pytest.mark.rule("5.7")
def test_a_card_that_fits_nowhere_is_put_aside_without_a_dig() -> None:
    state = table(1, pit={"A1": "t1", "B1": "t1"})

    assert clause_against(state, dig("A1")) == "5.2"
    assert {type(move) for move in legal_moves(state)} == {Shift, Decline}
    after, _ = play(state, Decline())
    assert (after.discard, after.coins[0], pending_decision(after)) == ((1,), 10, (1, "prepare"))


@pytest.mark.rule("5.1", "5.2", "5.3", "5.6", "6.2", "6.3", "6.4", "6.5")
@pytest.mark.parametrize(
    ("move", "stock", "words"),
    [
        (dig("E1"), "", "does-not-fit"),
        (dig("A2"), "", "field-is-empty"),
        (dig("B1"), "", "not-one-level"),
        (dig("A1", 1), "", "no-mirror"),
        (dig("A1", 2), "mirror", "turn-changes-nothing"),
        (dig("B1", axe=True), "", "no-axe"),
        (dig("A1", axe=True), "axe", "axe-not-needed"),
        (Decline(), "", "shifts-not-payable"),
        (Seal(axe=False), "axe", "no-seal"),
        (Seal(axe=True), "seal", "no-axe"),
        (Pick(FIELDS[0]), "seal", "not-due-now"),
    ],
)
def test_a_refusal_says_what_is_wrong(move: SolomonMove, stock: str, words: str) -> None:
    pit = {"A1": "lion", "B1": "lion", "C1": "lion", "D1": "lion lion"}
    state = table(1, pit=pit, stocks={0: stock}, coins={0: 0}, shifts=1)
    refusal = RULES.why_not(state, Seat(0), move)

    assert refusal is not None
    assert refusal.message.key == f"refusal-{words}"
