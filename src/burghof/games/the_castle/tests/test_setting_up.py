"""Setting up: RULES.md chapter 1."""

import pytest

from burghof.games.the_castle.model.castle import (
    AREA_KINDS,
    CELL,
    COUNTER_OF,
    JOINED,
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
from burghof.games.the_castle.model.state import IN_ROOM, ON_FLOOR, State
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
    after,
    asked,
    refused,
    told_after,
)
from burghof.kernel import CHANCE, SILENT, Seat, Stream


def dice(name: str) -> Stream:
    return Stream(b"setting up", "the-castle", name, 0)


def drawn(state: State, *moves: CastleMove) -> State:
    for move in moves:
        assert RULES.why_not(state, CHANCE, move) is None
        state = RULES.apply(state, CHANCE, move, SILENT)
    return state


def laid(seats: int) -> State:
    return drawn(RULES.start(Options(), seats), LayMonsters(MONSTER_POOL), LayTreasures(TREASURE_POOL))


def picked(seats: int = 3) -> State:
    first = drawn(laid(seats), RollOrder((6, *[1] * (seats - 1))))
    return after(first, (A, Pick(FIGHTER)), (B, Pick(CLERIC)), (C, Pick(WIZARD)))


@pytest.mark.rule("1.1")
def test_the_castle_has_36_rooms_a_cell_and_26_corridor_sections() -> None:
    kinds = [AREA_KINDS.count(kind) for kind in AreaKind]

    assert kinds == [36, 26, 1]
    assert [area_name(area) for area in JOINED[CELL]] == ["d4", "f4"]
    assert area_name(area_named("h5")) == "h5"
    assert len(ROOMS) == 36


@pytest.mark.rule("1.1")
def test_every_area_can_be_reached_from_every_other() -> None:
    found, edge = {CELL}, [CELL]
    while edge:
        fresh = [area for area in JOINED[edge.pop()] if area not in found]
        found |= set(fresh)
        edge += fresh

    assert len(found) == 63


@pytest.mark.rule("1.2")
def test_a_counter_too_many_is_not_laid() -> None:
    start = RULES.start(Options(), 2)

    assert refused(start, CHANCE, LayMonsters((*MONSTER_POOL[1:], MONSTER_POOL[2]))) == "1.2"
    assert refused(
        drawn(start, LayMonsters(MONSTER_POOL)), CHANCE, LayTreasures((*TREASURE_POOL[1:], TREASURE_POOL[2]))
    ) == ("1.2")


@pytest.mark.rule("1.3")
def test_those_who_tie_roll_again_and_the_others_follow_clockwise() -> None:
    tied = drawn(laid(3), RollOrder((5, 2, 5)))

    assert tied.order == (A, C)
    assert drawn(tied, RollOrder((1, 4))).order == (C, A, B)
    assert refused(tied, CHANCE, RollOrder((1, 2, 3))) == "1.3"
    assert refused(tied, CHANCE, RollOrder((1, 7))) == "1.3"


@pytest.mark.rule("1.4")
def test_there_are_only_two_wizards() -> None:
    first = drawn(laid(4), RollOrder((6, 1, 1, 1)))
    state = after(first, (A, Pick(WIZARD)), (B, Pick(WIZARD)))

    assert refused(state, C, Pick(WIZARD)) == "1.4"


@pytest.mark.rule("1.4", "1.5")
def test_who_plays_alone_picks_two_characters_in_one_party() -> None:
    state = after(laid(1), (A, Pick(WIZARD)), (A, Pick(FIGHTER)))

    assert [company.members for company in state.companies] == [(0, 1)]
    assert (asked(state), state.tokens) == ([(A, "entrance")], (3,))


@pytest.mark.rule("1.5")
def test_an_alliance_that_all_agree_to_is_a_party() -> None:
    asking = after(picked(), (A, Propose((C,))))
    state, told = told_after(asking, (C, Accept()))

    assert picked().tokens == (2, 1, 1)
    assert told == [AllianceMade((A, C))]
    assert [company.members for company in state.companies] == [(0, 2), (1,)]
    assert asked(state) == [(A, "entrance")]


@pytest.mark.rule("1.5")
def test_one_refusal_is_enough_and_the_answers_are_secret() -> None:
    asking = after(picked(), (A, Propose((B, C))), (B, Accept()))
    hidden = RULES.view(asking, A, "notebook").ballot
    state, told = told_after(asking, (C, Refuse()))

    assert hidden is not None
    assert hidden.choices == (None, None)
    assert told[-1] == AllianceRefused(A)
    assert asked(state) == [(B, "ally")]


@pytest.mark.rule("1.5")
def test_nobody_allies_with_himself_or_with_an_ally_of_others() -> None:
    allied = after(picked(3), (A, Propose(())), (B, Propose((C,))))

    assert refused(picked(3), A, Propose((A,))) == "1.5"
    assert asked(after(allied, (C, Accept()))) == [(A, "entrance")]


@pytest.mark.rule("1.5")
def test_who_has_an_ally_cannot_be_asked() -> None:
    first = drawn(laid(4), RollOrder((6, 1, 1, 1)))
    four = after(first, (A, Pick(FIGHTER)), (B, Pick(CLERIC)), (C, Pick(WIZARD)), (D, Pick(FIGHTER)))
    allied = after(four, (A, Propose((B,))), (B, Accept()))

    assert refused(allied, C, Propose((B,))) == "1.5"


@pytest.mark.rule("1.6")
def test_two_parties_do_not_share_an_entrance() -> None:
    alone = after(picked(), (A, Propose(())), (B, Propose(())), (C, Propose(())))
    first = after(alone, (A, Enter(Entrance.C)))

    assert refused(first, B, Enter(Entrance.C)) == "1.6"
    assert asked(after(first, (B, Enter(Entrance.A)), (C, Enter(Entrance.B)))) == [(A, "vote")]
    assert [company.entrance for company in first.companies] == [Entrance.C, None, None]


@pytest.mark.rule("2.1", "2.4")
def test_only_what_is_due_is_done_and_dice_have_six_sides() -> None:
    state = after(laid(1), (A, Pick(WIZARD)), (A, Pick(FIGHTER)))

    assert refused(state, A, Accept()) == "2.1"
    assert refused(state, CHANCE, Roll(3)) == "2.1"
    assert refused(state, CHANCE, RollOrder((1,))) == "2.1"


@pytest.mark.rule("1.2", "1.1")
def test_every_room_has_one_monster_and_one_treasure_and_the_cell_has_none() -> None:
    state = laid(2)

    assert [COUNTER_OF[room] for room in ROOMS] == list(range(36))
    assert (state.monster_at, state.treasure_at, state.face_up) == (ROOMS, (IN_ROOM,) * 36, 0)
    assert (CELL in COUNTER_OF, state.princess) == (False, ON_FLOOR + CELL)


@pytest.mark.rule("1.2", "1.3", "2.4")
def test_chance_draws_all_counters_and_dice_from_one_to_six() -> None:
    start = RULES.start(Options(), 6)
    monsters = RULES.draw(start, dice("monsters"))
    treasures = RULES.draw(drawn(start, LayMonsters(MONSTER_POOL)), dice("treasures"))
    order = [RULES.draw(laid(6), dice(f"order {number}")) for number in range(20)]
    rolls = [draw_roll(dice(f"roll {number}")).pips for number in range(100)]

    assert [refused(start, CHANCE, monsters), monsters == LayMonsters(MONSTER_POOL)] == [None, False]
    assert treasures != LayTreasures(TREASURE_POOL)
    assert [move for move in order if refused(laid(6), CHANCE, move)] == []
    assert set(rolls) == {1, 2, 3, 4, 5, 6}


@pytest.mark.rule("1.4")
def test_who_has_only_one_kind_left_is_not_asked() -> None:
    first = drawn(laid(6), RollOrder((6, 1, 1, 1, 1, 1)))
    kinds = (FIGHTER, FIGHTER, FIGHTER, WIZARD, WIZARD)
    state, told = told_after(first, *((Seat(seat), Pick(kind)) for seat, kind in enumerate(kinds)))

    assert told[-1] == CharacterPicked(Seat(5), CLERIC)
    assert (state.disciplines, asked(state)) == ((*kinds, CLERIC), [(A, "ally")])


@pytest.mark.rule("1.6")
def test_the_sixth_party_has_the_entrance_that_is_left() -> None:
    first = drawn(laid(6), RollOrder((6, 1, 1, 1, 1, 1)))
    seats = [Seat(seat) for seat in range(6)]
    kinds = (FIGHTER, FIGHTER, FIGHTER, CLERIC, CLERIC, CLERIC)
    alone = after(first, *((seat, Pick(kind)) for seat, kind in zip(seats, kinds, strict=True)))
    apart = after(alone, *((seat, Propose(())) for seat in seats))
    state = after(apart, *((seat, Enter(way)) for seat, way in zip(seats, list(Entrance)[::-1][:5], strict=False)))

    assert [company.entrance for company in state.companies] == list(Entrance)[::-1]
    assert asked(state) == [(A, "vote")]


@pytest.mark.rule("1.5")
def test_who_said_no_to_one_may_be_asked_by_another_but_nobody_asks_twice() -> None:
    refusal = after(picked(), (A, Propose((B,))), (B, Refuse()))
    asked_back = after(refusal, (B, Propose((A,))), (A, Accept()))

    assert asked(refusal) == [(B, "ally")]
    assert [company.members for company in asked_back.companies] == [(0, 1), (2,)]
    assert asked(asked_back) == [(A, "entrance")]
