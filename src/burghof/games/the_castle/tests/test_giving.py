"""Giving magic items to allies, while preparing and while moving: RULES.md clauses 4.12 and 4.13."""

import pytest
from msgspec.structs import replace

from burghof.games.the_castle.bots.evaluation import evaluate
from burghof.games.the_castle.model.castle import area_named
from burghof.games.the_castle.model.counters import CHARACTERS, COUNTS, GOLD_BITS, KEY_BITS, Treasure
from burghof.games.the_castle.model.events import BallotOpened, GiftOffered, GiftRefused, ItemGiven
from burghof.games.the_castle.model.moves import Accept, Done, Gift, Give, Go, Refuse, Stop
from burghof.games.the_castle.model.state import State
from burghof.games.the_castle.tests.tables import (
    CLERIC,
    FIGHTER,
    RULES,
    A,
    B,
    C,
    after,
    asked,
    begun,
    counter_in,
    refused,
    table,
    told_after,
)
from burghof.kernel import Message, Recall, Who, say

DONE, STOP, TAKE, LEAVE_IT = Done(), Stop(), Accept(), Refuse()
FIRST, SECOND, THIRD = CHARACTERS[:3]
SWORD = counter_in("a1")


def walking(*, kind: Treasure = Treasure.SWORD, rules_version: int = 2) -> State:
    """Return a fighter with a treasure and a cleric at the vote on their first step; a third character is far away."""
    rooms = {"a1": kind, "a2": Treasure.GOLD_100}
    start = table(
        (FIGHTER, CLERIC),
        (FIGHTER,),
        at=("c1", "g1"),
        treasures=rooms,
        carried={"a1": 0, "a2": 0},
        rules_version=rules_version,
    )
    return after(begun(start), (A, DONE))


def now(state: State, seat: int | None) -> Message:
    """Return the message that tells a seat or a spectator what is due."""
    audience = None if seat is None else (A, B, C)[seat]
    return RULES.outline(RULES.view(state, audience, "pure")).nodes[0].message


@pytest.mark.rule("4.12")
def test_while_preparing_an_ally_is_asked_whether_he_takes_an_item() -> None:
    rooms = {"a1": Treasure.MEDALLION}
    start = begun(table((FIGHTER, CLERIC), (FIGHTER,), at=("c1", "g1"), treasures=rooms, carried={"a1": 0}))
    offered, told = told_after(start, (A, Give(Treasure.MEDALLION, SECOND)))
    taken, given = told_after(offered, (B, TAKE))
    left, refusal = told_after(offered, (B, LEAVE_IT))

    assert (told, asked(offered)) == ([GiftOffered(Who(A), Who(B))], [(B, "gift")])
    assert (given, taken.treasure_at[SWORD], asked(taken)) == ([ItemGiven(Who(A), Who(B))], 1, [(B, "prepare")])
    assert (refusal, left.treasure_at[SWORD], asked(left)) == ([GiftRefused(Who(A), Who(B))], 0, [(A, "prepare")])
    assert refused(left, A, Give(Treasure.MEDALLION, SECOND)) == "4.12"
    assert taken.nots[SWORD] == left.nots[SWORD] == GOLD_BITS | KEY_BITS


@pytest.mark.rule("4.12")
def test_by_version_1_nobody_was_asked_and_nothing_was_given_while_moving() -> None:
    rooms = {"a1": Treasure.MEDALLION}
    start = begun(table((FIGHTER, CLERIC), treasures=rooms, carried={"a1": 0}, rules_version=1))
    given, told = told_after(start, (A, Give(Treasure.MEDALLION, SECOND)))
    moving = walking(rules_version=1)

    assert (told, given.treasure_at[SWORD]) == ([ItemGiven(Who(A), Who(B))], 1)
    assert not any(isinstance(move, Gift) for move in RULES.legal_moves(moving, A))
    assert refused(moving, A, Gift(SWORD, SECOND)) == "2.1"


@pytest.mark.rule("4.12", "4.13")
def test_who_plays_both_characters_is_not_asked() -> None:
    rooms = {"a1": Treasure.SWORD}
    start = begun(table((CLERIC, FIGHTER), treasures=rooms, carried={"a1": 0}, seats=1))
    moving = after(start, (A, DONE))
    given, told = told_after(moving, (A, Gift(SWORD, SECOND)))

    assert (given.treasure_at[SWORD], asked(given), given.moves_left) == (1, [(A, "vote")], 2)
    assert len(told) == 1
    assert after(start, (A, Give(Treasure.SWORD, SECOND))).treasure_at[SWORD] == 1


@pytest.mark.rule("4.13")
def test_instead_of_a_vote_an_item_is_given_and_then_all_vote_anew_on_the_same_step() -> None:
    start = walking()
    offered, told = told_after(start, (A, Gift(SWORD, SECOND)), (B, Go(area_named("c2"))))
    taken = after(offered, (B, TAKE))
    left = after(offered, (B, LEAVE_IT))

    assert [type(event) for event in told] == [BallotOpened, GiftOffered]
    assert (offered.companies[0].area, asked(offered)) == (area_named("c1"), [(B, "gift")])
    for state, holder in ((taken, 1), (left, 0)):
        assert (state.treasure_at[SWORD], state.moves_left, asked(state)) == (holder, 2, [(A, "vote"), (B, "vote")])
        assert refused(state, B if holder else A, Gift(SWORD, SECOND if not holder else FIRST)) == "4.12"


@pytest.mark.rule("4.13")
def test_also_before_the_second_step_and_by_several_at_once() -> None:
    rooms = {"a1": Treasure.SWORD, "a2": Treasure.COFFIN}
    start = begun(table((CLERIC, FIGHTER), treasures=rooms, carried={"a1": 0, "a2": 1}, at=("c1",)))
    second = after(start, (A, DONE), (B, DONE), (A, Go(area_named("c2"))), (B, Go(area_named("c2"))))
    both = after(second, (B, Gift(counter_in("a2"), FIRST)), (A, Gift(SWORD, SECOND)))
    done = after(both, (B, TAKE), (A, LEAVE_IT))

    assert (second.moves_left, asked(both), asked(after(both, (B, TAKE)))) == (1, [(B, "gift")], [(A, "gift")])
    assert (done.treasure_at[SWORD], done.treasure_at[counter_in("a2")], done.moves_left) == (1, 1, 1)


@pytest.mark.rule("4.13")
def test_only_an_own_magic_item_is_given_to_a_living_ally_once_a_turn() -> None:
    start = walking()
    gold, elsewhere = counter_in("a2"), counter_in("b1")

    assert [refused(start, A, Gift(counter, SECOND)) for counter in (gold, elsewhere, COUNTS)] == ["4.13"] * 3
    assert refused(start, B, Gift(SWORD, FIRST)) == "4.13"
    assert [refused(start, A, Gift(SWORD, to)) for to in (FIRST, THIRD)] == ["4.12", "4.12"]
    assert RULES.legal_moves(start, A)[-1] == Gift(SWORD, SECOND)
    assert not any(isinstance(move, Gift) for move in RULES.legal_moves(start, B))
    assert not any(isinstance(move, Gift) for move in RULES.legal_moves(replace(start, dead=2), A))


@pytest.mark.rule("4.13", "10.3")
@pytest.mark.parametrize("recall", ["pure", "notebook"])
def test_others_see_that_something_is_offered_but_not_what(recall: Recall) -> None:
    def seen(kind: Treasure) -> list[object]:
        other = {Treasure.SWORD: Treasure.ACID, Treasure.ACID: Treasure.SWORD}[kind]
        rooms = {"a1": kind, "a2": Treasure.GOLD_100, "b1": other}
        start = table((CLERIC, CLERIC), (FIGHTER,), at=("c1", "g1"), treasures=rooms, carried={"a1": 0, "a2": 0})
        state, told = after(begun(start), (A, DONE)), []
        views: list[object] = []
        for move in ((B, STOP), (A, Gift(SWORD, SECOND)), (B, TAKE), (A, STOP), (B, STOP)):
            views += [RULES.view(state, C, recall), now(state, 2), RULES.pending(state)]
            state, events = told_after(state, move)
            told += [event for event in events if event.is_for(C)]
        return [*views, *told]

    assert seen(Treasure.SWORD) == seen(Treasure.ACID)


@pytest.mark.rule("4.13", "10.5")
def test_that_somebody_votes_does_not_tell_whether_he_could_give() -> None:
    sword, key = walking(kind=Treasure.SWORD), walking(kind=Treasure.KEY_A)

    assert RULES.pending(sword) == RULES.pending(key)
    assert RULES.view(sword, C, "pure") == RULES.view(key, C, "pure")


def test_who_is_offered_something_reads_what_it_is_and_others_only_that() -> None:
    state = after(walking(), (A, Gift(SWORD, SECOND)), (B, STOP))
    words = say("outline-gift-known", seat=Who(B), own=True, giver=Who(A), item=Treasure.SWORD)

    assert now(state, 1) == words
    assert now(state, 0) == say("outline-gift-known", seat=Who(B), own=False, giver=Who(A), item=Treasure.SWORD)
    assert now(state, 2) == now(state, None) == say("outline-gift", seat=Who(B), giver=Who(A))
    assert [offer.message.key for offer in RULES.offers(state, B, "pure")] == ["offer-take", "offer-take-not"]


def test_a_gift_is_offered_by_the_counter_and_whom_it_is_for() -> None:
    offers = RULES.offers(walking(), A, "pure")

    assert offers[-1].picks == (f"treasure-{SWORD}", "figure-1")
    assert offers[-1].message == say("offer-give", item=Treasure.SWORD, name=Who(B))


def test_bots_know_whose_hand_a_sword_is_better_in() -> None:
    rooms = {"a1": Treasure.SWORD}
    start = begun(table((CLERIC, FIGHTER), treasures=rooms, carried={"a1": 0}))
    moving = after(start, (A, DONE))
    alone = after(begun(table((CLERIC, FIGHTER), treasures=rooms, carried={"a1": 0}, seats=1)), (A, DONE))
    given = RULES.apply(moving, A, Gift(SWORD, SECOND), lambda *_: None)
    kept = RULES.apply(moving, A, STOP, lambda *_: None)
    passed = RULES.apply(alone, A, Gift(SWORD, SECOND), lambda *_: None)

    assert evaluate(given, A) > evaluate(kept, A)
    assert evaluate(passed, A) > evaluate(alone, A)
