"""A table as compact text: short forms, a thing and its parts on one line, aligned rows."""

from pathlib import Path

import pytest

from burghof.kernel import Message, Node, Outline
from burghof.words.compact import compact_text, prompt_text
from burghof.words.translator import Translator

WORDS = """
now = Build a tower.
hurry = It is late.
row = { $form ->
    [short] {""}
   *[full] Row { $number }
}
field = { $form ->
    [short] { $name }
   *[full] Field { $name }
}
cliff = { $form ->
    [short] {""}
   *[full] A cliff
}
castle = The castle
hand = Hand
"""


@pytest.fixture
def speaker(tmp_path: Path) -> Translator:
    (tmp_path / "en.ftl").write_text(WORDS, encoding="utf-8")
    return Translator("en", [tmp_path])


def field(name: str) -> Node:
    return Node(name, Message("field", {"name": name}))


def row(number: int, *parts: Node) -> Node:
    return Node(f"row-{number}", Message("row", {"number": number}), parts)


def cliff(number: int) -> Node:
    return Node(f"cliff-{number}", Message("cliff"))


def hand(*names: str) -> Node:
    return Node("hand", Message("hand"), tuple(field(name) for name in names))


CASTLE = Node("castle", Message("castle"), (row(1, field("one"), field("b")), row(2, cliff(2), field("d"))))


def test_rows_of_as_many_parts_stand_below_each_other(speaker: Translator) -> None:
    assert compact_text(speaker, [CASTLE]).splitlines() == ["The castle", "  one  b", "       d"]


def test_rows_too_wide_for_that_go_on_one_after_the_other(speaker: Translator) -> None:
    assert compact_text(speaker, [CASTLE], width=7).splitlines() == ["The castle", "  one ·", "    b", "  d"]


def test_a_thing_and_its_parts_stand_on_one_line(speaker: Translator) -> None:
    assert compact_text(speaker, [hand("a", "b", "c"), field("d")]).splitlines() == ["Hand: a · b · c", "d"]


def test_rows_of_different_length_are_lines(speaker: Translator) -> None:
    assert compact_text(speaker, [hand("a", "b"), hand("c")]).splitlines() == ["Hand: a · b", "Hand: c"]


def test_what_has_no_short_words_is_left_out(speaker: Translator) -> None:
    nodes = [cliff(1), Node("row", Message("row", {"number": 1}), (CASTLE,))]

    assert compact_text(speaker, nodes).splitlines() == ["The castle", "  one  b", "       d"]


def test_what_is_to_do_is_said_with_all_that_belongs_to_it(speaker: Translator) -> None:
    now = Node("now", Message("now"), (Node("hurry", Message("hurry")),))

    assert prompt_text(speaker, Outline((now, CASTLE))) == "Build a tower. It is late."
