"""Chance can be recomputed from its reference page, is fair, and has independent streams."""

import re
from collections import Counter
from itertools import product
from pathlib import Path

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import Struct

from burghof.kernel import ChanceStream, chance_key, commitment
from tests.kernel import chance_reference as page


class Commitment(Struct):
    seed: str
    commitment: str


class Key(Struct):
    seed: str
    seats: tuple[str, ...]
    key: str


class StreamId(Struct):
    key: str
    game: str
    stream: str
    n: int

    def kernel_stream(self) -> ChanceStream:
        return ChanceStream(bytes.fromhex(self.key), self.game, self.stream, self.n)

    def reference_stream(self) -> page.Generator:
        return page.Generator(bytes.fromhex(self.key), self.game, self.stream, self.n)


class Words(StreamId):
    words: list[int]


class Below(Struct, tag="below", tag_field="call"):
    of: int
    gives: int


class Shuffle(Struct, tag="shuffle", tag_field="call"):
    of: int
    gives: list[int]


class Weighted(Struct, tag="weighted", tag_field="call"):
    of: list[int]
    gives: int


class Draws(StreamId):
    calls: list[Below | Shuffle | Weighted]
    used: int


class Vectors(Struct):
    commitments: list[Commitment]
    keys: list[Key]
    words: list[Words]
    draws: list[Draws]


HERE = Path(__file__).parent
PAGE = HERE.parents[1] / "docs" / "reference" / "chance.md"
TEXT = (HERE / "chance_vectors.json").read_text("utf-8")
VECTORS = msgspec.json.decode(TEXT, type=Vectors)
KEY = chance_key("fair play", ["", ""])


def draw_from_kernel(rng: ChanceStream, call: Below | Shuffle | Weighted) -> int | list[int]:
    """Return the result of a call on the kernel's dice."""
    match call:
        case Below(of=n):
            return rng.below(n)
        case Shuffle(of=size):
            return list(rng.shuffle(range(size)))
        case Weighted(of=weights):
            return rng.weighted(weights)


def draw_from_reference(dice: page.Generator, call: Below | Shuffle | Weighted) -> int | list[int]:
    """Return the result of a call on the dice of the second implementation."""
    match call:
        case Below(of=n):
            return dice.below(n)
        case Shuffle(of=size):
            return dice.shuffle(size)
        case Weighted(of=weights):
            return dice.weighted(weights)


def make_stream(stream: str = "die", n: int = 0) -> ChanceStream:
    """Return dice with a fixed key."""
    return ChanceStream(KEY, "well", stream, n)


def first_words(game: str, stream: str, n: int) -> tuple[int, ...]:
    """Return the first four words of a stream with a fixed key."""
    drawn = ChanceStream(KEY, game, stream, n)
    return tuple(drawn.below(2**32) for _ in range(4))


def chi_square(counts: Counter[int] | Counter[tuple[str, ...]], expected: float) -> float:
    """Return the chi-square statistic of counts against one expected value."""
    return sum((count - expected) ** 2 / expected for count in counts.values())


@pytest.mark.parametrize("vector", VECTORS.commitments)
def test_commitments_are_those_of_the_vectors(vector: Commitment) -> None:
    assert commitment(vector.seed) == page.commitment(vector.seed) == vector.commitment


@pytest.mark.parametrize("vector", VECTORS.keys)
def test_keys_are_those_of_the_vectors(vector: Key) -> None:
    assert chance_key(vector.seed, vector.seats).hex() == page.key(vector.seed, vector.seats).hex() == vector.key


@pytest.mark.parametrize("vector", VECTORS.words)
def test_words_are_those_of_the_vectors(vector: Words) -> None:
    kernel, ours = vector.kernel_stream(), vector.reference_stream()

    assert [kernel.below(2**32) for _ in vector.words] == vector.words
    assert [ours.word() for _ in vector.words] == vector.words


@pytest.mark.parametrize("vector", VECTORS.draws)
def test_draws_are_those_of_the_vectors(vector: Draws) -> None:
    kernel, ours = vector.kernel_stream(), vector.reference_stream()
    expected = [call.gives for call in vector.calls]

    assert [draw_from_kernel(kernel, call) for call in vector.calls] == expected
    assert [draw_from_reference(ours, call) for call in vector.calls] == expected
    assert ours.at == vector.used


def test_the_page_shows_vectors_of_the_file() -> None:
    shown = [
        line
        for block in re.findall(r"```json\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL)
        for line in block.split("\n")
    ]

    assert len(shown) > 6
    assert [line for line in shown if line not in TEXT] == []


@given(st.binary(min_size=32, max_size=32), st.text("abc/", min_size=1), st.integers(0, 99), st.integers(1, 2**32))
def test_below_is_what_the_page_says_for_any_number(key: bytes, stream: str, n: int, size: int) -> None:
    kernel, ours = ChanceStream(key, "well", stream, n), page.Generator(key, "well", stream, n)

    assert [kernel.below(size) for _ in range(3)] == [ours.below(size) for _ in range(3)]


@given(st.integers(0, 2**32), st.lists(st.integers()))
def test_a_shuffle_keeps_the_items_and_is_what_the_page_says(n: int, items: list[int]) -> None:
    shuffled = make_stream(n=n).shuffle(items)

    assert sorted(shuffled) == sorted(items)
    assert list(shuffled) == [items[at] for at in page.Generator(KEY, "well", "die", n).shuffle(len(items))]


@given(st.integers(0, 2**32), st.lists(st.integers(0, 5), min_size=1).filter(any))
def test_a_weighted_draw_never_gives_weight_nought_and_is_what_the_page_says(n: int, weights: list[int]) -> None:
    drawn = make_stream(n=n).weighted(weights)

    assert weights[drawn] > 0
    assert drawn == page.Generator(KEY, "well", "die", n).weighted(weights)


def test_below_passes_over_words_of_the_incomplete_last_range() -> None:
    size = 2**31 + 1
    words = [next(stream) for stream in [ChanceStream._numbers(KEY, f"\nwell\ndie\n{n}\n") for n in range(200)]]
    drawn = [make_stream(n=n).below(size) for n in range(200)]
    passed_over = [n for n, word in enumerate(words) if word >= size]

    assert 70 < len(passed_over) < 130
    assert all(drawn[n] != words[n] % size for n in passed_over)
    assert all(number < size for number in drawn)


@pytest.mark.parametrize("size", [0, -1, 2**32 + 1])
def test_chance_chooses_among_at_least_one_and_at_most_a_word(size: int) -> None:
    with pytest.raises(AssertionError, match="chance chooses"):
        make_stream().below(size)


def test_weights_that_sum_to_nought_choose_nothing() -> None:
    with pytest.raises(AssertionError, match="chance chooses"):
        make_stream().weighted([0, 0])


def test_each_number_below_six_is_equally_likely() -> None:
    drawn = make_stream()
    counts = Counter(drawn.below(6) for _ in range(6000))

    assert sorted(counts) == [0, 1, 2, 3, 4, 5]
    assert chi_square(counts, 1000) < 20.5


def test_each_order_of_three_is_equally_likely() -> None:
    counts = Counter(make_stream(n=n).shuffle("abc") for n in range(6000))

    assert len(counts) == 6
    assert chi_square(counts, 1000) < 20.5


def test_an_index_is_drawn_as_often_as_its_weight_says() -> None:
    counts = Counter(make_stream(n=n).weighted([1, 0, 2, 3]) for n in range(6000))

    assert sorted(counts) == [0, 2, 3]
    assert sum((counts[at] - often) ** 2 / often for at, often in ((0, 1000), (2, 2000), (3, 3000))) < 13.8


def test_dice_of_the_same_name_throw_the_same() -> None:
    assert first_words("well", "die", 3) == first_words("well", "die", 3)


def test_streams_differ_by_game_name_and_number() -> None:
    names = list(product(["well", "moat"], ["die", "deal", "echo/1", "echo/11"], [0, 1, 11]))

    assert len({first_words(*name) for name in names}) == len(names)


def test_streams_differ_by_key() -> None:
    assert ChanceStream(chance_key("a", []), "well", "die", 0).below(2**32) != ChanceStream(
        chance_key("b", []), "well", "die", 0
    ).below(2**32)


def test_two_streams_agree_no_more_often_than_chance_has_it() -> None:
    agreed = sum(make_stream("die", n).below(6) == make_stream("deal", n).below(6) for n in range(3000))

    assert 400 < agreed < 600


@given(st.lists(st.text(), min_size=1, max_size=4), st.lists(st.text(), min_size=1, max_size=4))
def test_no_two_lists_of_seeds_give_the_same_key(one: list[str], other: list[str]) -> None:
    assert (chance_key(one[0], one[1:]) == chance_key(other[0], other[1:])) == (one == other)


def test_where_one_seed_ends_and_the_next_begins_is_part_of_the_key() -> None:
    keys = {chance_key("s", seats) for seats in (["a", "bc"], ["ab", "c"], ["abc"], ["abc", ""], ["a\n2:bc"])}

    assert len(keys) == 5


def test_a_commitment_is_neither_the_seed_nor_its_key() -> None:
    assert commitment("s") != chance_key("s", []).hex()
    assert commitment("s") != commitment("s ")
