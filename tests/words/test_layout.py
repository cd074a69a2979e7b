"""Text layout: numbered columns, aligned cells, and lines within the width of a terminal."""

import pytest

from burghof.words.layout import align_columns, number_lines, pack_parts, wrap_text

SEVEN = ["a", "b", "c", "d", "e", "f", "g"]


def test_numbers_stand_flush_right() -> None:
    lines = number_lines(["x"] * 10).splitlines()

    assert (lines[0], lines[9]) == ("   1  x", "  10  x")


def test_nothing_is_numbered_as_nothing() -> None:
    assert number_lines([]) == ""


def test_many_lines_stand_in_columns_that_are_read_downwards() -> None:
    assert number_lines(SEVEN, width=14).splitlines() == [
        "  1  a    5  e",
        "  2  b    6  f",
        "  3  c    7  g",
        "  4  d",
    ]


@pytest.mark.parametrize(("lines", "width"), [(SEVEN, 13), (SEVEN, 0), (SEVEN[:6], 80)])
def test_few_lines_and_too_long_ones_stay_in_one_column(lines: list[str], width: int) -> None:
    assert len(number_lines(lines, width).splitlines()) == len(lines)


def test_cells_stand_below_each_other_and_a_column_of_nothing_is_left_out() -> None:
    assert align_columns([["", "A1", "wide", "C1"], ["", "", "x", "C2"]]) == ["A1  wide  C1", "    x     C2"]


def test_parts_are_packed_into_lines_unbroken() -> None:
    assert pack_parts("  Row:", ["one big", "two big", "three"], width=17) == [
        "  Row: one big ·",
        "    two big ·",
        "    three",
    ]


def test_parts_without_a_lead_begin_at_once() -> None:
    assert pack_parts("  ", ["one", "two"], width=80) == ["  one · two"]


@pytest.mark.parametrize(
    ("text", "lines"),
    [
        ("one two three", ["one two", "three"]),
        ("· one two three", ["· one", "  two", "  three"]),
        ("1.2  a b c d", ["1.2  a b", "     c d"]),
        ("  one two three", ["  one", "    two", "    three"]),
        ("one\ntwo", ["one", "two"]),
    ],
)
def test_lines_are_broken_between_words_and_go_on_below_them(text: str, lines: list[str]) -> None:
    assert wrap_text(text, 8).splitlines() == lines
