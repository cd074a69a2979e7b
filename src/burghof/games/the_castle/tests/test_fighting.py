"""Fighting: RULES.md chapter 6, meetings and melee."""

import pytest
from msgspec.structs import replace

from burghof.games.the_castle.model.castle import area_named
from burghof.games.the_castle.model.counters import (
    BIT_OF_KIND,
    DWARF,
    ELF,
    Figure,
    Monster,
    Spell,
    Treasure,
)
from burghof.games.the_castle.model.events import (
    CastleEvent,
    CoffinClosed,
    NoCoffin,
    NoSword,
    PartyDied,
    Spared,
    SwordDrawn,
    TurnBegan,
)
from burghof.games.the_castle.model.moves import (
    Against,
    Attack,
    Cast,
    Done,
    Fight,
    Go,
    Roll,
    Spare,
    Stop,
)
from burghof.games.the_castle.model.positions import DEAD, GONE, in_pile, wild_in
from burghof.games.the_castle.model.preview import Change
from burghof.games.the_castle.rules.modifiers import modifier, modifier_changes
from burghof.games.the_castle.rules.turn import advance
from burghof.games.the_castle.tests.fights import BEAST, HOLD, captive_with, duel, fight
from burghof.games.the_castle.tests.tables import (
    CLERIC,
    FIGHTER,
    RULES,
    THEIRS,
    WITH_FIRST,
    WITH_SECOND,
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
from burghof.kernel import CHANCE, Seat, with_item


@pytest.mark.rule("6.1", "10.1")
def test_the_monster_is_turned_face_up() -> None:
    assert RULES.view(fight(FIGHTER), None, "pure").monsters[counter_in("b1")] is Monster.OGRE


@pytest.mark.rule("6.2", "10.4")
def test_a_coffin_and_a_vampire_go_together() -> None:
    start = table(
        (FIGHTER,), at=("c1",), monsters={"b1": Monster.VAMPIRE}, treasures={"a1": Treasure.COFFIN}, carried={"a1": 0}
    )

    state, emitted = play_all_with_events(advance_to_decision(start), (A, Done()), (A, Go(area_named("b1"))))

    assert CoffinClosed(Monster.VAMPIRE.message_ref) in emitted
    assert RULES.view(state, None, "pure").treasures[counter_in("a1")] is Treasure.COFFIN
    assert (state.monster_at[counter_in("b1")], state.treasure_at[counter_in("a1")]) == (DEAD, GONE)
    assert pending_kinds(state) == [(A, "loot")]


@pytest.mark.rule("6.2", "6.3")
def test_where_a_coffin_has_taken_the_last_monster_another_party_may_be_attacked() -> None:
    rooms = {"monsters": {"b1": Monster.VAMPIRE}, "treasures": {"a1": Treasure.COFFIN}, "carried": {"a1": 0}}
    state = advance_to_decision(table((FIGHTER,), (CLERIC,), at=("b1", "b1"), step="meet", **rooms))  # type: ignore[arg-type]

    assert pending_kinds(state) == [(A, "attack")]


@pytest.mark.rule("6.2", "10.4")
def test_who_has_no_coffin_shows_it() -> None:
    emitted: list[object] = []
    start = table(
        (FIGHTER,),
        at=("b1",),
        monsters={"b1": Monster.VAMPIRE},
        treasures={"a1": Treasure.GOLD_100},
        carried={"a1": 0},
        step="meet",
    )

    state = advance(start, lambda event, _: emitted.append(event))

    assert NoCoffin((A,)) in emitted
    assert state.ruled_out[counter_in("a1")] & BIT_OF_KIND[Treasure.COFFIN]
    assert advance(replace(state, step="meet", ballot=None, attempts=()), lambda *_: None).ruled_out == state.ruled_out


@pytest.mark.rule("6.2")
def test_a_coffin_is_kept_from_other_monsters_and_shown_to_nobody() -> None:
    state = fight(FIGHTER, treasures={"a1": Treasure.COFFIN}, carried={"a1": 0})

    assert state.treasure_at[counter_in("a1")] == WITH_FIRST
    assert state.monster_at[counter_in("b1")] == wild_in(area_named("b1"))
    assert (state.shown, state.ruled_out[counter_in("a1")]) == (0, 0)


@pytest.mark.rule("6.9", "6.12")
def test_one_roll_serves_both_sides() -> None:
    state = play_all(fight(FIGHTER), 2)

    assert (state.hits[BEAST], state.hits[0]) == (2, 4)
    assert clause_against(state, CHANCE, Roll(7)) == "2.4"


@pytest.mark.rule("6.9")
def test_each_side_sends_whom_most_want_and_in_a_tie_its_first_picker_decides() -> None:
    party = fight(FIGHTER, CLERIC)
    sent = play_all(party, (B, Fight(Figure(1))), (A, Fight(Figure(0))))
    both = advance_to_decision(table((FIGHTER, CLERIC), (CLERIC,), at=("c1", "c1"), step="meet"))
    attacked = play_all(both, (A, Attack(THEIRS)), (B, Attack(THEIRS)))
    against_one = play_all(attacked, (A, Fight(Figure(1))), (B, Fight(Figure(1))))

    assert sent.ours == 0
    assert clause_against(party, A, Fight(BEAST)) == "6.9"
    assert (against_one.ours, against_one.theirs) == (1, 2)


@pytest.mark.rule("6.12")
def test_two_characters_roll_and_hit_each_other() -> None:
    state = play_all(duel((FIGHTER,), (CLERIC,)), 3, 5)

    assert state.hits[:2] == (5, 3)


@pytest.mark.rule("6.12")
def test_where_no_character_fights_one_die_serves_both_rows() -> None:
    start = with_charmed(fight(FIGHTER, monster=Monster.GOBLIN), "a1")
    rat = replace(
        start, monsters=tuple(Monster.RAT if at == counter_in("a1") else kind for at, kind in enumerate(start.monsters))
    )
    asked_again = advance_to_decision(replace(rat, step="round", attempts=()))
    state = play_all(asked_again, (A, Fight(monster_in("a1"))), 2)

    assert (state.hits[BEAST], state.monster_at[counter_in("a1")]) == (1, DEAD)


@pytest.mark.rule("6.10")
def test_of_several_monsters_the_party_chooses_one() -> None:
    start = fight(FIGHTER)
    second = replace(
        start,
        monster_at=with_item(start.monster_at, counter_in("a1"), wild_in(area_named("b1"))),
    )
    state = advance_to_decision(replace(second, step="meet", attempts=()))
    chosen = play_all(state, (A, Against(monster_in("a1"))))

    assert pending_kinds(state) == [(A, "against")]
    assert RULES.legal_moves(state, A) == [Against(monster_in("a1")), Against(BEAST)]
    assert clause_against(state, A, Against(monster_in("a2"))) == "6.10"
    assert (chosen.theirs, chosen.step) == (monster_in("a1"), "melee")


@pytest.mark.rule("6.11")
def test_modifiers_are_added_and_then_kept_between_minus_and_plus_one() -> None:
    plain = fight(FIGHTER, CLERIC, WIZARD, monster=Monster.GHOUL)
    sword = table((FIGHTER, CLERIC), treasures={"a1": Treasure.SWORD, "a2": Treasure.SWORD}, carried={"a1": 0, "a2": 1})
    cursed = table((FIGHTER,), treasures={"a1": Treasure.SWORD, "a2": Treasure.CURSE}, carried={"a1": 0, "a2": 0})

    assert [modifier(plain, Figure(figure), BEAST) for figure in (0, 1, 2, BEAST)] == [0, 1, -1, 0]
    assert [modifier(replace(plain, heroic=7), Figure(figure), BEAST) for figure in range(3)] == [1, 1, 0]
    assert [modifier(replace(plain, cursed=5), Figure(figure), BEAST) for figure in range(3)] == [-1, 1, -1]
    assert [modifier(sword, Figure(figure), Figure(-1)) for figure in range(2)] == [1, 0]
    assert [modifier(replace(cursed, heroic=heroic), Figure(0), BEAST) for heroic in (0, 1)] == [0, 1]


@pytest.mark.rule("6.11", "10.4")
@pytest.mark.parametrize(("item", "event"), [(Treasure.SWORD, SwordDrawn), (Treasure.BOOTS, NoSword)])
def test_a_fighter_shows_whether_he_has_a_sword(item: Treasure, event: type) -> None:
    start = fight(FIGHTER, treasures={"a1": item}, carried={"a1": 0})
    state, emitted = play_all_with_events(start, (A, HOLD))

    assert any(isinstance(one, event) for one in emitted)
    assert (state.shown >> counter_in("a1") & 1) == (item is Treasure.SWORD)


@pytest.mark.rule("6.14")
def test_a_troll_that_survives_is_rid_of_a_hit() -> None:
    assert play_all(fight(FIGHTER, monster=Monster.TROLL), 4).hits[BEAST] == 3
    assert play_all(fight(FIGHTER, monster=Monster.TROLL), 6).monster_at[counter_in("b1")] == DEAD
    assert play_all(fight(WIZARD, monster=Monster.TROLL), (A, HOLD), 1).hits[BEAST] == 0


@pytest.mark.rule("6.14")
def test_the_troll_of_the_first_room_heals_too() -> None:
    start = advance_to_decision(table((FIGHTER,), at=("a1",), monsters={"a1": Monster.TROLL}, step="meet"))

    assert play_all(start, 4).hits[monster_in("a1")] == 3


@pytest.mark.rule("6.15", "6.12")
def test_captives_fight_no_larger_monster() -> None:
    ogre = advance_to_decision(
        replace(captive_with(fight(FIGHTER, CLERIC), Treasure.DWARF), step="round", attempts=(), ballot=None)
    )
    rat = captive_with(fight(FIGHTER, monster=Monster.RAT), Treasure.ELF)
    small = advance_to_decision(replace(rat, step="round", attempts=()))

    assert clause_against(ogre, A, Fight(DWARF)) == "6.15"
    assert play_all(small, (A, Fight(ELF)), 4).hits[BEAST] == 1


@pytest.mark.rule("6.12", "8.1")
def test_with_six_characters_the_dwarf_is_still_the_dwarf() -> None:
    six = (FIGHTER, FIGHTER, FIGHTER, CLERIC, CLERIC, CLERIC)
    start = advance_to_decision(table(six, at=("b1",), monsters={"b1": Monster.GOBLIN}, hits={DWARF: 3}, step="meet"))
    state = advance_to_decision(replace(captive_with(start, Treasure.DWARF), step="round", ballot=None))
    seats = [Seat(seat) for seat in range(6)]
    fought = play_all(state, *((seat, Fight(DWARF)) for seat in seats), 2)

    assert (fought.hits[BEAST], fought.dead) == (1, 0)
    assert fought.treasure_at[fought.treasures.index(Treasure.DWARF)] == GONE


@pytest.mark.rule("6.11")
def test_clerics_fight_witches_and_the_undead_at_an_advantage_and_nobody_else() -> None:
    kinds = (Monster.WITCH, Monster.GHOST, Monster.VAMPIRE, Monster.OGRE)

    assert [modifier(fight(CLERIC, monster=kind), Figure(0), BEAST) for kind in kinds] == [1, 1, 1, 0]
    assert [modifier(fight(FIGHTER, monster=kind), Figure(0), BEAST) for kind in kinds] == [0] * 4
    assert modifier(duel((CLERIC,), (WIZARD,)), Figure(0), Figure(1)) == 0


@pytest.mark.rule("6.11")
def test_each_sword_and_each_curse_counts_before_the_sum_is_kept_small() -> None:
    rooms = {"a1": Treasure.SWORD, "a2": Treasure.SWORD, "a3": Treasure.CURSE, "b2": Treasure.CURSE}
    swords = table((FIGHTER,), treasures=rooms, carried={"a1": 0, "a2": 0, "a3": 0})
    curses = table((FIGHTER,), treasures=rooms, carried={"a1": 0, "a3": 0, "b2": 0})

    assert [modifier(state, Figure(0), Figure(-1)) for state in (swords, curses)] == [1, -1]
    assert list(modifier_changes(swords, Figure(0), Figure(-1))) == [Change("curse", -1), Change("sword", 2)]
    assert list(modifier_changes(curses, Figure(0), Figure(-1))) == [Change("curse", -2), Change("sword", 1)]


@pytest.mark.rule("10.4")
def test_a_fighter_shows_once_that_he_has_no_sword_and_others_show_nothing() -> None:
    _, bare = play_all_with_events(fight(FIGHTER), 2)
    cleric, emitted = play_all_with_events(
        fight(CLERIC, treasures={"a1": Treasure.SWORD}, carried={"a1": 0}), (A, HOLD), 2
    )
    _, twice = play_all_with_events(
        fight(FIGHTER, treasures={"a1": Treasure.BOOTS}, carried={"a1": 0}), (A, HOLD), 2, 3
    )

    assert [event for event in (*bare, *emitted) if isinstance(event, SwordDrawn | NoSword)] == []
    assert (cleric.shown, cleric.ruled_out[counter_in("a1")] & BIT_OF_KIND[Treasure.SWORD]) == (0, 0)
    assert [event for event in twice if isinstance(event, NoSword)] == [NoSword(FIGHTER.message_ref)]


@pytest.mark.rule("6.11", "10.4")
@pytest.mark.parametrize(("rules_version", "said"), [(1, [NoSword(FIGHTER.message_ref)]), (2, [])])
def test_a_fighter_with_a_shown_sword_is_not_said_to_have_none(rules_version: int, said: list[NoSword]) -> None:
    carried = {"a1": Treasure.SWORD, "a2": Treasure.BOOTS}
    start = fight(FIGHTER, treasures=carried, carried=dict.fromkeys(carried, 0))
    shown = replace(start, shown=1 << counter_in("a1"), rules_version=rules_version)
    state, emitted = play_all_with_events(shown, (A, HOLD))

    assert [one for one in emitted if isinstance(one, SwordDrawn | NoSword)] == said
    assert state.ruled_out[counter_in("a2")] & BIT_OF_KIND[Treasure.SWORD]


@pytest.mark.rule("6.3", "6.9")
def test_a_party_may_be_spared() -> None:
    start = advance_to_decision(table((FIGHTER,), (CLERIC,), at=("c1", "c1"), step="meet"))
    state, emitted = play_all_with_events(start, (A, Spare()))

    assert emitted[0] == Spared((A,))
    assert (state.enemy, state.hits, state.dead, pending_kinds(state)) == (None, start.hits, 0, [(B, "vote")])
    assert pending_kinds(play_all(state, (B, Stop()))) == [(B, "attack")]


@pytest.mark.rule("5.3", "10.1")
def test_votes_lie_open_when_all_are_in() -> None:
    state = play_all(fight(FIGHTER, CLERIC), (A, Fight(Figure(0))), (B, Fight(Figure(1))))
    votes = RULES.view(state, None, "pure").last_revealed_ballot

    assert votes is not None
    assert votes.reveal() == ((0, Fight(Figure(0))), (1, Fight(Figure(1))))


@pytest.mark.rule("6.9", "6.12")
def test_both_sides_may_fall_in_one_round_and_what_they_had_stays() -> None:
    start = advance_to_decision(
        table((FIGHTER,), (CLERIC,), (FIGHTER,), at=("c1", "c1", "g1"), hits={0: 9, 1: 7}, step="meet")
    )
    kinds = (Treasure.GOLD_100, Treasure.ELF, Treasure.GOLD_200)
    holders = zip(kinds, (WITH_FIRST, WITH_FIRST, WITH_SECOND), strict=True)
    carried = {start.treasures.index(kind): at for kind, at in holders}
    laden = replace(
        start,
        treasure_at=tuple(carried.get(counter, at) for counter, at in enumerate(start.treasure_at)),
        shown=1 << start.treasures.index(Treasure.ELF),
    )
    state, emitted = play_all_with_events(laden, (A, Attack(THEIRS)), (A, Fight(Figure(0))), 4, 4)
    pile = in_pile(area_named("c1"))

    assert [state.treasure_at[counter] for counter in carried] == [pile, GONE, pile]
    assert [event for event in emitted if isinstance(event, PartyDied)] == [PartyDied((A,), 1), PartyDied((B,), 1)]
    assert (state.dead, pending_kinds(state)) == (3, [(C, "vote")])


@pytest.mark.rule("6.1")
def test_a_monster_that_lies_open_is_not_turned_again() -> None:
    emitted: list[CastleEvent] = []
    start = table((FIGHTER,), at=("b1",), monsters={"b1": Monster.OGRE}, step="meet")

    advance(replace(start, face_up=1 << counter_in("b1")), lambda event, _: emitted.append(event))

    assert emitted == []


@pytest.mark.rule("3.5", "2.5")
def test_a_party_that_dies_has_no_second_turn() -> None:
    start = advance_to_decision(
        table((WIZARD,), (FIGHTER,), at=("c1", "g1"), monsters={"b1": Monster.OGRE}, hits={0: 5})
    )
    state, emitted = play_all_with_events(start, (A, Cast(Spell.SPEED)), 6, (A, Go(area_named("b1"))), (A, HOLD), 1)

    assert (state.dead, state.active, state.is_extra, pending_kinds(state)) == (1, 1, False, [(B, "vote")])
    assert [event for event in emitted if isinstance(event, TurnBegan)] == [TurnBegan((B,), 1, is_extra=False)]
