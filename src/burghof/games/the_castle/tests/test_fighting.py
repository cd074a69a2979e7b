"""Fighting: RULES.md chapter 6."""

import pytest
from msgspec.structs import replace

from burghof.games.the_castle.model.castle import OUTSIDE, area_named
from burghof.games.the_castle.model.counters import (
    BITS,
    CHARACTERS,
    DWARF,
    ELF,
    Figure,
    Monster,
    Spell,
    Treasure,
)
from burghof.games.the_castle.model.events import (
    BallotOpened,
    CharmBroken,
    CoffinClosed,
    Dispelled,
    GoldLost,
    NoCoffin,
    NoSword,
    SwordDrawn,
)
from burghof.games.the_castle.model.moves import (
    Acid,
    Against,
    Attack,
    Cast,
    Done,
    Fight,
    Go,
    GoTo,
    Hold,
    Roll,
    Shoot,
    Spare,
    Stop,
)
from burghof.games.the_castle.model.state import CHARMED, DEAD, GONE, ON_FLOOR, State
from burghof.games.the_castle.rules.modifiers import modifier
from burghof.games.the_castle.rules.turn import advance
from burghof.games.the_castle.tests.tables import (
    CLERIC,
    FIGHTER,
    OURS,
    RULES,
    THEIRS,
    WIZARD,
    A,
    B,
    C,
    after,
    asked,
    begun,
    charmed_by,
    counter_in,
    monster_in,
    refused,
    table,
    told_after,
)
from burghof.kernel import CHANCE, Who

HOLD = Hold()
BEAST = monster_in("b1")


def fight(*party: object, monster: Monster = Monster.OGRE, **more: object) -> State:
    """A party in b1 with a monster."""
    return begun(table(party, at=("b1", "g1"), monsters={"b1": monster}, step="meet", **more))  # type: ignore[arg-type]


def duel(ours: object, theirs: object, **more: object) -> State:
    """Two parties in c1, the first has attacked."""
    start = begun(table(ours, theirs, at=("c1", "c1"), step="meet", **more))  # type: ignore[arg-type]
    return after(start, (A, Attack(THEIRS)))


def captive_with(state: State, kind: Treasure) -> State:
    """The table on which a captive goes with the first character."""
    counter = state.treasures.index(kind)
    places = list(state.treasure_at)
    places[counter] = 0
    return replace(state, treasure_at=tuple(places), shown=state.shown | 1 << counter)


@pytest.mark.rule("6.1", "10.1")
def test_the_monster_is_turned_face_up() -> None:
    assert RULES.view(fight(FIGHTER), None, "pure").monsters[counter_in("b1")] is Monster.OGRE


@pytest.mark.rule("6.2", "10.4")
def test_a_coffin_and_a_vampire_go_together() -> None:
    start = table(
        (FIGHTER,), at=("c1",), monsters={"b1": Monster.VAMPIRE}, treasures={"a1": Treasure.COFFIN}, carried={"a1": 0}
    )

    state, told = told_after(begun(start), (A, Done()), (A, Go(area_named("b1"))))

    assert CoffinClosed(Monster.VAMPIRE.word) in told
    assert (state.monster_at[counter_in("b1")], state.treasure_at[counter_in("a1")]) == (DEAD, GONE)
    assert asked(state) == [(A, "loot")]


@pytest.mark.rule("6.2", "10.4")
def test_who_has_no_coffin_shows_it() -> None:
    told: list[object] = []
    start = table(
        (FIGHTER,),
        at=("b1",),
        monsters={"b1": Monster.VAMPIRE},
        treasures={"a1": Treasure.GOLD_100},
        carried={"a1": 0},
        step="meet",
    )

    state = advance(start, lambda event, _: told.append(event))

    assert NoCoffin((A,)) in told
    assert state.nots[counter_in("a1")] & BITS[Treasure.COFFIN]
    assert advance(replace(state, step="meet", ballot=None, attempts=()), lambda *_: None).nots == state.nots


# Spells


@pytest.mark.rule("6.4", "6.5")
def test_wizards_cast_what_belongs_to_a_fight_at_who_is_there() -> None:
    state = fight(WIZARD)

    assert asked(state) == [(A, "spells")]
    assert refused(state, A, Cast(Spell.SPEED)) == "6.4"
    assert refused(state, A, Cast(Spell.HEROISM, Figure(1))) == "6.5"
    assert refused(state, A, Cast(Spell.FIREBALL, monster_in("a1"))) == "6.5"
    assert refused(state, A, HOLD) is None


@pytest.mark.rule("3.2")
@pytest.mark.parametrize(("first", "second", "charms"), [(3, 6, False), (4, 6, True), (6, 5, True), (5, 5, False)])
def test_charm_must_exceed_the_constitution(first: int, second: int, charms: bool) -> None:  # noqa: FBT001 - a parameter of an example
    state = after(fight(WIZARD, monster=Monster.TROLL), (A, Cast(Spell.CHARM, BEAST)), first, second)

    assert (state.monster_at[counter_in("b1")] == CHARMED + OURS) is charms


@pytest.mark.rule("3.2")
def test_the_undead_and_monsters_of_a_party_cannot_be_charmed() -> None:
    undead = fight(WIZARD, monster=Monster.GHOUL)
    stolen = charmed_by(duel((WIZARD,), (FIGHTER,)), "a1", THEIRS)

    assert refused(undead, A, Cast(Spell.CHARM, BEAST)) == "3.2"
    assert refused(stolen, A, Cast(Spell.CHARM, monster_in("a1"))) == "3.2"


@pytest.mark.rule("3.3")
def test_a_fireball_burns_and_a_shadow_takes_one_less() -> None:
    ogre = after(fight(WIZARD), (A, Cast(Spell.FIREBALL, BEAST)), 3, 5)
    shadow = after(fight(WIZARD, monster=Monster.SHADOW), (A, Cast(Spell.FIREBALL, BEAST)), 3, 1)
    failed = after(fight(WIZARD), (A, Cast(Spell.FIREBALL, BEAST)), 2)

    assert [state.hits[BEAST] for state in (ogre, shadow, failed)] == [4, 0, 0]


@pytest.mark.rule("6.6")
def test_a_charm_on_a_monster_that_a_fireball_kills_comes_too_late() -> None:
    casts = (A, Cast(Spell.CHARM, BEAST)), (B, Cast(Spell.FIREBALL, BEAST))
    state = after(fight(WIZARD, WIZARD, monster=Monster.RAT), *casts, 6, 6, 6, 6)

    assert state.monster_at[counter_in("b1")] == DEAD


@pytest.mark.rule("6.4", "6.6")
def test_both_sides_cast_in_secret_and_at_once() -> None:
    start = duel((WIZARD,), (WIZARD,), hits={0: 3, 1: 3})
    one = after(start, (A, Cast(Spell.FIREBALL, Figure(1))))
    both, told = told_after(one, (B, Cast(Spell.FIREBALL, Figure(0))), 4, 3, 4, 3)

    assert asked(one) == [(A, "spells"), (B, "spells")]
    assert isinstance(told[0], BallotOpened)
    assert both.dead == 3


@pytest.mark.rule("6.6", "3.6")
def test_a_side_that_teleports_ends_the_fight_even_by_a_dead_wizard() -> None:
    start = duel((FIGHTER,), (WIZARD, CLERIC), hits={1: 5})
    gone = after(start, (B, Cast(Spell.TELEPORT)), 6, (B, GoTo(area_named("e2"))))
    casts = duel((WIZARD,), (WIZARD, CLERIC), hits={1: 5})
    hit = after(casts, (A, Cast(Spell.FIREBALL, Figure(1))), (B, Cast(Spell.TELEPORT)), 4, 3, 6)

    assert (gone.companies[1].area, gone.enemy, gone.active) == (area_named("e2"), None, 1)
    assert (hit.dead, asked(hit)) == (2, [(C, "destination")])


@pytest.mark.rule("6.6")
def test_both_sides_may_teleport_and_the_active_one_goes_last() -> None:
    casts = (A, Cast(Spell.TELEPORT)), (B, Cast(Spell.TELEPORT))
    state = after(duel((WIZARD,), (WIZARD,)), *casts, 6, 6)
    there = after(state, (B, GoTo(area_named("e2"))), (A, GoTo(area_named("e6"))))

    assert asked(state) == [(B, "destination")]
    assert [company.area for company in there.companies] == [area_named("e6"), area_named("e2")]


@pytest.mark.rule("6.6")
def test_a_teleport_out_of_a_fight_into_another_leaves_no_spell() -> None:
    start = fight(WIZARD)
    state = after(start, (A, Cast(Spell.TELEPORT)), 6, (A, GoTo(area_named("a1"))))

    assert (state.step, state.ours) == ("melee", 0)
    assert state.monster_at[counter_in("b1")] == area_named("b1")


@pytest.mark.rule("3.4", "3.1")
def test_heroism_in_a_fight_helps_and_a_one_hurts() -> None:
    state = after(fight(WIZARD), (A, Cast(Spell.HEROISM, Figure(0))), 6)
    hurt = after(fight(WIZARD), (A, Cast(Spell.HEROISM, Figure(0))), 1)

    assert modifier(state, Figure(0), BEAST) == 0
    assert hurt.hits[0] == 1


# Acid and pistol


@pytest.mark.rule("6.7")
@pytest.mark.parametrize(("dice", "hits"), [((4, 5), 5), ((3,), 0)])
def test_acid_hits_on_four_to_six_and_is_gone(dice: tuple[int, ...], hits: int) -> None:
    start = fight(FIGHTER, treasures={"a1": Treasure.ACID}, carried={"a1": 0})
    state = after(start, (A, Acid(BEAST)), *dice)

    assert (state.hits[BEAST], state.treasure_at[counter_in("a1")]) == (hits, GONE)


@pytest.mark.rule("6.7")
def test_whoever_might_have_acid_is_asked_and_nobody_else() -> None:
    gold = fight(FIGHTER, treasures={"a1": Treasure.GOLD_100}, carried={"a1": 0})
    used = fight(FIGHTER, CLERIC, treasures={"a1": Treasure.ACID, "a2": Treasure.KEY_A}, carried={"a1": 0, "a2": 1})
    spent = after(used, (A, Acid(BEAST)), (B, HOLD), 1)

    assert asked(gold) == [(A, "items")]
    assert refused(gold, A, Acid(BEAST)) == "6.7"
    assert refused(used, A, Acid(monster_in("a1"))) == "6.5"
    assert asked(spent) == [(A, "fighter"), (B, "fighter")]
    assert after(gold, (A, HOLD)).step == "melee"


@pytest.mark.rule("6.8")
def test_who_knows_the_pistol_shoots_anybody_once() -> None:
    start = table(
        (FIGHTER,), (CLERIC,), at=("c1", "c1"), treasures={"a1": Treasure.PISTOL}, carried={"a1": 1}, step="meet"
    )
    known = replace(start, marksman=1, shown=1 << counter_in("a1"))
    state = after(begun(known), (A, Attack(THEIRS)))
    shot = after(state, (B, Shoot(Figure(0))), 6)

    assert asked(state) == [(B, "items")]
    assert refused(state, B, Shoot(Figure(1))) == "6.5"
    assert (shot.hits[0], shot.treasure_at[counter_in("a1")]) == (6, GONE)
    assert refused(replace(state, marksman=0), B, Shoot(Figure(0))) == "6.8"


# Melee


@pytest.mark.rule("6.9", "6.12")
def test_one_roll_serves_both_sides() -> None:
    state = after(fight(FIGHTER), 2)

    assert (state.hits[BEAST], state.hits[0]) == (2, 4)
    assert refused(state, CHANCE, Roll(7)) == "2.4"


@pytest.mark.rule("6.9")
def test_each_side_sends_whom_most_want_and_in_a_tie_its_first_picker_decides() -> None:
    party = fight(FIGHTER, CLERIC)
    sent = after(party, (B, Fight(Figure(1))), (A, Fight(Figure(0))))
    both = begun(table((FIGHTER, CLERIC), (CLERIC,), at=("c1", "c1"), step="meet"))
    attacked = after(both, (A, Attack(THEIRS)), (B, Attack(THEIRS)))
    against_one = after(attacked, (A, Fight(Figure(1))), (B, Fight(Figure(1))))

    assert sent.ours == 0
    assert refused(party, A, Fight(BEAST)) == "6.9"
    assert (against_one.ours, against_one.theirs) == (1, 2)


@pytest.mark.rule("6.12")
def test_two_characters_roll_and_hit_each_other() -> None:
    state = after(duel((FIGHTER,), (CLERIC,)), 3, 5)

    assert state.hits[:2] == (5, 3)


@pytest.mark.rule("6.12")
def test_where_no_character_fights_one_die_serves_both_rows() -> None:
    start = charmed_by(fight(FIGHTER, monster=Monster.GOBLIN), "a1")
    rat = replace(
        start, monsters=tuple(Monster.RAT if at == counter_in("a1") else kind for at, kind in enumerate(start.monsters))
    )
    asked_again = begun(replace(rat, step="round", attempts=()))
    state = after(asked_again, (A, Fight(monster_in("a1"))), 2)

    assert (state.hits[BEAST], state.monster_at[counter_in("a1")]) == (1, DEAD)


@pytest.mark.rule("6.10")
def test_of_several_monsters_the_party_chooses_one() -> None:
    start = fight(FIGHTER)
    second = replace(
        start,
        monster_at=tuple(
            area_named("b1") if at == counter_in("a1") else place for at, place in enumerate(start.monster_at)
        ),
    )
    state = begun(replace(second, step="meet", attempts=()))
    chosen = after(state, (A, Against(monster_in("a1"))))

    assert asked(state) == [(A, "against")]
    assert refused(state, A, Against(monster_in("a2"))) == "6.10"
    assert (chosen.theirs, chosen.step) == (monster_in("a1"), "melee")


@pytest.mark.rule("6.11")
def test_modifiers_are_added_and_then_kept_between_minus_and_plus_one() -> None:
    plain = fight(FIGHTER, CLERIC, WIZARD, monster=Monster.GHOUL)
    sword = table((FIGHTER, CLERIC), treasures={"a1": Treasure.SWORD, "a2": Treasure.SWORD}, carried={"a1": 0, "a2": 1})
    cursed = table((FIGHTER,), treasures={"a1": Treasure.SWORD, "a2": Treasure.CURSE}, carried={"a1": 0, "a2": 0})

    assert [modifier(plain, Figure(figure), BEAST) for figure in (0, 1, 2, BEAST)] == [0, 1, -1, 0]
    assert [modifier(replace(plain, heroic=7), Figure(figure), BEAST) for figure in range(3)] == [1, 1, 0]
    assert [modifier(replace(plain, hexed=5), Figure(figure), BEAST) for figure in range(3)] == [-1, 1, -1]
    assert [modifier(sword, Figure(figure), Figure(-1)) for figure in range(2)] == [1, 0]
    assert [modifier(replace(cursed, heroic=heroic), Figure(0), BEAST) for heroic in (0, 1)] == [0, 1]


@pytest.mark.rule("6.11", "10.4")
@pytest.mark.parametrize(("item", "event"), [(Treasure.SWORD, SwordDrawn), (Treasure.BOOTS, NoSword)])
def test_a_fighter_shows_whether_he_has_a_sword(item: Treasure, event: type) -> None:
    start = fight(FIGHTER, treasures={"a1": item}, carried={"a1": 0})
    state, told = told_after(start, (A, HOLD))

    assert any(isinstance(one, event) for one in told)
    assert (state.shown >> counter_in("a1") & 1) == (item is Treasure.SWORD)


@pytest.mark.rule("6.14")
def test_a_troll_that_survives_is_rid_of_a_hit() -> None:
    assert after(fight(FIGHTER, monster=Monster.TROLL), 4).hits[BEAST] == 3
    assert after(fight(FIGHTER, monster=Monster.TROLL), 6).monster_at[counter_in("b1")] == DEAD
    assert after(fight(WIZARD, monster=Monster.TROLL), (A, HOLD), 1).hits[BEAST] == 0


@pytest.mark.rule("6.15", "6.12")
def test_captives_fight_no_larger_monster() -> None:
    ogre = begun(replace(captive_with(fight(FIGHTER, CLERIC), Treasure.DWARF), step="round", attempts=(), ballot=None))
    rat = captive_with(fight(FIGHTER, monster=Monster.RAT), Treasure.ELF)
    small = begun(replace(rat, step="round", attempts=()))

    assert refused(ogre, A, Fight(DWARF)) == "6.15"
    assert after(small, (A, Fight(ELF)), 4).hits[BEAST] == 1


# The witch


def hexed(*dice: int, **more: object) -> State:
    """A wounded fighter and a cleric with things to lose, after a witch's spell."""
    start = fight(
        FIGHTER,
        CLERIC,
        monster=Monster.WITCH,
        hits={0: 3, 1: 1},
        treasures={"a1": Treasure.BOOTS, "a2": Treasure.GOLD_200},
        carried={"a1": 0, "a2": 1},
        **more,
    )
    return after(charmed_by(start, "i1"), (A, HOLD), (B, HOLD), (A, Fight(Figure(0))), (B, Fight(Figure(0))), 2, *dice)


@pytest.mark.rule("6.13", "8.6")
def test_a_witch_sends_the_party_out_of_the_castle_without_the_princess() -> None:
    start = replace(fight(FIGHTER, monster=Monster.WITCH), princess=0)
    state = after(start, 1, 1)

    assert (hexed(1).companies[0].area, hexed(1).step) == (OUTSIDE, "prepare")
    assert (state.companies[0].area, state.princess) == (OUTSIDE, ON_FLOOR + area_named("b1"))
    assert state.hits[BEAST] == 1


@pytest.mark.rule("6.13", "10.4")
def test_a_witch_dispels_magic_and_makes_gold_worthless() -> None:
    dispelled, led = hexed(2), hexed(3)

    assert dispelled.treasure_at[counter_in("a1")] == GONE
    assert dispelled.monster_at[counter_in("i1")] == area_named("b1")
    assert dispelled.treasure_at[counter_in("a2")] == 1
    assert (led.treasure_at[counter_in("a2")], led.treasure_at[counter_in("a1")]) == (GONE, 0)
    assert dispelled.nots[counter_in("a2")] & BITS[Treasure.BOOTS]


@pytest.mark.rule("6.13")
def test_a_witch_poisons_curses_and_doubles_hits() -> None:
    assert hexed(4, 2).hits[:2] == (5, 3)
    assert hexed(5).hexed == 1
    assert hexed(6).hits[:2] == (6, 2)


@pytest.mark.rule("6.13")
def test_the_spell_of_a_dying_witch_still_strikes() -> None:
    state = after(fight(FIGHTER, monster=Monster.WITCH, hits={BEAST: 2}), 3, 5)

    assert (state.monster_at[counter_in("b1")], state.hexed) == (DEAD, 1)


def test_what_a_witch_destroys_is_shown() -> None:
    events = (Dispelled((Treasure.BOOTS,)), GoldLost((Treasure.GOLD_200,)), CharmBroken(Who(A)))

    assert [event.reveals for event in events] == [True, True, False]


def test_a_party_may_be_spared() -> None:
    start = begun(table((FIGHTER,), (CLERIC,), at=("c1", "c1"), step="meet"))

    assert asked(after(start, (A, Spare()))) == [(B, "vote")]
    assert asked(after(start, (A, Spare()), (B, Stop()))) == [(B, "attack")]
    assert CHARACTERS[0] == 0
