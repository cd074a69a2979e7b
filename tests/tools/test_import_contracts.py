"""A small project keeps each import contract of pyproject.toml, and one wrong import breaks it."""

import os
import subprocess
import sys
import tomllib
from pathlib import Path

import grimp
import pytest

from tools.import_contracts import ThirdPartiesContract

PROJECT = Path(__file__).parents[2]

GOOD_FILES = {
    "kernel/game.py": "import hashlib\nimport msgspec\n",
    "kernel/discovery.py": "import importlib\nimport pathlib\n",
    "bots/greedy.py": "import random\nimport burghof.kernel.game\n",
    "words/bundle.py": "import burghof.kernel.game\nimport burghof.games.hill_fort.plugin\n",
    "cli/app.py": "import burghof.words.bundle\nimport burghof.bots.greedy\nimport burghof.games.hill_fort.plugin\n",
    "wire/problem.py": "import burghof.kernel.game\n",
    "envs/env.py": "import gymnasium\nimport pettingzoo\nimport burghof.bots.greedy\nimport burghof.kernel.game\n",
    "server/infra/database.py": (
        "import alembic\nimport litestar\nimport nats\nimport procrastinate\n"
        "import psycopg\nimport psycopg_pool\nimport sqlalchemy\nimport uvicorn\n"
    ),
    "hosting/games.py": "import burghof.kernel.discovery\n",
    "hosting/rate_limits.py": "import burghof.wire.problem\n",
    "hosting/thinking.py": "import burghof.wire.problem\n",
    "hosting/background_tasks.py": "import asyncio\n",
    "hosting/bot_runner.py": "import burghof.bots.greedy\n",
    "hosting/people/session.py": "import burghof.wire.problem\n",
    "hosting/clock/clocks.py": "import burghof.hosting.people.session\n",
    "hosting/journal/service.py": "import burghof.hosting.clock.clocks\nimport burghof.hosting.games\n",
    "hosting/replayer/service.py": "import burghof.hosting.journal.service\n",
    "hosting/jobs/service.py": "import burghof.hosting.replayer.service\n",
    "hosting/tables/setup_service.py": "import burghof.hosting.jobs.service\nimport burghof.wire.problem\n",
    "hosting/turns/deadlines.py": "import burghof.hosting.bot_runner\nimport burghof.hosting.journal.service\n",
    "hosting/history/service.py": "import burghof.hosting.tables.setup_service\n",
    "hosting/lobby/service.py": "import burghof.hosting.tables.setup_service\n",
    "hosting/sockets/rooms.py": "import burghof.hosting.tables.setup_service\nimport burghof.hosting.rate_limits\n",
    "hosting/lessons/service.py": "import burghof.hosting.sockets.rooms\n",
    "hosting/puzzles/service.py": "import burghof.hosting.sockets.rooms\n",
    "hosting/review/service.py": "import burghof.hosting.history.service\n",
    "hosting/replay_worker.py": "import burghof.hosting.review.service\n",
    "server/settings.py": "import msgspec\n",
    "server/http/guard.py": "import litestar\nimport burghof.server.infra.database\nimport burghof.server.settings\n",
    "server/people/endpoints.py": "import burghof.server.http.guard\nimport burghof.hosting.people.session\n",
    "server/clock/repository.py": "import psycopg\n",
    "server/journal/repository.py": "import burghof.hosting.journal.service\nimport psycopg\n",
    "server/jobs/repository.py": "import psycopg\n",
    "server/tables/repository.py": "import psycopg\nimport burghof.server.infra.database\n",
    "server/tables/cards_repository.py": "import psycopg\n",
    "server/tables/hints_repository.py": "import psycopg\n",
    "server/tables/links_repository.py": "import psycopg\n",
    "server/tables/proposals_repository.py": "import psycopg\n",
    "server/turns/budgets_repository.py": "import psycopg\n",
    "server/tables/endpoints.py": "import litestar\nimport burghof.hosting.tables.setup_service\n",
    "server/turns/repository.py": "import psycopg\n",
    "server/history/endpoints.py": "import burghof.hosting.history.service\nimport burghof.server.people.endpoints\n",
    "server/lobby/endpoints.py": "import burghof.hosting.lobby.service\n",
    "server/sockets/endpoints.py": "import burghof.hosting.sockets.rooms\n",
    "server/lessons/endpoints.py": "import burghof.hosting.lessons.service\n",
    "server/puzzles/endpoints.py": "import burghof.hosting.puzzles.service\n",
    "server/review/endpoints.py": "import burghof.hosting.review.service\n",
    "server/plain/page.py": "import burghof.hosting.sockets.rooms\n",
    "server/site/pages.py": "import burghof.server.plain.page\n",
    "server/process/container.py": "import burghof.server.tables.repository\nimport burghof.hosting.turns.deadlines\n",
    "server/app.py": "import burghof.server.process.container\nimport burghof.server.site.pages\n",
    "server/web.py": "import uvicorn\nimport burghof.server.app\n",
    "server/home/service.py": "import burghof.server.web\n",
    "lab/cluster.py": "import ray\n",
    "lab/run.py": "import burghof.bots.greedy\nimport burghof.words.bundle\nimport burghof.lab.cluster\n",
    "testkit/suite.py": "import time\nimport burghof.kernel.game\nimport burghof.bots.greedy\n",
    "testkit/tests/test_suite.py": "import burghof.testkit.suite\nimport burghof.games.hill_fort.rules.build\n",
    **{
        f"games/{game}/{path}": code.replace("GAME", f"burghof.games.{game}")
        for game in ("hill_fort", "moat")
        for path, code in {
            "plugin.py": (
                "import GAME.game\nimport GAME.bots.sly\nimport GAME.coach.reasons\nimport GAME.puzzles.themes\n"
            ),
            "puzzles/themes.py": "import GAME.game\nimport GAME.coach.reasons\nimport GAME.rules.build\n",
            "coach/reasons.py": "import GAME.bots.sly\nimport GAME.presenting.outline\nimport GAME.rules.build\n",
            "game.py": "import GAME.hidden.worlds\nimport GAME.presenting.outline\nimport GAME.rules.build\n",
            "presenting/outline.py": "import GAME.model.state\nimport GAME.rules.build\n",
            "hidden/worlds.py": "import GAME.rules.build\n",
            "bots/sly.py": "import random\nimport GAME.hidden.worlds\nimport GAME.rules.build\n",
            "rules/build.py": "import burghof.kernel.discovery\nimport GAME.model.state\n",
            "model/state.py": "import burghof.kernel.game\nimport GAME.data.board\n",
            "data/board.py": "import msgspec\n",
            "tests/test_build.py": (
                "import os\nimport burghof.testkit.suite\nimport burghof.bots.greedy\nimport GAME.rules.build\n"
            ),
        }.items()
    },
}


def lint(folder: Path, extra: dict[str, str]) -> tuple[int, str]:
    """Return exit code and output of import-linter for the small project, with some lines added."""
    source = folder / "src" / "burghof"
    for path in (*GOOD_FILES, *extra):
        file = source / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(GOOD_FILES.get(path, "") + extra.get(path, ""))
    for place in [source, *source.rglob("*/")]:
        (place / "__init__.py").touch()
    done = subprocess.run(
        [Path(sys.executable).with_name("lint-imports"), "--no-cache", "--config", PROJECT / "pyproject.toml"],
        check=False,
        capture_output=True,
        cwd=folder,
        env={**os.environ, "PYTHONPATH": f"{source.parent}{os.pathsep}{PROJECT}", "COLUMNS": "200"},
        text=True,
    )
    return done.returncode, done.stdout


def test_the_small_house_keeps_every_contract(tmp_path: Path) -> None:
    code, said = lint(tmp_path, {})

    assert (code, "0 broken" in said) == (0, True), said


def test_the_contract_for_sql_lists_every_repository_with_a_longer_name() -> None:
    config = tomllib.loads((PROJECT / "pyproject.toml").read_text())
    [contract] = [one for one in config["tool"]["importlinter"]["contracts"] if one["id"] == "sql-in-repositories"]
    source = PROJECT / "src"

    files = (source / "burghof" / "server").rglob("*_repository.py")

    assert {name for name in contract["allowed_importers"] if name.endswith("_repository")} == {
        ".".join(file.relative_to(source).with_suffix("").parts) for file in files
    }


WRONG_IMPORTS = [
    ("kernel/game.py", "burghof.bots.greedy", "cli -> server | lab | envs | client -> hosting"),
    (
        "bots/greedy.py",
        "burghof.games.hill_fort.plugin",
        "cli -> server | lab | envs | client -> hosting",
    ),
    (
        "games/moat/rules/build.py",
        "burghof.bots.greedy",
        "cli -> server | lab | envs | client -> hosting",
    ),
    ("words/bundle.py", "burghof.cli.app", "cli -> server | lab | envs | client -> hosting"),
    ("wire/problem.py", "burghof.server.tables.endpoints", "cli -> server | lab | envs | client -> hosting"),
    ("lab/run.py", "burghof.server.tables.endpoints", "cli -> server | lab | envs | client -> hosting"),
    ("bots/greedy.py", "burghof.lab.run", "cli -> server | lab | envs | client -> hosting"),
    ("lab/run.py", "ray", "only the lab's cluster module imports Ray"),
    ("hosting/turns/deadlines.py", "litestar", "hosting and wire import no framework"),
    ("hosting/tables/setup_service.py", "nats", "hosting and wire import no framework"),
    ("hosting/journal/service.py", "procrastinate", "hosting and wire import no framework"),
    ("wire/problem.py", "uvicorn", "hosting and wire import no framework"),
    ("hosting/sockets/rooms.py", "burghof.server.infra.database", "cli -> server | lab | envs | client -> hosting"),
    ("hosting/clock/clocks.py", "burghof.hosting.journal.service", "parts of hosting import only parts below them"),
    ("hosting/lobby/service.py", "burghof.hosting.sockets.rooms", "parts of hosting import only parts below them"),
    ("server/http/guard.py", "burghof.server.people.endpoints", "parts of the server import only parts below them"),
    (
        "server/sockets/endpoints.py",
        "burghof.server.process.container",
        "parts of the server import only parts below them",
    ),
    (
        "server/lobby/endpoints.py",
        "burghof.server.sockets.endpoints",
        "parts of the server import only parts below them",
    ),
    ("server/tables/endpoints.py", "psycopg", "SQL is only in repositories"),
    ("games/moat/plugin.py", "burghof.games.hill_fort.plugin", "games never import each other"),
    ("games/moat/tests/test_build.py", "burghof.games.hill_fort.plugin", "games never import each other"),
    (
        "games/moat/game.py",
        "burghof.games.moat.plugin",
        "plugin -> puzzles -> game | coach -> presenting | hidden | bots -> rules",
    ),
    (
        "games/moat/presenting/outline.py",
        "burghof.games.moat.hidden.worlds",
        "plugin -> puzzles -> game | coach -> presenting | hidden | bots -> rules",
    ),
    (
        "games/moat/presenting/outline.py",
        "burghof.games.moat.bots.sly",
        "plugin -> puzzles -> game | coach -> presenting | hidden | bots -> rules",
    ),
    (
        "games/moat/hidden/worlds.py",
        "burghof.games.moat.presenting.outline",
        "plugin -> puzzles -> game | coach -> presenting | hidden | bots -> rules",
    ),
    (
        "games/moat/hidden/worlds.py",
        "burghof.games.moat.bots.sly",
        "plugin -> puzzles -> game | coach -> presenting | hidden | bots -> rules",
    ),
    (
        "games/moat/bots/sly.py",
        "burghof.games.moat.presenting.outline",
        "plugin -> puzzles -> game | coach -> presenting | hidden | bots -> rules",
    ),
    (
        "games/moat/rules/build.py",
        "burghof.games.moat.presenting.outline",
        "plugin -> puzzles -> game | coach -> presenting | hidden | bots -> rules",
    ),
    (
        "games/moat/model/state.py",
        "burghof.games.moat.rules.build",
        "plugin -> puzzles -> game | coach -> presenting | hidden | bots -> rules",
    ),
    (
        "games/moat/data/board.py",
        "burghof.games.moat.model.state",
        "plugin -> puzzles -> game | coach -> presenting | hidden | bots -> rules",
    ),
    ("cli/app.py", "burghof.games.moat.rules.build", "other packages import only the plugin of a game"),
    ("words/bundle.py", "burghof.games.moat.model.state", "other packages import only the plugin of a game"),
    ("cli/app.py", "burghof.games.moat.bots.sly", "other packages import only the plugin of a game"),
    ("cli/app.py", "burghof.testkit.suite", "only tests import the test kit"),
    ("games/moat/plugin.py", "burghof.testkit.suite", "only tests import the test kit"),
    ("testkit/suite.py", "burghof.games.moat.plugin", "the test kit imports kernel and bots"),
    ("kernel/game.py", "burghof.testkit.suite", "only tests import the test kit"),
    ("testkit/suite.py", "burghof.words.bundle", "the test kit imports kernel and bots"),
    ("kernel/game.py", "time", "no clock, no randomness, no I/O"),
    ("games/moat/rules/build.py", "random", "no clock, no randomness, no I/O"),
    ("games/moat/model/state.py", "os", "no clock, no randomness, no I/O"),
    ("games/moat/rules/build.py", "burghof.games.moat.bots.sly", "no clock, no randomness, no I/O"),
    ("kernel/game.py", "pathlib", "only the kernel's discovery"),
    ("games/moat/model/state.py", "tomllib", "only the kernel's discovery"),
    ("bots/greedy.py", "pettingzoo", "only the environments import PettingZoo"),
    ("hosting/turns/deadlines.py", "gymnasium", "only the environments import PettingZoo"),
    ("envs/env.py", "burghof.server.tables.endpoints", "cli -> server | lab | envs | client -> hosting"),
    ("testkit/suite.py", "burghof.envs.env", "the test kit imports kernel and bots"),
    ("kernel/game.py", "rich", "the kernel needs msgspec and nothing else"),
    ("kernel/discovery.py", "fluent.runtime", "the kernel needs msgspec and nothing else"),
]
"""Importing module, imported module, and the contract that the import breaks."""


def broken_lines(said: str) -> list[str]:
    """Return the lines about broken contracts."""
    return [line for line in said.splitlines() if "BROKEN" in line]


def test_each_contract_is_broken_where_all_imports_are_wrong(tmp_path: Path) -> None:
    extra: dict[str, str] = {}
    for importer, imported, _ in WRONG_IMPORTS:
        extra[importer] = extra.get(importer, "") + f"import {imported}\n"

    code, said = lint(tmp_path, extra)

    assert code == 1
    assert [
        contract for _, _, contract in WRONG_IMPORTS if not any(contract in line for line in broken_lines(said))
    ] == [], said
    assert [
        (importer, imported) for importer, imported, _ in WRONG_IMPORTS if not is_named(said, importer, imported)
    ] == [], said


def is_named(said: str, importer: str, imported: str) -> bool:
    """Return whether import-linter names an import that breaks a contract."""
    name = f"burghof.{importer.removesuffix('.py').replace('/', '.')}"
    text = " ".join(said.split())
    return f"{name} -> {imported} (l." in text or f"{name} imports {imported.partition('.')[0]}" in text


@pytest.mark.parametrize(
    ("package", "contract"),
    [("server", "parts of the server import only parts below them"), ("hosting", "parts of hosting import only parts")],
)
def test_a_folder_without_a_layer_breaks_the_contract(tmp_path: Path, package: str, contract: str) -> None:
    code, said = lint(tmp_path, {f"{package}/tournaments/pairing.py": "import burghof.kernel.game\n"})

    assert code == 1
    assert [line for line in broken_lines(said) if contract in line], said
    assert "tournaments" in said


@pytest.mark.full
@pytest.mark.parametrize(("importer", "imported", "contract"), WRONG_IMPORTS)
def test_one_wrong_import_breaks_its_contract(tmp_path: Path, importer: str, imported: str, contract: str) -> None:
    code, said = lint(tmp_path, {importer: f"import {imported}\n"})

    assert (code, any(contract in line for line in broken_lines(said))) == (1, True), said


def test_the_third_parties_contract_names_the_stranger(capsys: pytest.CaptureFixture[str]) -> None:
    graph = grimp.ImportGraph()
    graph.add_module("burghof.kernel")
    for outside in ("msgspec", "hashlib", "rich"):
        graph.add_module(outside, is_squashed=True)
        graph.add_import(importer="burghof.kernel.game", imported=outside)
    graph.add_import(importer="burghof.kernel.game", imported="burghof.kernel.seat")
    contract = ThirdPartiesContract("alone", {}, {"source_modules": ["burghof.kernel"], "allowed": ["msgspec"]})

    check = contract.check(graph, verbose=False)
    contract.render_broken_contract(check)

    assert (check.kept, capsys.readouterr().out.strip()) == (False, "burghof.kernel.game imports rich")
