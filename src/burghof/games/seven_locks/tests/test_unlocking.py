"""Chapter 5: unlocking."""

import pytest

from burghof.games.seven_locks.game import SevenLocks
from burghof.games.seven_locks.model.castle import Key, Tower
from burghof.games.seven_locks.model.events import (
    CoatKept,
    CoatPlaced,
    CoatWithdrawn,
    KeyTaken,
    PearlsTaken,
    StoodAside,
    TowerOpened,
    Tried,
)
from burghof.games.seven_locks.model.moves import LocksMove
from burghof.games.seven_locks.model.options import Options
from burghof.games.seven_locks.model.state import Attempt, State
from burghof.games.seven_locks.rules.unlocking import JOIN, KEEP, PASS, WITHDRAW
from burghof.games.seven_locks.tests.tables import (
    RULES,
    A,
    B,
    C,
    D,
    clause_against,
    legal_moves,
    next_decision,
    play,
    table,
    table_to_drop,
    table_to_unlock,
    table_to_walk,
    take,
)
from burghof.kernel import CHANCE

WITHDRAWING = Options(withdrawing=True)
THIRD_TOWER = Tower(2)
"""The third tower, whose lock is 4 deep."""


@pytest.mark.rule("5.1")
def test_any_key_in_the_row_may_be_taken_and_no_other() -> None:
    state = table_to_unlock(table(opened=[1, 2]), at=3)

    assert legal_moves(state) == [take(key) for key in (2, 4, 5, 6, 7, 8)]
    assert clause_against(state, take(3)) == "5.1"


@pytest.mark.rule("5.1")
def test_a_key_once_taken_is_not_exchanged() -> None:
    state, events = play(table_to_unlock(table(), at=3), take(5))

    assert clause_against(state, take(4)) == "2.1"
    assert events == [KeyTaken(A, THIRD_TOWER, Key(5))]


@pytest.mark.rule("5.1")
@pytest.mark.parametrize(("rules_version", "binds"), [(1, False), (2, True)])
def test_taking_a_key_is_binding_since_version_2(rules_version: int, *, binds: bool) -> None:
    (decision,) = SevenLocks(rules_version).pending(table_to_unlock(table(), at=3))

    assert decision.is_binding == binds


@pytest.mark.rule("5.1")
@pytest.mark.parametrize(
    "state",
    [
        table_to_drop(table(), pearls=3, steps=2),
        table_to_walk(table(), steps=2),
        play(table_to_unlock(table(), at=3), take(5))[0],
    ],
    ids=["drop", "walk", "join"],
)
def test_nothing_but_taking_a_key_is_binding(state: State) -> None:
    assert [decision.is_binding for decision in RULES.pending(state)] == [False]


@pytest.mark.rule("5.2")
def test_the_others_are_asked_clockwise_from_the_left() -> None:
    state, _ = play(table_to_unlock(table(4, active=C), at=3), take(5))
    asked = []
    for move in (PASS, JOIN, PASS):
        asked.append(next_decision(state))
        assert legal_moves(state) == [JOIN, PASS]
        state, _ = play(state, move)

    assert asked == [(D, "join"), (A, "join"), (B, "join")]
    assert next_decision(state) == (CHANCE, "die")


@pytest.mark.rule("5.2")
def test_each_answer_is_emitted_at_once() -> None:
    _, events = play(table_to_unlock(table(3), at=3), take(5), JOIN, PASS)

    assert events[1:3] == [CoatPlaced(B, THIRD_TOWER), StoodAside(C, THIRD_TOWER)]


@pytest.mark.rule("5.3")
def test_a_player_without_a_coat_of_arms_is_not_asked() -> None:
    state, _ = play(table_to_unlock(table(3, coats={B: 0}), at=3), take(5))

    assert next_decision(state) == (C, "join")


@pytest.mark.rule("5.3")
def test_if_nobody_else_has_a_coat_of_arms_the_key_is_tried_at_once() -> None:
    _, events = play(table_to_unlock(table(coats={B: 0}), at=3), take(5))

    assert events == [KeyTaken(A, THIRD_TOWER, Key(5)), Tried(A, THIRD_TOWER, Key(5), "too-long", None)]


@pytest.mark.rule("5.3")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_active_seat_is_never_asked_and_everybody_else_once(seats: int) -> None:
    state, _ = play(table_to_unlock(table(seats), at=3), take(5))

    assert state.asked == tuple(range(1, seats))


@pytest.mark.rule("5.4")
@pytest.mark.parametrize("key", [4, 5])
def test_a_coat_of_arms_is_used_up_whether_or_not_the_key_fits(key: int) -> None:
    state, _ = play(table_to_unlock(table(3), at=3), take(key), JOIN, PASS)

    assert state.coats == (2, 1, 2)
    assert state.joined == ()


@pytest.mark.rule("5.5")
def test_all_but_the_last_to_join_may_withdraw_in_the_order_of_placing() -> None:
    state, _ = play(table_to_unlock(table(4, options=WITHDRAWING), at=3), take(4), JOIN, JOIN, JOIN)
    asked = []
    for move in (WITHDRAW, KEEP):
        asked.append(next_decision(state))
        assert legal_moves(state) == [KEEP, WITHDRAW]
        state, _ = play(state, move)

    assert asked == [(B, "withdraw"), (C, "withdraw")]
    assert state.coats == (2, 2, 1, 1)


@pytest.mark.rule("5.5", "5.10")
def test_a_player_who_withdraws_gets_no_share() -> None:
    state = table_to_unlock(table(3, pearls={3: 7}, options=WITHDRAWING), at=3)
    after, events = play(state, take(4), JOIN, JOIN, WITHDRAW)

    assert after.boxes == (4, 0, 3)
    assert events[3] == CoatWithdrawn(B, THIRD_TOWER)


@pytest.mark.rule("5.5")
def test_a_player_who_does_not_withdraw_gets_a_share() -> None:
    after, events = play(table_to_unlock(table(3, pearls={3: 7}, options=WITHDRAWING), at=3), take(4), JOIN, JOIN, KEEP)

    assert after.boxes == (3, 2, 2)
    assert events[3] == CoatKept(B, THIRD_TOWER)


@pytest.mark.rule("5.5")
@pytest.mark.parametrize("answers", [(JOIN, PASS), (PASS, JOIN)])
def test_a_player_who_joined_alone_may_not_withdraw(answers: tuple[LocksMove, LocksMove]) -> None:
    state, _ = play(table_to_unlock(table(3, options=WITHDRAWING), at=3), take(5), *answers)

    assert next_decision(state) == (CHANCE, "die")


@pytest.mark.rule("5.5")
def test_if_nobody_joined_nobody_is_asked_to_withdraw() -> None:
    state, _ = play(table_to_unlock(table(3, options=WITHDRAWING), at=3), take(5), PASS, PASS)

    assert next_decision(state) == (CHANCE, "die")


@pytest.mark.rule("5.5")
def test_without_the_option_nobody_withdraws() -> None:
    state, _ = play(table_to_unlock(table(3), at=3), take(5), JOIN, JOIN)

    assert next_decision(state) == (CHANCE, "die")
    assert state.coats == (2, 1, 1)


@pytest.mark.rule("5.6")
@pytest.mark.parametrize(("key", "fit"), [(8, "too-long"), (5, "too-long"), (3, "too-short"), (1, "too-short")])
def test_a_wrong_key_shows_only_whether_it_is_too_long_or_too_short(key: int, fit: str) -> None:
    state, events = play(table_to_unlock(table(coats={B: 0}), at=3), take(key))

    assert [(event.fit, event.by) for event in events if isinstance(event, Tried)] == [(fit, None)]
    assert [(attempt.key, attempt.fit, attempt.by) for attempt in state.attempts[2]] == [(key, fit, None)]


@pytest.mark.rule("5.6", "5.9")
def test_a_right_key_fits() -> None:
    _, events = play(table_to_unlock(table(coats={B: 0}), at=3), take(4))

    assert events[1:3] == [Tried(A, THIRD_TOWER, Key(4), "fits", None), TowerOpened(A, THIRD_TOWER, Key(4), 2)]


@pytest.mark.rule("5.7")
@pytest.mark.parametrize(("key", "fit", "by"), [(8, "too-long", 4), (3, "too-short", 1)])
def test_with_the_option_a_wrong_key_shows_by_how_much_it_is_wrong(key: int, fit: str, by: int) -> None:
    state, _ = play(table_to_unlock(table(coats={B: 0}, options=Options(sight="distance")), at=3), take(key))

    assert [(attempt.key, attempt.fit, attempt.by) for attempt in state.attempts[2]] == [(key, fit, by)]


@pytest.mark.rule("5.8")
def test_a_wrong_key_goes_back_to_the_row_and_the_turn_is_over() -> None:
    state, _ = play(table_to_unlock(table(coats={B: 0}), at=3), take(5))

    assert state.keys == (1, 2, 3, 4, 5, 6, 7, 8)
    assert (state.key, state.active) == (None, B)
    assert next_decision(state) == (CHANCE, "die")


@pytest.mark.rule("5.8")
def test_keys_tried_on_a_tower_are_listed_in_order() -> None:
    earlier = Attempt(Key(8), "too-long", None)
    state, _ = play(table_to_unlock(table(coats={B: 0}, attempts={3: [earlier]}), at=3), take(1))

    assert state.attempts[2] == (earlier, Attempt(Key(1), "too-short", None))


@pytest.mark.rule("5.9")
def test_tower_and_key_leave_the_game() -> None:
    state, _ = play(table_to_unlock(table(coats={B: 0}), at=3), take(4))

    assert state.shown == (None, None, 4, None, None, None, None, None)
    assert state.keys == (1, 2, 3, 5, 6, 7, 8)
    assert state.heard[2] == ()
    assert (state.keymaster, state.active) == (2, B)


@pytest.mark.rule("5.10")
def test_eight_pearls_among_three_give_the_opener_four_and_the_others_two_each() -> None:
    state, events = play(table_to_unlock(table(4, pearls={3: 8}), at=3), take(4), JOIN, JOIN, PASS)

    assert state.boxes == (4, 2, 2, 0)
    assert events[-3:] == [PearlsTaken(A, 4), PearlsTaken(B, 2), PearlsTaken(C, 2)]


@pytest.mark.rule("5.10")
def test_a_player_who_opens_alone_takes_all() -> None:
    state, _ = play(table_to_unlock(table(pearls={3: 5}, boxes={A: 3}), at=3), take(4), PASS)

    assert state.boxes == (8, 0)


@pytest.mark.rule("5.10")
def test_too_few_pearls_to_share_all_go_to_the_opener() -> None:
    state, _ = play(table_to_unlock(table(4, pearls={3: 3}), at=3), take(4), JOIN, JOIN, JOIN)

    assert state.boxes == (3, 0, 0, 0)
