"""The clause check fails if a clause, its test and its citation do not match."""

from pathlib import Path

import pytest

from tests.tools.sample_projects import GOOD_FILES, MOAT, write_project
from tools.check_clauses import check_clauses

RULES = f"{MOAT}/RULES.md"
GERMAN = f"{MOAT}/RULES.de.md"
CODE = f"{MOAT}/rules/swim.py"
CARD = f"{MOAT}/game.toml"
TEST = f"{MOAT}/tests/test_swim.py"
NO_AIM = "its first paragraph is not the aim of the game in two sentences"
EXEMPT = f"{MOAT}/tests/exempt_clauses.toml"


def find_problems(root: Path, path: str, content: str | None) -> list[str]:
    """Return the problems of the good project with one file changed, with paths from its root."""
    problems = check_clauses(write_project(root, {path: content}))
    return [f"{problem.path.relative_to(root)}: {problem.message}" for problem in problems]


def test_a_house_in_order_has_no_problems(tmp_path: Path) -> None:
    assert check_clauses(write_project(tmp_path)) == []


def test_a_game_without_exemptions_needs_no_file_for_them(tmp_path: Path) -> None:
    marked = GOOD_FILES[TEST].replace('"1.2"', '"1.1", "1.2"')

    assert check_clauses(write_project(tmp_path, {TEST: marked, EXEMPT: None})) == []


@pytest.mark.parametrize(
    ("path", "content", "problem"),
    [
        (RULES, None, "RULES.md: is missing"),
        (TEST, "", "RULES.md: clause 2.1 has neither a test nor an exemption"),
        (EXEMPT, "", "RULES.md: clause 1.1 has neither a test nor an exemption"),
        (EXEMPT, '["1.1"]\nreason = " "\n', "exempt_clauses.toml: the exemption of clause 1.1 has no reason"),
        (EXEMPT, '"1.1" = "why"\n', "exempt_clauses.toml: the exemption of clause 1.1 has no reason"),
        (EXEMPT, '["9.9"]\nreason = "x"\n', "exempt_clauses.toml: exempts clause 9.9, which does not exist"),
        (EXEMPT, '["2.1"]\nreason = "x"\n', "exempt_clauses.toml: exempts clause 2.1, which has a test"),
        (TEST, '@pytest.mark.rule("2.7")\ndef test(): ...', "test_swim.py: a test covers clause 2.7, which does not"),
        (
            TEST,
            "@pytest.mark.rule(CLAUSE)\ndef test(): ...",
            "test_swim.py: a test covers a clause that is not a string",
        ),
        (CODE, 'forbids("2.7", "upstream")', "swim.py: forbids() cites clause 2.7, which does not exist"),
        (CODE, 'RULES.forbids(clause, "upstream")', "swim.py: forbids() cites a clause that is not a string literal"),
        (CODE, 'clauses: ClassVar[tuple[str, ...]] = ("2.7",)', "swim.py: an event cites clause 2.7, which does not"),
        (
            CODE,
            "clauses: ClassVar[tuple[str, ...]] = WET",
            "swim.py: an event cites a clause that is not a string literal",
        ),
        (CARD, '[[options]]\nclause = "2.7"\n', "game.toml: an option cites clause 2.7, which does not exist"),
        (RULES, GOOD_FILES[RULES] + "- **2.1** Again.\n", "RULES.md: clause 2.1 is defined 2 times"),
        (RULES, GOOD_FILES[RULES] + "## 2 Again\n", "RULES.md: chapter 2 is defined 2 times"),
        (RULES, GOOD_FILES[RULES] + "- **2.2**\n", "RULES.md: clause 2.2 has no text"),
        (RULES, GOOD_FILES[RULES] + "- **3.1** Lost.\n", "RULES.md: clause 3.1 has no chapter"),
        (
            RULES,
            GOOD_FILES[RULES] + "* **2.2** Star.\n",
            "RULES.md: this is not `- **4.4** text` in a chapter: * **2.2** Star.",
        ),
        (RULES, "# Moat\n", "RULES.md: has no clauses"),
        (RULES, GOOD_FILES[RULES].replace("Swim around the castle. ", ""), f"RULES.md: {NO_AIM}"),
        (RULES, GOOD_FILES[RULES].replace("wins!", "wins! All others get wet."), f"RULES.md: {NO_AIM}"),
        (RULES, GOOD_FILES[RULES].replace("wins!", "wins! All others"), f"RULES.md: {NO_AIM}"),
        (
            GERMAN,
            GOOD_FILES[GERMAN].replace("Swim around the castle. Whoever is back first wins!", ""),
            f"de.md: {NO_AIM}",
        ),
        (GERMAN, None, "RULES.de.md: is missing"),
        (GERMAN, GOOD_FILES[GERMAN].replace("2.1", "2.2"), "RULES.de.md: clause 2.1 is missing"),
        (GERMAN, GOOD_FILES[GERMAN].replace("2.1", "2.2"), "RULES.de.md: clause 2.2 is not in RULES.md"),
        (GERMAN, GOOD_FILES[GERMAN].replace("## 2", "## 3"), "RULES.de.md: chapter 2 is missing"),
        (GERMAN, GOOD_FILES[GERMAN].replace("## 2", "## 3"), "RULES.de.md: chapter 3 is not in RULES.md"),
        (GERMAN, GOOD_FILES[GERMAN].replace(" Nobody swims upstream.", ""), "RULES.de.md: clause 2.1 has no text"),
    ],
)
def test_what_does_not_meet_is_found(tmp_path: Path, path: str, content: str | None, problem: str) -> None:
    assert [line for line in find_problems(tmp_path, path, content) if problem in line]
