"""Conservation: each counter is in one place and moves only as the rules allow (RULES.md chapters 5, 7 and 8)."""

from collections.abc import Callable, Iterator
from functools import cache, partial
from itertools import pairwise

import pytest
from msgspec.structs import replace

from burghof.games.the_castle.model.castle import AREAS, NAMES, OUTSIDE, ROOMS
from burghof.games.the_castle.model.counters import CAPTIVES, COUNTER_COUNT, OPEN_FINDS, Treasure
from burghof.games.the_castle.model.options import Options
from burghof.games.the_castle.model.positions import (
    DEAD,
    GONE,
    IN_ROOM,
    MonsterAt,
    PrincessAt,
    TreasureAt,
    carried_by,
    carried_by_any,
    charmed_by,
    in_pile,
    princess_area_of,
    princess_in,
    princess_party_of,
    princess_with,
    wild_in,
)
from burghof.games.the_castle.model.state import (
    State,
    captive_position,
    constitution,
    followers,
    is_in_play,
    is_living,
    living_members,
    parties,
    wild_monsters,
)
from burghof.games.the_castle.tests.tables import (
    CLERIC,
    FIGHTER,
    OURS,
    RULES,
    THEIRS,
    WIZARD,
    advance_to_decision,
    table,
    with_charmed,
)
from burghof.kernel import CHANCE, DISCARD, ChanceStream

NEVER_CARRIED = (Treasure.TRAP, Treasure.VAPOR, Treasure.SPORES)
"""Treasures that are never carried."""
PILES = tuple(map(in_pile, AREAS))


def crowded_table() -> State:
    """Return three parties in one corridor section with nearly all treasures, two charmed monsters and the Princess."""
    start = table((FIGHTER, WIZARD), (CLERIC,), (WIZARD, FIGHTER), at=("c2", "c2", "c2"), options=Options(rounds=10))
    kinds = zip(ROOMS, start.treasures, strict=True)
    carried = {NAMES[room]: place % 5 for place, (room, kind) in enumerate(kinds) if kind not in NEVER_CARRIED}
    dealt = table((FIGHTER, WIZARD), (CLERIC,), (WIZARD, FIGHTER), at=("c2",), carried=carried, options=start.options)
    shown = sum(1 << counter for counter, kind in enumerate(dealt.treasures) if kind in OPEN_FINDS)
    led = replace(dealt, princess=princess_with(THEIRS), shown=shown)
    return advance_to_decision(with_charmed(with_charmed(led, "a1", OURS), "i1", THEIRS))


def random_states(state: State, seed: str) -> Iterator[State]:
    """Yield all states of a random game from here, after each move and each die."""
    dice = ChanceStream(b"conserving", "the-castle", seed, state.seats)
    while pending := [decision for decision in RULES.pending(state) if not decision.answered]:
        yield state
        seat = pending[dice.below(len(pending))].seat
        legal = () if seat == CHANCE else RULES.legal_moves(state, seat)
        move = legal[dice.below(len(legal))] if legal else RULES.draw(state, dice)
        state = RULES.apply(state, seat, move, DISCARD)
    yield state


STARTS: dict[str, Callable[[], State]] = {
    **{f"{seats} seats": partial(RULES.start, Options(rounds=10), seats) for seats in range(1, 7)},
    **{f"crowd {number}": crowded_table for number in range(8)},
}


def have_all_entered(state: State) -> bool:
    """Return whether the parties are formed and each has its entrance."""
    return bool(state.companies) and all(party_state.entrance is not None for party_state in state.companies)


@cache
def play_random_game(name: str) -> tuple[State, ...]:
    """Return all states of a random game, from the time when all parties stand before the castle."""
    return tuple(state for state in random_states(STARTS[name](), name) if have_all_entered(state))


def carried_positions(state: State) -> set[TreasureAt]:
    """Return the positions of treasures that can be carried: with the living characters."""
    return {carried_by(member) for party in parties(state) for member in living_members(state, party)}


def treasure_positions_after(state: State, counter: int) -> set[TreasureAt]:
    """Return where a treasure can be after a move: where it was, with a party that is there, in a pile, or gone."""
    at = state.treasure_at[counter]
    holders = [party_state for party_state in state.companies if at in carried_by_any(party_state.members)]
    finders = [
        party_state
        for party_state in state.companies
        if at == in_pile(party_state.area) or (at == IN_ROOM and party_state.area == ROOMS[counter])
    ]
    carried = {carried_by(member) for party_state in (*holders, *finders) for member in party_state.members}
    piles = {in_pile(party_state.area) for party_state in holders if party_state.area != OUTSIDE}
    return {at, *carried, *piles} | ({GONE} if at not in PILES else set())


def monster_positions_after(state: State, counter: int) -> set[MonsterAt]:
    """Return where a monster can be after a move: where it was, with a party there, wild at its party, or dead."""
    at = state.monster_at[counter]
    areas = {party: state.companies[party].area for party in parties(state) if state.companies[party].area != OUTSIDE}
    charmed = {charmed_by(party) for party, area in areas.items() if at == wild_in(area)}
    freed = {wild_in(area) for party, area in areas.items() if at == charmed_by(party)}
    return {at, DEAD, *charmed, *freed}


def princess_positions_after(before: State, after: State) -> set[PrincessAt]:
    """Return where the Princess can be after a move: where she was, or with a party that was or has come there."""
    party, area = princess_party_of(before.princess), princess_area_of(before.princess)
    here = area if party is None else before.companies[party].area
    assert here is not None, "she is with a party or in an area"
    there = {
        princess_with(party)
        for party in parties(before)
        if here in (before.companies[party].area, after.companies[party].area)
    }
    return {before.princess, princess_in(here), *there}


@pytest.mark.rule("1.2", "8.2", "8.3")
@pytest.mark.parametrize("name", STARTS)
def test_every_counter_is_in_a_place_that_there_is(name: str) -> None:
    for state in play_random_game(name):
        charmed = {charmed_by(party) for party in parties(state) if is_in_play(state, party)}
        assert set(state.treasure_at) <= {GONE, IN_ROOM, *PILES} | carried_positions(state)
        assert set(state.monster_at) <= {DEAD, *map(wild_in, AREAS)} | charmed
        assert (len(state.treasure_at), len(state.monster_at)) == (COUNTER_COUNT, COUNTER_COUNT)
        assert state.princess in {princess_in(area) for area in AREAS} | {
            princess_with(party) for party in parties(state) if living_members(state, party)
        }


@pytest.mark.rule("5.5", "7.3", "7.7", "8.3", "8.4")
@pytest.mark.parametrize("name", STARTS)
def test_counters_and_the_princess_go_only_where_the_rules_send_them(name: str) -> None:
    for before, after in pairwise(play_random_game(name)):
        wrong = [
            counter
            for counter in range(COUNTER_COUNT)
            if after.treasure_at[counter] not in treasure_positions_after(before, counter)
        ]
        astray = [
            counter
            for counter in range(COUNTER_COUNT)
            if after.monster_at[counter] not in monster_positions_after(before, counter)
        ]
        assert (wrong, astray) == ([], [])
        assert after.princess in princess_positions_after(before, after)


@pytest.mark.rule("8.1", "8.3")
@pytest.mark.parametrize("name", STARTS)
def test_nobody_lives_with_too_many_hits_and_nobody_comes_back(name: str) -> None:
    for state in play_random_game(name):
        alive = [figure for party in parties(state) for figure in followers(state, party)]
        beasts = [figure for area in AREAS for figure in wild_monsters(state, area)]
        assert [figure for figure in (*alive, *beasts) if state.hits[figure] >= constitution(state, figure)] == []
        assert min(state.hits) >= 0
    for before, after in pairwise(play_random_game(name)):
        assert before.dead & after.dead == before.dead
        assert before.face_up & after.face_up == before.face_up
        assert before.shown & after.shown == before.shown


@pytest.mark.rule("8.2", "8.3")
@pytest.mark.parametrize("name", STARTS)
def test_captives_are_in_a_room_with_the_living_or_gone(name: str) -> None:
    for state in play_random_game(name):
        positions = {captive_position(state, captive) for captive in CAPTIVES}
        assert positions <= {GONE, IN_ROOM} | carried_positions(state)


@pytest.mark.rule("4.10", "8.2")
@pytest.mark.parametrize("name", STARTS)
def test_boots_are_worn_only_by_somebody_who_carries_them(name: str) -> None:
    for state in play_random_game(name):
        boots_at = state.treasure_at[state.treasures.index(Treasure.BOOTS)]
        assert not state.is_worn or boots_at in carried_positions(state)


@pytest.mark.rule("8.1")
@pytest.mark.parametrize("name", STARTS)
def test_the_dead_are_asked_nothing(name: str) -> None:
    for state in play_random_game(name):
        voters = () if state.ballot is None else state.ballot.voters
        assert [voter for voter in voters if not is_living(state, voter)] == []


@pytest.mark.rule("2.1")
@pytest.mark.parametrize("name", STARTS)
def test_what_is_legal_is_exactly_what_no_clause_forbids(name: str) -> None:
    for state in play_random_game(name)[::17]:
        for seat in {decision.seat for decision in RULES.pending(state)} - {CHANCE}:
            allowed = [move for move in RULES.moves(state.options, state.seats) if not RULES.why_not(state, seat, move)]
            assert list(RULES.legal_moves(state, seat)) == allowed
