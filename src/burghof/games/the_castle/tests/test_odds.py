"""Odds: the computed probabilities agree with fights by the rules."""

from collections.abc import Sequence
from itertools import product
from math import sqrt
from random import Random
from statistics import fmean, stdev

import pytest
from msgspec.structs import replace

from burghof.games.the_castle.bots.odds import Duel, odds, usual_duel
from burghof.games.the_castle.model.counters import Character, Discipline, Figure, Monster
from burghof.games.the_castle.model.moves import Hold, Roll
from burghof.games.the_castle.model.state import DEAD, State, lives
from burghof.games.the_castle.tests.tables import CLERIC, FIGHTER, RULES, begun, counter_in, monster_in, table
from burghof.kernel import CHANCE, SILENT

FIGHTS = 600
SIGMAS = 4
ROOM = "b1"
HERO = Character(Figure(0))


def met(discipline: Discipline, monster: Monster, *, hits: int = 0, wounds: int = 0) -> State:
    """Return the state in which a character without items meets a monster."""
    wounded: dict[int, int] = {HERO: hits, monster_in(ROOM): wounds}
    return begun(table([discipline], at=[ROOM], monsters={ROOM: monster}, hits=wounded, step="meet"))


def fought(state: State, rng: Random) -> State:
    """Play the fight to its end: the character casts no spell, and dice are rolled."""
    while (pending := RULES.pending(state)) and (pending[0].seat == CHANCE or pending[0].kind == "spells"):
        move = Roll(rng.randint(1, 6)) if pending[0].seat == CHANCE else Hold()
        state = RULES.apply(state, pending[0].seat, move, SILENT)
    return state


def is_slain(state: State) -> bool:
    """Return whether the monster is dead."""
    return state.monster_at[counter_in(ROOM)] == DEAD


def is_as_often(seen: Sequence[bool], chance: float) -> bool:
    """Return whether the frequency agrees with the probability."""
    return abs(fmean(seen) - chance) <= SIGMAS * sqrt(chance * (1 - chance) / len(seen))


def is_as_many(seen: Sequence[int], mean: float) -> bool:
    """Return whether the average agrees with the expected value."""
    return abs(fmean(seen) - mean) <= SIGMAS * stdev(seen) / sqrt(len(seen))


@pytest.mark.no_cover
@pytest.mark.rule("6.9", "6.11", "6.12", "6.13", "6.14")
@pytest.mark.parametrize(("discipline", "monster"), list(product(Discipline, Monster)))
def test_the_odds_of_every_fight_are_those_of_the_rules(discipline: Discipline, monster: Monster) -> None:
    rng = Random(f"{discipline}/{monster}")
    start = met(discipline, monster)
    ends = [fought(start, rng) for _ in range(FIGHTS)]
    worked_out = odds(usual_duel(discipline, monster))

    assert is_as_often([lives(end, HERO) and is_slain(end) for end in ends], worked_out.wins)
    assert is_as_often([not lives(end, HERO) for end in ends], worked_out.dies)
    assert is_as_often([lives(end, HERO) and not is_slain(end) for end in ends], worked_out.parts)
    assert is_as_many([end.hits[HERO] for end in ends], worked_out.hits)


@pytest.mark.rule("6.13")
@pytest.mark.parametrize("discipline", Discipline)
def test_the_odds_of_the_wounded_are_those_of_the_rules(discipline: Discipline) -> None:
    rng = Random(f"wounded/{discipline}")
    start = met(discipline, Monster.WITCH, hits=3, wounds=1)
    ends = [fought(start, rng) for _ in range(FIGHTS)]
    fresh = usual_duel(discipline, Monster.WITCH)
    worked_out = odds(replace(fresh, left=fresh.left - 3, monster_left=fresh.monster_left - 1))

    assert is_as_often([lives(end, HERO) and is_slain(end) for end in ends], worked_out.wins)
    assert is_as_often([not lives(end, HERO) for end in ends], worked_out.dies)
    assert is_as_many([end.hits[HERO] - 3 for end in ends], worked_out.hits)


@pytest.mark.rule("6.12")
def test_a_bat_cannot_kill_a_fighter_and_bites_him_by_its_row() -> None:
    bat = odds(usual_duel(FIGHTER, Monster.BAT))
    first_then_second_bite = 1 / 6 * (1 + 3 / 6)
    one_bite = 2 / 6

    assert bat.wins == pytest.approx(1)
    assert (bat.dies, bat.parts) == (0, 0)
    assert bat.hits == pytest.approx(first_then_second_bite + one_bite)


@pytest.mark.rule("6.13")
def test_a_curse_strikes_a_cleric_never_and_others_once() -> None:
    plain = Duel(FIGHTER, Monster.WITCH, 10, 3, 0)
    cursed = Duel(FIGHTER, Monster.WITCH, 10, 3, 0, is_hexed=True)

    assert odds(cursed).wins > odds(plain).wins
    assert odds(Duel(CLERIC, Monster.WITCH, 8, 3, 1)) == odds(Duel(CLERIC, Monster.WITCH, 8, 3, 1, is_hexed=True))
