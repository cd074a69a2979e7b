"""The witch: RULES.md clause 6.13."""

import pytest
from msgspec.structs import replace

from burghof.games.the_castle.model.castle import OUTSIDE, area_named
from burghof.games.the_castle.model.counters import (
    BITS,
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
from burghof.games.the_castle.model.state import DEAD, GONE, ON_FLOOR, State
from burghof.games.the_castle.tests.fights import BEAST, HOLD, captive_with, fight
from burghof.games.the_castle.tests.tables import (
    CLERIC,
    FIGHTER,
    RULES,
    A,
    B,
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


def hexed(*dice: int, **more: object) -> State:
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
    return after(charmed_by(start, "i1"), (A, HOLD), (B, HOLD), (A, Fight(Figure(0))), (B, Fight(Figure(0))), 2, *dice)


@pytest.mark.rule("6.13", "8.6")
def test_a_witch_sends_the_party_out_of_the_castle_without_the_princess() -> None:
    start = replace(fight(FIGHTER, monster=Monster.WITCH), princess=0)
    state = after(start, 1, 1)

    assert (hexed(1).companies[0].area, hexed(1).step, hexed(1).is_second_leg) == (OUTSIDE, "vote", True)
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


@pytest.mark.rule("6.13", "10.4")
def test_what_a_witch_destroys_is_shown_and_nothing_else_is_lost() -> None:
    rooms = {"a1": Treasure.BOOTS, "a2": Treasure.GOLD_200, "a3": Treasure.KEY_A}
    carried = {"a1": 0, "a2": 1, "a3": 1}
    start = charmed_by(fight(FIGHTER, CLERIC, monster=Monster.WITCH, treasures=rooms, carried=carried), "i1")
    worn = after(replace(start, is_worn=True), (A, HOLD), (B, HOLD), (A, Fight(Figure(0))), (B, Fight(Figure(0))), 2)
    dispelled, told = told_after(worn, 2)
    led, told_of_gold = told_after(worn, 3)
    freed = {counter_in("i1"): area_named("b1")}

    assert told[1:] == [Dispelled((Treasure.BOOTS,)), CharmBroken(start.monsters[counter_in("i1")].word)]
    assert told_of_gold[1:] == [GoldLost((Treasure.GOLD_200,))]
    assert [[state.treasure_at[counter_in(room)] for room in rooms] for state in (dispelled, led)] == [
        [GONE, 1, 1],
        [0, GONE, 1],
    ]
    assert [seen(dispelled, room) for room in rooms] == [Treasure.BOOTS, None, None]
    assert [seen(led, room) for room in rooms] == [None, Treasure.GOLD_200, None]
    assert (dispelled.is_worn, led.is_worn) == (False, True)
    assert not after(replace(worn, is_worn=False), 3).is_worn
    assert dispelled.monster_at == tuple(freed.get(at, place) for at, place in enumerate(start.monster_at))
    assert led.monster_at == start.monster_at
    assert (asked(dispelled), asked(led)) == ([(A, "against"), (B, "against")], [(A, "fighter"), (B, "fighter")])


def seen(state: State, room: str) -> Treasure | None:
    """Return what a spectator knows of the treasure that was laid in a room."""
    return RULES.view(state, None, "pure").treasures[counter_in(room)]


@pytest.mark.rule("6.13")
@pytest.mark.parametrize(
    ("dice", "step"), [((3,), "melee"), ((4, 2), "melee"), ((5,), "melee"), ((6,), "melee"), ((1,), "vote")]
)
def test_after_a_witch_s_spell_the_fight_goes_on_unless_the_party_is_sent_away(
    dice: tuple[int, ...], step: str
) -> None:
    assert after(fight(FIGHTER, monster=Monster.WITCH), 2, *dice).step == step


@pytest.mark.rule("6.13", "2.5")
def test_who_is_sent_out_of_the_castle_may_come_back_by_boots() -> None:
    start = fight(FIGHTER, monster=Monster.WITCH, treasures={"a1": Treasure.BOOTS}, carried={"a1": 0})
    state = after(replace(start, is_worn=True), (A, HOLD), 2, 1)

    assert (state.companies[0].area, state.is_second_leg, asked(state)) == (OUTSIDE, True, [(A, "vote")])
    assert refused(state, A, Go(area_named("c1"))) is None


@pytest.mark.rule("6.13", "6.12", "6.14")
def test_a_charmed_troll_heals_after_the_witch_s_spell() -> None:
    troll = monster_in("i1")
    monsters = {"b1": Monster.WITCH, "i1": Monster.TROLL}
    start = charmed_by(table((FIGHTER,), at=("b1",), monsters=monsters, hits={troll: 1}, step="meet"), "i1")
    fought = after(begun(start), (A, Fight(troll)), 2, 4)

    assert after(fought, 4).monster_at[counter_in("i1")] == DEAD
    assert after(fought, 3).hits[troll] == 3


@pytest.mark.rule("6.13", "6.12")
def test_a_captive_who_fights_a_witch_draws_her_spell_on_the_party() -> None:
    start = captive_with(fight(FIGHTER, monster=Monster.WITCH), Treasure.DWARF)
    state = after(begun(replace(start, step="round", attempts=())), (A, Fight(DWARF)), 2, 5)

    assert (state.hits[BEAST], state.hexed) == (1, 1)
