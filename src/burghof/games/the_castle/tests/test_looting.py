"""Looting, deaths and the Princess: RULES.md chapters 7 and 8."""

import pytest
from msgspec.structs import replace

from burghof.games.the_castle.model.area_names import Place
from burghof.games.the_castle.model.castle import AreaKind, area_named
from burghof.games.the_castle.model.counters import CHARACTERS, DWARF, ELF, Figure, Monster, Spell, Treasure
from burghof.games.the_castle.model.events import (
    Died,
    Found,
    Hurt,
    Looted,
    MeleeRolled,
    OpenlyFound,
    PileSeen,
    PileTaken,
    PrincessJoined,
    PrincessStayed,
    TrapSprung,
)
from burghof.games.the_castle.model.moves import Attack, Cast, Check, Decline, Fight, Go, TakePile, Wear
from burghof.games.the_castle.model.state import DEAD, GONE, ON_FLOOR, PILE, State
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
    advance_to_decision,
    charmed_by,
    clause_against,
    counter_in,
    monster_in,
    pending_kinds,
    play,
    play_all,
    play_all_with_events,
    table,
)
from burghof.kernel import PlayerName, Seat, with_item

ROOM = area_named("b1")
FIRST, SECOND = CHARACTERS[:2]
CHECK = Check(FIRST, FIRST)


def cleared_room(*parties: object, treasure: Treasure = Treasure.GOLD_300, **more: object) -> State:
    """Return parties in b1 with its monster dead and this treasure to be found."""
    more.setdefault("at", ("b1",))
    start = table(*parties, treasures={"b1": treasure}, **more)  # type: ignore[arg-type]
    places = tuple(DEAD if counter == counter_in("b1") else place for counter, place in enumerate(start.monster_at))
    return advance_to_decision(replace(start, monster_at=places, step="reward"))


def with_captive(state: State, kind: Treasure) -> State:
    """Return the state in which a captive goes with the first character."""
    counter = state.treasures.index(kind)
    places = tuple(0 if at == counter else place for at, place in enumerate(state.treasure_at))
    return replace(state, treasure_at=places, shown=state.shown | 1 << counter)


def with_pile(state: State, room: str) -> State:
    """Return the state in which a room's treasure lies in the pile of b1."""
    places = tuple(PILE + ROOM if at == counter_in(room) else place for at, place in enumerate(state.treasure_at))
    return advance_to_decision(replace(state, treasure_at=places, step="reward", ballot=None))


@pytest.mark.rule("7.1")
def test_a_treasure_may_be_left_where_it_is() -> None:
    state = cleared_room((FIGHTER,), (CLERIC,), at=("b1", "g1"))

    assert pending_kinds(state) == [(A, "loot")]
    assert pending_kinds(play_all(state, (A, Decline()))) == [(B, "vote")]
    assert clause_against(with_pile(with_pile(state, "b1"), "a1"), A, CHECK) == "7.1"


@pytest.mark.rule("7.1")
def test_there_is_no_loot_outside_or_beside_a_wild_monster() -> None:
    outside = advance_to_decision(table((FIGHTER,), (CLERIC,), at=(None, "g1"), step="reward"))
    beside = advance_to_decision(table((FIGHTER,), (CLERIC,), at=("b1", "g1"), step="reward"))

    assert [pending_kinds(outside), pending_kinds(beside)] == [[(B, "vote")]] * 2


@pytest.mark.rule("7.2", "7.4", "7.7", "10.3")
def test_gold_is_seen_by_the_party_alone() -> None:
    state, emitted = play(cleared_room((FIGHTER,), (CLERIC,), at=("b1", "g1")), A, CHECK)
    known = [RULES.view(state, seat, "pure").treasures[counter_in("b1")] for seat in (A, B, None)]

    assert emitted[:2] == [Looted(PlayerName(A), Place.B1), Found((A,), PlayerName(A), Treasure.GOLD_300)]
    assert known == [Treasure.GOLD_300, None, None]
    assert state.treasure_at[counter_in("b1")] == 0


@pytest.mark.rule("7.2")
def test_a_captive_may_check_for_a_character_and_a_character_for_himself() -> None:
    state = with_captive(cleared_room((FIGHTER, CLERIC)), Treasure.DWARF)
    found = play_all(state, (A, Check(DWARF, SECOND)), (B, Check(DWARF, SECOND)))

    assert found.treasure_at[counter_in("b1")] == 1
    assert clause_against(state, A, Check(ELF, FIRST)) == "7.2"
    assert clause_against(state, A, Check(DWARF, CHARACTERS[3])) == "7.2"
    assert clause_against(state, A, Check(FIRST, SECOND)) == "7.2"


@pytest.mark.rule("7.3", "8.3")
def test_what_a_dead_party_left_is_taken_unseen_by_others() -> None:
    state = with_pile(cleared_room((FIGHTER,), (CLERIC,), at=("b1", "g1")), "a1")
    taken, emitted = play(state, A, TakePile(FIRST))

    assert emitted == [PileTaken(PlayerName(A), 1), PileSeen((A,), (state.treasures[counter_in("a1")],))]
    assert pending_kinds(taken) == [(A, "loot")]
    assert clause_against(taken, A, TakePile(FIRST)) == "7.3"
    assert clause_against(state, A, TakePile(SECOND)) == "7.3"


@pytest.mark.rule("7.4")
def test_captives_are_shown_and_go_with_the_party() -> None:
    state, emitted = play(cleared_room((FIGHTER,), treasure=Treasure.ELF), A, CHECK)

    assert emitted[1] == OpenlyFound(FIGHTER.message_ref, Treasure.ELF)
    assert state.treasure_at[counter_in("b1")] == 0


@pytest.mark.rule("7.5")
@pytest.mark.parametrize(("roll", "hits"), [(1, 0), (2, 0), (3, 0), (4, 5), (5, 5), (6, 10)])
def test_a_trap_hits_its_finder(roll: int, hits: int) -> None:
    state = play_all(cleared_room((FIGHTER,), (CLERIC,), treasure=Treasure.TRAP, at=("b1", "g1")), (A, CHECK), roll)

    assert (state.hits[0], state.dead) == (hits, int(hits == 10))


@pytest.mark.rule("7.5")
@pytest.mark.parametrize(("discipline", "hits"), [(FIGHTER, 5), (CLERIC, 4), (WIZARD, 3)])
def test_a_trap_deals_half_a_constitution(discipline: object, hits: int) -> None:
    assert play_all(cleared_room((discipline,), treasure=Treasure.TRAP), (A, CHECK), 4).hits[0] == hits


@pytest.mark.rule("7.5", "8.1")
@pytest.mark.parametrize(("roll", "hits"), [(5, 3), (6, 5)])
def test_a_captive_may_die_in_a_trap(roll: int, hits: int) -> None:
    state = play_all(
        with_captive(cleared_room((FIGHTER,), treasure=Treasure.TRAP), Treasure.DWARF), (A, Check(DWARF, FIRST)), roll
    )

    assert state.hits[DWARF] == hits
    assert (state.treasure_at[state.treasures.index(Treasure.DWARF)] == GONE) is (roll == 6)


@pytest.mark.rule("7.6")
@pytest.mark.parametrize("roll", [1, 2, 3, 4, 5, 6])
def test_vapor_hits_everybody_in_the_area(roll: int) -> None:
    state = play_all(cleared_room((FIGHTER,), (CLERIC,), treasure=Treasure.VAPOR, at=("b1", "b1")), (A, CHECK), roll)

    assert state.hits[:2] == (roll, roll)


@pytest.mark.rule("7.6", "8.6")
def test_spores_hit_everybody_but_the_princess() -> None:
    start = charmed_by(
        with_captive(cleared_room((FIGHTER,), (CLERIC,), treasure=Treasure.SPORES, at=("b1", "g1")), Treasure.ELF), "a1"
    )
    state = play_all(replace(start, princess=0), (A, CHECK))

    assert [state.hits[figure] for figure in (0, 1, ELF, monster_in("a1"))] == [2, 0, 2, 2]
    assert state.princess == 0


@pytest.mark.rule("7.8", "7.9")
@pytest.mark.parametrize("curse", [Treasure.CURSE, Treasure.HEAVY_CURSE])
def test_a_curse_sticks_but_not_to_a_cleric(curse: Treasure) -> None:
    places = [
        play_all(cleared_room((discipline,), treasure=curse), (A, CHECK)).treasure_at[counter_in("b1")]
        for discipline in (FIGHTER, CLERIC)
    ]

    assert places == [0, GONE]


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


@pytest.mark.rule("8.1", "8.2")
def test_allies_keep_what_a_dead_character_carried_but_for_his_curse() -> None:
    rooms = {"a1": Treasure.CURSE, "a2": Treasure.GOLD_100, "b1": Treasure.TRAP, "a3": Treasure.BOOTS}
    start = table((FIGHTER, CLERIC), at=("b1",), treasures=rooms, carried={"a1": 0, "a2": 0, "a3": 0}, step="reward")
    safe = replace(start, monster_at=(DEAD,) * 36, is_worn=True)
    state = play_all(advance_to_decision(safe), (A, CHECK), (B, CHECK), 6)

    assert [state.treasure_at[counter_in(room)] for room in ("a1", "a2", "a3")] == [GONE, 1, 1]
    assert (state.dead, state.is_worn) == (1, False)


@pytest.mark.rule("8.3", "8.6")
def test_a_dead_party_leaves_its_treasure_the_princess_and_wild_monsters() -> None:
    rooms = {"a1": Treasure.HEAVY_CURSE, "a2": Treasure.GOLD_100, "a3": Treasure.ELF}
    start = table(
        (FIGHTER,),
        (CLERIC,),
        at=("b1", "g1"),
        monsters={"b1": Monster.OGRE},
        treasures=rooms,
        carried=dict.fromkeys(rooms, 0),
        hits={0: 9},
        step="meet",
    )
    known = charmed_by(replace(start, shown=sum(1 << counter_in(room) for room in rooms), princess=0), "i1")
    state = play_all(advance_to_decision(replace(known, step="meet")), (A, Fight(Figure(0))), 1)

    assert [state.treasure_at[counter_in(room)] for room in rooms] == [GONE, PILE + ROOM, GONE]
    assert state.monster_at[counter_in("i1")] == ROOM
    assert (state.princess, state.dead, pending_kinds(state)) == (ON_FLOOR + ROOM, 1, [(B, "vote")])


@pytest.mark.rule("8.3")
def test_what_dies_outside_leaves_nothing() -> None:
    start = table((WIZARD,), (CLERIC,), at=(None, "g1"), carried={"a2": 0}, hits={0: 5})
    state = play_all(advance_to_decision(charmed_by(start, "i1")), (A, Cast(Spell.SPEED)), 1)

    assert (state.treasure_at[counter_in("a2")], state.monster_at[counter_in("i1")]) == (GONE, DEAD)


@pytest.mark.rule("8.5")
def test_the_princess_goes_with_those_who_killed_her_company() -> None:
    start = advance_to_decision(table((FIGHTER,), (CLERIC,), at=("c1", "c1"), hits={0: 0, 1: 7}, step="meet"))
    state = play_all(replace(start, princess=1), (A, Attack(THEIRS)), 4, 1)

    assert (state.dead, state.princess) == (2, OURS)


@pytest.mark.rule("8.5")
def test_where_both_sides_die_she_stays() -> None:
    start = advance_to_decision(table((FIGHTER,), (CLERIC,), at=("c1", "c1"), hits={0: 9, 1: 7}, step="meet"))
    state = play_all(replace(start, princess=0), (A, Attack(THEIRS)), 4, 4)

    assert (state.dead, state.princess) == (3, ON_FLOOR + area_named("c1"))


@pytest.mark.rule("8.4")
def test_she_goes_with_who_finds_her_after_the_fight() -> None:
    start = table((FIGHTER,), at=("b1",), monsters={"b1": Monster.RAT}, step="meet")
    state = play_all(advance_to_decision(replace(start, princess=ON_FLOOR + ROOM)), 5)

    assert state.princess == OURS


@pytest.mark.rule("7.4", "10.3")
def test_what_is_found_is_remembered_by_the_finding_party_and_by_nobody_else() -> None:
    state = play_all(cleared_room((FIGHTER, CLERIC), (CLERIC,), at=("b1", "g1")), (A, CHECK), (B, CHECK))
    known = [RULES.view(state, seat, "notebook").treasures for seat in (A, B, C, None)]

    assert [treasures[counter_in("b1")] for treasures in known] == [Treasure.GOLD_300, Treasure.GOLD_300, None, None]
    assert [treasure for treasures in known for treasure in treasures if treasure is not None] == [
        Treasure.GOLD_300
    ] * 2


@pytest.mark.rule("7.6", "8.2")
def test_spores_that_kill_in_two_parties_leave_each_its_own() -> None:
    rooms = {"a1": Treasure.GOLD_100, "a2": Treasure.GOLD_200}
    start = cleared_room(
        (FIGHTER, CLERIC),
        (CLERIC, FIGHTER),
        treasure=Treasure.SPORES,
        at=("b1", "b1"),
        hits={0: 8, 2: 6},
    )
    places = {start.treasures.index(kind): who for kind, who in zip(rooms.values(), (0, 2), strict=True)}
    laden = replace(start, treasure_at=tuple(places.get(at, place) for at, place in enumerate(start.treasure_at)))
    state = play_all(laden, (A, CHECK), (B, CHECK))

    assert (state.dead, state.hits[:4]) == (5, (10, 2, 8, 2))
    assert [state.treasure_at[counter] for counter in places] == [1, 3]


@pytest.mark.rule("7.3", "7.1", "8.3")
def test_a_pile_in_a_corridor_is_taken_too_and_boots_serve_whoever_takes_them() -> None:
    boots = {"a1": Treasure.BOOTS}
    start = table((FIGHTER,), (CLERIC,), at=("c1", "c1"), treasures=boots, carried={"a1": 1}, hits={1: 7}, step="meet")
    first = replace(start, is_worn=True, shown=1 << counter_in("a1"), rules_version=1)
    won = play_all(advance_to_decision(replace(start, shown=1 << counter_in("a1"))), (A, Attack(THEIRS)), 6, 1)
    taken = play_all(won, (A, TakePile(FIRST)))
    bare = play_all(advance_to_decision(first), (A, Attack(THEIRS)), 6, 1, (A, TakePile(FIRST)))

    assert (won.treasure_at[counter_in("a1")], pending_kinds(won)) == (PILE + area_named("c1"), [(A, "loot")])
    assert (taken.treasure_at[counter_in("a1")], taken.is_second_leg) == (0, True)
    assert (bare.is_worn, bare.treasure_at[counter_in("a1")], bare.is_second_leg) == (False, 0, False)
    assert clause_against(bare, A, Wear()) is None


def curse_positions(curse: Treasure, rules_version: int) -> list[int]:
    """Return where a curse is that the dwarf finds, with the fighter as heir and with the cleric as heir."""
    hidden = replace(cleared_room((FIGHTER, CLERIC), treasure=curse), rules_version=rules_version)
    start = with_captive(hidden, Treasure.DWARF)
    votes = [[(A, Check(DWARF, heir)), (B, Check(DWARF, heir))] for heir in (FIRST, SECOND)]
    return [play_all(start, *both).treasure_at[counter_in("b1")] for both in votes]


@pytest.mark.rule("7.9", "7.10")
def test_a_curse_stays_with_the_captive_who_finds_it_and_a_named_cleric_removes_none() -> None:
    assert curse_positions(Treasure.CURSE, 2) == [DWARF, DWARF]
    assert curse_positions(Treasure.HEAVY_CURSE, 2) == [0, 1]


@pytest.mark.rule("7.9")
@pytest.mark.parametrize("curse", [Treasure.CURSE, Treasure.HEAVY_CURSE])
def test_by_version_1_a_captive_s_curse_went_to_the_character_named_with_him(curse: Treasure) -> None:
    assert curse_positions(curse, 1) == [0, GONE]


def cursed_dwarf(hits: int = 0) -> State:
    """Return a fighter and a cursed dwarf in a fight with a rat."""
    start = table(
        (FIGHTER,), at=("b1",), monsters={"b1": Monster.RAT}, treasures={"a1": Treasure.CURSE}, hits={0: hits}
    )
    cursed = with_captive(
        replace(start, treasure_at=with_item(start.treasure_at, counter_in("a1"), int(DWARF))), Treasure.DWARF
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
@pytest.mark.parametrize(("pips", "place"), [(1, 0), (2, GONE)])
def test_only_a_monster_that_dies_takes_the_curse_along(pips: int, place: int) -> None:
    start = table(
        (FIGHTER,), at=("b1",), monsters={"b1": Monster.RAT}, treasures={"a1": Treasure.CURSE}, carried={"a1": 0}
    )
    known = advance_to_decision(replace(start, shown=1 << counter_in("a1"), step="meet", heroic=1))

    assert play_all(known, pips).treasure_at[counter_in("a1")] == place


@pytest.mark.rule("7.8")
def test_who_kills_a_character_keeps_his_curse() -> None:
    start = table(
        (FIGHTER,), (CLERIC,), at=("c1", "c1"), treasures={"a1": Treasure.CURSE}, carried={"a1": 0}, hits={1: 7}
    )
    known = advance_to_decision(replace(start, shown=1 << counter_in("a1"), step="meet"))
    state = play_all(known, (A, Attack(THEIRS)), 4, 1)

    assert (state.dead, state.treasure_at[counter_in("a1")]) == (2, 0)


@pytest.mark.rule("8.5", "8.4")
def test_who_dies_by_his_own_spell_in_a_fight_leaves_the_princess_to_be_found() -> None:
    start = advance_to_decision(table((FIGHTER,), (WIZARD,), at=("c1", "c1"), hits={1: 5}, step="meet"))
    attacked = play_all(replace(start, princess=1), (A, Attack(THEIRS)))
    _, by_himself = play_all_with_events(attacked, (B, Cast(Spell.FIREBALL, Figure(0))), 1)
    _, by_enemies = play_all_with_events(attacked, (B, Cast(Spell.TELEPORT)), 2, 6, 1)
    kinds = PrincessStayed | PrincessJoined

    assert [event for event in by_himself if isinstance(event, kinds)] == [
        PrincessStayed(Place.C1, AreaKind.CORRIDOR),
        PrincessJoined((A,)),
    ]
    assert [event for event in by_enemies if isinstance(event, kinds)] == [PrincessJoined((A,))]


@pytest.mark.rule("8.4", "8.6")
def test_she_is_taken_along_by_whoever_comes_by_without_keys() -> None:
    start = advance_to_decision(table((FIGHTER,), (CLERIC,), at=("c1", "g1")))
    state = play_all(replace(start, princess=ON_FLOOR + area_named("c2")), (A, Go(area_named("c2"))))

    assert (state.princess, state.is_open) == (OURS, False)


@pytest.mark.rule("8.4")
def test_nobody_takes_her_past_a_wild_monster() -> None:
    start = table((FIGHTER,), at=("b1",), monsters={"b1": Monster.OGRE}, step="meet")
    state = play_all(advance_to_decision(replace(start, princess=ON_FLOOR + ROOM)), 1)

    assert state.princess == ON_FLOOR + ROOM


@pytest.mark.rule("8.2")
def test_a_captive_stays_with_the_allies_of_a_dead_finder() -> None:
    rooms = {"a1": Treasure.ELF, "a2": Treasure.HEAVY_CURSE}
    start = cleared_room((FIGHTER, CLERIC), treasure=Treasure.TRAP)
    places = {start.treasures.index(kind): 0 for kind in rooms.values()}
    laden = replace(start, treasure_at=tuple(places.get(at, place) for at, place in enumerate(start.treasure_at)))
    state = play_all(laden, (A, CHECK), (B, CHECK), 6)

    assert [state.treasure_at[counter] for counter in places] == [1, 1]


@pytest.mark.rule("7.5", "8.1")
def test_a_deadly_trap_deals_just_what_is_left() -> None:
    start = cleared_room((FIGHTER,), (CLERIC,), treasure=Treasure.TRAP, at=("b1", "g1"), hits={0: 3})
    state, emitted = play_all_with_events(start, (A, CHECK), 6)

    assert [event for event in emitted if isinstance(event, TrapSprung | Hurt | Died)] == [
        TrapSprung(PlayerName(A), 6, "death"),
        Hurt(PlayerName(A), 7, 0),
        Died(PlayerName(A)),
    ]
    assert state.hits[0] == 10


@pytest.mark.rule("7.5")
def test_with_six_characters_a_trap_deals_the_dwarf_three() -> None:
    six = (FIGHTER, FIGHTER, FIGHTER, CLERIC, CLERIC, CLERIC)
    start = with_captive(cleared_room(six, treasure=Treasure.TRAP), Treasure.DWARF)
    checks = ((Seat(seat), Check(DWARF, FIRST)) for seat in range(6))

    assert play_all(start, *checks, 4).hits[DWARF] == 3


@pytest.mark.rule("8.4", "6.1")
def test_who_comes_to_her_beside_a_monster_fights_it_first() -> None:
    start = advance_to_decision(table((FIGHTER,), at=("c1",), monsters={"b1": Monster.OGRE}))
    state = play_all(replace(start, princess=ON_FLOOR + ROOM), (A, Go(ROOM)))

    assert (state.step, state.princess) == ("melee", ON_FLOOR + ROOM)
