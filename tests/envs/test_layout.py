"""Encoding of views as numbers: each kind of value has its slots, and nothing is truncated silently."""

import pickle
from enum import StrEnum
from typing import Annotated, Literal, TypeAlias

import numpy as np
import pytest
from msgspec import Meta, Struct
from msgspec.structs import replace

from burghof.envs.encoder_factory import UnsupportedTypeError
from burghof.envs.encoders import ViewTooLongError
from burghof.envs.layout import Layout, layout_of
from burghof.kernel import UNORDERED, Ballot, Recall, bit_set, load_plugin, max_inner_length, max_length
from tests.envs.random_tables import GAMES, SOME_TABLES, sample_positions


class Gem(StrEnum):
    RUBY = "ruby"
    OPAL = "opal"


GoneLiteral: TypeAlias = Literal["gone"]


class Sword(Struct, frozen=True, tag="sword"):
    edge: int


class Shield(Struct, frozen=True, tag="shield"):
    gem: Gem | None = None


class Rest(Struct, frozen=True, tag="rest"):
    pass


class Hoard(Struct, frozen=True):
    """A view with one field of every kind."""

    size: Annotated[int, Meta(ge=2, lt=9)]
    is_open: bool
    mood: Literal["calm", "angry"] | GoneLiteral | None
    name: Annotated[str, max_length(3)]
    pair: tuple[int, Gem]
    row: Annotated[tuple[Gem | None, ...], max_length(2)]
    bag: Annotated[tuple[Gem, ...], UNORDERED]
    flags: Annotated[int, bit_set(3)]
    depth: int | None
    tool: Sword | Shield | Rest | None
    votes: Annotated[Ballot[int, Gem] | None, max_inner_length(2)]


FULL = Hoard(
    size=3,
    is_open=True,
    mood="gone",
    name="ab",
    pair=(7, Gem.OPAL),
    row=(None, Gem.RUBY),
    bag=(Gem.OPAL, Gem.RUBY, Gem.OPAL),
    flags=5,
    depth=0,
    tool=Shield(Gem.OPAL),
    votes=None,
)
EMPTY = Hoard(
    size=2,
    is_open=False,
    mood=None,
    name="",
    pair=(0, Gem.RUBY),
    row=(),
    bag=(),
    flags=0,
    depth=None,
    tool=None,
    votes=Ballot((4,), (None,)),
)


def encode_by_slot(view: Hoard) -> dict[str, int]:
    """Encode a view and return its numbers by the names of their slots."""
    layout = layout_of(Hoard)
    return {slot.name: int(number) for slot, number in zip(layout.slots, layout.encode(view), strict=True)}


def test_every_kind_of_value_has_its_slots() -> None:
    assert encode_by_slot(FULL) == {
        "size": 3,
        "is_open": 1,
        "mood": 3,
        "name[0]": ord("a"),
        "name[1]": ord("b"),
        "name[2]": 0,
        "pair[0]": 7,
        "pair[1]": 2,
        "len(row)": 2,
        "row[0]": 0,
        "row[1]": 1,
        "bag[ruby]": 1,
        "bag[opal]": 2,
        "flags[0]": 1,
        "flags[1]": 0,
        "flags[2]": 1,
        "has(depth)": 1,
        "depth": 0,
        "type(tool)": 2,
        "tool.sword.edge": 0,
        "tool.shield.gem": 2,
        "has(votes)": 0,
        "len(votes.voters)": 0,
        "votes.voters[0]": 0,
        "votes.voters[1]": 0,
        "len(votes.choices)": 0,
        "votes.choices[0]": 0,
        "votes.choices[1]": 0,
    }


def test_what_is_not_there_is_nothing_but_zeros() -> None:
    there = {name: number for name, number in encode_by_slot(EMPTY).items() if number}

    assert there == {
        "size": 2,
        "pair[1]": 1,
        "has(votes)": 1,
        "len(votes.voters)": 1,
        "votes.voters[0]": 4,
        "len(votes.choices)": 1,
    }


def test_a_layout_knows_ranges_names_and_places() -> None:
    layout = layout_of(Hoard)
    lines = str(layout).splitlines()

    assert len(lines) == len(layout) == len(layout.low) == len(layout.high)
    assert lines[0] == "0 size: number 2..8"
    assert lines[layout.index("mood")] == "2 mood: choice angry, calm, gone"
    assert all((layout.low <= layout.encode(view)).all() for view in (FULL, EMPTY))
    assert all((layout.encode(view) <= layout.high).all() for view in (FULL, EMPTY))
    assert pickle.loads(pickle.dumps(layout)) is layout  # noqa: S301 - our own bytes


def test_the_fields_of_a_view_are_said_in_words() -> None:
    assert layout_of(Hoard).fields() == {
        "size": (range(1), "number"),
        "is_open": (range(1, 2), "yes or no"),
        "mood": (range(2, 3), "one of angry, calm, gone"),
        "name": (range(3, 6), "3 letters as code points"),
        "pair": (range(6, 8), "number, one of ruby, opal"),
        "row": (range(8, 11), "length, then 2 × (one of ruby, opal)"),
        "bag": (range(11, 13), "how many of each: ruby, opal"),
        "flags": (range(13, 16), "3 × yes or no"),
        "depth": (range(16, 18), "whether it is there, then number"),
        "tool": (
            range(18, 21),
            "one of sword, shield, rest; then room for sword (edge: number), shield (gem: one of ruby, opal)",
        ),
        "votes": (
            range(21, 28),
            "whether it is there, then voters: length, then 2 × number; choices: length, then 2 × (one of ruby, opal)",
        ),
    }


def test_one_hot_gives_each_value_of_a_choice_a_column() -> None:
    layout = layout_of(Hoard)
    numbers = layout.encode(FULL)
    choices = [place for place, slot in enumerate(layout.slots) if slot.kind == "choice"]
    plain = np.delete(numbers, choices)

    hot = layout.one_hot(numbers)

    assert hot[: len(plain)].tolist() == plain.tolist()
    assert hot[len(plain) :].tolist() == [
        *(0, 0, 1),  # mood: gone
        *(0, 1),  # pair[1]: opal
        *(0, 0),  # row[0]: nothing
        *(1, 0),  # row[1]: ruby
        *(0, 1, 0),  # tool: a shield
        *(0, 1),  # with an opal
        *(0, 0, 0, 0),  # no votes
    ]


@pytest.mark.parametrize(
    "view",
    [
        replace(FULL, name="long"),
        replace(FULL, row=(None, None, None)),
        replace(FULL, flags=8),
        replace(FULL, votes=Ballot((1, 2, 3), ())),
    ],
)
def test_what_is_longer_than_its_type_allows_is_an_error(view: Hoard) -> None:
    with pytest.raises(ViewTooLongError):
        layout_of(Hoard).encode(view)


def test_what_is_of_no_known_kind_is_an_error() -> None:
    with pytest.raises(ValueError, match="none of ruby, opal"):
        layout_of(Hoard).encode(replace(FULL, bag=("glass",)))
    with pytest.raises(KeyError):
        layout_of(Hoard).encode(replace(FULL, mood="merry"))
    with pytest.raises(OverflowError):
        layout_of(Hoard).encode(replace(FULL, size=1 << 40))


class UnboundedSequence(Struct, frozen=True):
    row: tuple[int, ...]


class UnboundedText(Struct, frozen=True):
    text: str


class MixedUnion(Struct, frozen=True):
    value: int | str


class ListField(Struct, frozen=True):
    value: list[int]


class MismatchedBound(Struct, frozen=True):
    value: Annotated[tuple[int, ...], UNORDERED]


@pytest.mark.parametrize(
    ("view", "why"),
    [
        (UnboundedSequence, r"UnboundedSequence\.row has no bound"),
        (UnboundedText, r"UnboundedText\.text has no bound"),
        (MixedUnion, r"MixedUnion\.value mixes kinds"),
        (ListField, r"ListField\.value has a type without a layout"),
        (MismatchedBound, r"MismatchedBound\.value has a bound that does not fit"),
        (int, "is not a Struct"),
    ],
)
def test_a_type_without_a_fixed_length_is_refused_with_the_reason(view: type[Struct], why: str) -> None:
    with pytest.raises(UnsupportedTypeError, match=why):
        Layout(view)


@pytest.mark.parametrize("recall", ["pure", "notebook"])
@pytest.mark.parametrize(("game", "seats"), SOME_TABLES)
def test_every_view_of_a_random_game_fits_its_layout_a_spectators_too(game: str, seats: int, recall: Recall) -> None:
    layout = layout_of(load_plugin(GAMES[game]).types.view)
    for env in sample_positions(game, seats, 6, recall, seed=1):
        views = [env.view(agent) for agent in env.agents]
        for view in (*views, env._game.view(env.get_state(), None, recall)):
            numbers = layout.encode(view)

            assert len(numbers) == len(layout)
            assert (layout.low <= numbers).all()
            assert (numbers <= layout.high).all()
