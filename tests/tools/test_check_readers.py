"""No English text for people says "seat": a planted one is found in every place."""

from pathlib import Path

import pytest

from tests.tools.sample_projects import GOOD_FILES, MOAT, write_project
from tools.check_readers import check_readers

RULES = f"{MOAT}/RULES.md"
WORDS = f"{MOAT}/words/en.ftl"
SHARED = "src/burghof/words/en.ftl"


def test_keys_variables_comments_and_options_of_the_command_line_may_say_it(tmp_path: Path) -> None:
    fine = """# A seat in a comment
seat-taken = { $seat } sits on this chair; see --seats.
seats =
    { $seats ->
        [one] one chair
       *[other] { $seats } chairs
    }
"""

    assert check_readers(write_project(tmp_path, {WORDS: fine})) == []


@pytest.mark.parametrize(
    ("path", "text", "problem"),
    [
        (RULES, GOOD_FILES[RULES] + "- **2.2** The first seat begins.\n", "- **2.2** The first seat begins."),
        (WORDS, GOOD_FILES[WORDS] + "turn = Seat { $number } is next.\n", "turn = Seat "),
        (WORDS, GOOD_FILES[WORDS] + "-place = the seats\n", "place = the seats"),
        (SHARED, 'n = { $n ->\n    [one] one seat\n   *[other] { "two" } seats\n}\n', "n = one seat"),
        (SHARED, 'n = { "a seat" }\n', "n = a seat"),
        ("web/words/en.ftl", "seats = Seats\n", "seats = Seats"),
        ("tools/skeleton/RULES.md.tmpl", "The first seat begins.\n", "The first seat begins."),
        ("tools/skeleton/words/en.ftl.tmpl", "seat = the seat\n", "seat = the seat"),
    ],
)
def test_a_planted_one_is_found(tmp_path: Path, path: str, text: str, problem: str) -> None:
    found = check_readers(write_project(tmp_path, {path: text}))

    assert {one.path for one in found} == {tmp_path / path}
    assert f"says seat; write player or chair: {problem}" in [one.message for one in found]


def test_the_texts_of_this_house_say_player_and_chair() -> None:
    assert check_readers(Path()) == []
