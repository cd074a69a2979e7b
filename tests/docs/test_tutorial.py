"""The tutorial is correct: its excerpts are those of a new game, and its steps lead to a game that passes its tests."""

import subprocess
import sys
from pathlib import Path

import pytest

from tests.docs.pages import ROOT, read_blocks
from tests.tools.project_copy import copy_project, run

TUTORIAL = ROOT / "docs" / "tutorials" / "build-a-hidden-game.md"
GAME = Path("src/burghof/games/cairn")
EXCERPT = "an excerpt of "
NOTES_THAT_MOVE = "replace(state, stones=stones, looks=looks, swaps=swaps"


@pytest.fixture(scope="module")
def project(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the project with the game that the first step creates."""
    project = copy_project(tmp_path_factory.mktemp("tutorial"))
    create_tutorial_game(project)
    return project


@pytest.fixture(scope="module")
def finished(project: Path) -> Path:
    """The project with the game after all steps."""
    add_tutorial_rule(project)
    return project


def create_tutorial_game(project: Path) -> None:
    """Create the game of the tutorial, before its own rule."""
    created = run(project, sys.executable, "-m", "tools.new_game", "cairn")
    assert created.returncode == 0, created.stderr


def add_tutorial_rule(project: Path) -> None:
    """Apply every change that the tutorial shows, and write what is generated from the code."""
    for block in read_blocks(TUTORIAL):
        if block.language == "diff":
            command = ("git", "apply", "-p0", "--directory", str(GAME))
            applied = subprocess.run(
                command, cwd=project, input=block.text, capture_output=True, text=True, check=False
            )
            assert applied.returncode == 0, f"line {block.line}: {applied.stderr}"
    for module in ("tools.gen", "burghof.games.cairn.tests.scenarios"):
        written = run(project, sys.executable, "-m", module)
        assert written.returncode == 0, written.stderr


def test_its_excerpts_are_in_the_new_game(project: Path) -> None:
    reasons = [(block.text, block.skip_reason or "") for block in read_blocks(TUTORIAL)]
    excerpts = [(text, why.removeprefix(EXCERPT)) for text, why in reasons if why.startswith(EXCERPT)]

    assert {name for _, name in excerpts} == {"model.py", "hidden.py", "rules.py"}
    assert [name for text, name in excerpts if text not in (project / GAME / name).read_text(encoding="utf-8")] == []


@pytest.mark.full
def test_its_steps_lead_to_a_game_that_passes_its_tests(finished: Path) -> None:
    ruff = str(Path(sys.prefix) / "bin" / "ruff")

    formatted = run(finished, ruff, "format", "--check", str(GAME))
    linted = run(finished, ruff, "check", str(GAME))
    checked = run(finished, sys.executable, "-m", "tools.check")
    tested = run_tests(finished)

    assert [one.stdout + one.stderr for one in (formatted, linted, checked, tested) if one.returncode] == []


@pytest.mark.full
def test_its_last_experiment_fails_as_it_says(finished: Path) -> None:
    rules = finished / GAME / "rules.py"
    text = rules.read_text(encoding="utf-8")
    assert NOTES_THAT_MOVE in text
    rules.write_text(text.replace(NOTES_THAT_MOVE, "replace(state, stones=stones, swaps=swaps"), encoding="utf-8")

    tested = run_tests(finished, BURGHOF_EFFORT="full")

    rules.write_text(text, encoding="utf-8")
    assert "test_a_swap_moves_the_stones_and_what_was_seen_of_them" in tested.stdout
    assert "FAILED src/burghof/games/cairn/tests/test_conformance.py" in tested.stdout


def run_tests(project: Path, **environment: str) -> subprocess.CompletedProcess[str]:
    """Run the tests of the game."""
    return run(project, sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", str(GAME), **environment)
