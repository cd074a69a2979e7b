"""Chapter 4: shifting."""

import pytest
from msgspec.structs import replace

from burghof.games.solomon.model.events import TileShifted, Uncovered
from burghof.games.solomon.model.moves import Choose, Shift
from burghof.games.solomon.model.options import Options
from burghof.games.solomon.model.pattern import Card
from burghof.games.solomon.tests.tables import (
    RULES,
    TILE_BY_SHORT_NAME,
    choosing_table,
    clause_against,
    field,
    heights,
    legal_moves,
    pile,
    play,
    shift,
    table,
)
from burghof.kernel import DISCARD, Seat, forbids


@pytest.mark.rule("4.1")
@pytest.mark.parametrize("to", ["A1", "B1", "C1", "A2", "C2", "A3", "B3", "C3"])
def test_a_top_tile_goes_to_any_of_the_eight_fields_around(to: str) -> None:
    after, events = play(table(1, pit={"B2": "t1 t2"}), shift("B2", to))

    assert (after.piles[field("B2")], after.piles[field(to)]) == (pile("t1"), pile("t2"))
    assert events == [
        TileShifted(Seat(0), field("B2"), field(to), TILE_BY_SHORT_NAME["t2"]),
        Uncovered((field("B2"),), pile("t1")),
    ]


@pytest.mark.rule("4.1")
def test_an_empty_field_has_nothing_to_shift() -> None:
    assert clause_against(table(1), shift("A1", "A2")) == "4.1"


@pytest.mark.rule("4.1")
def test_the_last_tile_of_a_field_leaves_nothing_to_uncover() -> None:
    _, events = play(table(1, pit={"A1": "t1"}), shift("A1", "A2"))

    assert events == [TileShifted(Seat(0), field("A1"), field("A2"), TILE_BY_SHORT_NAME["t1"])]


@pytest.mark.rule("4.2")
@pytest.mark.parametrize(
    ("source", "to", "clause"),
    [
        ("t1 t1", "", None),
        ("t1 t1", "t1", None),
        ("t1 t1", "t1 t1", "4.2"),
        ("t1", "t1 t1", "4.2"),
        ("t1", "", None),
        ("t1 t1 t1 t1", "t1 t1 t1 t1", "4.2"),
    ],
    ids=["lower", "same level", "one higher", "two higher", "to an empty field", "in a full pit"],
)
def test_a_tile_never_goes_up(source: str, to: str, clause: str | None) -> None:
    state = table(1, pit={"A1": source, "B1": to})

    assert clause_against(state, shift("A1", "B1")) == clause
    assert (shift("A1", "B1") in legal_moves(state)) == (clause is None)


@pytest.mark.rule("4.2")
def test_in_a_full_pit_nothing_can_be_shifted() -> None:
    state = choosing_table([1, 9], [2, 3])
    for seat, card in ((0, 1), (1, 2)):
        state = RULES.apply(state, Seat(seat), Choose(Card(card)), DISCARD)

    assert not [move for move in legal_moves(state) if isinstance(move, Shift)]


@pytest.mark.rule("4.3")
def test_every_step_of_the_same_tile_counts() -> None:
    after, _ = play(table(1, pit={"A1": "t1 t1"}), shift("A1", "B1"), shift("B1", "C1"), shift("C1", "D2"))

    assert after.shifts == 3
    assert heights(after, "A1 B1 C1 D2") == [1, 0, 0, 1]


@pytest.mark.rule("4.4")
def test_nobody_shifts_more_than_could_ever_be_paid() -> None:
    most = 3 + 4 + 5 * 3
    state = table(1, pit={"A1": "t1 t1"}, coins={0: 3}, stocks={0: "t4 lion"}, shifts=most - 1)

    assert clause_against(state, shift("A1", "B1")) is None
    after, _ = play(state, shift("A1", "B1"))
    assert clause_against(after, shift("B1", "A2")) == "4.4"
    assert not [move for move in legal_moves(after) if isinstance(move, Shift)]


@pytest.mark.rule("4.5")
@pytest.mark.parametrize(
    ("to", "clause"), [("t1 t1", None), ("t1 t1 t1", None), ("t1 t1 t1 t1", "4.5")], ids=["up", "to the fourth", "full"]
)
def test_beginners_may_shift_upwards_to_four_tiles(to: str, clause: str | None) -> None:
    state = table(1, pit={"A1": "t1", "B1": to}, options=Options(beginners=True))

    assert clause_against(state, shift("A1", "B1")) == clause
    assert (shift("A1", "B1") in legal_moves(state)) == (clause is None)


@pytest.mark.rule("4.1", "4.2", "4.4", "4.5")
def test_a_refused_shift_is_told_why() -> None:
    pit = {"A1": "t1", "B1": "t1 t1"}
    rich, poor = table(1, pit=pit), table(1, pit=pit, coins={0: 0}, shifts=15)
    full = table(1, pit={"A1": "t1", "B1": "t1 t1 t1 t1"}, options=Options(beginners=True))

    assert RULES.why_not(rich, Seat(0), shift("C1", "B1")) == forbids("4.1", "nothing-to-shift", field="C1")
    assert RULES.why_not(rich, Seat(0), shift("A1", "B1")) == forbids("4.2", "never-higher", source="A1", field="B1")
    assert RULES.why_not(poor, Seat(0), shift("A1", "A2")) == forbids("4.4", "more-than-can-be-paid", shifts=15)
    assert RULES.why_not(full, Seat(0), shift("A1", "B1")) == forbids("4.5", "pile-is-full", field="B1")


@pytest.mark.rule("4.1", "9.4")
def test_a_tile_that_lay_on_top_before_is_not_seen_for_the_first_time_again() -> None:
    state = replace(table(1, pit={"A1": "t1 t2 t3"}), unseen=(1,) + (0,) * 35)
    unseen = []
    for to in ("A2", "B2", "B1"):
        state, _ = play(state, shift("A1", to))
        unseen.append(state.unseen[field("A1")])

    assert unseen == [1, 0, 0]
