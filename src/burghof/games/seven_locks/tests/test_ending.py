"""Chapter 7: the end."""

import pytest

from burghof.games.seven_locks.model.castle import Key, Tower
from burghof.games.seven_locks.model.events import EnchantedKeyShown, LocksEvent, PearlsLost, PrizeTaken
from burghof.games.seven_locks.model.state import State
from burghof.games.seven_locks.rules.unlocking import JOIN, PASS
from burghof.games.seven_locks.tests.tables import (
    RULES,
    A,
    B,
    C,
    D,
    drop,
    pearls_in,
    play,
    resound,
    roll,
    table,
    table_to_drop,
    table_to_unlock,
    take,
    walk,
)
from burghof.kernel import Outcome, Seat

FIVE = [1, 2, 3, 4, 5]
NOBODY: dict[Seat, int] = {A: 0, B: 0, C: 0, D: 0}
ENCHANTED = 6


def play_to_end(
    seats: int = 2,
    *,
    wagers: dict[Seat, int] | None = None,
    last: int = 7,
    boxes: dict[Seat, int] | None = None,
) -> tuple[State, list[LocksEvent]]:
    """Return the table after A has opened the sixth tower with two pearls; `last` pearls are in the seventh."""
    before = table(seats, opened=FIVE, pearls={7: last}, coats=NOBODY, wagers=wagers, boxes=boxes)
    return play(table_to_unlock(before, at=6), take(7))


def result(state: State) -> Outcome:
    """Return the outcome of a game that is over."""
    outcome = RULES.outcome(state)
    assert outcome is not None
    return outcome


@pytest.mark.rule("7.1")
def test_after_the_sixth_opening_the_last_tower_and_the_enchanted_key_are_shown() -> None:
    state, events = play_to_end()

    assert EnchantedKeyShown(Tower(6), Key(2), Key(ENCHANTED), 7) in events
    assert state.shown == state.depths
    assert RULES.pending(state) == ()


@pytest.mark.rule("7.1")
def test_the_sixth_tower_is_shared_as_usual() -> None:
    before = table_to_unlock(table(3, opened=FIVE, pearls={6: 7}), at=6)
    state, _ = play(before, take(7), JOIN, PASS)

    assert state.boxes == (4, 3, 0)


@pytest.mark.rule("7.2")
def test_without_a_coat_of_arms_on_the_enchanted_key_the_last_pearls_are_lost() -> None:
    state, events = play_to_end(wagers={B: 2})

    assert (state.boxes, state.lost) == ((2, 0), 7)
    assert events[-1] == PearlsLost(7)


@pytest.mark.rule("7.2")
def test_one_alone_on_the_enchanted_key_gets_all() -> None:
    state, events = play_to_end(wagers={A: 2, B: ENCHANTED})

    assert (state.boxes, state.lost) == ((2, 7), 0)
    assert events[-1] == PrizeTaken(B, 7)


@pytest.mark.rule("7.2")
def test_the_last_pearls_go_from_their_tower_to_what_was_collected_before() -> None:
    state, _ = play_to_end(wagers={A: ENCHANTED, B: ENCHANTED}, boxes={A: 5, B: 8}, last=4)

    assert state.boxes == (9, 10)
    assert pearls_in(state) == [0] * 7


@pytest.mark.rule("7.2")
def test_two_of_three_wagers_share_seven_pearls_and_one_is_lost() -> None:
    state, events = play_to_end(4, wagers={A: 2, C: ENCHANTED, D: ENCHANTED})

    assert (state.boxes, state.prizes, state.lost) == ((2, 0, 3, 3), (0, 0, 3, 3), 1)
    assert events[-3:] == [PrizeTaken(C, 3), PrizeTaken(D, 3), PearlsLost(1)]


@pytest.mark.rule("7.3")
def test_the_most_pearls_win() -> None:
    outcome = result(play_to_end(3, wagers={C: ENCHANTED}, boxes={B: 4})[0])

    assert outcome.ranks == (3, 2, 1)
    assert [[part.points for part in score.parts] for score in outcome.scores] == [[2, 0], [4, 0], [0, 7]]
    assert outcome.reason.key == "reason-enchanted-key-shown"


@pytest.mark.rule("7.3")
def test_equals_share_the_victory() -> None:
    assert result(play_to_end(3, boxes={B: 2})[0]).ranks == (1, 1, 3)


@pytest.mark.rule("3.8", "7.3")
@pytest.mark.parametrize("wagers", [{}, {B: ENCHANTED}])
def test_who_went_on_after_the_last_pearl_may_still_win(wagers: dict[Seat, int]) -> None:
    before = table(opened=FIVE, bin_=1, keymaster=5, coats=NOBODY, boxes={A: 9}, wagers=wagers)
    state, _ = play(before, roll(1, 2), drop(6), resound(7), walk(6), take(7))

    assert state.bin == 0
    assert result(state).ranks == (1, 2)


@pytest.mark.rule("7.4")
def test_nobody_wins_with_an_empty_bin() -> None:
    state, _ = play(table_to_drop(table(3, bin_=1, boxes={B: 9}), pearls=3), drop(2), resound(1))
    outcome = result(state)

    assert outcome.ranks == (2, 2, 2)
    assert outcome.winners == ()
    assert [score.total for score in outcome.scores] == [0, 9, 0]
    assert outcome.reason.key == "reason-bin-empty"


@pytest.mark.rule("7.3")
def test_there_is_no_outcome_before_the_end() -> None:
    assert RULES.outcome(table()) is None
