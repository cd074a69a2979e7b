"""The witch: RULES.md clause 6.13."""

import pytest
from msgspec.structs import replace

from burghof.games.the_castle.model.castle import OUTSIDE, area_named
from burghof.games.the_castle.model.counters import (
    BIT_OF_KIND,
    DWARF,
    Figure,
    Monster,
    Treasure,
)
from burghof.games.the_castle.model.events import (
    CharmBroken,
    Dispelled,
    GoldLost,
)
from burghof.games.the_castle.model.moves import (
    Fight,
    Go,
)
from burghof.games.the_castle.model.positions import DEAD, GONE, princess_in, princess_with, wild_in
from burghof.games.the_castle.model.state import State
from burghof.games.the_castle.tests.fights import BEAST, HOLD, captive_with, fight
from burghof.games.the_castle.tests.tables import (
    CLERIC,
    FIGHTER,
    OURS,
    RULES,
    WITH_FIRST,
    WITH_SECOND,
    A,
    B,
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
from burghof.kernel import with_item


def after_witch_spell(*dice: int, **more: object) -> State:
    """Return a wounded fighter and a cleric with things to lose, after a witch's spell."""
    start = fight(
        FIGHTER,
        CLERIC,
        monster=Monster.WITCH,
        hits={0: 3, 1: 1},
        treasures={"a1": Treasure.BOOTS, "a2": Treasure.GOLD_200},
        carried={"a1": 0, "a2": 1},
        **more,
    )
    return play_all(
        with_charmed(start, "i1"), (A, HOLD), (B, HOLD), (A, Fight(Figure(0))), (B, Fight(Figure(0))), 2, *dice
    )


@pytest.mark.rule("6.13", "8.6")
def test_a_witch_sends_the_party_out_of_the_castle_without_the_princess() -> None:
    start = replace(fight(FIGHTER, monster=Monster.WITCH), princess=princess_with(OURS))
    state = play_all(start, 1, 1)

    assert (after_witch_spell(1).companies[0].area, after_witch_spell(1).step, after_witch_spell(1).is_second_leg) == (
        OUTSIDE,
        "vote",
        True,
    )
    assert (state.companies[0].area, state.princess) == (OUTSIDE, princess_in(area_named("b1")))
    assert state.hits[BEAST] == 1


@pytest.mark.rule("6.13", "10.4")
def test_a_witch_dispels_magic_and_makes_gold_worthless() -> None:
    dispelled, led = after_witch_spell(2), after_witch_spell(3)

    assert dispelled.treasure_at[counter_in("a1")] == GONE
    assert dispelled.monster_at[counter_in("i1")] == wild_in(area_named("b1"))
    assert dispelled.treasure_at[counter_in("a2")] == WITH_SECOND
    assert (led.treasure_at[counter_in("a2")], led.treasure_at[counter_in("a1")]) == (GONE, WITH_FIRST)
    assert dispelled.ruled_out[counter_in("a2")] & BIT_OF_KIND[Treasure.BOOTS]


@pytest.mark.rule("6.13")
def test_a_witch_poisons_curses_and_doubles_hits() -> None:
    assert after_witch_spell(4, 2).hits[:2] == (5, 3)
    assert after_witch_spell(5).cursed == 1
    assert after_witch_spell(6).hits[:2] == (6, 2)


@pytest.mark.rule("6.13")
def test_the_spell_of_a_dying_witch_still_strikes() -> None:
    state = play_all(fight(FIGHTER, monster=Monster.WITCH, hits={BEAST: 2}), 3, 5)

    assert (state.monster_at[counter_in("b1")], state.cursed) == (DEAD, 1)


@pytest.mark.rule("6.13", "10.4")
def test_what_a_witch_destroys_is_shown_and_nothing_else_is_lost() -> None:
    rooms = {"a1": Treasure.BOOTS, "a2": Treasure.GOLD_200, "a3": Treasure.KEY_A}
    carried = {"a1": 0, "a2": 1, "a3": 1}
    start = with_charmed(fight(FIGHTER, CLERIC, monster=Monster.WITCH, treasures=rooms, carried=carried), "i1")
    worn = play_all(replace(start, is_worn=True), (A, HOLD), (B, HOLD), (A, Fight(Figure(0))), (B, Fight(Figure(0))), 2)
    dispelled, spell_events = play_all_with_events(worn, 2)
    led, gold_events = play_all_with_events(worn, 3)

    assert spell_events[1:] == [Dispelled((Treasure.BOOTS,)), CharmBroken(start.monsters[counter_in("i1")].message_ref)]
    assert gold_events[1:] == [GoldLost((Treasure.GOLD_200,))]
    assert [[state.treasure_at[counter_in(room)] for room in rooms] for state in (dispelled, led)] == [
        [GONE, WITH_SECOND, WITH_SECOND],
        [WITH_FIRST, GONE, WITH_SECOND],
    ]
    assert [spectator_knows(dispelled, room) for room in rooms] == [Treasure.BOOTS, None, None]
    assert [spectator_knows(led, room) for room in rooms] == [None, Treasure.GOLD_200, None]
    assert (dispelled.is_worn, led.is_worn) == (False, True)
    assert not play_all(replace(worn, is_worn=False), 3).is_worn
    assert dispelled.monster_at == with_item(start.monster_at, counter_in("i1"), wild_in(area_named("b1")))
    assert led.monster_at == start.monster_at
    assert (pending_kinds(dispelled), pending_kinds(led)) == (
        [(A, "against"), (B, "against")],
        [(A, "fighter"), (B, "fighter")],
    )


def spectator_knows(state: State, room: str) -> Treasure | None:
    """Return what a spectator knows of the treasure that was laid in a room."""
    return RULES.view(state, None, "pure").treasures[counter_in(room)]


@pytest.mark.rule("6.13")
@pytest.mark.parametrize(
    ("dice", "step"), [((3,), "melee"), ((4, 2), "melee"), ((5,), "melee"), ((6,), "melee"), ((1,), "vote")]
)
def test_after_a_witch_s_spell_the_fight_goes_on_unless_the_party_is_sent_away(
    dice: tuple[int, ...], step: str
) -> None:
    assert play_all(fight(FIGHTER, monster=Monster.WITCH), 2, *dice).step == step


@pytest.mark.rule("6.13", "2.5")
def test_who_is_sent_out_of_the_castle_may_come_back_by_boots() -> None:
    start = fight(FIGHTER, monster=Monster.WITCH, treasures={"a1": Treasure.BOOTS}, carried={"a1": 0})
    state = play_all(replace(start, is_worn=True), (A, HOLD), 2, 1)

    assert (state.companies[0].area, state.is_second_leg, pending_kinds(state)) == (OUTSIDE, True, [(A, "vote")])
    assert clause_against(state, A, Go(area_named("c1"))) is None


@pytest.mark.rule("6.13", "6.12", "6.14")
def test_a_charmed_troll_heals_after_the_witch_s_spell() -> None:
    troll = monster_in("i1")
    monsters = {"b1": Monster.WITCH, "i1": Monster.TROLL}
    start = with_charmed(table((FIGHTER,), at=("b1",), monsters=monsters, hits={troll: 1}, step="meet"), "i1")
    fought = play_all(advance_to_decision(start), (A, Fight(troll)), 2, 4)

    assert play_all(fought, 4).monster_at[counter_in("i1")] == DEAD
    assert play_all(fought, 3).hits[troll] == 3


@pytest.mark.rule("6.13", "6.12")
def test_a_captive_who_fights_a_witch_draws_her_spell_on_the_party() -> None:
    start = captive_with(fight(FIGHTER, monster=Monster.WITCH), Treasure.DWARF)
    state = play_all(advance_to_decision(replace(start, step="round", attempts=())), (A, Fight(DWARF)), 2, 5)

    assert (state.hits[BEAST], state.cursed) == (1, 1)
