"""Spells, acid and pistol in a fight: RULES.md clauses 3.2 to 3.6 and 6.4 to 6.8."""

import pytest
from msgspec.structs import replace

from burghof.games.the_castle.model.castle import area_named
from burghof.games.the_castle.model.counters import (
    ELF,
    Figure,
    Monster,
    Spell,
    Treasure,
)
from burghof.games.the_castle.model.events import (
    AcidThrown,
    BallotOpened,
    Died,
    Hurt,
    ItemUsed,
    ShotFired,
    SpellCast,
)
from burghof.games.the_castle.model.moves import (
    Acid,
    Attack,
    Cast,
    Done,
    Fight,
    Go,
    GoTo,
    Shoot,
    Stop,
    Study,
)
from burghof.games.the_castle.model.positions import DEAD, GONE, charmed_by, wild_in
from burghof.games.the_castle.rules.modifiers import modifier
from burghof.games.the_castle.tests.fights import BEAST, HOLD, captive_with, duel, fight
from burghof.games.the_castle.tests.tables import (
    CLERIC,
    FIGHTER,
    OURS,
    THEIRS,
    WITH_FIRST,
    WIZARD,
    A,
    B,
    C,
    advance_to_decision,
    clause_against,
    counter_in,
    monster_in,
    pending_kinds,
    play_all,
    play_all_with_events,
    table,
    with_charmed,
)
from burghof.kernel import PlayerName, with_item


@pytest.mark.rule("6.4", "6.5")
def test_wizards_cast_what_belongs_to_a_fight_at_who_is_there() -> None:
    state = fight(WIZARD)

    assert pending_kinds(state) == [(A, "spells")]
    assert clause_against(state, A, Cast(Spell.SPEED)) == "6.4"
    assert clause_against(state, A, Cast(Spell.HEROISM, Figure(1))) == "6.5"
    assert clause_against(state, A, Cast(Spell.FIREBALL, monster_in("a1"))) == "6.5"
    assert clause_against(state, A, HOLD) is None


@pytest.mark.rule("3.2")
@pytest.mark.parametrize(("first", "second", "charms"), [(3, 6, False), (4, 6, True), (6, 5, True), (5, 5, False)])
def test_charm_must_exceed_the_constitution(first: int, second: int, charms: bool) -> None:  # noqa: FBT001 - a parameter of an example
    state = play_all(fight(WIZARD, monster=Monster.TROLL), (A, Cast(Spell.CHARM, BEAST)), first, second)

    assert (state.monster_at[counter_in("b1")] == charmed_by(OURS)) is charms


@pytest.mark.rule("3.2")
def test_the_undead_and_monsters_of_a_party_cannot_be_charmed() -> None:
    undead = fight(WIZARD, monster=Monster.GHOUL)
    stolen = with_charmed(duel((WIZARD,), (FIGHTER,)), "a1", THEIRS)

    assert clause_against(undead, A, Cast(Spell.CHARM, BEAST)) == "3.2"
    assert clause_against(stolen, A, Cast(Spell.CHARM, monster_in("a1"))) == "3.2"


@pytest.mark.rule("3.3")
def test_a_fireball_burns_and_a_shadow_takes_one_less() -> None:
    ogre = play_all(fight(WIZARD), (A, Cast(Spell.FIREBALL, BEAST)), 3, 5)
    shadow = play_all(fight(WIZARD, monster=Monster.SHADOW), (A, Cast(Spell.FIREBALL, BEAST)), 3, 1)
    failed = play_all(fight(WIZARD), (A, Cast(Spell.FIREBALL, BEAST)), 2)

    assert [state.hits[BEAST] for state in (ogre, shadow, failed)] == [4, 0, 0]


@pytest.mark.rule("6.6")
def test_a_charm_on_a_monster_that_a_fireball_kills_comes_too_late() -> None:
    casts = (A, Cast(Spell.CHARM, BEAST)), (B, Cast(Spell.FIREBALL, BEAST))
    state = play_all(fight(WIZARD, WIZARD, monster=Monster.RAT), *casts, 6, 6, 6, 6)

    assert state.monster_at[counter_in("b1")] == DEAD


@pytest.mark.rule("6.4", "6.6")
def test_both_sides_cast_in_secret_and_at_once() -> None:
    start = duel((WIZARD,), (WIZARD,), hits={0: 3, 1: 3})
    one = play_all(start, (A, Cast(Spell.FIREBALL, Figure(1))))
    both, emitted = play_all_with_events(one, (B, Cast(Spell.FIREBALL, Figure(0))), 4, 3, 4, 3)

    assert pending_kinds(one) == [(A, "spells"), (B, "spells")]
    assert isinstance(emitted[0], BallotOpened)
    assert both.dead == 3


@pytest.mark.rule("6.6", "3.6")
def test_a_side_that_teleports_ends_the_fight_even_by_a_dead_wizard() -> None:
    start = duel((FIGHTER,), (WIZARD, CLERIC), hits={1: 5})
    gone = play_all(start, (B, Cast(Spell.TELEPORT)), 6, (B, GoTo(area_named("e2"))))
    casts = duel((WIZARD,), (WIZARD, CLERIC), hits={1: 5})
    hit = play_all(casts, (A, Cast(Spell.FIREBALL, Figure(1))), (B, Cast(Spell.TELEPORT)), 4, 3, 6)

    assert (gone.companies[1].area, gone.enemy, gone.active) == (area_named("e2"), None, 1)
    assert (hit.dead, pending_kinds(hit)) == (2, [(C, "destination")])


@pytest.mark.rule("6.6")
def test_both_sides_may_teleport_and_the_active_one_goes_last() -> None:
    casts = (A, Cast(Spell.TELEPORT)), (B, Cast(Spell.TELEPORT))
    state = play_all(duel((WIZARD,), (WIZARD,)), *casts, 6, 6)
    there = play_all(state, (B, GoTo(area_named("e2"))), (A, GoTo(area_named("e6"))))

    assert pending_kinds(state) == [(B, "destination")]
    assert [party_state.area for party_state in there.companies] == [area_named("e6"), area_named("e2")]


@pytest.mark.rule("6.6")
def test_a_teleport_out_of_a_fight_into_another_leaves_no_spell() -> None:
    start = fight(WIZARD)
    state = play_all(start, (A, Cast(Spell.TELEPORT)), 6, (A, GoTo(area_named("a1"))))

    assert (state.step, state.ours) == ("melee", 0)
    assert state.monster_at[counter_in("b1")] == wild_in(area_named("b1"))


@pytest.mark.rule("3.4", "3.1")
def test_heroism_in_a_fight_helps_and_a_one_hurts() -> None:
    state = play_all(fight(WIZARD), (A, Cast(Spell.HEROISM, Figure(0))), 6)
    hurt = play_all(fight(WIZARD), (A, Cast(Spell.HEROISM, Figure(0))), 1)

    assert modifier(state, Figure(0), BEAST) == 0
    assert hurt.hits[0] == 1


@pytest.mark.rule("6.7")
@pytest.mark.parametrize(("dice", "hits"), [((4, 5), 5), ((3,), 0)])
def test_acid_hits_on_four_to_six_and_is_gone(dice: tuple[int, ...], hits: int) -> None:
    start = fight(FIGHTER, treasures={"a1": Treasure.ACID}, carried={"a1": 0})
    state = play_all(start, (A, Acid(BEAST)), *dice)

    assert (state.hits[BEAST], state.treasure_at[counter_in("a1")]) == (hits, GONE)


@pytest.mark.rule("6.7")
def test_acid_is_told_with_its_dice_and_hits() -> None:
    start = fight(FIGHTER, CLERIC, treasures={"a1": Treasure.ACID}, carried={"a1": 0})
    ogre = Monster.OGRE.message_ref

    assert play_all_with_events(start, (A, Acid(BEAST)), 4, 5)[1] == [
        ItemUsed(PlayerName(A), Treasure.ACID),
        AcidThrown(PlayerName(A), ogre, 4, 5),
        Hurt(ogre, 5, 1),
    ]


@pytest.mark.rule("6.7")
def test_whoever_might_have_acid_is_asked_and_nobody_else() -> None:
    gold = fight(FIGHTER, treasures={"a1": Treasure.GOLD_100}, carried={"a1": 0})
    used = fight(FIGHTER, CLERIC, treasures={"a1": Treasure.ACID, "a2": Treasure.KEY_A}, carried={"a1": 0, "a2": 1})
    spent = play_all(used, (A, Acid(BEAST)), (B, HOLD), 1)

    assert pending_kinds(gold) == [(A, "items")]
    assert clause_against(gold, A, Acid(BEAST)) == "6.7"
    assert clause_against(used, A, Acid(monster_in("a1"))) == "6.5"
    assert pending_kinds(spent) == [(A, "fighter"), (B, "fighter")]
    assert play_all(gold, (A, HOLD)).step == "melee"


@pytest.mark.rule("6.8", "4.11")
def test_who_knows_the_pistol_shoots_anybody_once() -> None:
    rooms = {"a1": Treasure.PISTOL}
    start = advance_to_decision(table((CLERIC,), (FIGHTER,), at=("c1", "c1"), treasures=rooms, carried={"a1": 0}))
    state = play_all(start, (A, Study()), 5, (A, Stop()), (A, Attack(THEIRS)))
    shot, emitted = play_all_with_events(state, (A, Shoot(Figure(1))), 6)

    assert pending_kinds(state) == [(A, "items")]
    assert clause_against(state, A, Shoot(Figure(0))) == "6.5"
    assert emitted[:3] == [
        ItemUsed(PlayerName(A), Treasure.PISTOL),
        ShotFired(PlayerName(A), PlayerName(B), 6),
        Hurt(PlayerName(B), 6, 4),
    ]
    assert (shot.hits[1], shot.treasure_at[counter_in("a1")], shot.step) == (6, GONE, "melee")


@pytest.mark.rule("6.8")
def test_who_has_a_pistol_and_acid_uses_one_after_the_other_but_no_pistol_he_does_not_know() -> None:
    rooms = {"a1": Treasure.PISTOL, "a2": Treasure.ACID}
    start = advance_to_decision(
        table((FIGHTER,), at=("c1",), monsters={"b1": Monster.OGRE}, treasures=rooms, carried={"a1": 0, "a2": 0})
    )
    known = play_all(start, (A, Study()), 5, (A, Done()), (A, Go(area_named("b1"))))
    unknown = play_all(start, (A, Done()), (A, Go(area_named("b1"))))
    thrown = play_all(known, (A, Acid(BEAST)), 4, 1)

    assert (pending_kinds(thrown), clause_against(thrown, A, Acid(BEAST))) == ([(A, "items")], "6.7")
    assert play_all(thrown, (A, Shoot(BEAST)), 2).hits[BEAST] == 3
    assert clause_against(unknown, A, Shoot(BEAST)) == "6.8"


@pytest.mark.rule("6.7", "6.8")
def test_who_held_acid_or_pistol_back_is_not_asked_again() -> None:
    rooms = {"a1": Treasure.ACID, "a2": Treasure.KEY_A}
    start = fight(FIGHTER, CLERIC, treasures=rooms, carried={"a1": 0, "a2": 1})
    other = replace(start, treasure_at=with_item(start.treasure_at, counter_in("a3"), WITH_FIRST))
    thrown = play_all(other, (A, Acid(BEAST)), (B, HOLD), 4, 1)

    assert pending_kinds(thrown) == [(A, "fighter"), (B, "fighter")]


@pytest.mark.rule("6.12", "6.15")
def test_against_another_party_captives_and_charmed_monsters_fight_by_their_rows() -> None:
    start = captive_with(duel((FIGHTER,), (CLERIC,)), Treasure.ELF)
    state = play_all(advance_to_decision(replace(start, step="round", attempts=())), (A, Fight(ELF)), 5)

    assert (state.hits[1], state.hits[ELF], state.treasure_at[state.treasures.index(Treasure.ELF)]) == (2, 5, GONE)


@pytest.mark.rule("3.3")
def test_only_a_shadow_weakens_a_fireball() -> None:
    start = replace(duel((WIZARD,), (FIGHTER,)), monsters=(Monster.SHADOW,) * 36)
    state = play_all(start, (A, Cast(Spell.FIREBALL, Figure(1))), 6, 4)
    charmed = play_all(fight(WIZARD, monster=Monster.SHADOW), (A, Cast(Spell.CHARM, BEAST)), 4, 5)

    assert state.hits[1] == 5
    assert charmed.monster_at[counter_in("b1")] == wild_in(area_named("b1"))


@pytest.mark.rule("3.2", "6.10")
def test_a_charmed_monster_keeps_its_hits_and_the_others_are_fought_on() -> None:
    start = fight(WIZARD, monster=Monster.RAT, hits={BEAST: 1})
    second = replace(
        start,
        monster_at=with_item(start.monster_at, counter_in("a1"), wild_in(area_named("b1"))),
        ballot=None,
        step="meet",
    )
    state = play_all(advance_to_decision(second), (A, Cast(Spell.CHARM, BEAST)), 4, 6)
    alone = play_all(start, (A, Cast(Spell.CHARM, BEAST)), 4, 6)

    assert (state.monster_at[counter_in("b1")], state.hits[BEAST]) == (charmed_by(OURS), 1)
    assert pending_kinds(state) == [(A, "fighter")]
    assert pending_kinds(alone) == [(A, "loot")]


@pytest.mark.rule("6.6", "7.8")
def test_all_whose_fireballs_killed_a_monster_are_rid_of_their_curses() -> None:
    rooms = {"a1": Treasure.CURSE, "a2": Treasure.CURSE}
    start = fight(WIZARD, WIZARD, monster=Monster.RAT, treasures=rooms, carried={"a1": 0, "a2": 1})
    known = replace(start, shown=sum(1 << counter_in(room) for room in rooms))
    casts = (A, Cast(Spell.FIREBALL, BEAST)), (B, Cast(Spell.FIREBALL, BEAST))

    assert [play_all(known, *casts, 6, 1, 6, 1).treasure_at[counter_in(room)] for room in rooms] == [GONE, GONE]
    assert [play_all(known, *casts, 2, 6, 1).treasure_at[counter_in(room)] for room in rooms] == [WITH_FIRST, GONE]
    assert [play_all(known, *casts, 3, 1, 6, 1).treasure_at[counter_in(room)] for room in rooms] == [WITH_FIRST, GONE]


@pytest.mark.rule("6.6")
def test_heroism_comes_too_late_for_the_dead() -> None:
    start = fight(WIZARD, WIZARD, hits={1: 5})
    casts = (A, Cast(Spell.HEROISM, Figure(1))), (B, Cast(Spell.FIREBALL, BEAST))
    state, emitted = play_all_with_events(start, *casts, 6, 1)

    assert (state.dead, state.heroic, emitted[-1]) == (2, 0, Died(PlayerName(B)))


@pytest.mark.rule("6.6", "6.4")
def test_who_held_may_still_cast_where_the_party_teleports_and_who_cast_may_not() -> None:
    casts = (A, Cast(Spell.TELEPORT)), (B, HOLD)
    state = play_all(fight(WIZARD, WIZARD), *casts, 6, (A, GoTo(area_named("a1"))))

    assert pending_kinds(state) == [(B, "spells")]
    assert state.monster_at[counter_in("b1")] == wild_in(area_named("b1"))
    assert state.face_up == 1 << counter_in("b1") | 1 << counter_in("a1")


@pytest.mark.rule("6.6")
def test_where_the_others_teleport_the_attackers_may_loot() -> None:
    start = table((FIGHTER,), (WIZARD,), at=("b1", "b1"), step="meet")
    safe = replace(start, monster_at=(DEAD,) * 36)
    state = play_all(
        advance_to_decision(safe), (A, Attack(THEIRS)), (B, Cast(Spell.TELEPORT)), 4, (B, GoTo(area_named("e2")))
    )

    assert (pending_kinds(state), state.enemy, state.hits) == ([(A, "loot")], None, start.hits)


@pytest.mark.rule("6.2", "6.4")
def test_a_vampire_that_is_gone_needs_no_spell() -> None:
    coffin = {"treasures": {"a1": Treasure.COFFIN}, "carried": {"a1": 0}}
    start = advance_to_decision(table((WIZARD,), at=("c1",), monsters={"b1": Monster.VAMPIRE}, **coffin))  # type: ignore[arg-type]

    assert pending_kinds(play_all(start, (A, Done()), (A, Go(area_named("b1"))))) == [(A, "loot")]


@pytest.mark.rule("6.7")
def test_where_a_fireball_ended_the_fight_nobody_is_asked_for_acid() -> None:
    start = fight(WIZARD, monster=Monster.RAT, treasures={"a1": Treasure.ACID}, carried={"a1": 0})

    assert pending_kinds(play_all(start, (A, Cast(Spell.FIREBALL, BEAST)), 6, 6)) == [(A, "loot")]


@pytest.mark.rule("3.2", "6.13")
def test_the_second_party_charms_and_loses_its_own_monsters() -> None:
    monsters = {"b1": Monster.RAT, "a2": Monster.WITCH}
    start = table((FIGHTER,), (WIZARD,), at=("g1", "b1"), monsters=monsters, step="meet")
    charmed = play_all(advance_to_decision(replace(start, active=THEIRS)), (B, Cast(Spell.CHARM, BEAST)), 6, 6)
    witch = table((FIGHTER,), (FIGHTER,), at=("g1", "a2"), monsters=monsters, step="meet")
    both = with_charmed(with_charmed(replace(witch, active=THEIRS), "i1", THEIRS), "i2", OURS)
    freed = play_all(advance_to_decision(both), (B, Fight(Figure(1))), 2, 2)

    assert charmed.monster_at[counter_in("b1")] == charmed_by(THEIRS)
    assert [freed.monster_at[counter_in(room)] for room in ("i1", "i2")] == [
        wild_in(area_named("a2")),
        charmed_by(OURS),
    ]


@pytest.mark.rule("3.4", "6.5")
def test_heroism_in_a_fight_goes_to_whom_it_was_cast_on_and_is_told_so() -> None:
    start = fight(WIZARD, FIGHTER)
    cast, emitted = play_all_with_events(start, (A, Cast(Spell.HEROISM, Figure(1))))
    _, aimless = play_all_with_events(start, (A, Cast(Spell.TELEPORT)))
    _, fireball = play_all_with_events(duel((WIZARD,), (CLERIC,)), (A, Cast(Spell.FIREBALL, Figure(1))))

    assert play_all(cast, 6).heroic == 2
    assert emitted == [SpellCast(PlayerName(A), Spell.HEROISM, PlayerName(B))]
    assert play_all_with_events(start, (A, Cast(Spell.HEROISM, Figure(0))))[1] == [
        SpellCast(PlayerName(A), Spell.HEROISM, PlayerName(A))
    ]
    assert aimless == [SpellCast(PlayerName(A), Spell.TELEPORT, None)]
    assert fireball == [SpellCast(PlayerName(A), Spell.FIREBALL, PlayerName(B))]


@pytest.mark.rule("6.6", "3.6")
def test_a_teleport_in_a_fight_after_moving_there_leads_into_the_next_one() -> None:
    start = advance_to_decision(
        table((FIGHTER, WIZARD, CLERIC), at=("c1",), monsters={"b1": Monster.OGRE, "i1": Monster.RAT})
    )
    fought = play_all(start, (B, Done()), *((seat, Go(area_named("b1"))) for seat in (A, B, C)))
    asked_where = play_all(fought, (B, Cast(Spell.TELEPORT)), 6)
    there = play_all(asked_where, (B, GoTo(area_named("i1"))))

    assert (there.companies[0].area, pending_kinds(there)) == (
        area_named("i1"),
        [(A, "fighter"), (B, "fighter"), (C, "fighter")],
    )
    assert (pending_kinds(asked_where), there.moves_left) == ([(B, "destination")], 0)


@pytest.mark.rule("6.6")
def test_a_dead_party_does_not_teleport() -> None:
    start = duel((WIZARD,), (WIZARD,), hits={1: 5})
    state = play_all(start, (A, Cast(Spell.FIREBALL, Figure(1))), (B, Cast(Spell.TELEPORT)), 4, 3, 6)

    assert (state.dead, state.teleporting, state.companies[1].area) == (2, (), area_named("c1"))
    assert pending_kinds(state) == [(A, "prepare")]
