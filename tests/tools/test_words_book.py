"""The book of words has every sentence of every catalogue, each with all its values."""

from pathlib import Path

import pytest

from burghof.kernel import LANGUAGES, Message, PlayerName, Seat
from burghof.words.translator import Translator
from tools.words_book import chapters, page, read_variables


def test_every_sentence_is_complete_in_every_language() -> None:
    book = list(chapters())
    entries = [entry for chapter in book for kind in chapter.kinds.values() for entry in kind]

    assert [fault for entry in entries for fault in entry.faults] == []
    assert {len(entry.sentences) for entry in entries} == {len(LANGUAGES)}
    assert "<i>You and Hedda have won together.</i>" in page(book)


def test_a_variable_without_a_value_is_a_fault(tmp_path: Path) -> None:
    (tmp_path / "en.ftl").write_text("built = { $seat } builds on { $field }.\n", encoding="utf-8")
    translator = Translator("en", [tmp_path])

    assert translator.format_with_faults(Message("built", {"seat": PlayerName(Seat(0))}), ["Mara"])[1] != ()
    assert translator.format_with_faults(Message("lost"))[1] == ("lost",)


@pytest.mark.parametrize(
    ("text", "variables"),
    [
        ("a = { $n ->\n    [one] one\n   *[other] { $n } of { b }\n}\nb = { $c }\n", {"n": ("one", "other"), "c": ()}),
        ("a = { $seat-is ->\n    [you] You\n   *[other] { $seat }\n}\n", {"seat": ("you", "other")}),
    ],
)
def test_the_variables_of_a_message_include_those_inside_it(
    tmp_path: Path, text: str, variables: dict[str, tuple[str, ...]]
) -> None:
    (tmp_path / "en.ftl").write_text(text, encoding="utf-8")

    assert read_variables(tmp_path / "en.ftl")["a"] == variables
