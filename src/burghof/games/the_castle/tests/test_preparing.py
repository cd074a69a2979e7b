"""Spells and preparations: RULES.md chapters 3 and 4."""

import pytest
from msgspec.structs import replace

from burghof.games.the_castle.model.castle import CELL, area_named
from burghof.games.the_castle.model.counters import CHARACTERS, Figure, Monster, Spell, Treasure
from burghof.games.the_castle.model.events import Healed, ItemUsed, Peeked, ShotHimself
from burghof.games.the_castle.model.moves import (
    Cast,
    Consult,
    Done,
    DrinkTeleport,
    Give,
    Go,
    GoTo,
    Heal,
    Look,
    Roll,
    Stop,
    Study,
    Wear,
)
from burghof.games.the_castle.model.options import Options
from burghof.games.the_castle.model.state import GONE, ON_FLOOR, State
from burghof.games.the_castle.tests.tables import (
    CLERIC,
    FIGHTER,
    RULES,
    WIZARD,
    A,
    B,
    after,
    asked,
    begun,
    counter_in,
    play,
    refused,
    table,
    told_after,
)
from burghof.kernel import CHANCE

DONE, STOP = Done(), Stop()


def wizard(*others: tuple[object, ...], **more: object) -> State:
    return begun(table((WIZARD,), *others, **more))  # type: ignore[arg-type]


def carrying(*items: Treasure) -> State:
    """A fighter and a cleric in one party; the fighter carries these."""
    rooms = ("a1", "a2", "a3")[: len(items)]
    return begun(
        table(
            (FIGHTER, CLERIC),
            treasures=dict(zip(rooms, items, strict=True)),
            carried=dict.fromkeys(rooms, 0),
            hits={0: 5, 1: 2},
        )
    )


@pytest.mark.rule("3.1")
def test_on_a_one_a_spell_fails_and_hurts() -> None:
    state = after(wizard(), (A, Cast(Spell.SPEED)), 1)

    assert (state.hits[0], state.is_sped, asked(state)) == (1, False, [(A, "prepare")])


@pytest.mark.rule("3.1")
def test_a_spell_that_fails_may_kill_and_ends_the_turn() -> None:
    state = after(wizard((FIGHTER,), at=("c1", "g1"), hits={0: 5}), (A, Cast(Spell.HEROISM, Figure(0))), 1)

    assert (state.dead, state.active) == (1, 1)


@pytest.mark.rule("3.4", "4.4")
def test_heroism_goes_to_a_living_character_of_the_party() -> None:
    state = wizard((FIGHTER,), at=("c1", "g1"))

    assert after(state, (A, Cast(Spell.HEROISM, Figure(0))), 3).heroic == 1
    assert after(state, (A, Cast(Spell.HEROISM, Figure(0))), 2).heroic == 0
    assert refused(state, A, Cast(Spell.HEROISM, Figure(1))) == "4.4"


@pytest.mark.rule("3.5", "2.5", "4.5")
def test_speed_gives_a_second_turn_in_which_it_is_not_cast_again() -> None:
    state = after(wizard((FIGHTER,), at=("c1", "g1")), (A, Cast(Spell.SPEED)), 3, (A, DONE), (A, STOP))

    assert (state.is_extra, state.active, asked(state)) == (True, 0, [(A, "prepare")])
    assert refused(state, A, Cast(Spell.SPEED)) == "4.5"
    assert after(state, (A, DONE), (A, STOP)).active == 1


@pytest.mark.rule("4.5")
def test_another_party_s_turn_lifts_the_bar_and_a_party_alone_waits_one_turn() -> None:
    twice = (A, DONE), (A, STOP), (A, DONE), (A, STOP)
    with_others = after(wizard((FIGHTER,), at=("c1", "g1")), (A, Cast(Spell.SPEED)), 6, *twice, (B, STOP))
    alone = after(wizard(), (A, Cast(Spell.SPEED)), 6, *twice)

    assert refused(with_others, A, Cast(Spell.SPEED)) is None
    assert refused(alone, A, Cast(Spell.SPEED)) == "4.5"
    assert refused(after(alone, (A, DONE), (A, STOP)), A, Cast(Spell.SPEED)) is None


@pytest.mark.rule("3.6", "4.9")
def test_a_teleport_leads_anywhere_but_into_the_locked_cell() -> None:
    asked_where = after(wizard(), (A, Cast(Spell.TELEPORT)), 4)
    there = after(asked_where, (A, GoTo(area_named("e2"))))

    assert refused(asked_where, A, GoTo(CELL)) == "5.6"
    assert (there.companies[0].area, asked(there)) == (area_named("e2"), [(A, "prepare")])
    assert asked(after(wizard(), (A, Cast(Spell.TELEPORT)), 3)) == [(A, "prepare")]


@pytest.mark.rule("3.6", "8.6")
def test_where_a_teleport_meets_a_monster_it_is_fought_at_once_and_the_princess_stays() -> None:
    start = replace(wizard(monsters={"e1": Monster.RAT}), princess=0)
    state = after(start, (A, Cast(Spell.TELEPORT)), 6, (A, GoTo(area_named("e1"))))

    assert asked(state) == [(A, "spells")]
    assert state.princess == ON_FLOOR + area_named("c1")


@pytest.mark.rule("3.7", "4.3", "10.2")
def test_esp_shows_its_player_alone_what_the_roll_allows() -> None:
    start = wizard((FIGHTER,), at=("c1", "g1"), monsters={"a1": Monster.OGRE}, treasures={"a1": Treasure.BOOTS})
    room = area_named("a1")
    both = after(start, (A, Cast(Spell.ESP)), 5)
    seen, told = play(both, A, Look(room, "both"))

    assert told[-1] == Peeked((A,), "a1", Monster.OGRE, Treasure.BOOTS)
    assert RULES.view(seen, A, "notebook").monsters[counter_in("a1")] is Monster.OGRE
    assert RULES.view(seen, B, "notebook").monsters[counter_in("a1")] is None
    assert RULES.view(seen, None, "notebook").treasures[counter_in("a1")] is None
    assert RULES.view(seen, A, "pure").treasures[counter_in("a1")] is Treasure.BOOTS
    assert RULES.view(after(seen, (A, DONE)), A, "pure").treasures[counter_in("a1")] is None


@pytest.mark.rule("4.3")
def test_a_look_is_as_good_as_its_roll() -> None:
    room = area_named("a1")
    by_roll = {pips: after(wizard(), (A, Cast(Spell.ESP)), pips) for pips in (2, 4, 6)}
    empty = replace(by_roll[6], monster_at=(-1,) * 36, treasure_at=(GONE,) * 36)

    assert refused(by_roll[2], A, Look(room, "treasure")) == "4.3"
    assert refused(by_roll[4], A, Look(room, "both")) == "4.3"
    assert refused(by_roll[4], A, Look(room, "treasure")) is None
    assert refused(empty, A, Look(room, "monster")) == "4.3"
    assert refused(empty, A, Look(room, "treasure")) == "4.3"
    assert refused(by_roll[6], CHANCE, Roll(3)) == "2.1"


@pytest.mark.rule("4.3")
def test_where_nothing_is_hidden_there_is_nothing_to_look_at() -> None:
    bare = replace(wizard(), monster_at=(-1,) * 36, treasure_at=(GONE,) * 36)

    assert asked(after(bare, (A, Cast(Spell.ESP)), 6)) == [(A, "prepare")]


@pytest.mark.rule("4.1", "4.2")
def test_a_wizard_casts_one_spell_and_others_none() -> None:
    once = after(wizard(), (A, Cast(Spell.SPEED)), 2)

    assert refused(once, A, Cast(Spell.TELEPORT)) == "4.2"
    assert refused(wizard(), A, Cast(Spell.FIREBALL, Figure(9))) == "4.2"
    assert refused(carrying(Treasure.BOOTS), A, Cast(Spell.ESP)) == "4.2"


@pytest.mark.rule("4.1")
def test_whoever_might_have_something_is_asked_and_others_are_not() -> None:
    asked_of = [asked(carrying(item)) for item in (Treasure.GOLD_100, Treasure.MEDALLION)]

    assert asked_of == [[(A, "prepare")]] * 2
    assert asked(carrying()) == [(A, "vote"), (B, "vote")]


@pytest.mark.rule("4.1")
@pytest.mark.parametrize(
    ("item", "is_asked"),
    [(Treasure.MEDALLION, True), (Treasure.BOOTS, True), (Treasure.PISTOL, True), (Treasure.SWORD, False)],
)
def test_of_what_everybody_knows_only_what_can_be_used_is_asked_for(item: Treasure, is_asked: bool) -> None:  # noqa: FBT001 - a parameter of an example
    start = table((FIGHTER,), treasures={"a1": item}, carried={"a1": 0})
    known = begun(replace(start, shown=1 << counter_in("a1")))

    assert (asked(known) == [(A, "prepare")]) is is_asked


@pytest.mark.rule("4.6", "4.7")
def test_the_medallion_shows_one_monster_a_turn() -> None:
    start = begun(
        table((FIGHTER,), treasures={"a1": Treasure.MEDALLION}, carried={"a1": 0}, monsters={"b1": Monster.BAT})
    )
    room = area_named("b1")
    state, told = play(start, A, Consult(room))

    assert told == [ItemUsed(told[0].name, Treasure.MEDALLION), told[1], Peeked((A,), "b1", Monster.BAT, None)]  # type: ignore[union-attr]
    assert refused(state, A, Consult(room)) == "4.6"
    assert refused(replace(start, face_up=1 << counter_in("b1")), A, Consult(room)) == "4.7"
    assert refused(carrying(Treasure.BOOTS), A, Consult(room)) == "4.6"


@pytest.mark.rule("4.8")
def test_healing_takes_away_no_more_hits_than_there_are() -> None:
    start = carrying(Treasure.HEALING)
    state, told = told_after(start, (A, Heal(Figure(1))), 6)

    assert told[-1] == Healed(told[-1].name, 6, 0)  # type: ignore[union-attr]
    assert (state.hits[:2], state.treasure_at[counter_in("a1")]) == ((5, 0), GONE)
    assert refused(start, A, Heal(Figure(6))) == "4.8"


@pytest.mark.rule("4.9")
def test_the_potion_of_teleport_never_fails() -> None:
    state = after(carrying(Treasure.TELEPORT), (A, DrinkTeleport()))

    assert asked(state) == [(A, "destination")]
    assert asked(after(state, (A, GoTo(area_named("e2"))))) == [(A, "vote"), (B, "vote")]


@pytest.mark.rule("4.10", "2.5")
@pytest.mark.parametrize(("boots", "legs"), [("wearer", [1]), ("party", [0])])
def test_boots_carry_a_wearer_with_allies_only_by_agreement(boots: str, legs: list[int]) -> None:
    options = Options(boots="party") if boots == "party" else Options()
    start = table(
        (FIGHTER, CLERIC),
        (FIGHTER,),
        at=("c1", "g1"),
        treasures={"a1": Treasure.BOOTS},
        carried={"a1": 0},
        options=options,
    )
    state = after(begun(start), (A, Wear()), (A, DONE), (A, STOP), (B, STOP))

    assert [state.active] == legs


@pytest.mark.rule("4.10", "2.5")
def test_boots_carry_a_lone_wearer_twice_but_not_with_speed() -> None:
    start = table((WIZARD,), (FIGHTER,), at=("c1", "g1"), treasures={"a1": Treasure.BOOTS}, carried={"a1": 0})
    worn = after(begun(start), (A, Wear()))
    walking = after(worn, (A, DONE), (A, STOP))
    sped = after(worn, (A, Cast(Spell.SPEED)), 5, (A, DONE), (A, STOP))

    assert refused(worn, A, Wear()) == "4.10"
    assert (walking.is_second_leg, after(walking, (A, STOP)).active) == (True, 1)
    assert (sped.is_second_leg, sped.is_extra) == (False, True)
    assert after(sped, (A, DONE), (A, STOP)).active == 1


@pytest.mark.rule("4.11")
def test_the_pistol_is_understood_tried_again_or_goes_off() -> None:
    start = carrying(Treasure.PISTOL)
    again = after(start, (A, Study()), 3)
    known = after(again, (A, Study()), 5)
    shot, told = told_after(again, (A, Study()), 1, 4)

    assert (known.marksman, refused(known, A, Study())) == (0, "4.6")
    assert refused(replace(known, spent=0), A, Study()) == "4.11"
    assert ShotHimself(told[-2].name, 4) in told  # type: ignore[union-attr]
    assert (shot.hits[0], shot.treasure_at[counter_in("a1")]) == (9, GONE)


@pytest.mark.rule("4.12")
def test_an_item_is_given_once_a_turn_to_a_living_ally_who_is_asked_again() -> None:
    start = carrying(Treasure.BOOTS, Treasure.GOLD_100)
    given = after(start, (A, Wear()), (A, Give(Treasure.BOOTS, CHARACTERS[1])), (A, DONE))

    assert (asked(given), given.is_worn) == ([(B, "prepare")], False)
    assert refused(given, B, Give(Treasure.BOOTS, CHARACTERS[0])) == "4.12"
    assert refused(start, A, Give(Treasure.GOLD_100, CHARACTERS[1])) == "4.12"
    assert refused(start, A, Give(Treasure.BOOTS, CHARACTERS[0])) == "4.12"


@pytest.mark.rule("4.12")
def test_who_was_given_something_after_his_preparation_prepares_again() -> None:
    rooms = {"a1": Treasure.MEDALLION, "a2": Treasure.SWORD}
    start = begun(table((FIGHTER, CLERIC), treasures=rooms, carried={"a1": 0, "a2": 1}))
    state = after(start, (A, DONE), (B, Give(Treasure.SWORD, CHARACTERS[0])))

    assert asked(state) == [(A, "prepare")]


@pytest.mark.rule("4.2", "4.12")
def test_who_prepares_again_has_no_second_spell() -> None:
    start = begun(table((WIZARD, FIGHTER), treasures={"a1": Treasure.SWORD}, carried={"a1": 1}))
    state = after(start, (A, Cast(Spell.SPEED)), 2, (A, DONE), (B, Give(Treasure.SWORD, CHARACTERS[0])))

    assert (asked(state), refused(state, A, Cast(Spell.ESP))) == ([(A, "prepare")], "4.2")


def test_ways_are_offered_where_nobody_prepares() -> None:
    assert refused(carrying(), A, Go(area_named("c2"))) is None
