"""Moving: RULES.md chapter 5, and the turn: chapter 2."""

import pytest
from msgspec.structs import replace

from burghof.games.the_castle.model.castle import CELL, OUTSIDE, area_named
from burghof.games.the_castle.model.counters import Monster, Treasure
from burghof.games.the_castle.model.events import KeysShown, PartyMoved, PartyStayed, PrincessJoined
from burghof.games.the_castle.model.moves import Attack, Done, Go, Leave, Spare, Stop
from burghof.games.the_castle.model.options import Options
from burghof.games.the_castle.model.positions import DEAD, princess_with
from burghof.games.the_castle.model.state import State
from burghof.games.the_castle.tests.tables import (
    CLERIC,
    FIGHTER,
    OURS,
    RULES,
    THEIRS,
    WITH_FIRST,
    WIZARD,
    A,
    B,
    C,
    D,
    advance_to_decision,
    clause_against,
    counter_in,
    pending_kinds,
    play_all,
    play_all_with_events,
    table,
    with_charmed,
)
from burghof.kernel import Seat, with_item

STOP, LEAVE, DONE = Stop(), Leave(), Done()
KEYS = (Treasure.KEY_A, Treasure.KEY_B, Treasure.SKELETON_KEY)


def go(area: str) -> Go:
    return Go(area_named(area))


def with_keys(one: Treasure, other: Treasure) -> State:
    """Return a fighter beside the Cell with two keys."""
    start = table((FIGHTER,), at=("d4",), treasures={"a1": one, "a2": other}, carried={"a1": 0, "a2": 0})
    return play_all(advance_to_decision(start), (A, DONE))


@pytest.mark.rule("5.1", "5.2", "2.2")
def test_a_party_moves_through_two_areas_and_then_its_turn_goes_on() -> None:
    state = play_all(advance_to_decision(table((FIGHTER,), (CLERIC,), at=("c1", "g1"))), (A, go("c2")), (A, go("d2")))

    assert (state.companies[0].area, pending_kinds(state)) == (area_named("d2"), [(B, "vote")])


@pytest.mark.rule("5.2")
def test_only_what_is_next_door_can_be_reached() -> None:
    state = advance_to_decision(table((FIGHTER,), at=("c1",)))

    assert [clause_against(state, A, go(area)) for area in ("b1", "c2", "d1", "c3")] == [None, None, "5.2", "5.2"]
    here = RULES.why_not(state, A, go("c1"))
    assert here is not None
    assert here.message.key == "refusal-already-here"


@pytest.mark.rule("5.3")
def test_in_a_tie_those_who_do_not_enter_a_room_prevail() -> None:
    start = advance_to_decision(table((FIGHTER, CLERIC), at=("c1",)))
    _, emitted = play_all_with_events(start, (A, go("b1")), (B, go("c2")))

    assert isinstance(emitted[1], PartyMoved)
    assert emitted[1].area == "c2"
    assert play_all(start, (A, LEAVE), (B, STOP)).companies[0].area == area_named("c1")


@pytest.mark.rule("5.3")
def test_two_who_wish_for_different_rooms_stay_and_most_votes_win() -> None:
    two = advance_to_decision(table((FIGHTER, CLERIC), at=("d2",)))
    three = advance_to_decision(table((FIGHTER, CLERIC, WIZARD), at=("d2",)))
    decided = play_all(three, (A, DONE), (A, go("d1")), (B, go("c2")), (C, go("c2")))

    assert play_all_with_events(two, (B, go("d3")), (A, go("d1")))[1][1] == PartyStayed((A, B))
    assert decided.companies[0].area == area_named("c2")


@pytest.mark.rule("5.3")
def test_a_room_is_entered_and_the_castle_left_only_if_more_than_half_wish_just_that() -> None:
    four = advance_to_decision(table((FIGHTER, CLERIC, FIGHTER, CLERIC), at=("c1",)))
    two = advance_to_decision(table((FIGHTER, CLERIC), at=("c1",)))

    assert play_all(four, (A, LEAVE), (B, LEAVE), (C, STOP), (D, go("c2"))).companies[0].area == area_named("c1")
    assert play_all(four, (A, LEAVE), (B, LEAVE), (C, go("c2")), (D, STOP)).companies[0].area == area_named("c2")
    assert play_all(four, (A, go("b1")), (B, go("b1")), (C, LEAVE), (D, LEAVE)).companies[0].area == area_named("c1")
    assert play_all(four, (A, go("b1")), (B, go("b1")), (C, go("b1")), (D, STOP)).companies[0].area == area_named("b1")
    assert play_all(two, (A, LEAVE), (B, LEAVE)).companies[0].is_out
    assert play_all(two, (A, go("b1")), (B, go("c2"))).companies[0].area == area_named("c2")


@pytest.mark.rule("5.3")
def test_of_ways_that_enter_no_room_the_most_wished_one_wins_and_the_first_picker_breaks_ties() -> None:
    five = advance_to_decision(table((FIGHTER, CLERIC, FIGHTER, CLERIC, FIGHTER), at=("c1",)))
    e = Seat(4)
    most = play_all(five, (A, STOP), (B, go("c2")), (C, go("c2")), (D, LEAVE), (e, LEAVE))
    tied = play_all(five, (B, go("c2")), (A, STOP), (C, LEAVE), (D, LEAVE), (e, go("b1")))

    assert most.companies[0].area == area_named("c2")
    assert (tied.companies[0].area, tied.active) == (area_named("c1"), OURS)


@pytest.mark.rule("5.3")
def test_by_version_1_most_votes_left_and_of_tied_rooms_the_first_picker_chose() -> None:
    four = advance_to_decision(table((FIGHTER, CLERIC, FIGHTER, CLERIC), at=("c1",), rules_version=1))
    two = advance_to_decision(table((FIGHTER, CLERIC), at=("d2",), rules_version=1))

    assert play_all(four, (A, LEAVE), (B, LEAVE), (C, STOP), (D, go("c2"))).companies[0].is_out
    assert play_all(two, (B, go("d3")), (A, go("d1"))).companies[0].area == area_named("d1")
    assert play_all(two, (B, STOP), (A, go("d1"))).companies[0].area == area_named("d2")


@pytest.mark.rule("5.4")
def test_movement_ends_where_a_monster_or_another_party_is() -> None:
    start = advance_to_decision(table((FIGHTER,), (CLERIC,), at=("c1", "c2"), monsters={"b1": Monster.RAT}))

    assert play_all(start, (A, go("b1"))).step == "melee"
    assert pending_kinds(play_all(start, (A, go("c2")))) == [(A, "attack")]


@pytest.mark.rule("5.4")
def test_who_stands_beside_a_wild_monster_fights_it_first() -> None:
    assert advance_to_decision(table((FIGHTER,), at=("b1",), monsters={"b1": Monster.RAT})).step == "melee"


@pytest.mark.rule("5.5", "2.3", "9.1")
def test_a_party_that_leaves_is_out_for_good_without_its_charmed_monsters() -> None:
    start = with_charmed(advance_to_decision(table((FIGHTER,), (CLERIC,), at=("c1", "g1"))), "a1")
    state = play_all(start, (A, LEAVE))

    assert (state.companies[0].is_out, state.monster_at[counter_in("a1")]) == (True, DEAD)
    assert pending_kinds(play_all(state, (B, STOP))) == [(B, "vote")]
    assert RULES.pending(play_all(state, (B, LEAVE))) == ()
    assert play_all(state, (B, LEAVE)).round == 1
    assert clause_against(advance_to_decision(table((FIGHTER,), at=("c2",))), A, LEAVE) == "5.5"


@pytest.mark.rule("5.6", "8.4")
@pytest.mark.parametrize(
    ("one", "other", "opens"),
    [
        (Treasure.KEY_A, Treasure.KEY_B, True),
        (Treasure.KEY_A, Treasure.SKELETON_KEY, True),
        (Treasure.KEY_B, Treasure.SKELETON_KEY, True),
        (Treasure.SKELETON_KEY, Treasure.SKELETON_KEY, True),
        (Treasure.KEY_A, Treasure.KEY_A, False),
        (Treasure.KEY_B, Treasure.KEY_B, False),
        (Treasure.KEY_B, Treasure.GOLD_100, False),
    ],
)
def test_two_keys_open_the_cell(one: Treasure, other: Treasure, opens: bool) -> None:  # noqa: FBT001 - a parameter of an example
    assert (clause_against(with_keys(one, other), A, Go(CELL)) is None) is opens


@pytest.mark.rule("5.6", "8.4")
def test_the_keys_are_shown_and_the_princess_is_free() -> None:
    state, emitted = play_all_with_events(with_keys(Treasure.KEY_B, Treasure.SKELETON_KEY), (A, Go(CELL)))

    assert emitted[-2:] == [KeysShown((A,), (Treasure.KEY_B, Treasure.SKELETON_KEY)), PrincessJoined((A,))]
    assert (state.is_open, state.princess) == (True, princess_with(OURS))


@pytest.mark.rule("5.6")
def test_an_open_cell_needs_no_keys() -> None:
    open_cell = replace(advance_to_decision(table((FIGHTER,), at=("d4",))), is_open=True)

    assert clause_against(open_cell, A, Go(CELL)) is None


@pytest.mark.rule("5.7")
def test_from_outside_the_own_entrance_is_the_only_way() -> None:
    state = advance_to_decision(table((FIGHTER,), (CLERIC,), at=(None, "g1")))

    assert [clause_against(state, A, way) for way in (go("c1"), go("g1"), LEAVE, STOP)] == [None, "5.2", "5.5", None]
    assert play_all(state, (A, go("c1"))).moves_left == 1
    assert play_all(state, (A, STOP)).companies[0].area == OUTSIDE


@pytest.mark.rule("6.3")
def test_a_party_may_attack_or_spare_another_in_its_area() -> None:
    start = play_all(advance_to_decision(table((FIGHTER,), (CLERIC,), at=("c1", "c1"))), (A, STOP))

    assert pending_kinds(start) == [(A, "attack")]
    assert clause_against(start, A, Attack(OURS)) == "6.3"
    assert pending_kinds(play_all(start, (A, Spare()))) == [(B, "vote")]
    assert play_all(start, (A, Attack(THEIRS))).step == "melee"


@pytest.mark.rule("6.3")
def test_by_agreement_nobody_attacks() -> None:
    peace = table((FIGHTER,), (CLERIC,), at=("c1", "c1"), options=Options(attacks=False))

    assert pending_kinds(play_all(advance_to_decision(peace), (A, STOP))) == [(B, "vote")]


@pytest.mark.rule("2.3", "9.2")
def test_after_the_last_round_the_game_is_over() -> None:
    last = replace(advance_to_decision(table((FIGHTER,), options=Options(rounds=10))), round=10)
    outcome = RULES.outcome(play_all(last, (A, STOP)))

    assert outcome is not None
    assert (outcome.reason.key, outcome.ranks) == ("reason-rounds-over", (2,))
    assert play_all(replace(last, round=9), (A, STOP)).round == 10


@pytest.mark.rule("5.6", "10.1")
def test_only_the_two_keys_that_open_the_cell_are_shown() -> None:
    rooms = {"a1": Treasure.KEY_A, "a2": Treasure.KEY_A, "a3": Treasure.KEY_B, "b1": Treasure.GOLD_100}
    start = advance_to_decision(table((FIGHTER,), at=("d4",), treasures=rooms, carried=dict.fromkeys(rooms, 0)))
    state = play_all(start, (A, DONE), (A, Go(CELL)))
    seen = RULES.view(state, None, "pure").treasures

    assert [seen[counter_in(room)] for room in rooms] == [Treasure.KEY_A, None, Treasure.KEY_B, None]
    assert [state.treasure_at[counter_in(room)] for room in rooms] == [WITH_FIRST] * 4


@pytest.mark.rule("5.6")
def test_keys_of_two_parties_do_not_open_the_cell() -> None:
    rooms = {"a1": Treasure.KEY_A, "a2": Treasure.KEY_B}
    apart = table((FIGHTER,), (CLERIC,), at=("d4", "d4"), treasures=rooms, carried={"a1": 0, "a2": 1})
    allied = table((FIGHTER, CLERIC), at=("d4",), treasures=rooms, carried={"a1": 0, "a2": 1})

    assert clause_against(play_all(advance_to_decision(apart), (A, DONE)), A, Go(CELL)) == "5.6"
    assert clause_against(play_all(advance_to_decision(allied), (A, DONE), (B, DONE)), A, Go(CELL)) is None


@pytest.mark.rule("5.5")
def test_who_leaves_keeps_what_he_has_and_only_his_charmed_monsters_are_gone() -> None:
    start = table((FIGHTER,), (CLERIC,), at=("c1", "g1"), treasures={"b1": Treasure.GOLD_100}, carried={"b1": 0})
    led = with_charmed(with_charmed(replace(start, princess=princess_with(OURS)), "a1"), "i1", THEIRS)
    state = play_all(advance_to_decision(led), (A, DONE), (A, LEAVE))

    assert state.monster_at == with_item(led.monster_at, counter_in("a1"), DEAD)
    assert (state.treasure_at, state.princess) == (led.treasure_at, princess_with(OURS))


@pytest.mark.rule("5.4", "5.5")
def test_who_has_left_or_is_dead_stops_nobody() -> None:
    start = table((FIGHTER,), (CLERIC,), (WIZARD,), at=("c1", "c2", "c2"))
    companies = (start.companies[0], replace(start.companies[1], is_out=True), start.companies[2])
    state = play_all(advance_to_decision(replace(start, companies=companies, dead=4)), (A, go("c2")))

    assert (state.moves_left, pending_kinds(state)) == (1, [(A, "vote")])


@pytest.mark.rule("5.3")
def test_leaving_falls_out_of_a_tie_with_a_corridor_and_a_vote_of_most_leaves() -> None:
    three = advance_to_decision(table((FIGHTER, CLERIC, FIGHTER), at=("c1",)))

    assert play_all(three, (A, LEAVE), (B, go("c2")), (C, STOP)).companies[0].area == area_named("c2")
    assert play_all(three, (A, LEAVE), (B, go("b1")), (C, LEAVE)).companies[0].is_out
    assert play_all(three, (A, go("b1")), (B, LEAVE), (C, LEAVE)).companies[0].is_out


@pytest.mark.rule("5.3")
def test_the_cell_counts_as_a_room_in_a_tie() -> None:
    start = replace(advance_to_decision(table((FIGHTER, CLERIC), at=("d4",))), is_open=True)

    assert play_all(start, (A, Go(CELL)), (B, go("c4"))).companies[0].area == area_named("c4")


@pytest.mark.rule("2.3", "2.5")
def test_boots_and_their_second_movement_end_with_the_turn() -> None:
    rooms = {"a1": Treasure.BOOTS}
    start = table((FIGHTER,), (CLERIC,), at=("c1", "g1"), treasures=rooms, carried={"a1": 0})
    worn = advance_to_decision(replace(start, shown=1 << counter_in("a1")))
    second = play_all(worn, (A, go("c2")), (A, go("c3")))
    others = play_all(second, (A, STOP))

    assert (second.is_second_leg, second.moves_left, pending_kinds(second)) == (True, 2, [(A, "vote")])
    assert (others.is_second_leg, others.moves_left, others.active) == (False, 2, 1)
    assert play_all(others, (B, STOP)).round == 2


@pytest.mark.rule("5.6")
def test_into_an_open_cell_nobody_shows_keys() -> None:
    closed = with_keys(Treasure.KEY_A, Treasure.KEY_B)
    state, emitted = play_all_with_events(replace(closed, is_open=True), (A, Go(CELL)))

    assert [event for event in emitted if isinstance(event, KeysShown)] == []
    assert (state.shown, state.princess) == (0, princess_with(OURS))


@pytest.mark.rule("6.3", "5.7")
def test_parties_before_different_entrances_do_not_meet() -> None:
    state = play_all(advance_to_decision(table((FIGHTER,), (CLERIC,), at=(None, None))), (A, STOP))

    assert pending_kinds(state) == [(B, "vote")]
