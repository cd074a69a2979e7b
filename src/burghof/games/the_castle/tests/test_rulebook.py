"""The rulebook: its terms, its tables in every language, and single clauses on attacks, leaving, witches and deaths."""

from pathlib import Path
from typing import Final

import pytest
from msgspec.structs import replace

from burghof.games.the_castle.data import COUNTERS, TABLES
from burghof.games.the_castle.model.castle import AREA_KINDS, AREAS, CELL, OUTSIDE, ROOMS, AreaKind
from burghof.games.the_castle.model.counters import CAPTIVE_KIND, Monster, Treasure
from burghof.games.the_castle.model.moves import Attack, Hold, Spare, Stop
from burghof.games.the_castle.model.options import Options
from burghof.games.the_castle.model.positions import DEAD
from burghof.games.the_castle.model.state import has_wild_monster, wild_monsters
from burghof.games.the_castle.tests.fights import fight
from burghof.games.the_castle.tests.tables import (
    CLERIC,
    FIGHTER,
    OURS,
    RULES,
    THEIRS,
    WIZARD,
    A,
    B,
    advance_to_decision,
    clause_against,
    counter_in,
    monster_in,
    play_all,
    table,
    with_charmed,
)
from burghof.kernel import LANGUAGES, Language, Rulebook, read_rulebook

FOLDER = Path(__file__).parents[1]
ROUNDS: Final = 10
STOP = Stop()
HOLD = Hold()


def rows(book: Rulebook, number: str) -> tuple[tuple[str, ...], ...]:
    """Return the rows of a clause's table, without its head."""
    clause = book.clause(number)
    assert clause is not None
    return clause.table[1:]


def hits(cell: str) -> int:
    """Return the hits in a cell of the table; -1 for a witch's spell."""
    return {"–": 0, "✦": -1}[cell] if cell in "–✦" else int(cell)


@pytest.mark.rule("11.1")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_hit_table_of_the_rulebook_is_the_one_that_is_played(language: Language) -> None:
    written = [tuple(map(hits, row[1:])) for row in rows(read_rulebook(FOLDER, language), "11.1")]

    assert written == [TABLES.hits[kind] for kind in (*Monster, Treasure.DWARF, Treasure.ELF)]


@pytest.mark.rule("11.2", "11.3")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rulebook_counts_all_counters_and_knows_their_constitutions(language: Language) -> None:
    book = read_rulebook(FOLDER, language)
    figures = [(int(number), int(constitution)) for _, number, constitution in rows(book, "11.2")]
    treasures = [int(number) for _, number in rows(book, "11.3")]

    assert figures[:3] == [(COUNTERS.characters[kind], TABLES.constitution[kind]) for kind in (FIGHTER, CLERIC, WIZARD)]
    assert figures[3:-2] == [(COUNTERS.monsters[kind], TABLES.constitution[kind]) for kind in Monster]
    assert figures[-2:] == [(1, TABLES.constitution["dwarf"]), (1, TABLES.constitution["elf"])]
    assert treasures == [COUNTERS.treasures[kind] for kind in Treasure]
    assert sum(number for number, _ in figures[3:-2]) == sum(treasures) == len(ROOMS)


@pytest.mark.rule("1.7")
def test_areas_are_rooms_the_cell_and_corridor_sections() -> None:
    assert {AREA_KINDS[area] for area in AREAS} == set(AreaKind)
    assert [area for area in AREAS if AREA_KINDS[area] is not AreaKind.CORRIDOR] == sorted((*ROOMS, CELL))


@pytest.mark.rule("1.7")
def test_a_monster_is_wild_unless_charmed_and_captives_are_dwarf_and_elf() -> None:
    state = table((FIGHTER,), at=("a1",))

    assert wild_monsters(state, ROOMS[0]) == [monster_in("a1")]
    assert not has_wild_monster(with_charmed(state, "a1"), ROOMS[0])
    assert set(CAPTIVE_KIND.values()) == {Treasure.DWARF, Treasure.ELF}


@pytest.mark.rule("6.16", "6.3")
def test_allies_never_attack_each_other() -> None:
    alone = play_all(advance_to_decision(table((FIGHTER, CLERIC), at=("c1",))), (A, STOP), (B, STOP))
    met = play_all(advance_to_decision(table((FIGHTER, CLERIC), (WIZARD,), at=("c1",))), (A, STOP), (B, STOP))

    assert [decision.kind for decision in RULES.pending(alone)] == ["vote", "vote"]
    assert list(RULES.legal_moves(met, A)) == list(RULES.legal_moves(met, B)) == [Attack(THEIRS), Spare()]
    assert clause_against(met, A, Attack(OURS)) == "6.3"


@pytest.mark.rule("5.5")
def test_monsters_that_a_leaving_party_charmed_are_out_of_the_game() -> None:
    start = with_charmed(advance_to_decision(table((FIGHTER,), (CLERIC,), at=("c1", "g1"))), "a1")
    state = play_all(start, (A, RULES.legal_moves(start, A)[-1]))

    assert state.companies[OURS].is_out
    assert state.monster_at[counter_in("a1")] == DEAD


@pytest.mark.rule("6.13", "6.12")
@pytest.mark.parametrize(("discipline", "die", "throws"), [(WIZARD, 4, True), (CLERIC, 3, False), (FIGHTER, 3, True)])
def test_the_modified_roll_decides_whether_a_witch_throws_a_spell(discipline: object, die: int, throws: bool) -> None:  # noqa: FBT001 - a parameter of an example
    start = replace(fight(discipline, monster=Monster.WITCH), step="round", against=monster_in("b1"), attempts=())
    state = play_all(advance_to_decision(start), die)

    assert [attempt.means for attempt in state.attempts] == (["witch"] if throws else [])


@pytest.mark.rule("8.1")
@pytest.mark.parametrize(("die", "dies"), [(1, False), (2, True), (3, True), (6, True)])
def test_as_many_hits_as_the_constitution_or_more_are_death(die: int, dies: bool) -> None:  # noqa: FBT001 - a parameter of an example
    state = play_all(fight(FIGHTER, monster=Monster.RAT), die)

    assert (state.hits[monster_in("b1")], state.monster_at[counter_in("b1")] == DEAD) == (die, dies)


@pytest.mark.rule("9.2", "6.13")
def test_a_party_that_a_witch_sent_outside_counts_as_dead_after_the_last_round() -> None:
    gold = {"a1": Treasure.GOLD_500}
    start = fight(FIGHTER, monster=Monster.WITCH, treasures=gold, carried={"a1": 0}, options=Options(rounds=ROUNDS))
    state = play_all(replace(start, round=ROUNDS), (A, HOLD), 2, 1)
    outcome = RULES.outcome(state)

    assert outcome is not None
    assert (state.companies[OURS].area, outcome.scores[0].total) == (OUTSIDE, 0)
    assert outcome.reason.key == "reason-rounds-over"
