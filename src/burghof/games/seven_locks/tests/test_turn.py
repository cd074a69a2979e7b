"""Chapter 2: a turn."""

import pytest

from burghof.games.seven_locks.model.events import Rolled
from burghof.games.seven_locks.model.moves import Begin, LocksMove, MixTowers, Pass
from burghof.games.seven_locks.model.options import Options
from burghof.games.seven_locks.rules.turn import DIE_FACES
from burghof.games.seven_locks.rules.unlocking import JOIN, KEEP, PASS, WITHDRAW
from burghof.games.seven_locks.tests.tables import (
    RULES,
    A,
    B,
    bet,
    clause_against,
    drop,
    legal_moves,
    next_decision,
    place,
    play,
    resound,
    roll,
    table,
    table_to_bet,
    table_to_drop,
    table_to_unlock,
    table_to_walk,
    take,
    walk,
)
from burghof.kernel import CHANCE, ChanceStream


@pytest.mark.rule("2.1")
def test_a_turn_is_a_roll_pearls_a_walk_and_a_key() -> None:
    state = table(coats={B: 0})
    turn = []
    for move in (roll(1, 2), drop(4), resound(9), walk(3), take(5)):
        turn.append(next_decision(state))
        state, _ = play(state, move)

    assert turn == [(CHANCE, "die"), (A, "drop"), (CHANCE, "echo/4"), (A, "walk"), (A, "key")]
    assert next_decision(state) == (CHANCE, "die")


@pytest.mark.rule("2.1")
def test_nothing_but_what_is_due_may_be_done() -> None:
    due_drop = table_to_drop(table(), pearls=1)

    assert clause_against(due_drop, walk(2)) == "2.1"
    assert clause_against(due_drop, take(2)) == "2.1"
    assert clause_against(due_drop, place(2)) == "2.1"
    assert clause_against(due_drop, bet(2)) == "2.1"
    assert clause_against(due_drop, JOIN) == "2.1"
    assert clause_against(due_drop, PASS) == "2.1"
    assert clause_against(due_drop, KEEP) == "2.1"
    assert clause_against(table_to_walk(table(), steps=1), drop(2)) == "2.1"


@pytest.mark.rule("2.1")
def test_chance_does_nothing_but_what_is_due_either() -> None:
    state = table()

    assert clause_against(state, resound(3)) == "2.1"
    assert clause_against(state, Begin(A)) == "2.1"
    assert clause_against(state, MixTowers(state.depths)) == "2.1"
    assert clause_against(table_to_drop(state, pearls=1), roll(1, 2)) == "2.1"


@pytest.mark.rule("2.1")
def test_no_key_may_be_left_untried() -> None:
    assert clause_against(table_to_unlock(table(), at=2), Pass()) == "2.1"


@pytest.mark.rule("2.2")
def test_after_a_turn_it_is_the_left_neighbours() -> None:
    state, _ = play(table_to_unlock(table(2, active=B, coats={A: 0}), at=1), take(8))

    assert state.active == A
    assert next_decision(state) == (CHANCE, "die")


@pytest.mark.rule("2.3")
def test_the_die_has_two_different_numbers_on_each_face() -> None:
    faces = [(face.pearls, face.steps) for face in DIE_FACES]
    drawn = {RULES.draw(table(), ChanceStream(b"key", "seven-locks", "die", n)) for n in range(100)}

    assert faces == [(1, 2), (1, 3), (2, 1), (2, 3), (3, 1), (3, 2)]
    assert drawn == set(DIE_FACES)


@pytest.mark.rule("2.3")
@pytest.mark.parametrize(("pearls", "steps"), [(1, 1), (2, 2), (3, 3), (0, 2), (4, 1)])
def test_the_die_has_no_other_face(pearls: int, steps: int) -> None:
    assert clause_against(table(), roll(pearls, steps)) == "2.3"


@pytest.mark.rule("2.3")
def test_a_roll_says_how_many_pearls_and_steps() -> None:
    state, events = play(table(active=B), roll(3, 2))

    assert (state.due, state.steps, state.turn) == (3, 2, 2)
    assert events == [Rolled(B, 3, 2)]


@pytest.mark.rule("2.4")
def test_a_walk_with_one_end_is_walked_at_once() -> None:
    state, _ = play(table_to_drop(table(), pearls=1, steps=1), drop(4), resound(9))

    assert state.keymaster == 1
    assert next_decision(state) == (A, "key")


@pytest.mark.rule("2.4")
def test_the_last_pearl_falls_at_once_if_only_one_tower_is_left_for_it() -> None:
    state, _ = play(table_to_drop(table(opened=[1, 2, 3, 4]), pearls=3), drop(5), resound(5), drop(6), resound(7))

    assert next_decision(state) == (CHANCE, "echo/7")


@pytest.mark.rule("2.4")
def test_every_question_has_two_answers() -> None:
    asked = [
        table_to_drop(table(opened=[1, 2, 3, 4, 5]), pearls=1),
        table_to_unlock(table(opened=[1, 2, 3, 4, 5]), at=6),
        table_to_bet(table(opened=[1, 2, 3, 4, 5]), A),
    ]

    assert [len(legal_moves(state)) for state in asked] == [2, 3, 4]


@pytest.mark.rule("2.1")
def test_every_decision_has_a_token_of_its_own() -> None:
    state = table(3)
    tokens = []
    for move in (roll(1, 2), drop(4), resound(9), walk(3), take(5), JOIN):
        tokens += [decision.token for decision in RULES.pending(state) if decision.seat != CHANCE]
        state, _ = play(state, move)

    assert len(set(tokens)) == len(tokens) == 4


@pytest.mark.rule("2.1")
@pytest.mark.parametrize("answers", [(KEEP, WITHDRAW), (WITHDRAW, KEEP), (WITHDRAW, WITHDRAW)])
def test_tokens_rise_from_one_decision_to_the_next_also_when_coats_of_arms_are_taken_back(
    answers: tuple[LocksMove, LocksMove],
) -> None:
    state = table_to_unlock(table(4, opened=[1, 2, 3, 4], options=Options(withdrawing=True)), at=5)
    tokens = []
    for move in (take(5), JOIN, JOIN, JOIN, *answers, bet(6), PASS, bet(2)):
        tokens += [decision.token for decision in RULES.pending(state)]
        state, _ = play(state, move)

    assert tokens == sorted(set(tokens))
