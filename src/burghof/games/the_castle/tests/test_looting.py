"""Looting: RULES.md chapter 7."""

import pytest
from msgspec.structs import replace

from burghof.games.the_castle.model.area_names import Place
from burghof.games.the_castle.model.castle import area_named
from burghof.games.the_castle.model.counters import CHARACTERS, DWARF, ELF, Treasure
from burghof.games.the_castle.model.events import (
    Died,
    Found,
    Hurt,
    Looted,
    OpenlyFound,
    PileSeen,
    PileTaken,
    TrapSprung,
)
from burghof.games.the_castle.model.moves import Attack, Check, Decline, TakePile, Wear
from burghof.games.the_castle.model.positions import GONE, carried_by, in_pile, princess_with
from burghof.games.the_castle.tests.loot import CHECK, FIRST, SECOND, cleared_room, with_captive, with_pile
from burghof.games.the_castle.tests.tables import (
    CLERIC,
    FIGHTER,
    OURS,
    RULES,
    THEIRS,
    WITH_FIRST,
    WITH_SECOND,
    WIZARD,
    A,
    B,
    C,
    advance_to_decision,
    clause_against,
    counter_in,
    monster_in,
    pending_kinds,
    play,
    play_all,
    play_all_with_events,
    table,
    with_charmed,
)
from burghof.kernel import PlayerName, Seat


@pytest.mark.rule("7.1")
def test_a_treasure_may_be_left_where_it_is() -> None:
    state = cleared_room((FIGHTER,), (CLERIC,), at=("b1", "g1"))

    assert pending_kinds(state) == [(A, "loot")]
    assert pending_kinds(play_all(state, (A, Decline()))) == [(B, "vote")]
    assert clause_against(with_pile(with_pile(state, "b1"), "a1"), A, CHECK) == "7.1"


@pytest.mark.rule("7.1")
def test_there_is_no_loot_outside_or_beside_a_wild_monster() -> None:
    outside = advance_to_decision(table((FIGHTER,), (CLERIC,), at=(None, "g1"), step="reward"))
    beside = advance_to_decision(table((FIGHTER,), (CLERIC,), at=("b1", "g1"), step="reward"))

    assert [pending_kinds(outside), pending_kinds(beside)] == [[(B, "vote")]] * 2


@pytest.mark.rule("7.2", "7.4", "7.7", "10.3")
def test_gold_is_seen_by_the_party_alone() -> None:
    state, emitted = play(cleared_room((FIGHTER,), (CLERIC,), at=("b1", "g1")), A, CHECK)
    known = [RULES.view(state, seat, "pure").treasures[counter_in("b1")] for seat in (A, B, None)]

    assert emitted[:2] == [Looted(PlayerName(A), Place.B1), Found((A,), PlayerName(A), Treasure.GOLD_300)]
    assert known == [Treasure.GOLD_300, None, None]
    assert state.treasure_at[counter_in("b1")] == WITH_FIRST


@pytest.mark.rule("7.2")
def test_a_captive_may_check_for_a_character_and_a_character_for_himself() -> None:
    state = with_captive(cleared_room((FIGHTER, CLERIC)), Treasure.DWARF)
    found = play_all(state, (A, Check(DWARF, SECOND)), (B, Check(DWARF, SECOND)))

    assert found.treasure_at[counter_in("b1")] == WITH_SECOND
    assert clause_against(state, A, Check(ELF, FIRST)) == "7.2"
    assert clause_against(state, A, Check(DWARF, CHARACTERS[3])) == "7.2"
    assert clause_against(state, A, Check(FIRST, SECOND)) == "7.2"


@pytest.mark.rule("7.3", "8.3")
def test_what_a_dead_party_left_is_taken_unseen_by_others() -> None:
    state = with_pile(cleared_room((FIGHTER,), (CLERIC,), at=("b1", "g1")), "a1")
    taken, emitted = play(state, A, TakePile(FIRST))

    assert emitted == [PileTaken(PlayerName(A), 1), PileSeen((A,), (state.treasures[counter_in("a1")],))]
    assert pending_kinds(taken) == [(A, "loot")]
    assert clause_against(taken, A, TakePile(FIRST)) == "7.3"
    assert clause_against(state, A, TakePile(SECOND)) == "7.3"


@pytest.mark.rule("7.4")
def test_captives_are_shown_and_go_with_the_party() -> None:
    state, emitted = play(cleared_room((FIGHTER,), treasure=Treasure.ELF), A, CHECK)

    assert emitted[1] == OpenlyFound(FIGHTER.message_ref, Treasure.ELF)
    assert state.treasure_at[counter_in("b1")] == WITH_FIRST


@pytest.mark.rule("7.5")
@pytest.mark.parametrize(("roll", "hits"), [(1, 0), (2, 0), (3, 0), (4, 5), (5, 5), (6, 10)])
def test_a_trap_hits_its_finder(roll: int, hits: int) -> None:
    state = play_all(cleared_room((FIGHTER,), (CLERIC,), treasure=Treasure.TRAP, at=("b1", "g1")), (A, CHECK), roll)

    assert (state.hits[0], state.dead) == (hits, int(hits == 10))


@pytest.mark.rule("7.5")
@pytest.mark.parametrize(("discipline", "hits"), [(FIGHTER, 5), (CLERIC, 4), (WIZARD, 3)])
def test_a_trap_deals_half_a_constitution(discipline: object, hits: int) -> None:
    assert play_all(cleared_room((discipline,), treasure=Treasure.TRAP), (A, CHECK), 4).hits[0] == hits


@pytest.mark.rule("7.5", "8.1")
@pytest.mark.parametrize(("roll", "hits"), [(5, 3), (6, 5)])
def test_a_captive_may_die_in_a_trap(roll: int, hits: int) -> None:
    state = play_all(
        with_captive(cleared_room((FIGHTER,), treasure=Treasure.TRAP), Treasure.DWARF), (A, Check(DWARF, FIRST)), roll
    )

    assert state.hits[DWARF] == hits
    assert (state.treasure_at[state.treasures.index(Treasure.DWARF)] == GONE) is (roll == 6)


@pytest.mark.rule("7.6")
@pytest.mark.parametrize("roll", [1, 2, 3, 4, 5, 6])
def test_vapor_hits_everybody_in_the_area(roll: int) -> None:
    state = play_all(cleared_room((FIGHTER,), (CLERIC,), treasure=Treasure.VAPOR, at=("b1", "b1")), (A, CHECK), roll)

    assert state.hits[:2] == (roll, roll)


@pytest.mark.rule("7.6", "8.6")
def test_spores_hit_everybody_but_the_princess() -> None:
    start = with_charmed(
        with_captive(cleared_room((FIGHTER,), (CLERIC,), treasure=Treasure.SPORES, at=("b1", "g1")), Treasure.ELF), "a1"
    )
    state = play_all(replace(start, princess=princess_with(OURS)), (A, CHECK))

    assert [state.hits[figure] for figure in (0, 1, ELF, monster_in("a1"))] == [2, 0, 2, 2]
    assert state.princess == princess_with(OURS)


@pytest.mark.rule("7.4", "10.3")
def test_what_is_found_is_remembered_by_the_finding_party_and_by_nobody_else() -> None:
    state = play_all(cleared_room((FIGHTER, CLERIC), (CLERIC,), at=("b1", "g1")), (A, CHECK), (B, CHECK))
    known = [RULES.view(state, seat, "notebook").treasures for seat in (A, B, C, None)]

    assert [treasures[counter_in("b1")] for treasures in known] == [Treasure.GOLD_300, Treasure.GOLD_300, None, None]
    assert [treasure for treasures in known for treasure in treasures if treasure is not None] == [
        Treasure.GOLD_300
    ] * 2


@pytest.mark.rule("7.6", "8.2")
def test_spores_that_kill_in_two_parties_leave_each_its_own() -> None:
    rooms = {"a1": Treasure.GOLD_100, "a2": Treasure.GOLD_200}
    start = cleared_room(
        (FIGHTER, CLERIC),
        (CLERIC, FIGHTER),
        treasure=Treasure.SPORES,
        at=("b1", "b1"),
        hits={0: 8, 2: 6},
    )
    holders = zip(rooms.values(), (CHARACTERS[0], CHARACTERS[2]), strict=True)
    carried = {start.treasures.index(kind): carried_by(who) for kind, who in holders}
    laden = replace(start, treasure_at=tuple(carried.get(counter, at) for counter, at in enumerate(start.treasure_at)))
    state = play_all(laden, (A, CHECK), (B, CHECK))

    assert (state.dead, state.hits[:4]) == (5, (10, 2, 8, 2))
    assert [state.treasure_at[counter] for counter in carried] == [WITH_SECOND, carried_by(CHARACTERS[3])]


@pytest.mark.rule("7.3", "7.1", "8.3")
def test_a_pile_in_a_corridor_is_taken_too_and_boots_serve_whoever_takes_them() -> None:
    boots = {"a1": Treasure.BOOTS}
    start = table((FIGHTER,), (CLERIC,), at=("c1", "c1"), treasures=boots, carried={"a1": 1}, hits={1: 7}, step="meet")
    first = replace(start, is_worn=True, shown=1 << counter_in("a1"), rules_version=1)
    won = play_all(advance_to_decision(replace(start, shown=1 << counter_in("a1"))), (A, Attack(THEIRS)), 6, 1)
    taken = play_all(won, (A, TakePile(FIRST)))
    bare = play_all(advance_to_decision(first), (A, Attack(THEIRS)), 6, 1, (A, TakePile(FIRST)))

    assert (won.treasure_at[counter_in("a1")], pending_kinds(won)) == (in_pile(area_named("c1")), [(A, "loot")])
    assert (taken.treasure_at[counter_in("a1")], taken.is_second_leg) == (WITH_FIRST, True)
    assert (bare.is_worn, bare.treasure_at[counter_in("a1")], bare.is_second_leg) == (False, WITH_FIRST, False)
    assert clause_against(bare, A, Wear()) is None


@pytest.mark.rule("7.5", "8.1")
def test_a_deadly_trap_deals_just_what_is_left() -> None:
    start = cleared_room((FIGHTER,), (CLERIC,), treasure=Treasure.TRAP, at=("b1", "g1"), hits={0: 3})
    state, emitted = play_all_with_events(start, (A, CHECK), 6)

    assert [event for event in emitted if isinstance(event, TrapSprung | Hurt | Died)] == [
        TrapSprung(PlayerName(A), 6, "death"),
        Hurt(PlayerName(A), 7, 0),
        Died(PlayerName(A)),
    ]
    assert state.hits[0] == 10


@pytest.mark.rule("7.5")
def test_with_six_characters_a_trap_deals_the_dwarf_three() -> None:
    six = (FIGHTER, FIGHTER, FIGHTER, CLERIC, CLERIC, CLERIC)
    start = with_captive(cleared_room(six, treasure=Treasure.TRAP), Treasure.DWARF)
    checks = ((Seat(seat), Check(DWARF, FIRST)) for seat in range(6))

    assert play_all(start, *checks, 4).hits[DWARF] == 3
