"""A new game is complete from the start: it passes all checks and its tests, without an edit of any shared file.

The project is copied. Each push checks the types of its new folder and runs its tests; the full tier checks all of it.
"""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.tiers import full_except
from tests.tools.project_copy import NPM_DONE_FILE, ROOT, copy_mypy_cache, copy_project, run
from tools.new_game import MAX_NAME_LENGTH, InvalidNameError, create_game, main

BIN = Path(sys.prefix) / "bin"
NODE = ROOT / "node_modules" / ".bin"
GAME = Path("src/burghof/games/hill_fort")


def read_files(project: Path) -> dict[Path, bytes]:
    """Return every file of a project by its path."""
    return {path.relative_to(project): path.read_bytes() for path in project.rglob("*") if path.is_file()}


@pytest.fixture(scope="module")
def project(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the project as it would be committed."""
    return copy_project(tmp_path_factory.mktemp("house"))


@pytest.fixture(scope="module")
def files_before(project: Path) -> dict[Path, bytes]:
    """The files of the project before it has a new game."""
    return read_files(project)


@pytest.fixture(scope="module")
def created(project: Path, files_before: dict[Path, bytes]) -> subprocess.CompletedProcess[str]:
    """The result of creating the new game in the copy."""
    del files_before
    return run(project, str(BIN / "python"), "-m", "tools.new_game", "hill-fort")


def test_everything_new_lies_in_the_folder_and_nothing_else_is_changed(
    project: Path, files_before: dict[Path, bytes], created: subprocess.CompletedProcess[str]
) -> None:
    after = read_files(project)

    assert (created.returncode, created.stdout) == (0, f"{GAME} is ready: start with its README.md\n"), created.stderr
    assert {path: after.get(path) for path in files_before} == files_before
    assert all(path.is_relative_to(GAME) for path in after.keys() - files_before.keys())


@pytest.mark.usefixtures("created")
def test_every_place_of_a_game_is_there(project: Path) -> None:
    files = {str(path.relative_to(project / GAME)) for path in (project / GAME).rglob("*") if path.is_file()}

    assert files >= {
        *("game.toml", "README.md", "CHANGELOG.md", "RULES.md", "RULES.de.md", "RULES.fr.md", "RULES.it.md"),
        *(f"{name}.py" for name in ("model", "rules", "hidden", "presenting", "game", "plugin")),
        *(f"words/{language}.ftl" for language in ("en", "de", "fr", "it")),
        *(f"tests/{name}.py" for name in ("test_rules", "test_conformance", "test_records", "scenarios", "twin")),
        *("web/board.ts", "web/Board.svelte", "web/chance.ts", "web/gate.svg", "web/types.gen.ts"),
        *("tests/records/plain-2.json", "tests/records/two-looks-4.json", "tests/records/given-up-3.json"),
    }


TYPE_CHECK = f"mypy {GAME}"
CHECKS = (
    f"ruff format --check {GAME}",
    f"ruff check {GAME}",
    TYPE_CHECK,
    "lint-imports",
    "python -m tools.check",
    f"prettier --check {GAME}/web",
    f"eslint {GAME}/web",
)
"""The commands of `make check` except the types of boards, for one folder where that is possible."""


@pytest.mark.usefixtures("created")
@pytest.mark.parametrize("check", full_except(CHECKS, [TYPE_CHECK]))
def test_the_folder_of_the_new_game_passes_each_check(project: Path, check: str) -> None:
    program, *arguments = check.split()
    if program == "mypy":
        copy_mypy_cache(project)
    folder = NODE if program in {"prettier", "eslint"} else BIN

    checked = run(project, str(folder / program), *arguments)

    assert checked.returncode == 0, checked.stdout + checked.stderr


@pytest.mark.full
@pytest.mark.usefixtures("created")
def test_the_house_with_the_new_game_passes_make_check(project: Path) -> None:
    ready = Path(sys.prefix) / ".ready"
    copy_mypy_cache(project)

    # The tools are those of the environment that runs this test, so make must leave it as it is.
    check = run(project, "make", "check", f"VENV={sys.prefix}", f"--old-file={ready}", f"--old-file={NPM_DONE_FILE}")

    assert check.returncode == 0, check.stdout + check.stderr


@pytest.mark.usefixtures("created")
def test_the_new_game_passes_its_tests_which_cover_every_branch_of_it(project: Path) -> None:
    options = ("-q", "-p", "no:cacheprovider", f"--cov={GAME}", "--cov-branch", "--cov-fail-under=100")

    tests = run(project, str(BIN / "python"), "-m", "pytest", *options, str(GAME), BURGHOF_EFFORT="full")

    assert tests.returncode == 0, tests.stdout + tests.stderr


@pytest.mark.parametrize("name", ["a", "x9-" + "y" * (MAX_NAME_LENGTH - 3)])
def test_the_skeleton_fits_every_name_without_being_formatted_anew(tmp_path: Path, name: str) -> None:
    shutil.copy2(ROOT / "pyproject.toml", tmp_path)
    shutil.copytree(ROOT / "src", tmp_path / "src")
    folder = str(create_game(name, tmp_path))

    formatted = run(tmp_path, str(BIN / "ruff"), "format", "--check", folder)
    linted = run(tmp_path, str(BIN / "ruff"), "check", folder)

    assert (formatted.returncode, linted.returncode) == (0, 0), formatted.stdout + linted.stdout


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("HillFort", "is not in kebab-case"),
        ("hill_fort", "is not in kebab-case"),
        ("hill--fort", "is not in kebab-case"),
        ("-hill", "is not in kebab-case"),
        ("7-hills", "is not in kebab-case"),
        ("", "is not in kebab-case"),
        ("h" * (MAX_NAME_LENGTH + 1), "is longer than"),
        ("class", "is a Python keyword"),
    ],
)
def test_a_bad_name_is_refused_and_nothing_is_made(tmp_path: Path, name: str, why: str) -> None:
    with pytest.raises(InvalidNameError, match=why):
        create_game(name, tmp_path)

    assert list(tmp_path.iterdir()) == []


def test_a_folder_that_exists_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / GAME).mkdir(parents=True)

    code = main(["hill-fort"], tmp_path)

    assert (code, capsys.readouterr().err) == (2, f"cannot create the game: {tmp_path / GAME} already exists\n")


@pytest.mark.parametrize("arguments", [[], ["hill-fort", "moat"]])
def test_it_takes_exactly_one_name(arguments: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code = main(arguments, tmp_path)

    assert (code, capsys.readouterr().err) == (2, "usage: python -m tools.new_game hill-fort\n")
