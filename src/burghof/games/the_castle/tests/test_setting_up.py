"""Setting up: RULES.md chapter 1."""

import pytest

from burghof.games.the_castle.model.castle import (
    AREA_KINDS,
    CELL,
    COUNTER_OF,
    NEIGHBOURS,
    ROOMS,
    AreaKind,
    Entrance,
    area_name,
    area_named,
)
from burghof.games.the_castle.model.counters import MONSTER_POOL, TREASURE_POOL
from burghof.games.the_castle.model.events import AllianceMade, AllianceRefused, CharacterPicked
from burghof.games.the_castle.model.moves import (
    Accept,
    CastleMove,
    Enter,
    LayMonsters,
    LayTreasures,
    Pick,
    Propose,
    Refuse,
    Roll,
    RollOrder,
)
from burghof.games.the_castle.model.options import Options
from burghof.games.the_castle.model.positions import IN_ROOM, princess_in, wild_in
from burghof.games.the_castle.model.state import State
from burghof.games.the_castle.rules.rolling import draw_roll
from burghof.games.the_castle.tests.tables import (
    CLERIC,
    FIGHTER,
    RULES,
    WIZARD,
    A,
    B,
    C,
    D,
    clause_against,
    pending_kinds,
    play_all,
    play_all_with_events,
)
from burghof.kernel import CHANCE, DISCARD, ChanceStream, Seat


def dice(name: str) -> ChanceStream:
    return ChanceStream(b"setting up", "the-castle", name, 0)


def apply_chance(state: State, *moves: CastleMove) -> State:
    for move in moves:
        assert RULES.why_not(state, CHANCE, move) is None
        state = RULES.apply(state, CHANCE, move, DISCARD)
    return state


def table_with_counters(seats: int) -> State:
    return apply_chance(RULES.start(Options(), seats), LayMonsters(MONSTER_POOL), LayTreasures(TREASURE_POOL))


def table_with_picks(seats: int = 3) -> State:
    first = apply_chance(table_with_counters(seats), RollOrder((6, *[1] * (seats - 1))))
    return play_all(first, (A, Pick(FIGHTER)), (B, Pick(CLERIC)), (C, Pick(WIZARD)))


@pytest.mark.rule("1.1")
def test_the_castle_has_36_rooms_a_cell_and_26_corridor_sections() -> None:
    kinds = [AREA_KINDS.count(kind) for kind in AreaKind]

    assert kinds == [36, 26, 1]
    assert [area_name(area) for area in NEIGHBOURS[CELL]] == ["d4", "f4"]
    assert area_name(area_named("h5")) == "h5"
    assert len(ROOMS) == 36


@pytest.mark.rule("1.1")
def test_every_area_can_be_reached_from_every_other() -> None:
    found, edge = {CELL}, [CELL]
    while edge:
        fresh = [area for area in NEIGHBOURS[edge.pop()] if area not in found]
        found |= set(fresh)
        edge += fresh

    assert len(found) == 63


@pytest.mark.rule("1.2")
def test_a_counter_too_many_is_not_laid() -> None:
    start = RULES.start(Options(), 2)

    assert clause_against(start, CHANCE, LayMonsters((*MONSTER_POOL[1:], MONSTER_POOL[2]))) == "1.2"
    assert clause_against(
        apply_chance(start, LayMonsters(MONSTER_POOL)), CHANCE, LayTreasures((*TREASURE_POOL[1:], TREASURE_POOL[2]))
    ) == ("1.2")


@pytest.mark.rule("1.3")
def test_those_who_tie_roll_again_and_the_others_follow_clockwise() -> None:
    tied = apply_chance(table_with_counters(3), RollOrder((5, 2, 5)))

    assert tied.order == (A, C)
    assert apply_chance(tied, RollOrder((1, 4))).order == (C, A, B)
    assert clause_against(tied, CHANCE, RollOrder((1, 2, 3))) == "1.3"
    assert clause_against(tied, CHANCE, RollOrder((1, 7))) == "1.3"


@pytest.mark.rule("1.4")
def test_there_are_only_two_wizards() -> None:
    first = apply_chance(table_with_counters(4), RollOrder((6, 1, 1, 1)))
    state = play_all(first, (A, Pick(WIZARD)), (B, Pick(WIZARD)))

    assert clause_against(state, C, Pick(WIZARD)) == "1.4"


@pytest.mark.rule("1.4", "1.5")
def test_who_plays_alone_picks_two_characters_in_one_party() -> None:
    state = play_all(table_with_counters(1), (A, Pick(WIZARD)), (A, Pick(FIGHTER)))

    assert [party_state.members for party_state in state.companies] == [(0, 1)]
    assert (pending_kinds(state), state.tokens) == ([(A, "entrance")], (3,))


@pytest.mark.rule("1.5")
def test_an_alliance_that_all_agree_to_is_a_party() -> None:
    asking = play_all(table_with_picks(), (A, Propose((C,))))
    state, emitted = play_all_with_events(asking, (C, Accept()))

    assert table_with_picks().tokens == (2, 1, 1)
    assert emitted == [AllianceMade((A, C))]
    assert [party_state.members for party_state in state.companies] == [(0, 2), (1,)]
    assert pending_kinds(state) == [(A, "entrance")]


@pytest.mark.rule("1.5")
def test_one_refusal_is_enough_and_the_answers_are_secret() -> None:
    asking = play_all(table_with_picks(), (A, Propose((B, C))), (B, Accept()))
    hidden = RULES.view(asking, A, "notebook").ballot
    state, emitted = play_all_with_events(asking, (C, Refuse()))

    assert hidden is not None
    assert hidden.choices == (None, None)
    assert emitted[-1] == AllianceRefused(A)
    assert pending_kinds(state) == [(B, "ally")]


@pytest.mark.rule("1.5")
def test_nobody_allies_with_himself_or_with_an_ally_of_others() -> None:
    allied = play_all(table_with_picks(3), (A, Propose(())), (B, Propose((C,))))

    assert clause_against(table_with_picks(3), A, Propose((A,))) == "1.5"
    assert pending_kinds(play_all(allied, (C, Accept()))) == [(A, "entrance")]


@pytest.mark.rule("1.5")
def test_who_has_an_ally_cannot_be_asked() -> None:
    first = apply_chance(table_with_counters(4), RollOrder((6, 1, 1, 1)))
    four = play_all(first, (A, Pick(FIGHTER)), (B, Pick(CLERIC)), (C, Pick(WIZARD)), (D, Pick(FIGHTER)))
    allied = play_all(four, (A, Propose((B,))), (B, Accept()))

    assert clause_against(allied, C, Propose((B,))) == "1.5"


@pytest.mark.rule("1.6")
def test_two_parties_do_not_share_an_entrance() -> None:
    alone = play_all(table_with_picks(), (A, Propose(())), (B, Propose(())), (C, Propose(())))
    first = play_all(alone, (A, Enter(Entrance.C)))

    assert clause_against(first, B, Enter(Entrance.C)) == "1.6"
    assert pending_kinds(play_all(first, (B, Enter(Entrance.A)), (C, Enter(Entrance.B)))) == [(A, "vote")]
    assert [party_state.entrance for party_state in first.companies] == [Entrance.C, None, None]


@pytest.mark.rule("2.1", "2.4")
def test_only_what_is_due_is_done_and_dice_have_six_sides() -> None:
    state = play_all(table_with_counters(1), (A, Pick(WIZARD)), (A, Pick(FIGHTER)))

    assert clause_against(state, A, Accept()) == "2.1"
    assert clause_against(state, CHANCE, Roll(3)) == "2.1"
    assert clause_against(state, CHANCE, RollOrder((1,))) == "2.1"


@pytest.mark.rule("1.2", "1.1")
def test_every_room_has_one_monster_and_one_treasure_and_the_cell_has_none() -> None:
    state = table_with_counters(2)

    assert [COUNTER_OF[room] for room in ROOMS] == list(range(36))
    assert state.monster_at == tuple(map(wild_in, ROOMS))
    assert (state.treasure_at, state.face_up) == ((IN_ROOM,) * 36, 0)
    assert (CELL in COUNTER_OF, state.princess) == (False, princess_in(CELL))


@pytest.mark.rule("1.2", "1.3", "2.4")
def test_chance_draws_all_counters_and_dice_from_one_to_six() -> None:
    start = RULES.start(Options(), 6)
    monsters = RULES.draw(start, dice("monsters"))
    treasures = RULES.draw(apply_chance(start, LayMonsters(MONSTER_POOL)), dice("treasures"))
    order = [RULES.draw(table_with_counters(6), dice(f"order {number}")) for number in range(20)]
    rolls = [draw_roll(start, dice(f"roll {number}")).pips for number in range(100)]

    assert [clause_against(start, CHANCE, monsters), monsters == LayMonsters(MONSTER_POOL)] == [None, False]
    assert treasures != LayTreasures(TREASURE_POOL)
    assert [move for move in order if clause_against(table_with_counters(6), CHANCE, move)] == []
    assert set(rolls) == {1, 2, 3, 4, 5, 6}


@pytest.mark.rule("1.4")
def test_who_has_only_one_kind_left_is_not_asked() -> None:
    first = apply_chance(table_with_counters(6), RollOrder((6, 1, 1, 1, 1, 1)))
    kinds = (FIGHTER, FIGHTER, FIGHTER, WIZARD, WIZARD)
    state, emitted = play_all_with_events(first, *((Seat(seat), Pick(kind)) for seat, kind in enumerate(kinds)))

    assert emitted[-1] == CharacterPicked(Seat(5), CLERIC)
    assert (state.disciplines, pending_kinds(state)) == ((*kinds, CLERIC), [(A, "ally")])


@pytest.mark.rule("1.6")
def test_the_sixth_party_has_the_entrance_that_is_left() -> None:
    first = apply_chance(table_with_counters(6), RollOrder((6, 1, 1, 1, 1, 1)))
    seats = [Seat(seat) for seat in range(6)]
    kinds = (FIGHTER, FIGHTER, FIGHTER, CLERIC, CLERIC, CLERIC)
    alone = play_all(first, *((seat, Pick(kind)) for seat, kind in zip(seats, kinds, strict=True)))
    apart = play_all(alone, *((seat, Propose(())) for seat in seats))
    state = play_all(apart, *((seat, Enter(way)) for seat, way in zip(seats, list(Entrance)[::-1][:5], strict=False)))

    assert [party_state.entrance for party_state in state.companies] == list(Entrance)[::-1]
    assert pending_kinds(state) == [(A, "vote")]


@pytest.mark.rule("1.5")
def test_who_said_no_to_one_may_be_asked_by_another_but_nobody_asks_twice() -> None:
    refusal = play_all(table_with_picks(), (A, Propose((B,))), (B, Refuse()))
    asked_back = play_all(refusal, (B, Propose((A,))), (A, Accept()))

    assert pending_kinds(refusal) == [(B, "ally")]
    assert [party_state.members for party_state in asked_back.companies] == [(0, 1), (2,)]
    assert pending_kinds(asked_back) == [(A, "entrance")]
