"""`FastRng`: the same distributions as the kernel's dice, but without a proof."""

from collections import Counter
from random import Random

from burghof.bots.fast_rng import FastRng


def test_below_gives_every_number_and_no_other() -> None:
    dice = FastRng(Random(1))

    assert {dice.below(6) for _ in range(500)} == {0, 1, 2, 3, 4, 5}


def test_a_shuffle_keeps_the_items_and_reaches_every_order() -> None:
    dice = FastRng(Random(1))

    orders = Counter(dice.shuffle("abc") for _ in range(6000))

    assert set(orders) == {tuple(order) for order in ("abc", "acb", "bac", "bca", "cab", "cba")}
    assert all(850 < times < 1150 for times in orders.values())


def test_an_index_is_as_likely_as_its_weight() -> None:
    dice = FastRng(Random(1))

    drawn = Counter(dice.weighted((0, 1, 0, 3, 0)) for _ in range(4000))

    assert set(drawn) == {1, 3}
    assert 900 < drawn[1] < 1100


def test_the_same_generator_gives_the_same_dice() -> None:
    rolls = [tuple(FastRng(Random(seed)).below(100) for _ in range(1)) for seed in (7, 7, 8)]

    assert rolls[0] == rolls[1] != rolls[2]
