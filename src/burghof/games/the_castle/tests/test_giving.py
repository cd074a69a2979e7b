"""Giving magic items to allies, while preparing and while moving: RULES.md clauses 4.12 and 4.13."""

import pytest
from msgspec.structs import replace

from burghof.games.the_castle.bots.evaluation import evaluate
from burghof.games.the_castle.model.castle import area_named
from burghof.games.the_castle.model.counters import CHARACTERS, COUNTER_COUNT, GOLD_BITS, KEY_BITS, Treasure
from burghof.games.the_castle.model.events import BallotOpened, GiftOffered, GiftRefused, ItemGiven
from burghof.games.the_castle.model.moves import Accept, Done, Gift, Give, Go, Refuse, Stop
from burghof.games.the_castle.model.object_names import Thing
from burghof.games.the_castle.model.positions import carried_by
from burghof.games.the_castle.model.state import State
from burghof.games.the_castle.tests.tables import (
    CLERIC,
    FIGHTER,
    RULES,
    WITH_FIRST,
    WITH_SECOND,
    A,
    B,
    C,
    advance_to_decision,
    clause_against,
    counter_in,
    pending_kinds,
    play_all,
    play_all_with_events,
    table,
)
from burghof.kernel import Message, PlayerName, Recall, say

DONE, STOP, TAKE, LEAVE_IT = Done(), Stop(), Accept(), Refuse()
FIRST, SECOND, THIRD = CHARACTERS[:3]
SWORD = counter_in("a1")


def table_at_first_vote(*, kind: Treasure = Treasure.SWORD, rules_version: int = 2) -> State:
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
    return play_all(advance_to_decision(start), (A, DONE))


def task_message(state: State, seat: int | None) -> Message:
    """Return the message that tells a seat or a spectator what is due."""
    audience = None if seat is None else (A, B, C)[seat]
    return RULES.outline(RULES.view(state, audience, "pure")).nodes[0].message


@pytest.mark.rule("4.12")
def test_while_preparing_an_ally_is_asked_whether_he_takes_an_item() -> None:
    rooms = {"a1": Treasure.MEDALLION}
    start = advance_to_decision(
        table((FIGHTER, CLERIC), (FIGHTER,), at=("c1", "g1"), treasures=rooms, carried={"a1": 0})
    )
    offered, emitted = play_all_with_events(start, (A, Give(Treasure.MEDALLION, SECOND)))
    taken, given = play_all_with_events(offered, (B, TAKE))
    left, refusal = play_all_with_events(offered, (B, LEAVE_IT))

    assert (emitted, pending_kinds(offered)) == ([GiftOffered(PlayerName(A), PlayerName(B))], [(B, "gift")])
    assert (given, taken.treasure_at[SWORD], pending_kinds(taken)) == (
        [ItemGiven(PlayerName(A), PlayerName(B))],
        WITH_SECOND,
        [(B, "prepare")],
    )
    assert (refusal, left.treasure_at[SWORD], pending_kinds(left)) == (
        [GiftRefused(PlayerName(A), PlayerName(B))],
        WITH_FIRST,
        [(A, "prepare")],
    )
    assert clause_against(left, A, Give(Treasure.MEDALLION, SECOND)) == "4.12"
    assert taken.ruled_out[SWORD] == left.ruled_out[SWORD] == GOLD_BITS | KEY_BITS


@pytest.mark.rule("4.12")
def test_by_version_1_nobody_was_asked_and_nothing_was_given_while_moving() -> None:
    rooms = {"a1": Treasure.MEDALLION}
    start = advance_to_decision(table((FIGHTER, CLERIC), treasures=rooms, carried={"a1": 0}, rules_version=1))
    given, emitted = play_all_with_events(start, (A, Give(Treasure.MEDALLION, SECOND)))
    moving = table_at_first_vote(rules_version=1)

    assert (emitted, given.treasure_at[SWORD]) == ([ItemGiven(PlayerName(A), PlayerName(B))], WITH_SECOND)
    assert not any(isinstance(move, Gift) for move in RULES.legal_moves(moving, A))
    assert clause_against(moving, A, Gift(SWORD, SECOND)) == "2.1"


@pytest.mark.rule("4.12", "4.13")
def test_who_plays_both_characters_is_not_asked() -> None:
    rooms = {"a1": Treasure.SWORD}
    start = advance_to_decision(table((CLERIC, FIGHTER), treasures=rooms, carried={"a1": 0}, seats=1))
    moving = play_all(start, (A, DONE))
    given, emitted = play_all_with_events(moving, (A, Gift(SWORD, SECOND)))

    assert (given.treasure_at[SWORD], pending_kinds(given), given.moves_left) == (WITH_SECOND, [(A, "vote")], 2)
    assert len(emitted) == 1
    assert play_all(start, (A, Give(Treasure.SWORD, SECOND))).treasure_at[SWORD] == WITH_SECOND


@pytest.mark.rule("4.13")
def test_instead_of_a_vote_an_item_is_given_and_then_all_vote_anew_on_the_same_step() -> None:
    start = table_at_first_vote()
    offered, emitted = play_all_with_events(start, (A, Gift(SWORD, SECOND)), (B, Go(area_named("c2"))))
    taken = play_all(offered, (B, TAKE))
    left = play_all(offered, (B, LEAVE_IT))

    assert [type(event) for event in emitted] == [BallotOpened, GiftOffered]
    assert (offered.companies[0].area, pending_kinds(offered)) == (area_named("c1"), [(B, "gift")])
    for state, holder, ally in ((taken, SECOND, FIRST), (left, FIRST, SECOND)):
        assert (state.treasure_at[SWORD], state.moves_left, pending_kinds(state)) == (
            carried_by(holder),
            2,
            [(A, "vote"), (B, "vote")],
        )
        assert clause_against(state, state.owners[holder], Gift(SWORD, ally)) == "4.12"


@pytest.mark.rule("4.13")
def test_also_before_the_second_step_and_by_several_at_once() -> None:
    rooms = {"a1": Treasure.SWORD, "a2": Treasure.COFFIN}
    start = advance_to_decision(table((CLERIC, FIGHTER), treasures=rooms, carried={"a1": 0, "a2": 1}, at=("c1",)))
    second = play_all(start, (A, DONE), (B, DONE), (A, Go(area_named("c2"))), (B, Go(area_named("c2"))))
    both = play_all(second, (B, Gift(counter_in("a2"), FIRST)), (A, Gift(SWORD, SECOND)))
    done = play_all(both, (B, TAKE), (A, LEAVE_IT))

    assert (second.moves_left, pending_kinds(both), pending_kinds(play_all(both, (B, TAKE)))) == (
        1,
        [(B, "gift")],
        [(A, "gift")],
    )
    assert (done.treasure_at[SWORD], done.treasure_at[counter_in("a2")]) == (WITH_SECOND, WITH_SECOND)
    assert done.moves_left == 1


@pytest.mark.rule("4.13")
def test_only_an_own_magic_item_is_given_to_a_living_ally_once_a_turn() -> None:
    start = table_at_first_vote()
    gold, other_room = counter_in("a2"), counter_in("b1")

    assert [clause_against(start, A, Gift(counter, SECOND)) for counter in (gold, other_room, COUNTER_COUNT)] == [
        "4.13"
    ] * 3
    assert clause_against(start, B, Gift(SWORD, FIRST)) == "4.13"
    assert [clause_against(start, A, Gift(SWORD, to)) for to in (FIRST, THIRD)] == ["4.12", "4.12"]
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
        state, emitted = play_all(advance_to_decision(start), (A, DONE)), []
        views: list[object] = []
        for move in ((B, STOP), (A, Gift(SWORD, SECOND)), (B, TAKE), (A, STOP), (B, STOP)):
            views += [RULES.view(state, C, recall), task_message(state, 2), RULES.pending(state)]
            state, events = play_all_with_events(state, move)
            emitted += [event for event in events if event.is_visible_to(C)]
        return [*views, *emitted]

    assert seen(Treasure.SWORD) == seen(Treasure.ACID)


@pytest.mark.rule("4.13", "10.5")
def test_that_somebody_votes_does_not_tell_whether_he_could_give() -> None:
    sword, key = table_at_first_vote(kind=Treasure.SWORD), table_at_first_vote(kind=Treasure.KEY_A)

    assert RULES.pending(sword) == RULES.pending(key)
    assert RULES.view(sword, C, "pure") == RULES.view(key, C, "pure")


def test_who_is_offered_something_reads_what_it_is_and_others_only_that() -> None:
    state = play_all(table_at_first_vote(), (A, Gift(SWORD, SECOND)), (B, STOP))
    words = say("outline-gift-known", seat=PlayerName(B), own=True, giver=PlayerName(A), item=Thing.SWORD)

    assert task_message(state, 1) == words
    assert task_message(state, 0) == say(
        "outline-gift-known", seat=PlayerName(B), own=False, giver=PlayerName(A), item=Thing.SWORD
    )
    assert (
        task_message(state, 2)
        == task_message(state, None)
        == say("outline-gift", seat=PlayerName(B), giver=PlayerName(A))
    )
    assert [offer.message.key for offer in RULES.offers(state, B, "pure")] == ["offer-take", "offer-take-not"]


def test_a_gift_is_offered_by_the_counter_and_whom_it_is_for() -> None:
    offers = RULES.offers(table_at_first_vote(), A, "pure")

    assert offers[-1].picks == (f"treasure-{SWORD}", "figure-1")
    assert offers[-1].message == say("offer-give", item=Thing.SWORD, name=PlayerName(B), whom=PlayerName(B))


def test_bots_know_whose_hand_a_sword_is_better_in() -> None:
    rooms = {"a1": Treasure.SWORD}
    start = advance_to_decision(table((CLERIC, FIGHTER), treasures=rooms, carried={"a1": 0}))
    moving = play_all(start, (A, DONE))
    alone = play_all(
        advance_to_decision(table((CLERIC, FIGHTER), treasures=rooms, carried={"a1": 0}, seats=1)), (A, DONE)
    )
    given = RULES.apply(moving, A, Gift(SWORD, SECOND), lambda *_: None)
    kept = RULES.apply(moving, A, STOP, lambda *_: None)
    passed = RULES.apply(alone, A, Gift(SWORD, SECOND), lambda *_: None)

    assert evaluate(given, A) > evaluate(kept, A)
    assert evaluate(passed, A) > evaluate(alone, A)
