"""Preparing and its spells: RULES.md chapters 3 and 4."""

import pytest
from msgspec.structs import replace

from burghof.games.the_castle.model.area_names import Place
from burghof.games.the_castle.model.castle import CELL, area_named
from burghof.games.the_castle.model.counters import (
    BIT_OF_KIND,
    CHARACTERS,
    COUNTER_COUNT,
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
from burghof.games.the_castle.model.positions import DEAD, GONE, princess_in, princess_with
from burghof.games.the_castle.model.state import State
from burghof.games.the_castle.rules.preparing import PREPARATION_ITEMS
from burghof.games.the_castle.tests.tables import (
    CLERIC,
    FIGHTER,
    OURS,
    RULES,
    WIZARD,
    A,
    B,
    advance_to_decision,
    clause_against,
    counter_in,
    monster_in,
    pending_kinds,
    play,
    play_all,
    play_all_with_events,
    table,
)
from burghof.kernel import CHANCE, PlayerName

DONE, STOP = Done(), Stop()


def wizard(*others: tuple[object, ...], **more: object) -> State:
    return advance_to_decision(table((WIZARD,), *others, **more))  # type: ignore[arg-type]


def carrying(*items: Treasure) -> State:
    """Return a fighter and a cleric in one party; the fighter carries these items."""
    rooms = ("a1", "a2", "a3")[: len(items)]
    return advance_to_decision(
        table(
            (FIGHTER, CLERIC),
            treasures=dict(zip(rooms, items, strict=True)),
            carried=dict.fromkeys(rooms, 0),
            hits={0: 5, 1: 2},
        )
    )


@pytest.mark.rule("3.1")
def test_on_a_one_a_spell_fails_and_hurts() -> None:
    state = play_all(wizard(), (A, Cast(Spell.SPEED)), 1)

    assert (state.hits[0], state.is_hasted, state.dead, pending_kinds(state)) == (1, False, 0, [(A, "vote")])


@pytest.mark.rule("3.1")
def test_a_spell_that_fails_may_kill_and_ends_the_turn() -> None:
    state = play_all(wizard((FIGHTER,), at=("c1", "g1"), hits={0: 5}), (A, Cast(Spell.HEROISM, Figure(0))), 1)

    assert (state.dead, state.active) == (1, 1)


@pytest.mark.rule("3.4", "4.4")
def test_heroism_goes_to_a_living_character_of_the_party() -> None:
    state = wizard((FIGHTER,), at=("c1", "g1"))

    assert play_all(state, (A, Cast(Spell.HEROISM, Figure(0))), 3).heroic == 1
    assert play_all(state, (A, Cast(Spell.HEROISM, Figure(0))), 2).heroic == 0
    assert clause_against(state, A, Cast(Spell.HEROISM, Figure(1))) == "4.4"


@pytest.mark.rule("3.5", "2.5", "4.5")
def test_speed_gives_a_second_turn_in_which_it_is_not_cast_again() -> None:
    state = play_all(wizard((FIGHTER,), at=("c1", "g1")), (A, Cast(Spell.SPEED)), 3, (A, STOP))

    assert (state.is_extra, state.active, pending_kinds(state)) == (True, 0, [(A, "prepare")])
    assert clause_against(state, A, Cast(Spell.SPEED)) == "4.5"
    assert play_all(state, (A, DONE), (A, STOP)).active == 1


@pytest.mark.rule("4.5")
def test_another_party_s_turn_lifts_the_bar_and_a_party_alone_waits_one_turn() -> None:
    twice = (A, STOP), (A, DONE), (A, STOP)
    with_others = play_all(wizard((FIGHTER,), at=("c1", "g1")), (A, Cast(Spell.SPEED)), 6, *twice, (B, STOP))
    alone = play_all(wizard(), (A, Cast(Spell.SPEED)), 6, *twice)

    assert clause_against(with_others, A, Cast(Spell.SPEED)) is None
    assert clause_against(alone, A, Cast(Spell.SPEED)) == "4.5"
    assert clause_against(play_all(alone, (A, DONE), (A, STOP)), A, Cast(Spell.SPEED)) is None


@pytest.mark.rule("3.6", "4.9")
def test_a_teleport_leads_anywhere_but_into_the_locked_cell() -> None:
    asked_where = play_all(wizard(), (A, Cast(Spell.TELEPORT)), 4)
    there = play_all(asked_where, (A, GoTo(area_named("e2"))))

    assert clause_against(asked_where, A, GoTo(CELL)) == "5.6"
    assert (there.companies[0].area, there.moves_left, pending_kinds(there)) == (area_named("e2"), 2, [(A, "vote")])
    assert (there.round, there.princess) == (1, princess_in(CELL))
    assert pending_kinds(play_all(wizard(), (A, Cast(Spell.TELEPORT)), 3)) == [(A, "vote")]


@pytest.mark.rule("3.6", "8.6")
def test_where_a_teleport_meets_a_monster_it_is_fought_at_once_and_the_princess_stays() -> None:
    start = replace(wizard(monsters={"e1": Monster.RAT}), princess=princess_with(OURS))
    state = play_all(start, (A, Cast(Spell.TELEPORT)), 6, (A, GoTo(area_named("e1"))))

    assert pending_kinds(state) == [(A, "spells")]
    assert state.princess == princess_in(area_named("c1"))


@pytest.mark.rule("3.7", "4.3", "10.2")
def test_esp_shows_its_player_alone_what_the_roll_allows() -> None:
    start = wizard((FIGHTER,), at=("c1", "g1"), monsters={"a1": Monster.OGRE}, treasures={"a1": Treasure.BOOTS})
    room = area_named("a1")
    both = play_all(start, (A, Cast(Spell.ESP)), 5)
    seen, emitted = play(both, A, Look(room, "both"))

    assert emitted[-1] == Peeked((A,), Place.A1, Monster.OGRE, Treasure.BOOTS)
    assert RULES.view(seen, A, "notebook").monsters[counter_in("a1")] is Monster.OGRE
    assert RULES.view(seen, B, "notebook").monsters[counter_in("a1")] is None
    assert RULES.view(seen, None, "notebook").treasures[counter_in("a1")] is None
    assert RULES.view(seen, A, "pure").treasures[counter_in("a1")] is Treasure.BOOTS
    assert RULES.view(play_all(seen, (A, STOP)), A, "pure").treasures[counter_in("a1")] is None


@pytest.mark.rule("4.3")
def test_a_look_is_as_good_as_its_roll() -> None:
    room = area_named("a1")
    by_roll = {pips: play_all(wizard(), (A, Cast(Spell.ESP)), pips) for pips in (2, 4, 6)}
    empty = replace(by_roll[6], monster_at=(DEAD,) * 36, treasure_at=(GONE,) * 36)

    assert clause_against(by_roll[2], A, Look(room, "treasure")) == "4.3"
    assert clause_against(by_roll[4], A, Look(room, "both")) == "4.3"
    assert clause_against(by_roll[4], A, Look(room, "treasure")) is None
    assert clause_against(empty, A, Look(room, "monster")) == "4.3"
    assert clause_against(empty, A, Look(room, "treasure")) == "4.3"
    assert clause_against(by_roll[6], CHANCE, Roll(3)) == "2.1"


@pytest.mark.rule("4.3")
def test_where_nothing_is_hidden_there_is_nothing_to_look_at() -> None:
    bare = replace(wizard(), monster_at=(DEAD,) * 36, treasure_at=(GONE,) * 36)

    assert pending_kinds(play_all(bare, (A, Cast(Spell.ESP)), 6)) == [(A, "vote")]


@pytest.mark.rule("4.1", "4.2")
def test_a_wizard_casts_one_spell_and_others_none() -> None:
    once = play_all(wizard(treasures={"a1": Treasure.BOOTS}, carried={"a1": 0}), (A, Cast(Spell.SPEED)), 2)

    assert pending_kinds(once) == [(A, "prepare")]
    assert clause_against(once, A, Cast(Spell.TELEPORT)) == "4.2"
    assert clause_against(wizard(), A, Cast(Spell.FIREBALL, Figure(9))) == "4.2"
    assert clause_against(carrying(Treasure.BOOTS), A, Cast(Spell.ESP)) == "4.2"


@pytest.mark.rule("4.1")
def test_whoever_might_have_something_is_asked_and_others_are_not() -> None:
    asked_of = [pending_kinds(carrying(item)) for item in (Treasure.GOLD_100, Treasure.MEDALLION)]

    assert asked_of == [[(A, "prepare")]] * 2
    assert pending_kinds(carrying()) == [(A, "vote"), (B, "vote")]


@pytest.mark.rule("4.1")
@pytest.mark.parametrize(
    ("item", "is_asked"),
    [(Treasure.MEDALLION, True), (Treasure.BOOTS, False), (Treasure.PISTOL, True), (Treasure.SWORD, False)],
)
def test_of_what_everybody_knows_only_what_can_be_used_is_asked_for(item: Treasure, is_asked: bool) -> None:  # noqa: FBT001 - a parameter of an example
    start = table((FIGHTER,), treasures={"a1": item}, carried={"a1": 0})
    known = advance_to_decision(replace(start, shown=1 << counter_in("a1")))

    assert (pending_kinds(known) == [(A, "prepare")]) is is_asked


@pytest.mark.rule("4.2", "4.12")
def test_who_prepares_again_has_no_second_spell() -> None:
    start = advance_to_decision(table((WIZARD, FIGHTER), treasures={"a1": Treasure.MEDALLION}, carried={"a1": 1}))
    state = play_all(start, (A, Cast(Spell.SPEED)), 2, (B, Give(Treasure.MEDALLION, CHARACTERS[0])), (A, Accept()))

    assert (pending_kinds(state), clause_against(state, A, Cast(Spell.ESP))) == ([(A, "prepare")], "4.2")
    assert clause_against(state, A, Consult(area_named("a1"))) is None


def test_ways_are_offered_where_nobody_prepares() -> None:
    assert clause_against(carrying(), A, Go(area_named("c2"))) is None


@pytest.mark.rule("3.4", "4.2")
def test_a_spell_is_told_with_whom_it_is_cast_on() -> None:
    start = advance_to_decision(table((WIZARD, FIGHTER)))

    assert play_all_with_events(start, (A, Cast(Spell.HEROISM, Figure(1))))[1] == [
        SpellCast(PlayerName(A), Spell.HEROISM, PlayerName(B))
    ]
    assert play_all_with_events(start, (A, Cast(Spell.HEROISM, Figure(0))))[1] == [
        SpellCast(PlayerName(A), Spell.HEROISM, PlayerName(A))
    ]
    assert play_all_with_events(start, (A, Cast(Spell.ESP)))[1] == [SpellCast(PlayerName(A), Spell.ESP, None)]


@pytest.mark.rule("3.4", "3.5")
def test_heroism_ends_with_the_turn_also_before_a_second_turn() -> None:
    start = advance_to_decision(table((WIZARD, WIZARD), (FIGHTER,), at=("c1", "g1")))
    both = play_all(start, (A, Cast(Spell.SPEED)), 6, (B, Cast(Spell.HEROISM, Figure(0))), 6)
    second = play_all(both, (A, STOP), (B, STOP))

    assert both.heroic == 1
    assert (second.is_extra, second.heroic) == (True, 0)


@pytest.mark.rule("4.5")
def test_a_speed_that_fails_bars_nothing_and_one_that_works_bars_every_wizard_of_the_party() -> None:
    start = advance_to_decision(table((WIZARD, WIZARD)))

    assert clause_against(play_all(start, (A, Cast(Spell.SPEED)), 2), B, Cast(Spell.SPEED)) is None
    assert clause_against(play_all(start, (A, Cast(Spell.SPEED)), 3), B, Cast(Spell.SPEED)) == "4.5"


@pytest.mark.rule("4.1", "10.4")
def test_who_by_what_is_known_has_nothing_to_use_is_not_asked() -> None:
    start = table((FIGHTER,), treasures={"a1": Treasure.GOLD_100}, carried={"a1": 0})
    nots = tuple(ITEM_BITS if counter == counter_in("a1") else 0 for counter in range(COUNTER_COUNT))

    assert pending_kinds(advance_to_decision(start)) == [(A, "prepare")]
    assert pending_kinds(advance_to_decision(replace(start, ruled_out=nots))) == [(A, "vote")]


@pytest.mark.rule("3.6")
def test_a_teleport_to_another_party_ends_the_preparation_and_the_movement() -> None:
    state = play_all(wizard((FIGHTER,), at=("c1", "g1")), (A, Cast(Spell.TELEPORT)), 6, (A, GoTo(area_named("g1"))))

    assert (pending_kinds(state), state.moves_left, state.preparing) == ([(A, "attack")], 0, ())


@pytest.mark.rule("3.6")
def test_after_a_teleport_to_an_empty_area_the_others_prepare_and_all_move() -> None:
    start = advance_to_decision(table((WIZARD, FIGHTER), treasures={"a1": Treasure.BOOTS}, carried={"a1": 1}))
    there = play_all(start, (A, Cast(Spell.TELEPORT)), 6, (A, GoTo(area_named("e2"))))

    assert pending_kinds(there) == [(B, "prepare")]
    assert play_all(there, (B, DONE)).moves_left == 2


@pytest.mark.rule("1.4", "6.4")
def test_who_plays_alone_answers_for_one_wizard_after_the_other() -> None:
    start = advance_to_decision(
        table((WIZARD, WIZARD), at=("b1",), monsters={"b1": Monster.OGRE}, step="meet", seats=1)
    )
    one = play_all(start, (A, Cast(Spell.TELEPORT)))
    both = play_all(one, (A, Cast(Spell.HEROISM, Figure(0))))

    assert (one.attempts, pending_kinds(one)) == ((), [(A, "spells")])
    assert [(attempt.by, attempt.means) for attempt in both.attempts] == [(0, "teleport"), (1, "heroism")]


@pytest.mark.rule("2.4")
def test_every_kind_of_roll_has_a_stream_of_its_own() -> None:
    prepared = wizard(
        treasures={"a1": Treasure.PISTOL, "a2": Treasure.HEALING}, carried={"a1": 0, "a2": 0}, hits={0: 2}
    )
    fought = advance_to_decision(table((WIZARD,), at=("b1",), monsters={"b1": Monster.OGRE}, step="meet"))
    fireball = play_all(fought, (A, Cast(Spell.FIREBALL, monster_in("b1"))))
    witch = play_all(advance_to_decision(table((FIGHTER,), at=("b1",), monsters={"b1": Monster.WITCH}, step="meet")), 2)
    rolled = [
        play_all(prepared, (A, Cast(Spell.SPEED))),
        play_all(prepared, (A, Heal(Figure(0)))),
        play_all(prepared, (A, Study())),
        play_all(prepared, (A, Study()), 1),
        fireball,
        play_all(fireball, 4),
        witch,
        play_all(witch, 4),
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
    used = sum(BIT_OF_KIND[kind] for kind in PREPARATION_ITEMS)
    nots = tuple(used if counter == counter_in("a1") else 0 for counter in range(COUNTER_COUNT))
    alone, allied = (replace(table(party, **hidden), ruled_out=nots) for party in ((FIGHTER,), (FIGHTER, CLERIC)))  # type: ignore[arg-type]

    assert pending_kinds(advance_to_decision(alone)) == [(A, "vote")]
    assert pending_kinds(advance_to_decision(allied)) == [(A, "prepare")]


@pytest.mark.rule("1.4", "6.4")
def test_who_answers_for_two_is_asked_two_questions() -> None:
    start = advance_to_decision(
        table((WIZARD, WIZARD), at=("b1",), monsters={"b1": Monster.OGRE}, step="meet", seats=1)
    )
    one = play_all(start, (A, Hold()))
    both = play_all(one, (A, Cast(Spell.TELEPORT)))

    assert one.tokens[A] == start.tokens[A] + 1
    assert (both.tokens, both.step) == (one.tokens, "spells")


@pytest.mark.rule("2.1")
def test_every_question_raises_the_token_of_who_is_asked() -> None:
    start = advance_to_decision(table((FIGHTER, CLERIC), at=("c1",)))
    walked = play_all(start, (A, Go(area_named("c2"))), (B, Go(area_named("c2"))))

    assert (start.tokens, walked.tokens) == ((1, 1), (2, 2))
    assert play_all(start, (A, STOP)).tokens == (1, 1)


@pytest.mark.rule("2.1")
def test_only_chance_rolls_dice_and_only_when_they_are_due() -> None:
    asked = wizard()
    rolling = play_all(asked, (A, Cast(Spell.ESP)))

    assert [clause_against(state, CHANCE, Roll(3)) for state in (asked, rolling)] == ["2.1", None]
    assert [clause_against(rolling, CHANCE, DONE), clause_against(rolling, A, Roll(3))] == ["2.1", "2.1"]


@pytest.mark.rule("1.4", "6.7")
def test_who_plays_alone_throws_the_acid_for_the_character_who_has_it() -> None:
    rooms = {"a1": Treasure.KEY_A, "a2": Treasure.ACID}
    beast = monster_in("b1")
    start = table((FIGHTER, CLERIC), at=("b1",), treasures=rooms, carried={"a1": 0, "a2": 1}, step="meet", seats=1)
    first = advance_to_decision(start)
    second = play_all(first, (A, Hold()))

    assert [clause_against(state, A, Acid(beast)) for state in (first, second)] == ["6.7", None]


@pytest.mark.rule("3.7", "10.2")
def test_a_look_into_any_room_shows_just_that_room() -> None:
    looked = play_all(wizard(), (A, Cast(Spell.ESP)), 5, (A, Look(area_named("h5"), "both")))
    view, room = RULES.view(looked, A, "pure"), counter_in("h5")

    assert [at for at, kind in enumerate(view.treasures) if kind is not None] == [room]
    assert [at for at, kind in enumerate(view.monsters) if kind is not None] == [room]
