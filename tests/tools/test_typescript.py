"""Generated TypeScript types match what msgspec writes."""

from enum import StrEnum
from typing import Any, Generic, Literal, TypeVar
from uuid import UUID

from msgspec import UNSET, Struct, UnsetType

from tools.typescript import TypeModule, render_module

T = TypeVar("T")


class Colour(StrEnum):
    RED = "red"
    LIGHT_GREY = "light-grey"


class Build(Struct, tag="build", frozen=True):
    """Set a floor."""

    field: int
    crests: int = 0


class Pass(Struct, tag="pass", frozen=True):
    """Do nothing."""


class Pair(Struct, Generic[T], frozen=True):
    """Two of a kind."""

    both: tuple[T, T]


class Seen(Struct, frozen=True, omit_defaults=True, rename="kebab"):
    """What is seen."""

    table_id: UUID
    moves: tuple[Build | Pass, ...]
    colours: dict[Colour, int]
    words: dict[str, str | None]
    pair: Pair[int]
    other: Pair[str]
    anything: Any
    view: Struct
    side: Literal["it's", 2, True] = 2


class Options(Struct, frozen=True, rename="kebab"):
    """What a host chose."""

    first_ends: bool = False
    any_colour: bool | UnsetType = UNSET


def generate(root: object, name: str = "", *, are_read: bool = False) -> str:
    """Return the file of these types without its header."""
    types = TypeModule(for_input=are_read)
    types.add(root, name)
    return render_module(types).split("\n", 2)[2]


def test_a_union_has_a_name_and_its_members_their_tags() -> None:
    assert generate(Build | Pass, "Move") == (
        "/** Set a floor. */\n"
        "export type Build = {\n  readonly type: 'build';\n  readonly field: number;\n  readonly crests: number;\n};\n"
        "\nexport type Move = Build | Pass;\n"
        "\n/** Do nothing. */\nexport type Pass = {\n  readonly type: 'pass';\n};\n"
    )


def test_what_the_server_reads_may_leave_out_what_has_a_default() -> None:
    assert "readonly crests?: number;" in generate(Build, are_read=True)


def test_what_may_be_unset_may_be_missing() -> None:
    assert generate(Options).endswith("  readonly 'first-ends': boolean;\n  readonly 'any-colour'?: boolean;\n};\n")


def test_every_kind_of_field_is_said() -> None:
    lines = generate(Seen).splitlines()

    assert [line.strip() for line in lines[lines.index("export type Seen = {") + 1 : -1]] == [
        "readonly 'table-id': string;",
        "readonly moves: readonly (Build | Pass)[];",
        "readonly colours: Readonly<Partial<Record<'red' | 'light-grey', number>>>;",
        "readonly words: Readonly<Record<string, string | null>>;",
        "readonly pair: Pair;",
        "readonly other: Pair2;",
        "readonly anything: unknown;",
        "readonly view: unknown;",
        "readonly side?: true | 2 | 'it\\'s';",
    ]


def test_two_classes_of_one_name_are_told_apart() -> None:
    text = generate(Seen)

    assert "export type Pair = {\n  readonly both: readonly [number, number];" in text
    assert "export type Pair2 = {\n  readonly both: readonly [string, string];" in text
