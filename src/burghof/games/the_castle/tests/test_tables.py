"""The tables: all their cells, and how they are read."""

import pytest

from burghof.games.the_castle.data import COUNTERS, TABLES
from burghof.games.the_castle.model.counters import (
    CAPTIVE_CONSTITUTION,
    CAPTIVE_HITS,
    CONSTITUTION,
    DWARF,
    ELF,
    MONSTER_CONSTITUTION,
    MONSTER_HITS,
    REGENERATING,
    SHADOWY,
    UNCHARMABLE,
    UNDEAD,
    WITCHES,
    Monster,
    column,
)
from burghof.games.the_castle.tests.tables import CLERIC, FIGHTER, WIZARD

S = -1
ROWS = {
    Monster.BEHEMOTH: (3, 3, 2, 2, 0, 0, 6),
    Monster.GARGOYLE: (2, 2, 2, 2, 1, 0, 5),
    Monster.GOBLIN: (3, 2, 1, 0, 0, 0, 3),
    Monster.OGRE: (4, 4, 2, 0, 0, 0, 6),
    Monster.SHADOW: (2, 1, 1, 1, 1, 1, 4),
    Monster.SLIME: (4, 3, 0, 0, 0, 0, 4),
    Monster.TROLL: (3, 2, 2, 2, 0, 0, 5),
    Monster.WEREWOLF: (3, 2, 2, 1, 0, 0, 5),
    Monster.GHOUL: (2, 2, 1, 1, 1, 0, 4),
    Monster.GHOST: (2, 2, 2, 1, 1, 0, 4),
    Monster.SKELETON: (2, 2, 1, 1, 0, 0, 3),
    Monster.VAMPIRE: (3, 3, 3, 0, 0, 0, 5),
    Monster.ZOMBIE: (3, 3, 1, 0, 0, 0, 4),
    Monster.WITCH: (S, S, S, 0, 0, 0, 3),
    Monster.BAT: (1, 1, 1, 0, 0, 0, 2),
    Monster.CENTIPEDE: (4, 0, 0, 0, 0, 0, 2),
    Monster.LIZARD: (2, 2, 1, 0, 0, 0, 2),
    Monster.MILDEW: (3, 0, 0, 0, 0, 0, 2),
    Monster.MOLD: (3, 2, 0, 0, 0, 0, 2),
    Monster.RAT: (2, 1, 1, 0, 0, 0, 2),
    Monster.SNAKE: (3, 1, 0, 0, 0, 0, 2),
    Monster.SPIDER: (4, 1, 0, 0, 0, 0, 2),
}


@pytest.mark.rule("6.12")
@pytest.mark.parametrize("monster", ROWS)
def test_every_monster_hits_and_endures_as_its_row_says(monster: Monster) -> None:
    assert (*MONSTER_HITS[monster], MONSTER_CONSTITUTION[monster]) == ROWS[monster]


def test_there_is_a_row_for_every_monster() -> None:
    assert set(ROWS) == set(Monster)


@pytest.mark.rule("6.12")
def test_dwarf_and_elf_have_rows_of_their_own() -> None:
    assert CAPTIVE_HITS == {DWARF: (0, 1, 1, 1, 2, 3), ELF: (0, 0, 1, 1, 2, 3)}
    assert CAPTIVE_CONSTITUTION == {DWARF: 5, ELF: 4}


@pytest.mark.rule("6.12")
def test_rolls_below_two_and_above_five_share_a_column() -> None:
    assert [column(roll) for roll in range(8)] == [0, 0, 1, 2, 3, 4, 5, 5]


@pytest.mark.rule("3.1", "3.2", "3.3", "3.4", "3.5", "3.6", "3.7")
def test_the_chart_of_spells() -> None:
    assert TABLES.spells == {
        "charm": ("hurts", "fails", "-1", "+0", "+0", "+1"),
        "esp": ("hurts", "monster", "either", "either", "both", "both"),
        "fireball": ("hurts", "fails", "-1", "+0", "+0", "+1"),
        "heroism": ("hurts", "fails", "works", "works", "works", "works"),
        "speed": ("hurts", "fails", "works", "works", "works", "works"),
        "teleport": ("hurts", "fails", "fails", "works", "works", "works"),
    }


@pytest.mark.rule("6.13")
def test_the_six_spells_of_a_witch() -> None:
    assert TABLES.traps.witch == ("teleport", "dispel", "lead", "powder", "hex", "dust")


@pytest.mark.rule("7.5", "7.6")
def test_the_tables_of_traps() -> None:
    assert TABLES.traps.trap == ("nothing", "nothing", "nothing", "damage", "damage", "death")
    assert TABLES.traps.damage == {"fighter": 5, "cleric": 4, "wizard": 3, "dwarf": 3, "elf": 3}
    assert (TABLES.traps.vapor, TABLES.traps.spores) == ((1, 2, 3, 4, 5, 6), 2)


@pytest.mark.rule("6.7")
def test_acid_strikes_on_four_to_six() -> None:
    assert TABLES.traps.acid_from == 4


@pytest.mark.rule("4.11")
def test_the_table_of_the_pistol() -> None:
    assert TABLES.traps.study == ("shot", "shot", "again", "again", "ready", "ready")


@pytest.mark.rule("7.5")
def test_traps_deal_half_of_a_constitution() -> None:
    assert CONSTITUTION == {FIGHTER: 10, CLERIC: 8, WIZARD: 6}


@pytest.mark.rule("3.2")
def test_the_undead_witches_and_mold_cannot_be_charmed() -> None:
    assert {Monster.GHOUL, Monster.GHOST, Monster.SKELETON, Monster.VAMPIRE, Monster.ZOMBIE} == UNDEAD
    assert UNDEAD | {Monster.WITCH, Monster.MOLD} == UNCHARMABLE


@pytest.mark.rule("1.2")
def test_there_are_36_monsters_and_36_treasures_worth_3000_gold() -> None:
    gold = sum(number * int(kind[5:]) for kind, number in COUNTERS.treasures.items() if kind.startswith("gold"))

    assert (sum(COUNTERS.monsters.values()), sum(COUNTERS.treasures.values()), gold) == (36, 36, 3000)


@pytest.mark.rule("1.2")
def test_fourteen_kinds_of_monsters_come_twice_and_the_eight_small_ones_once() -> None:
    small = [kind for kind, number in COUNTERS.monsters.items() if number == 1]

    assert small == ["bat", "centipede", "lizard", "mildew", "mold", "rat", "snake", "spider"]
    assert sorted(COUNTERS.monsters.values()) == [1] * 8 + [2] * 14


@pytest.mark.rule("1.2")
def test_every_kind_of_treasure_comes_as_often_as_it_is_printed() -> None:
    once = ["acid", "boots", "medallion", "pistol", "healing", "teleport", "dwarf", "elf", "vapor", "heavy-curse"]
    twice = [f"gold-{points}" for points in (100, 200, 300, 400, 500)]
    twice += ["key-a", "key-b", "skeleton-key", "coffin", "sword", "spores", "trap", "curse"]

    assert COUNTERS.treasures == dict.fromkeys(once, 1) | dict.fromkeys(twice, 2)


@pytest.mark.rule("1.4")
def test_there_are_three_fighters_three_clerics_and_two_wizards() -> None:
    assert COUNTERS.characters == {"fighter": 3, "cleric": 3, "wizard": 2}


@pytest.mark.rule("9.3")
def test_what_scores_and_how_much() -> None:
    gold = {f"gold-{points}": points for points in (100, 200, 300, 400, 500)}

    assert TABLES.scores == {"princess": 1000, "dwarf": 200, "elf": 200, "heavy-curse": -300} | gold


@pytest.mark.rule("3.3", "6.11", "6.14")
def test_shadows_trolls_and_witches_are_special() -> None:
    assert {Monster.SHADOW} == SHADOWY
    assert {Monster.TROLL} == REGENERATING
    assert {Monster.WITCH} == WITCHES
