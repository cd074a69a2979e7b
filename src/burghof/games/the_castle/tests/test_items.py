"""Magic items before moving: RULES.md clauses 4.6 to 4.12."""

from collections.abc import Sequence

import pytest
from msgspec.structs import replace

from burghof.games.the_castle.model.area_names import Place
from burghof.games.the_castle.model.castle import area_named
from burghof.games.the_castle.model.counters import (
    BIT_OF_KIND,
    CHARACTERS,
    GOLD_BITS,
    KEY_BITS,
    Discipline,
    Figure,
    Monster,
    Spell,
    Treasure,
)
from burghof.games.the_castle.model.events import Healed, Hurt, ItemUsed, Peeked, ShotHimself, Studied
from burghof.games.the_castle.model.figure_names import name_of
from burghof.games.the_castle.model.moves import (
    Accept,
    Cast,
    Consult,
    Done,
    DrinkTeleport,
    Give,
    GoTo,
    Heal,
    Stop,
    Study,
    Wear,
)
from burghof.games.the_castle.model.options import Options
from burghof.games.the_castle.model.positions import GONE
from burghof.games.the_castle.model.state import State
from burghof.games.the_castle.tests.tables import (
    CLERIC,
    FIGHTER,
    RULES,
    WITH_FIRST,
    WITH_SECOND,
    WIZARD,
    A,
    B,
    advance_to_decision,
    clause_against,
    counter_in,
    pending_kinds,
    play,
    play_all,
    play_all_with_events,
    table,
)
from burghof.kernel import PlayerName

DONE, STOP, TAKE = Done(), Stop(), Accept()


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


@pytest.mark.rule("4.6", "4.7")
def test_the_medallion_shows_one_monster_a_turn() -> None:
    start = advance_to_decision(
        table((FIGHTER, CLERIC), treasures={"a1": Treasure.MEDALLION}, carried={"a1": 0}, monsters={"b1": Monster.BAT})
    )
    room = area_named("b1")
    state, emitted = play(start, A, Consult(room))

    used, _, peeked = emitted
    assert used == ItemUsed(used.name, Treasure.MEDALLION)  # type: ignore[union-attr]
    assert peeked == Peeked((A,), Place.B1, Monster.BAT, None)
    assert clause_against(state, A, Consult(room)) == "4.6"
    assert clause_against(replace(start, face_up=1 << counter_in("b1")), A, Consult(room)) == "4.7"
    assert clause_against(carrying(Treasure.BOOTS), A, Consult(room)) == "4.6"


@pytest.mark.rule("4.8")
def test_healing_takes_away_no_more_hits_than_there_are() -> None:
    start = carrying(Treasure.HEALING)
    state, emitted = play_all_with_events(start, (A, Heal(Figure(1))), 6)

    assert emitted[-1] == Healed(emitted[-1].name, 6, 0)  # type: ignore[union-attr]
    assert (state.hits[:2], state.treasure_at[counter_in("a1")]) == ((5, 0), GONE)
    assert clause_against(start, A, Heal(Figure(6))) == "4.8"
    assert clause_against(replace(start, hits=(5, 0, *start.hits[2:])), A, Heal(Figure(1))) == "4.8"
    assert clause_against(carrying(Treasure.BOOTS), A, Heal(Figure(1))) == "4.6"


@pytest.mark.rule("4.9")
def test_the_potion_of_teleport_never_fails() -> None:
    state = play_all(carrying(Treasure.TELEPORT), (A, DrinkTeleport()))

    assert pending_kinds(state) == [(A, "destination")]
    assert pending_kinds(play_all(state, (A, GoTo(area_named("e2"))))) == [(A, "vote"), (B, "vote")]


def table_with_boots(
    *parties: Sequence[Discipline], rules_version: int = 2, options: Options | None = None, seats: int
) -> State:
    """Return the state in which the first character has the boots, and another party is far away."""
    rooms = {"a1": Treasure.BOOTS}
    start = table(
        *parties,
        (FIGHTER,),
        at=("c1", "g1"),
        treasures=rooms,
        carried={"a1": 0},
        options=options,
        rules_version=rules_version,
        seats=seats,
    )
    return advance_to_decision(start)


@pytest.mark.rule("4.10", "2.5")
def test_boots_carry_the_whole_party_twice_and_by_agreement_only_an_owner_without_allies() -> None:
    party = play_all(table_with_boots((FIGHTER, CLERIC), seats=3), (A, DONE), (A, STOP), (B, STOP))
    owner = play_all(
        table_with_boots((FIGHTER, CLERIC), options=Options(boots="wearer"), seats=3), (A, DONE), (A, STOP), (B, STOP)
    )
    alone = play_all(table_with_boots((FIGHTER,), options=Options(boots="wearer"), seats=2), (A, DONE), (A, STOP))

    assert Options().boots == "party"
    assert (party.active, party.is_second_leg, party.moves_left) == (0, True, 2)
    assert (owner.active, owner.is_second_leg) == (1, False)
    assert (alone.active, alone.is_second_leg) == (0, True)


@pytest.mark.rule("4.10", "2.5")
def test_boots_carry_both_characters_of_who_plays_alone() -> None:
    start = advance_to_decision(table((FIGHTER, WIZARD), treasures={"a1": Treasure.BOOTS}, carried={"a1": 0}, seats=1))
    state = play_all(start, (A, DONE), (A, DONE), (A, STOP))

    assert (state.is_second_leg, pending_kinds(state)) == (True, [(A, "vote")])
    assert not play_all(state, (A, STOP)).is_second_leg


@pytest.mark.rule("4.10", "10.4")
def test_boots_are_not_put_on_and_are_shown_when_they_carry_somebody() -> None:
    start = table_with_boots((FIGHTER,), seats=2)
    state, emitted = play_all_with_events(start, (A, DONE), (A, STOP))
    counter = counter_in("a1")

    assert (RULES.legal_moves(start, A), RULES.view(start, B, "pure").treasures[counter]) == ([DONE], None)
    assert emitted[-1] == ItemUsed(name_of(state, Figure(0)), Treasure.BOOTS)
    assert RULES.view(state, B, "pure").treasures[counter] is Treasure.BOOTS
    assert clause_against(start, A, Wear()) == "4.10"


@pytest.mark.rule("10.4")
def test_who_could_move_again_by_boots_and_does_not_has_none_and_everybody_knows() -> None:
    rooms = {"a1": Treasure.SWORD}
    start = advance_to_decision(table((FIGHTER,), (CLERIC,), at=("c1", "g1"), treasures=rooms, carried={"a1": 0}))
    seen = play_all(start, (A, DONE), (A, STOP))
    wizard = advance_to_decision(table((WIZARD,), (CLERIC,), at=("c1", "g1"), treasures=rooms, carried={"a1": 0}))
    sped = play_all(wizard, (A, Cast(Spell.SPEED)), 5, (A, DONE), (A, STOP))

    assert seen.ruled_out[counter_in("a1")] & BIT_OF_KIND[Treasure.BOOTS]
    assert (sped.is_extra, sped.ruled_out[counter_in("a1")] & BIT_OF_KIND[Treasure.BOOTS]) == (True, 0)


@pytest.mark.rule("4.10", "2.5")
@pytest.mark.parametrize(("boots", "legs"), [("wearer", [1]), ("party", [0])])
def test_by_version_1_boots_were_put_on(boots: str, legs: list[int]) -> None:
    options = Options(boots="party") if boots == "party" else Options(boots="wearer")
    start = table_with_boots((FIGHTER, CLERIC), rules_version=1, options=options, seats=3)
    state = play_all(start, (A, Wear()), (A, DONE), (A, STOP), (B, STOP))
    barefoot = play_all(start, (A, DONE), (A, STOP), (B, STOP))
    given = play_all(start, (A, Wear()), (A, Give(Treasure.BOOTS, CHARACTERS[1])))

    assert Wear() in RULES.legal_moves(start, A)
    assert [state.active] == legs
    assert (barefoot.active, barefoot.ruled_out[counter_in("a1")] & BIT_OF_KIND[Treasure.BOOTS]) == (1, 0)
    assert clause_against(play_all(start, (A, Wear())), A, Wear()) == "4.10"
    assert not given.is_worn


@pytest.mark.rule("4.10", "2.5")
def test_boots_carry_a_lone_owner_twice_but_not_with_speed() -> None:
    start = table_with_boots((WIZARD,), seats=2)
    walking = play_all(start, (A, DONE), (A, STOP))
    sped = play_all(start, (A, Cast(Spell.SPEED)), 5, (A, DONE), (A, STOP))

    assert (walking.is_second_leg, play_all(walking, (A, STOP)).active) == (True, 1)
    assert (sped.is_second_leg, sped.is_extra) == (False, True)
    assert play_all(sped, (A, DONE), (A, STOP)).active == 1


@pytest.mark.rule("4.11", "4.6")
def test_the_pistol_is_understood_or_tried_again() -> None:
    start = carrying(Treasure.PISTOL)
    again = play_all(start, (A, Study()), 3)
    known = play_all(again, (A, Study()), 5)
    later = play_all(known, (A, DONE), (A, STOP), (B, STOP))

    assert pending_kinds(again) == [(A, "prepare")]
    assert play_all_with_events(again, (A, Study()), 5)[1][-1] == Studied(PlayerName(A), 5, "ready")
    assert clause_against(known, A, Study()) == "4.6"
    assert (later.round, clause_against(later, A, Study())) == (2, "4.11")


@pytest.mark.rule("4.11")
def test_on_one_or_two_the_pistol_goes_off_and_is_gone() -> None:
    shot, emitted = play_all_with_events(carrying(Treasure.PISTOL), (A, Study()), 2, 4)

    assert emitted == [
        ItemUsed(PlayerName(A), Treasure.PISTOL),
        Studied(PlayerName(A), 2, "shot"),
        ShotHimself(PlayerName(A), 4),
        emitted[-1],
    ]
    assert emitted[-1] == Hurt(PlayerName(A), 4, 1)
    assert (shot.hits[0], shot.treasure_at[counter_in("a1")]) == (9, GONE)


@pytest.mark.rule("4.11", "4.12")
def test_who_is_given_the_pistol_has_to_find_out_for_himself() -> None:
    known = play_all(carrying(Treasure.PISTOL), (A, Study()), 6)
    given = play_all(known, (A, Give(Treasure.PISTOL, CHARACTERS[1])), (B, TAKE))
    later = play_all(given, (A, STOP), (B, STOP))

    assert clause_against(later, B, Study()) is None


@pytest.mark.rule("4.12")
def test_an_item_is_given_once_a_turn_to_a_living_ally_who_is_asked_again() -> None:
    start = carrying(Treasure.BOOTS, Treasure.GOLD_100)
    given = play_all(start, (A, Give(Treasure.BOOTS, CHARACTERS[1])), (B, TAKE), (A, DONE))

    assert pending_kinds(given) == [(B, "prepare")]
    assert clause_against(given, B, Give(Treasure.BOOTS, CHARACTERS[0])) == "4.12"
    assert clause_against(start, A, Give(Treasure.GOLD_100, CHARACTERS[1])) == "4.12"
    assert clause_against(start, A, Give(Treasure.BOOTS, CHARACTERS[0])) == "4.12"


@pytest.mark.rule("4.12")
def test_who_was_given_something_after_his_preparation_prepares_again() -> None:
    rooms = {"a1": Treasure.MEDALLION, "a2": Treasure.SWORD}
    start = advance_to_decision(table((FIGHTER, CLERIC), treasures=rooms, carried={"a1": 0, "a2": 1}))
    state = play_all(start, (A, DONE), (B, Give(Treasure.SWORD, CHARACTERS[0])), (A, TAKE))

    assert pending_kinds(state) == [(A, "prepare")]


@pytest.mark.rule("4.12")
def test_a_gift_may_be_given_on_in_the_next_turn() -> None:
    start = carrying(Treasure.SWORD)
    later = play_all(start, (A, Give(Treasure.SWORD, CHARACTERS[1])), (B, TAKE), (B, DONE), (A, STOP), (B, STOP))

    assert (later.round, later.treasure_at[counter_in("a1")]) == (2, WITH_SECOND)
    assert clause_against(later, B, Give(Treasure.SWORD, CHARACTERS[0])) is None


@pytest.mark.rule("4.12")
def test_of_two_counters_of_a_kind_each_is_given_once() -> None:
    start = carrying(Treasure.SWORD, Treasure.SWORD)
    one = play_all(start, (A, Give(Treasure.SWORD, CHARACTERS[1])), (B, TAKE))
    both = play_all(one, (A, Give(Treasure.SWORD, CHARACTERS[1])), (B, TAKE))

    assert [[state.treasure_at[counter_in(room)] for room in ("a1", "a2")] for state in (one, both)] == [
        [WITH_SECOND, WITH_FIRST],
        [WITH_SECOND, WITH_SECOND],
    ]


@pytest.mark.rule("4.6", "10.1")
def test_what_is_used_everybody_has_seen() -> None:
    rooms = {"a2": Treasure.PISTOL, "a3": Treasure.SWORD}
    start = advance_to_decision(
        table((FIGHTER,), (CLERIC,), at=("c1", "g1"), treasures=rooms, carried=dict.fromkeys(rooms, 0))
    )
    seen = RULES.view(play_all(start, (A, Study())), None, "pure").treasures

    assert [seen[counter_in(room)] for room in rooms] == [Treasure.PISTOL, None]


@pytest.mark.rule("4.1", "4.11")
def test_who_knows_the_pistol_and_has_no_ally_is_not_asked_again() -> None:
    start = advance_to_decision(table((FIGHTER,), treasures={"a1": Treasure.PISTOL}, carried={"a1": 0}))

    worn = table((FIGHTER,), treasures={"a1": Treasure.BOOTS}, carried={"a1": 0})

    assert pending_kinds(advance_to_decision(replace(worn, shown=1 << counter_in("a1")))) == [(A, "vote")]
    assert pending_kinds(play_all(start, (A, Study()), 3)) == [(A, "prepare")]
    assert pending_kinds(play_all(start, (A, Study()), 6)) == [(A, "vote")]
    assert pending_kinds(play_all(start, (A, Study()), 6, (A, STOP))) == [(A, "vote")]


@pytest.mark.rule("4.12", "10.4")
def test_what_is_given_everybody_knows_to_be_an_item_and_no_more() -> None:
    state = play_all(carrying(Treasure.SWORD), (A, Give(Treasure.SWORD, CHARACTERS[1])), (B, TAKE))

    assert state.ruled_out[counter_in("a1")] == GOLD_BITS | KEY_BITS
    assert RULES.view(state, None, "pure").treasures[counter_in("a1")] is None


@pytest.mark.rule("4.11", "4.12")
def test_who_knows_the_pistol_still_knows_it_when_it_comes_back() -> None:
    to_second, back = (Give(Treasure.PISTOL, member) for member in (CHARACTERS[1], CHARACTERS[0]))
    given = play_all(carrying(Treasure.PISTOL), (A, Study()), 6, (A, to_second), (B, TAKE), (A, STOP), (B, STOP))
    returned = play_all(given, (B, Study()), 5, (B, back), (A, TAKE), (A, STOP), (B, STOP))

    assert (returned.treasure_at[counter_in("a1")], pending_kinds(returned)) == (WITH_FIRST, [(A, "prepare")])
    assert clause_against(returned, A, Study()) == "4.11"


@pytest.mark.rule("4.1", "4.7")
def test_after_the_medallion_a_lone_owner_has_nothing_more_to_prepare() -> None:
    start = advance_to_decision(table((FIGHTER,), treasures={"a1": Treasure.MEDALLION}, carried={"a1": 0}))

    assert pending_kinds(play_all(start, (A, Consult(area_named("b1"))))) == [(A, "vote")]
