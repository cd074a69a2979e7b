"""The effects of magic objects: RULES.md chapter 6."""

import pytest

from burghof.games.solomon.model.events import FieldPicked, ObjectsPlayed, TurnedUp
from burghof.games.solomon.model.moves import Amulet, Dig, Seal
from burghof.games.solomon.model.tile import OBJECTS, Tile
from burghof.games.solomon.tests.tables import (
    RULES,
    clause_against,
    dig,
    field,
    fields,
    legal_moves,
    pick,
    play,
    table,
    tiles,
)
from burghof.kernel import Seat, forbids

MIRROR, AXE, SEAL, AMULET = OBJECTS


@pytest.mark.rule("6.1")
def test_played_objects_are_out_of_the_game() -> None:
    state = table(1, pit={"A1": "t1", "A2": "t1 t1", "A3": "t1"}, stocks={0: "mirror axe axe"})
    after, events = play(state, dig("A1", 1, axe=True))

    assert events[0] == ObjectsPlayed(Seat(0), (MIRROR, AXE))
    assert after.spent == tiles("axe mirror")
    assert (after.stocks[0], after.followed[0]) == (tiles("axe t1 t1 t1"),) * 2


@pytest.mark.rule("6.1")
def test_an_amulet_dug_in_the_same_turn_does_not_help() -> None:
    state = table(1, pit={"A1": "amulet", "B1": "c1", "C1": "lion"})

    assert clause_against(play(state, dig("A1"))[0], Amulet()) == "6.6"


@pytest.mark.rule("6.1", "9.4")
def test_an_object_nobody_knew_of_turns_up_when_it_is_played() -> None:
    column = {"A1": "t1", "A2": "t1", "A3": "t1"}
    _, events = play(table(1, pit=column, stocks={0: "mirror"}, followed={0: ""}), dig("A1", 1))

    assert events[:2] == [TurnedUp(Seat(0), MIRROR), ObjectsPlayed(Seat(0), (MIRROR,))]


@pytest.mark.rule("6.2")
def test_with_the_mirror_the_card_is_turned() -> None:
    state = table(3, pit={"A1": "t1", "B1": "t1", "B2": "t1"}, stocks={0: "mirror"})

    assert [move for move in legal_moves(state) if isinstance(move, Dig)] == [dig("A1", 1)]


@pytest.mark.rule("6.2")
def test_a_turn_that_changes_nothing_is_refused() -> None:
    line = {"A1": "t1", "B1": "t1", "C1": "t1"}

    assert clause_against(table(1, pit=line, stocks={0: "mirror"}), dig("A1", 2)) == "6.2"


@pytest.mark.rule("6.3")
def test_the_axe_digs_on_several_levels_but_not_in_empty_fields() -> None:
    steep = {"A1": "t1", "B1": "t1 t1", "C1": "t1 t1 t1"}
    state = table(1, pit=steep, stocks={0: "axe"})

    assert clause_against(table(1, pit=steep), dig("A1", axe=True)) == "6.3"
    assert clause_against(state, dig("A1", axe=True)) is None
    assert clause_against(state, dig("B1", axe=True)) == "5.2"


@pytest.mark.rule("6.3")
def test_the_axe_is_not_played_where_all_is_level() -> None:
    level = {"A1": "t1", "B1": "t1", "C1": "t1"}

    assert clause_against(table(1, pit=level, stocks={0: "axe"}), dig("A1", axe=True)) == "6.3"


@pytest.mark.rule("6.4")
def test_the_seal_digs_connected_fields_picked_one_by_one() -> None:
    pit = {"A1": "t1", "B2": "t2", "C3": "t3", "C2": "c1", "F6": "t5", "D4": "t1 t1"}
    state = table(1, pit=pit, stocks={0: "seal"})
    after, events = play(state, Seal(axe=False), pick("A1"))

    assert clause_against(after, pick("F6")) == "6.4"
    assert clause_against(after, pick("A1")) == "6.4"
    assert after.picks == fields("A1 B2")
    assert events[-1] == FieldPicked(Seat(0), field("B2"))
    assert legal_moves(after) == [pick("C2"), pick("C3")]
    done, _ = play(after, pick("C3"))
    assert (done.stocks[0], done.spent, done.picks) == (tiles("t1 t2 t3"), (SEAL,), ())


@pytest.mark.rule("6.4")
def test_the_seal_needs_enough_connected_fields_of_one_height() -> None:
    pit = {"A1": "t1", "B2": "t2", "C3": "t3 t3"}

    assert clause_against(table(1, pit=pit), Seal(axe=False)) == "6.4"
    assert clause_against(table(1, pit=pit, stocks={0: "seal"}), Seal(axe=False)) == "6.4"
    assert clause_against(table(1, pit=pit, stocks={0: "seal"}), Seal(axe=True)) == "6.5"


@pytest.mark.rule("6.4")
def test_where_only_one_area_is_possible_it_is_dug_at_once_after_the_first_pick() -> None:
    pit = {"A1": "t1", "B2": "t2", "C3": "t3"}
    after, _ = play(table(1, pit=pit, stocks={0: "seal"}), Seal(axe=False), pick("C3"))

    assert after.stocks[0] == tiles("t1 t2 t3")


@pytest.mark.rule("6.5")
def test_with_seal_and_axe_heights_may_differ() -> None:
    pit = {"A1": "t1", "B2": "t2", "C3": "t3 t3", "F6": "t1"}
    after, events = play(table(1, pit=pit, stocks={0: "seal axe"}), Seal(axe=True), pick("C3"))

    assert events[0] == ObjectsPlayed(Seat(0), (SEAL, AXE))
    assert after.stocks[0] == tiles("t1 t2 t3")
    assert [Tile(tile) for tile in after.spent] == [AXE, SEAL]


@pytest.mark.rule("6.4")
def test_card_32_with_the_seal_takes_any_six_connected_fields() -> None:
    pit = dict.fromkeys(("A1", "B1", "C1", "D2", "E3", "F4"), "lion")
    after, _ = play(table(31, queue=[1, 0], pit=pit, stocks={1: "seal"}), Seal(axe=False), pick("A1"))

    assert after.stocks[1] == tiles("lion lion lion lion lion lion")


@pytest.mark.rule("6.4")
def test_a_seal_without_an_area_and_a_pick_apart_are_refused_in_their_own_words() -> None:
    pit = {"A1": "lion", "B1": "lion", "C1": "lion", "D1": "lion", "F6": "lion"}
    picking, _ = play(table(1, pit=pit, stocks={0: "seal"}), Seal(axe=False), pick("B1"))
    apart = RULES.why_not(picking, Seat(0), pick("F6"))
    small = RULES.why_not(table(7, pit={"A1": "lion"}, stocks={0: "seal"}), Seat(0), Seal(axe=False))

    assert apart == forbids("6.4", "not-connected", field="F6", why="apart")
    assert small == forbids("6.4", "no-such-area", squares=4)
