"""Chapter 2: a turn."""

import pytest

from burghof.games.kilt_castle.model.moves import TakeRoof
from burghof.games.kilt_castle.tests.tables import (
    BLUE,
    GOLD,
    RED,
    RULES,
    build,
    clause_against,
    field,
    next_decision,
    play,
    relocate,
    table,
    table_to_build,
    tower,
)
from burghof.kernel import Seat


@pytest.mark.rule("2.1")
def test_first_a_card_then_its_builders_in_order_then_the_next_seat() -> None:
    state = table(active=2)
    relocated, _ = play(state, relocate("rb", 2))
    built, _ = play(relocated, build("C1"))
    done, _ = play(built, build("C2"))

    assert [next_decision(at) for at in (state, relocated, built, done)] == [
        (Seat(2), "relocate"),
        (Seat(1), "build"),
        (Seat(0), "build"),
        (Seat(3), "relocate"),
    ]


@pytest.mark.rule("2.1")
def test_nothing_but_what_is_due_may_be_done() -> None:
    roofing, _ = play(
        table_to_build(BLUE, fresh=("A1", RED), on=table(towers={"A1": tower(RED)}, roofs=("C3", "D3"))), build("A1")
    )

    assert clause_against(table(), build("A1")) == "2.1"
    assert clause_against(table_to_build(RED), relocate("r", 4)) == "2.1"
    assert clause_against(table_to_build(RED), TakeRoof(field("C3"))) == "2.1"
    assert clause_against(roofing, build("A1")) == "2.1"


@pytest.mark.rule("1.10")
def test_every_turn_begins_with_the_seal_up() -> None:
    called, _ = play(table(rows={0: "r b n", 1: "rb rg bn", 2: "g", 3: "bg rn gn"}), relocate("g", 3))
    done, _ = play(called, build("D1"))

    assert called.builders == (GOLD,)
    assert (called.is_ducat_day, done.is_ducat_day) == (True, False)


@pytest.mark.rule("2.2")
def test_after_the_last_seat_the_first_has_its_turn() -> None:
    state, _ = play(table_to_build(BLUE, on=table(active=3)), build("A1"))

    assert next_decision(state) == (Seat(0), "relocate")


@pytest.mark.rule("2.1")
def test_every_decision_has_a_token_of_its_own() -> None:
    state = table()
    relocated, _ = play(state, relocate("rb", 2))
    built, _ = play(relocated, build("C1"))
    done, _ = play(built, build("C2"))

    assert [RULES.pending(at)[0].token for at in (state, relocated, built, done)] == [1, 2, 3, 4]
