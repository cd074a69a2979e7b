"""Generated files match the code, and a stale one is found."""

from pathlib import Path
from shutil import copytree

import pytest

from burghof.kernel import LANGUAGES, say
from burghof.words.translator import Translator
from tools.gen import REFERENCE, check_generated, main
from tools.rule_tables import fill_tables

CASTLE = Path("src/burghof/games/the_castle")
RULEBOOKS = ["RULES.md", *(f"RULES.{language}.md" for language in LANGUAGES if language != "en")]


def test_what_was_just_written_is_not_stale(tmp_path: Path) -> None:
    (tmp_path / REFERENCE).mkdir(parents=True)
    main(tmp_path)

    assert check_generated(tmp_path) == []


def test_a_file_that_was_edited_or_is_missing_is_stale(tmp_path: Path) -> None:
    (tmp_path / REFERENCE).mkdir(parents=True)
    main(tmp_path)
    (tmp_path / REFERENCE / "metrics.md").write_text("edited", encoding="utf-8")
    (tmp_path / REFERENCE / "problems.md").unlink()

    assert [problem.path.name for problem in check_generated(tmp_path)] == ["metrics.md", "problems.md"]


def test_every_message_and_problem_is_in_the_reference() -> None:
    text = (REFERENCE / "messages.md").read_text(encoding="utf-8")

    assert all(f"### `{tag}`" in text for tag in ("watch", "play", "sight", "step", "refused", "leaving"))


@pytest.fixture(scope="module")
def generated(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A project with a game that has tables in its rulebooks, with everything generated; no test changes it."""
    root = tmp_path_factory.mktemp("generated")
    (root / REFERENCE).mkdir(parents=True)
    copytree(CASTLE, root / CASTLE)
    main(root)
    return root


@pytest.fixture
def castle(generated: Path, tmp_path: Path) -> Path:
    """A copy of the generated project for one test."""
    return copytree(generated, tmp_path, dirs_exist_ok=True)


def test_the_rulebooks_of_the_tree_have_the_tables_of_the_data(generated: Path) -> None:
    for name in RULEBOOKS:
        text = (generated / CASTLE / name).read_text(encoding="utf-8")
        assert text == (CASTLE / name).read_text(encoding="utf-8")
        assert text.count("<!-- table: ") == text.count("<!-- end of table -->") == 6


def spoil(book: Path) -> str:
    """Change a number in a table of this rulebook; return the text it had."""
    right = book.read_text(encoding="utf-8")
    book.write_text(right.replace("| 2 | 6 |", "| 2 | 7 |", 1), encoding="utf-8")
    assert book.read_text(encoding="utf-8") != right
    return right


@pytest.mark.parametrize(
    "names",
    [
        pytest.param(RULEBOOKS, id="in all languages"),
        *(pytest.param([name], id=name, marks=pytest.mark.full) for name in RULEBOOKS),
    ],
)
def test_a_number_changed_in_the_table_of_a_rulebook_is_found_and_mended(castle: Path, names: list[str]) -> None:
    right = {name: spoil(castle / CASTLE / name) for name in names}

    assert sorted(problem.path.name for problem in check_generated(castle)) == sorted(names)

    main(castle)

    assert check_generated(castle) == []
    assert {name: (castle / CASTLE / name).read_text(encoding="utf-8") for name in names} == right


def test_a_number_changed_in_the_data_makes_another_table() -> None:
    text = "Before\n<!-- table: hits, as written -->\n| old |\n<!-- end of table -->\nBehind\n"

    def written(hits: str) -> str:
        tables = {"hits": ((say("table-modified-roll"), "0–1"), (say("monster-rat"), hits))}
        return fill_tables(text, tables, Translator("de", [CASTLE / "words"]))

    assert written("2") == (
        "Before\n<!-- table: hits, as written -->\n"
        "| Veränderter Wurf | 0–1 |\n| --- | :-: |\n| Ratte | 2 |\n<!-- end of table -->\nBehind\n"
    )
    assert written("3") == written("2").replace("| 2 |", "| 3 |")
