"""Preparing and its spells: RULES.md chapters 3 and 4."""

import pytest
from msgspec.structs import replace

from burghof.games.the_castle.model.castle import CELL, area_named
from burghof.games.the_castle.model.counters import (
    BITS,
    CHARACTERS,
    COUNTS,
    ITEM_BITS,
    Figure,
    Monster,
    Spell,
    Treasure,
)
from burghof.games.the_castle.model.events import Peeked, SpellCast
from burghof.games.the_castle.model.moves import (
    Accept,
    Acid,
    Cast,
    Consult,
    Done,
    Give,
    Go,
    GoTo,
    Heal,
    Hold,
    Look,
    Roll,
    Stop,
    Study,
)
from burghof.games.the_castle.model.places import Place
from burghof.games.the_castle.model.state import GONE, ON_FLOOR, State
from burghof.games.the_castle.rules.preparing import PREPARED
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
    monster_in,
    play,
    refused,
    table,
    told_after,
)
from burghof.kernel import CHANCE, Who

DONE, STOP = Done(), Stop()


def wizard(*others: tuple[object, ...], **more: object) -> State:
    return begun(table((WIZARD,), *others, **more))  # type: ignore[arg-type]


def carrying(*items: Treasure) -> State:
    """Return a fighter and a cleric in one party; the fighter carries these items."""
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

    assert (state.hits[0], state.is_sped, state.dead, asked(state)) == (1, False, 0, [(A, "vote")])


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
    state = after(wizard((FIGHTER,), at=("c1", "g1")), (A, Cast(Spell.SPEED)), 3, (A, STOP))

    assert (state.is_extra, state.active, asked(state)) == (True, 0, [(A, "prepare")])
    assert refused(state, A, Cast(Spell.SPEED)) == "4.5"
    assert after(state, (A, DONE), (A, STOP)).active == 1


@pytest.mark.rule("4.5")
def test_another_party_s_turn_lifts_the_bar_and_a_party_alone_waits_one_turn() -> None:
    twice = (A, STOP), (A, DONE), (A, STOP)
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
    assert (there.companies[0].area, there.moves_left, asked(there)) == (area_named("e2"), 2, [(A, "vote")])
    assert (there.round, there.princess) == (1, ON_FLOOR + CELL)
    assert asked(after(wizard(), (A, Cast(Spell.TELEPORT)), 3)) == [(A, "vote")]


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

    assert told[-1] == Peeked((A,), Place.A1, Monster.OGRE, Treasure.BOOTS)
    assert RULES.view(seen, A, "notebook").monsters[counter_in("a1")] is Monster.OGRE
    assert RULES.view(seen, B, "notebook").monsters[counter_in("a1")] is None
    assert RULES.view(seen, None, "notebook").treasures[counter_in("a1")] is None
    assert RULES.view(seen, A, "pure").treasures[counter_in("a1")] is Treasure.BOOTS
    assert RULES.view(after(seen, (A, STOP)), A, "pure").treasures[counter_in("a1")] is None


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

    assert asked(after(bare, (A, Cast(Spell.ESP)), 6)) == [(A, "vote")]


@pytest.mark.rule("4.1", "4.2")
def test_a_wizard_casts_one_spell_and_others_none() -> None:
    once = after(wizard(treasures={"a1": Treasure.BOOTS}, carried={"a1": 0}), (A, Cast(Spell.SPEED)), 2)

    assert asked(once) == [(A, "prepare")]
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
    [(Treasure.MEDALLION, True), (Treasure.BOOTS, False), (Treasure.PISTOL, True), (Treasure.SWORD, False)],
)
def test_of_what_everybody_knows_only_what_can_be_used_is_asked_for(item: Treasure, is_asked: bool) -> None:  # noqa: FBT001 - a parameter of an example
    start = table((FIGHTER,), treasures={"a1": item}, carried={"a1": 0})
    known = begun(replace(start, shown=1 << counter_in("a1")))

    assert (asked(known) == [(A, "prepare")]) is is_asked


@pytest.mark.rule("4.2", "4.12")
def test_who_prepares_again_has_no_second_spell() -> None:
    start = begun(table((WIZARD, FIGHTER), treasures={"a1": Treasure.MEDALLION}, carried={"a1": 1}))
    state = after(start, (A, Cast(Spell.SPEED)), 2, (B, Give(Treasure.MEDALLION, CHARACTERS[0])), (A, Accept()))

    assert (asked(state), refused(state, A, Cast(Spell.ESP))) == ([(A, "prepare")], "4.2")
    assert refused(state, A, Consult(area_named("a1"))) is None


def test_ways_are_offered_where_nobody_prepares() -> None:
    assert refused(carrying(), A, Go(area_named("c2"))) is None


@pytest.mark.rule("3.4", "4.2")
def test_a_spell_is_told_with_whom_it_is_cast_on() -> None:
    start = begun(table((WIZARD, FIGHTER)))

    assert told_after(start, (A, Cast(Spell.HEROISM, Figure(1))))[1] == [SpellCast(Who(A), Spell.HEROISM, Who(B))]
    assert told_after(start, (A, Cast(Spell.HEROISM, Figure(0))))[1] == [SpellCast(Who(A), Spell.HEROISM, Who(A))]
    assert told_after(start, (A, Cast(Spell.ESP)))[1] == [SpellCast(Who(A), Spell.ESP, None)]


@pytest.mark.rule("3.4", "3.5")
def test_heroism_ends_with_the_turn_also_before_a_second_turn() -> None:
    start = begun(table((WIZARD, WIZARD), (FIGHTER,), at=("c1", "g1")))
    both = after(start, (A, Cast(Spell.SPEED)), 6, (B, Cast(Spell.HEROISM, Figure(0))), 6)
    second = after(both, (A, STOP), (B, STOP))

    assert both.heroic == 1
    assert (second.is_extra, second.heroic) == (True, 0)


@pytest.mark.rule("4.5")
def test_a_speed_that_fails_bars_nothing_and_one_that_works_bars_every_wizard_of_the_party() -> None:
    start = begun(table((WIZARD, WIZARD)))

    assert refused(after(start, (A, Cast(Spell.SPEED)), 2), B, Cast(Spell.SPEED)) is None
    assert refused(after(start, (A, Cast(Spell.SPEED)), 3), B, Cast(Spell.SPEED)) == "4.5"


@pytest.mark.rule("4.1", "10.4")
def test_who_by_what_is_known_has_nothing_to_use_is_not_asked() -> None:
    start = table((FIGHTER,), treasures={"a1": Treasure.GOLD_100}, carried={"a1": 0})
    nots = tuple(ITEM_BITS if counter == counter_in("a1") else 0 for counter in range(COUNTS))

    assert asked(begun(start)) == [(A, "prepare")]
    assert asked(begun(replace(start, nots=nots))) == [(A, "vote")]


@pytest.mark.rule("3.6")
def test_a_teleport_to_another_party_ends_the_preparation_and_the_movement() -> None:
    state = after(wizard((FIGHTER,), at=("c1", "g1")), (A, Cast(Spell.TELEPORT)), 6, (A, GoTo(area_named("g1"))))

    assert (asked(state), state.moves_left, state.preparing) == ([(A, "attack")], 0, ())


@pytest.mark.rule("3.6")
def test_after_a_teleport_to_an_empty_area_the_others_prepare_and_all_move() -> None:
    start = begun(table((WIZARD, FIGHTER), treasures={"a1": Treasure.BOOTS}, carried={"a1": 1}))
    there = after(start, (A, Cast(Spell.TELEPORT)), 6, (A, GoTo(area_named("e2"))))

    assert asked(there) == [(B, "prepare")]
    assert after(there, (B, DONE)).moves_left == 2


@pytest.mark.rule("1.4", "6.4")
def test_who_plays_alone_answers_for_one_wizard_after_the_other() -> None:
    start = begun(table((WIZARD, WIZARD), at=("b1",), monsters={"b1": Monster.OGRE}, step="meet", seats=1))
    one = after(start, (A, Cast(Spell.TELEPORT)))
    both = after(one, (A, Cast(Spell.HEROISM, Figure(0))))

    assert (one.attempts, asked(one)) == ((), [(A, "spells")])
    assert [(attempt.by, attempt.means) for attempt in both.attempts] == [(0, "teleport"), (1, "heroism")]


@pytest.mark.rule("2.4")
def test_every_kind_of_roll_has_a_stream_of_its_own() -> None:
    prepared = wizard(
        treasures={"a1": Treasure.PISTOL, "a2": Treasure.HEALING}, carried={"a1": 0, "a2": 0}, hits={0: 2}
    )
    fought = begun(table((WIZARD,), at=("b1",), monsters={"b1": Monster.OGRE}, step="meet"))
    fireball = after(fought, (A, Cast(Spell.FIREBALL, monster_in("b1"))))
    witch = after(begun(table((FIGHTER,), at=("b1",), monsters={"b1": Monster.WITCH}, step="meet")), 2)
    rolled = [
        after(prepared, (A, Cast(Spell.SPEED))),
        after(prepared, (A, Heal(Figure(0)))),
        after(prepared, (A, Study())),
        after(prepared, (A, Study()), 1),
        fireball,
        after(fireball, 4),
        witch,
        after(witch, 4),
    ]

    assert [RULES.pending(state)[0].kind for state in rolled] == [
        "spell/0",
        "healing",
        "study/0",
        "pistol",
        "spell/0",
        "strength/0",
        "witch",
        "powder",
    ]


@pytest.mark.rule("4.1")
def test_who_is_alone_is_not_asked_for_what_he_could_only_give() -> None:
    hidden = {"treasures": {"a1": Treasure.SWORD}, "carried": {"a1": 0}}
    used = sum(BITS[kind] for kind in PREPARED)
    nots = tuple(used if counter == counter_in("a1") else 0 for counter in range(COUNTS))
    alone, allied = (replace(table(party, **hidden), nots=nots) for party in ((FIGHTER,), (FIGHTER, CLERIC)))  # type: ignore[arg-type]

    assert asked(begun(alone)) == [(A, "vote")]
    assert asked(begun(allied)) == [(A, "prepare")]


@pytest.mark.rule("1.4", "6.4")
def test_who_answers_for_two_is_asked_two_questions() -> None:
    start = begun(table((WIZARD, WIZARD), at=("b1",), monsters={"b1": Monster.OGRE}, step="meet", seats=1))
    one = after(start, (A, Hold()))
    both = after(one, (A, Cast(Spell.TELEPORT)))

    assert one.tokens[A] == start.tokens[A] + 1
    assert (both.tokens, both.step) == (one.tokens, "spells")


@pytest.mark.rule("2.1")
def test_every_question_raises_the_token_of_who_is_asked() -> None:
    start = begun(table((FIGHTER, CLERIC), at=("c1",)))
    walked = after(start, (A, Go(area_named("c2"))), (B, Go(area_named("c2"))))

    assert (start.tokens, walked.tokens) == ((1, 1), (2, 2))
    assert after(start, (A, STOP)).tokens == (1, 1)


@pytest.mark.rule("1.4", "6.7")
def test_who_plays_alone_throws_the_acid_for_the_character_who_has_it() -> None:
    rooms = {"a1": Treasure.KEY_A, "a2": Treasure.ACID}
    beast = monster_in("b1")
    start = table((FIGHTER, CLERIC), at=("b1",), treasures=rooms, carried={"a1": 0, "a2": 1}, step="meet", seats=1)
    first = begun(start)
    second = after(first, (A, Hold()))

    assert [refused(state, A, Acid(beast)) for state in (first, second)] == ["6.7", None]


@pytest.mark.rule("3.7", "10.2")
def test_a_look_into_any_room_shows_just_that_room() -> None:
    looked = after(wizard(), (A, Cast(Spell.ESP)), 5, (A, Look(area_named("h5"), "both")))
    view, room = RULES.view(looked, A, "pure"), counter_in("h5")

    assert [at for at, kind in enumerate(view.treasures) if kind is not None] == [room]
    assert [at for at, kind in enumerate(view.monsters) if kind is not None] == [room]
