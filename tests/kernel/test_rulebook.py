"""A rulebook is read by chapter and clause, in the requested language."""

from pathlib import Path

import pytest

from burghof.kernel import LANGUAGES, Chapter, Clause, Language, Rulebook, find_games, parse_rulebook, read_rulebook

TEXT = """# The Moat

Cross the moat.
Who is dry wins.

Words before the first chapter.
- **0.1** No clause stands outside a chapter.

More of them.

## 1 Swimming
- **1.1** Who swims
  gets wet.
- **1.2** Nobody else does.

This is no clause.
  Nor is this.
## 2 Drying
- **2.1**
  It takes a while.
"""


def test_chapters_hold_their_clauses_and_clauses_all_their_lines() -> None:
    assert parse_rulebook(TEXT) == Rulebook(
        (
            Chapter("1", "Swimming", (Clause("1.1", "Who swims gets wet."), Clause("1.2", "Nobody else does."))),
            Chapter("2", "Drying", (Clause("2.1", "It takes a while."),)),
        ),
        aim="Cross the moat. Who is dry wins.",
        introduction="Words before the first chapter. - **0.1** No clause stands outside a chapter.\nMore of them.",
        malformed_lines=("- **0.1** No clause stands outside a chapter.",),
    )


def test_a_table_belongs_to_the_clause_above_it() -> None:
    text = """## 1 Depths
| no | clause |

- **1.1** How deep the moat is:

<!-- table: depths -->
| Where | Metres |
|---|---:|
| gate | 2 |
| tower | – |
<!-- end of table -->

- **1.2** Frogs are free.
"""

    assert parse_rulebook(text).clauses == (
        Clause("1.1", "How deep the moat is:", (("Where", "Metres"), ("gate", "2"), ("tower", "–"))),
        Clause("1.2", "Frogs are free."),
    )
    assert parse_rulebook("| Where |\n").chapters == ()


def test_rules_that_say_nothing_before_their_chapters_have_no_aim() -> None:
    book = parse_rulebook("# The Moat\n\n## 1 Swimming\n")

    assert (book.aim, book.introduction) == ("", "")


def test_a_clause_is_found_by_its_number() -> None:
    assert parse_rulebook(TEXT).clause("1.2") == Clause("1.2", "Nobody else does.")
    assert parse_rulebook(TEXT).clause("1.9") is None


def test_a_refusal_may_cite_the_numbers_of_the_clauses() -> None:
    assert parse_rulebook(TEXT).numbers == {"1.1", "1.2", "2.1"}


def test_a_chapter_is_found_by_its_number() -> None:
    chapter = parse_rulebook(TEXT).chapter("2")

    assert chapter is not None
    assert chapter.title == "Drying"
    assert parse_rulebook(TEXT).chapter("3") is None


def test_the_rules_are_read_in_the_language_asked_for_or_else_in_english(tmp_path: Path) -> None:
    (tmp_path / "RULES.md").write_text("## 1 Swimming\n", encoding="utf-8")
    (tmp_path / "RULES.de.md").write_text("## 1 Schwimmen\n", encoding="utf-8")

    titles = [read_rulebook(tmp_path, language).chapters[0].title for language in LANGUAGES]

    assert titles == ["Swimming", "Schwimmen", "Swimming", "Swimming"]


def test_a_game_without_rules_has_an_empty_rulebook(tmp_path: Path) -> None:
    assert read_rulebook(tmp_path, "en") == Rulebook(())


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_game_on_the_shelf_has_readable_rules(language: Language) -> None:
    books = [read_rulebook(found.folder, language) for found in find_games().values()]

    assert all(chapter.clauses for book in books for chapter in book.chapters)
    assert all(book.chapters for book in books)
