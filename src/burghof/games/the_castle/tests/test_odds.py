"""Odds: the computed probabilities agree with fights that are simulated by the rules."""

from collections.abc import Sequence
from itertools import product
from math import sqrt
from random import Random
from statistics import fmean, stdev

import pytest
from msgspec.structs import replace

from burghof.games.the_castle.model.counters import Character, Discipline, Figure, Monster
from burghof.games.the_castle.model.moves import Hold, Roll
from burghof.games.the_castle.model.positions import DEAD
from burghof.games.the_castle.model.state import State, is_living
from burghof.games.the_castle.rules.odds import Duel, default_duel, odds
from burghof.games.the_castle.tests.tables import (
    CLERIC,
    FIGHTER,
    RULES,
    advance_to_decision,
    counter_in,
    monster_in,
    table,
)
from burghof.kernel import CHANCE, DISCARD

FIGHTS = 600
"""Number of simulated fights per test."""
SIGMAS = 4
"""Allowed distance between the simulated and the computed value, in standard errors."""
ROOM = "b1"
HERO = Character(Figure(0))


def meet_monster(discipline: Discipline, monster: Monster, *, hits: int = 0, wounds: int = 0) -> State:
    """Return the state in which a character without items and with `hits` meets a monster with `wounds`."""
    taken: dict[int, int] = {HERO: hits, monster_in(ROOM): wounds}
    return advance_to_decision(table([discipline], at=[ROOM], monsters={ROOM: monster}, hits=taken, step="meet"))


def play_fight(state: State, rng: Random) -> State:
    """Play the fight to its end: the character casts no spell, and dice are rolled."""
    while (pending := RULES.pending(state)) and (pending[0].seat == CHANCE or pending[0].kind == "spells"):
        move = Roll(rng.randint(1, 6)) if pending[0].seat == CHANCE else Hold()
        state = RULES.apply(state, pending[0].seat, move, DISCARD)
    return state


def is_slain(state: State) -> bool:
    """Return whether the monster is dead."""
    return state.monster_at[counter_in(ROOM)] == DEAD


def agrees_with_probability(seen: Sequence[bool], chance: float) -> bool:
    """Return whether the frequency agrees with the probability."""
    return abs(fmean(seen) - chance) <= SIGMAS * sqrt(chance * (1 - chance) / len(seen))


def agrees_with_mean(seen: Sequence[int], mean: float) -> bool:
    """Return whether the average agrees with the expected value."""
    return abs(fmean(seen) - mean) <= SIGMAS * stdev(seen) / sqrt(len(seen))


@pytest.mark.no_cover
@pytest.mark.rule("6.9", "6.11", "6.12", "6.13", "6.14")
@pytest.mark.parametrize(("discipline", "monster"), list(product(Discipline, Monster)))
def test_the_odds_of_every_fight_are_those_of_the_rules(discipline: Discipline, monster: Monster) -> None:
    rng = Random(f"{discipline}/{monster}")
    start = meet_monster(discipline, monster)
    ends = [play_fight(start, rng) for _ in range(FIGHTS)]
    computed = odds(default_duel(discipline, monster))

    assert agrees_with_probability([is_living(end, HERO) and is_slain(end) for end in ends], computed.wins)
    assert agrees_with_probability([not is_living(end, HERO) for end in ends], computed.dies)
    assert agrees_with_probability([is_living(end, HERO) and not is_slain(end) for end in ends], computed.parts)
    assert agrees_with_mean([end.hits[HERO] for end in ends], computed.hits)


@pytest.mark.rule("6.13")
@pytest.mark.parametrize("discipline", Discipline)
def test_the_odds_of_the_wounded_are_those_of_the_rules(discipline: Discipline) -> None:
    rng = Random(f"wounded/{discipline}")
    start = meet_monster(discipline, Monster.WITCH, hits=3, wounds=1)
    ends = [play_fight(start, rng) for _ in range(FIGHTS)]
    fresh = default_duel(discipline, Monster.WITCH)
    computed = odds(replace(fresh, left=fresh.left - 3, monster_left=fresh.monster_left - 1))

    assert agrees_with_probability([is_living(end, HERO) and is_slain(end) for end in ends], computed.wins)
    assert agrees_with_probability([not is_living(end, HERO) for end in ends], computed.dies)
    assert agrees_with_mean([end.hits[HERO] - 3 for end in ends], computed.hits)


@pytest.mark.rule("6.12")
def test_a_bat_cannot_kill_a_fighter_and_bites_him_as_its_table_row_says() -> None:
    bat = odds(default_duel(FIGHTER, Monster.BAT))
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
