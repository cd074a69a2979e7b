"""Curses, and how to be rid of them: RULES.md 7.8 to 7.10."""

import pytest
from msgspec.structs import replace

from burghof.games.the_castle.model.counters import DWARF, Figure, Monster, Treasure
from burghof.games.the_castle.model.events import MeleeRolled
from burghof.games.the_castle.model.moves import Attack, Check, Fight
from burghof.games.the_castle.model.positions import DEAD, GONE, TreasureAt, carried_by
from burghof.games.the_castle.model.state import State
from burghof.games.the_castle.tests.loot import CHECK, FIRST, SECOND, cleared_room, with_captive
from burghof.games.the_castle.tests.tables import (
    CLERIC,
    FIGHTER,
    THEIRS,
    WITH_FIRST,
    WITH_SECOND,
    A,
    B,
    advance_to_decision,
    counter_in,
    monster_in,
    play_all,
    play_all_with_events,
    table,
)
from burghof.kernel import with_item


@pytest.mark.rule("7.8", "7.9")
@pytest.mark.parametrize("curse", [Treasure.CURSE, Treasure.HEAVY_CURSE])
def test_a_curse_sticks_but_not_to_a_cleric(curse: Treasure) -> None:
    positions = [
        play_all(cleared_room((discipline,), treasure=curse), (A, CHECK)).treasure_at[counter_in("b1")]
        for discipline in (FIGHTER, CLERIC)
    ]

    assert positions == [WITH_FIRST, GONE]


@pytest.mark.rule("7.8")
def test_who_kills_a_monster_is_rid_of_his_curse() -> None:
    start = table(
        (FIGHTER,),
        at=("b1",),
        monsters={"b1": Monster.RAT},
        treasures={"a1": Treasure.CURSE},
        carried={"a1": 0},
        step="meet",
    )
    state = play_all(advance_to_decision(replace(start, shown=1 << counter_in("a1"))), 4)

    assert state.treasure_at[counter_in("a1")] == GONE


def curse_positions(curse: Treasure, rules_version: int) -> list[TreasureAt]:
    """Return where a curse is that the dwarf finds, with the fighter as heir and with the cleric as heir."""
    hidden = replace(cleared_room((FIGHTER, CLERIC), treasure=curse), rules_version=rules_version)
    start = with_captive(hidden, Treasure.DWARF)
    votes = [[(A, Check(DWARF, heir)), (B, Check(DWARF, heir))] for heir in (FIRST, SECOND)]
    return [play_all(start, *both).treasure_at[counter_in("b1")] for both in votes]


@pytest.mark.rule("7.9", "7.10")
def test_a_curse_stays_with_the_captive_who_finds_it_and_a_named_cleric_removes_none() -> None:
    assert curse_positions(Treasure.CURSE, 2) == [carried_by(DWARF), carried_by(DWARF)]
    assert curse_positions(Treasure.HEAVY_CURSE, 2) == [WITH_FIRST, WITH_SECOND]


@pytest.mark.rule("7.9")
@pytest.mark.parametrize("curse", [Treasure.CURSE, Treasure.HEAVY_CURSE])
def test_by_version_1_a_captive_s_curse_went_to_the_character_named_with_him(curse: Treasure) -> None:
    assert curse_positions(curse, 1) == [WITH_FIRST, GONE]


def cursed_dwarf(hits: int = 0) -> State:
    """Return a fighter and a cursed dwarf in a fight with a rat."""
    start = table(
        (FIGHTER,), at=("b1",), monsters={"b1": Monster.RAT}, treasures={"a1": Treasure.CURSE}, hits={0: hits}
    )
    cursed = with_captive(
        replace(start, treasure_at=with_item(start.treasure_at, counter_in("a1"), carried_by(DWARF))), Treasure.DWARF
    )
    return advance_to_decision(replace(cursed, shown=cursed.shown | 1 << counter_in("a1"), step="meet"))


@pytest.mark.rule("6.11", "7.10")
def test_a_captive_s_curse_lowers_his_roll_until_he_kills_a_monster() -> None:
    fight = play_all(cursed_dwarf(), (A, Fight(DWARF)))
    missed, emitted = play_all_with_events(fight, 2)
    killed = play_all(fight, 6)

    assert [event.modifier for event in emitted if isinstance(event, MeleeRolled)] == [-1]
    assert (missed.hits[DWARF], missed.hits[monster_in("b1")]) == (2, 0)
    assert (killed.treasure_at[counter_in("a1")], killed.monster_at[counter_in("b1")]) == (GONE, DEAD)


@pytest.mark.rule("7.10", "8.3")
def test_a_captive_s_curse_is_gone_with_him_and_with_his_party() -> None:
    wounded = replace(cursed_dwarf(), hits=with_item(cursed_dwarf().hits, DWARF, 3))
    dead = play_all(wounded, (A, Fight(DWARF)), 2)
    buried = play_all(cursed_dwarf(hits=9), (A, Fight(Figure(0))), 1)

    assert dead.treasure_at[counter_in("a1")] == dead.treasure_at[dead.treasures.index(Treasure.DWARF)] == GONE
    assert (buried.dead, buried.treasure_at[counter_in("a1")]) == (1, GONE)


@pytest.mark.rule("7.8")
@pytest.mark.parametrize(("pips", "at"), [(1, WITH_FIRST), (2, GONE)])
def test_only_a_monster_that_dies_takes_the_curse_along(pips: int, at: TreasureAt) -> None:
    start = table(
        (FIGHTER,), at=("b1",), monsters={"b1": Monster.RAT}, treasures={"a1": Treasure.CURSE}, carried={"a1": 0}
    )
    known = advance_to_decision(replace(start, shown=1 << counter_in("a1"), step="meet", heroic=1))

    assert play_all(known, pips).treasure_at[counter_in("a1")] == at


@pytest.mark.rule("7.8")
def test_who_kills_a_character_keeps_his_curse() -> None:
    start = table(
        (FIGHTER,), (CLERIC,), at=("c1", "c1"), treasures={"a1": Treasure.CURSE}, carried={"a1": 0}, hits={1: 7}
    )
    known = advance_to_decision(replace(start, shown=1 << counter_in("a1"), step="meet"))
    state = play_all(known, (A, Attack(THEIRS)), 4, 1)

    assert (state.dead, state.treasure_at[counter_in("a1")]) == (2, WITH_FIRST)
