"""Offers: texts, picks and previews; without a notebook none of them reveals how many pearls are inside."""

import pytest
from msgspec.structs import replace

from burghof.games.seven_locks.model.castle import Emblem, Key
from burghof.games.seven_locks.model.moves import LocksMove
from burghof.games.seven_locks.model.options import Options
from burghof.games.seven_locks.model.preview import (
    CoatPreview,
    DropPreview,
    KeyPreview,
    LocksPreview,
    WagerPreview,
    WalkPreview,
)
from burghof.games.seven_locks.model.state import Attempt, State
from burghof.games.seven_locks.presenting.offers import offer
from burghof.games.seven_locks.rules.unlocking import JOIN, KEEP, PASS, WITHDRAW
from burghof.games.seven_locks.tests.tables import (
    RULES,
    A,
    B,
    C,
    bet,
    drop,
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
from burghof.kernel import Message, Offer, PlayerName, Recall, say

FIVE = [1, 2, 3, 4, 5]
WITHDRAWING = Options(withdrawing=True)


def find_offer(state: State, move: LocksMove, recall: Recall = "notebook") -> Offer[LocksMove, LocksPreview]:
    """Return the offer of this move to the seat to act."""
    (decision,) = RULES.pending(state)
    (found,) = [one for one in RULES.offers(state, decision.seat, recall) if one.move == move]
    return found


def table_to_join() -> State:
    """Return a table at which B is asked to join in at a tower with seven pearls."""
    return play(table_to_unlock(table(3, pearls={3: 7}, options=WITHDRAWING), at=3), take(4))[0]


@pytest.mark.parametrize(
    ("recall", "words", "preview"),
    [
        ("pure", say("offer-drop", tower=Emblem.BELL), DropPreview(None, 62)),
        ("notebook", say("offer-drop-noted", tower=Emblem.BELL, pearls=5), DropPreview(5, 62)),
    ],
)
def test_a_pearl(recall: Recall, words: Message, preview: LocksPreview) -> None:
    state = table_to_drop(table(pearls={3: 5}), pearls=1)

    assert find_offer(state, drop(3), recall) == Offer(drop(3), ("tower-3",), words, preview)


@pytest.mark.parametrize(
    ("recall", "words", "preview"),
    [
        ("pure", say("offer-walk", tower=Emblem.BELL, steps=2), WalkPreview(2, None)),
        ("notebook", say("offer-walk-noted", tower=Emblem.BELL, steps=2, pearls=5), WalkPreview(2, 5)),
    ],
)
def test_a_walk(recall: Recall, words: Message, preview: LocksPreview) -> None:
    state = table_to_walk(table(pearls={3: 5}), steps=2)

    assert find_offer(state, walk(3), recall) == Offer(walk(3), ("tower-3",), words, preview)


def test_the_keymasters_first_tower() -> None:
    state = replace(table(), phase="place", keymaster=None)

    assert find_offer(state, place(3)) == Offer(place(3), ("tower-3",), say("offer-place", tower=Emblem.BELL))


def test_a_key_says_who_will_be_asked_and_who_holds_it_for_enchanted() -> None:
    state = table_to_unlock(table(3, opened=FIVE, coats={C: 0}, wagers={B: 6}), at=6)

    assert find_offer(state, take(7)).preview == KeyPreview((B,), ())
    assert find_offer(state, take(6)).preview == KeyPreview((B,), (B,))
    assert find_offer(state, take(7)).message == say("offer-take-key", key=7, tower=Emblem.CUP)
    assert find_offer(state, take(6)).message == say(
        "offer-take-key-with-wagers", key=6, tower=Emblem.CUP, seats=(PlayerName(B),)
    )


def test_a_key_that_was_tried_says_how_it_failed() -> None:
    state = table_to_unlock(table(attempts={3: [Attempt(Key(7), "too-long", None)]}), at=3)

    assert find_offer(state, take(7)).message == say("offer-take-key-again", key=7, tower=Emblem.BELL, fit="too-long")
    assert find_offer(state, take(6)).message == say("offer-take-key", key=6, tower=Emblem.BELL)


@pytest.mark.parametrize(
    ("recall", "words", "preview"),
    [
        ("pure", say("offer-join"), CoatPreview(None, 1)),
        ("notebook", say("offer-join-noted", pearls=3), CoatPreview(3, 1)),
    ],
)
def test_joining_in_tells_the_share_and_the_coats_left(recall: Recall, words: Message, preview: LocksPreview) -> None:
    assert find_offer(table_to_join(), JOIN, recall) == Offer(JOIN, (), words, preview)


@pytest.mark.parametrize(
    ("recall", "words", "preview"),
    [
        ("pure", say("offer-keep"), CoatPreview(None, 1)),
        ("notebook", say("offer-keep-noted", pearls=2), CoatPreview(2, 1)),
    ],
)
def test_staying_in(recall: Recall, words: Message, preview: LocksPreview) -> None:
    state, _ = play(table_to_join(), JOIN, JOIN)

    assert find_offer(state, KEEP, recall) == Offer(KEEP, (), words, preview)
    assert find_offer(state, WITHDRAW, recall) == Offer(WITHDRAW, (), say("offer-withdraw"), CoatPreview(0, 2))


def test_standing_aside_costs_nothing() -> None:
    assert find_offer(table_to_join(), PASS) == Offer(PASS, (), say("offer-stand-aside"), CoatPreview(0, 2))


def test_a_wager_names_its_rivals() -> None:
    state = table_to_bet(table(opened=FIVE, wagers={B: 6}), A)

    assert find_offer(state, bet(2)) == Offer(bet(2), ("key-2",), say("offer-bet", key=2), WagerPreview((), 1))
    assert find_offer(state, bet(6)) == Offer(
        bet(6), ("key-6",), say("offer-bet-beside", key=6, seats=(PlayerName(B),)), WagerPreview((B,), 1)
    )
    assert find_offer(state, PASS) == Offer(PASS, (), say("offer-no-bet"), WagerPreview((), 2))


@pytest.mark.parametrize("move", [roll(1, 2), resound(3)])
def test_chance_is_offered_nothing(move: LocksMove) -> None:
    with pytest.raises(AssertionError):
        offer(table(), A, move, "pure")
