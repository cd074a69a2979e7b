"""Deaths, and where the Princess goes: RULES.md chapter 8."""

import pytest
from msgspec.structs import replace

from burghof.games.the_castle.model.area_names import Place
from burghof.games.the_castle.model.castle import AreaKind, area_named
from burghof.games.the_castle.model.counters import Figure, Monster, Spell, Treasure
from burghof.games.the_castle.model.events import PrincessJoined, PrincessStayed
from burghof.games.the_castle.model.moves import Attack, Cast, Fight, Go
from burghof.games.the_castle.model.positions import DEAD, GONE, in_pile, princess_in, princess_with, wild_in
from burghof.games.the_castle.tests.loot import CHECK, ROOM, cleared_room
from burghof.games.the_castle.tests.tables import (
    CLERIC,
    FIGHTER,
    OURS,
    THEIRS,
    WITH_FIRST,
    WITH_SECOND,
    WIZARD,
    A,
    B,
    advance_to_decision,
    counter_in,
    pending_kinds,
    play_all,
    play_all_with_events,
    table,
    with_charmed,
)


@pytest.mark.rule("8.1", "8.2")
def test_allies_keep_what_a_dead_character_carried_but_for_his_curse() -> None:
    rooms = {"a1": Treasure.CURSE, "a2": Treasure.GOLD_100, "b1": Treasure.TRAP, "a3": Treasure.BOOTS}
    start = table((FIGHTER, CLERIC), at=("b1",), treasures=rooms, carried={"a1": 0, "a2": 0, "a3": 0}, step="reward")
    safe = replace(start, monster_at=(DEAD,) * 36, is_worn=True)
    state = play_all(advance_to_decision(safe), (A, CHECK), (B, CHECK), 6)

    assert [state.treasure_at[counter_in(room)] for room in ("a1", "a2", "a3")] == [GONE, WITH_SECOND, WITH_SECOND]
    assert (state.dead, state.is_worn) == (1, False)


@pytest.mark.rule("8.3", "8.6")
def test_a_dead_party_leaves_its_treasure_the_princess_and_wild_monsters() -> None:
    rooms = {"a1": Treasure.HEAVY_CURSE, "a2": Treasure.GOLD_100, "a3": Treasure.ELF}
    start = table(
        (FIGHTER,),
        (CLERIC,),
        at=("b1", "g1"),
        monsters={"b1": Monster.OGRE},
        treasures=rooms,
        carried=dict.fromkeys(rooms, 0),
        hits={0: 9},
        step="meet",
    )
    shown = sum(1 << counter_in(room) for room in rooms)
    known = with_charmed(replace(start, shown=shown, princess=princess_with(OURS)), "i1")
    state = play_all(advance_to_decision(replace(known, step="meet")), (A, Fight(Figure(0))), 1)

    assert [state.treasure_at[counter_in(room)] for room in rooms] == [GONE, in_pile(ROOM), GONE]
    assert state.monster_at[counter_in("i1")] == wild_in(ROOM)
    assert (state.princess, state.dead, pending_kinds(state)) == (princess_in(ROOM), 1, [(B, "vote")])


@pytest.mark.rule("8.3")
def test_what_dies_outside_leaves_nothing() -> None:
    start = table((WIZARD,), (CLERIC,), at=(None, "g1"), carried={"a2": 0}, hits={0: 5})
    state = play_all(advance_to_decision(with_charmed(start, "i1")), (A, Cast(Spell.SPEED)), 1)

    assert (state.treasure_at[counter_in("a2")], state.monster_at[counter_in("i1")]) == (GONE, DEAD)


@pytest.mark.rule("8.5")
def test_the_princess_goes_with_those_who_killed_her_company() -> None:
    start = advance_to_decision(table((FIGHTER,), (CLERIC,), at=("c1", "c1"), hits={0: 0, 1: 7}, step="meet"))
    state = play_all(replace(start, princess=princess_with(THEIRS)), (A, Attack(THEIRS)), 4, 1)

    assert (state.dead, state.princess) == (2, princess_with(OURS))


@pytest.mark.rule("8.5")
def test_where_both_sides_die_she_stays() -> None:
    start = advance_to_decision(table((FIGHTER,), (CLERIC,), at=("c1", "c1"), hits={0: 9, 1: 7}, step="meet"))
    state = play_all(replace(start, princess=princess_with(OURS)), (A, Attack(THEIRS)), 4, 4)

    assert (state.dead, state.princess) == (3, princess_in(area_named("c1")))


@pytest.mark.rule("8.4")
def test_she_goes_with_who_finds_her_after_the_fight() -> None:
    start = table((FIGHTER,), at=("b1",), monsters={"b1": Monster.RAT}, step="meet")
    state = play_all(advance_to_decision(replace(start, princess=princess_in(ROOM))), 5)

    assert state.princess == princess_with(OURS)


@pytest.mark.rule("8.5", "8.4")
def test_who_dies_by_his_own_spell_in_a_fight_leaves_the_princess_to_be_found() -> None:
    start = advance_to_decision(table((FIGHTER,), (WIZARD,), at=("c1", "c1"), hits={1: 5}, step="meet"))
    attacked = play_all(replace(start, princess=princess_with(THEIRS)), (A, Attack(THEIRS)))
    _, by_himself = play_all_with_events(attacked, (B, Cast(Spell.FIREBALL, Figure(0))), 1)
    _, by_enemies = play_all_with_events(attacked, (B, Cast(Spell.TELEPORT)), 2, 6, 1)
    kinds = PrincessStayed | PrincessJoined

    assert [event for event in by_himself if isinstance(event, kinds)] == [
        PrincessStayed(Place.C1, AreaKind.CORRIDOR),
        PrincessJoined((A,)),
    ]
    assert [event for event in by_enemies if isinstance(event, kinds)] == [PrincessJoined((A,))]


@pytest.mark.rule("8.4", "8.6")
def test_she_is_taken_along_by_whoever_comes_by_without_keys() -> None:
    start = advance_to_decision(table((FIGHTER,), (CLERIC,), at=("c1", "g1")))
    state = play_all(replace(start, princess=princess_in(area_named("c2"))), (A, Go(area_named("c2"))))

    assert (state.princess, state.is_open) == (princess_with(OURS), False)


@pytest.mark.rule("8.4")
def test_nobody_takes_her_past_a_wild_monster() -> None:
    start = table((FIGHTER,), at=("b1",), monsters={"b1": Monster.OGRE}, step="meet")
    state = play_all(advance_to_decision(replace(start, princess=princess_in(ROOM))), 1)

    assert state.princess == princess_in(ROOM)


@pytest.mark.rule("8.2")
def test_a_captive_stays_with_the_allies_of_a_dead_finder() -> None:
    rooms = {"a1": Treasure.ELF, "a2": Treasure.HEAVY_CURSE}
    start = cleared_room((FIGHTER, CLERIC), treasure=Treasure.TRAP)
    carried = {start.treasures.index(kind): WITH_FIRST for kind in rooms.values()}
    laden = replace(start, treasure_at=tuple(carried.get(counter, at) for counter, at in enumerate(start.treasure_at)))
    state = play_all(laden, (A, CHECK), (B, CHECK), 6)

    assert [state.treasure_at[counter] for counter in carried] == [WITH_SECOND, WITH_SECOND]


@pytest.mark.rule("8.4", "6.1")
def test_who_comes_to_her_beside_a_monster_fights_it_first() -> None:
    start = advance_to_decision(table((FIGHTER,), at=("c1",), monsters={"b1": Monster.OGRE}))
    state = play_all(replace(start, princess=princess_in(ROOM)), (A, Go(ROOM)))

    assert (state.step, state.princess) == ("melee", princess_in(ROOM))
