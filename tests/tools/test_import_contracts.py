"""A small project keeps each import contract of pyproject.toml, and one wrong import breaks it."""

import os
import re
import subprocess
import sys
import tomllib
from fnmatch import fnmatchcase
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
    "server/settings.py": "import msgspec\n",
    "server/games.py": "import burghof.kernel.discovery\n",
    "server/http/guard.py": "import litestar\nimport burghof.server.infra.database\nimport burghof.server.settings\n",
    "server/people/session.py": "import burghof.server.http.guard\n",
    "server/clock/clocks.py": "import burghof.kernel.game\n",
    "server/journal/service.py": "import burghof.server.clock.clocks\nimport burghof.server.games\n",
    "server/jobs/service.py": "import burghof.server.journal.service\n",
    "server/tables/repository.py": "import psycopg\nimport burghof.server.infra.database\n",
    "server/tables/cards_repository.py": "import psycopg\n",
    "server/tables/proposals_repository.py": "import psycopg\n",
    "server/tables/setup_service.py": "import burghof.server.tables.repository\nimport burghof.wire.problem\n",
    "server/tables/playing_service.py": "import burghof.server.tables.repository\n",
    "server/tables/what_if_service.py": "import burghof.server.tables.repository\n",
    "server/tables/player_aids.py": "import burghof.server.journal.service\n",
    "server/turns/bot_turns.py": "import burghof.wire.problem\n",
    "server/turns/deadlines.py": "import burghof.bots.greedy\n",
    "server/tables/endpoints.py": "import litestar\nimport burghof.server.tables.setup_service\n",
    "server/history/service.py": "import burghof.server.jobs.service\nimport burghof.server.tables.repository\n",
    "server/lobby/service.py": "import burghof.server.people.session\nimport burghof.server.tables.repository\n",
    "server/sockets/rooms.py": "import burghof.server.tables.setup_service\n",
    "server/plain/page.py": "import burghof.server.sockets.rooms\n",
    "server/review/service.py": "import burghof.server.history.service\n",
    "server/site/pages.py": "import burghof.server.plain.page\n",
    "server/process/container.py": "import burghof.server.review.service\nimport burghof.server.turns.deadlines\n",
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
            "plugin.py": "import GAME.rules.build\n",
            "model/state.py": "import burghof.kernel.game\n",
            "rules/build.py": "import burghof.kernel.discovery\nimport GAME.model.state\n",
            "bots/sly.py": "import random\nimport GAME.rules.build\n",
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
        env={**os.environ, "PYTHONPATH": f"{source.parent}{os.pathsep}{PROJECT}"},
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
    ("kernel/game.py", "burghof.bots.greedy", "cli -> server | lab | envs | client -> wire | words"),
    (
        "bots/greedy.py",
        "burghof.games.hill_fort.plugin",
        "cli -> server | lab | envs | client -> wire | words",
    ),
    (
        "games/moat/rules/build.py",
        "burghof.bots.greedy",
        "cli -> server | lab | envs | client -> wire | words",
    ),
    ("words/bundle.py", "burghof.cli.app", "cli -> server | lab | envs | client -> wire | words"),
    ("wire/problem.py", "burghof.server.tables.endpoints", "cli -> server | lab | envs | client -> wire"),
    ("lab/run.py", "burghof.server.tables.endpoints", "cli -> server | lab | envs | client -> wire"),
    ("bots/greedy.py", "burghof.lab.run", "cli -> server | lab | envs | client -> wire"),
    ("lab/run.py", "ray", "only the lab's cluster module imports Ray"),
    ("server/turns/deadlines.py", "litestar", "services import no framework"),
    ("server/tables/setup_service.py", "nats", "services import no framework"),
    ("server/tables/what_if_service.py", "psycopg", "services import no framework"),
    ("server/tables/player_aids.py", "litestar", "services import no framework"),
    ("server/journal/service.py", "procrastinate", "services import no framework"),
    ("server/http/guard.py", "burghof.server.people.session", "parts of the server import only parts below them"),
    ("server/clock/clocks.py", "burghof.server.journal.service", "parts of the server import only parts below them"),
    ("server/sockets/rooms.py", "burghof.server.process.container", "parts of the server import only parts below them"),
    ("server/lobby/service.py", "burghof.server.sockets.rooms", "parts of the server import only parts below them"),
    ("server/tables/endpoints.py", "psycopg", "SQL is only in repositories"),
    ("games/moat/plugin.py", "burghof.games.hill_fort.plugin", "games never import each other"),
    ("games/moat/tests/test_build.py", "burghof.games.hill_fort.plugin", "games never import each other"),
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
    ("server/turns/deadlines.py", "gymnasium", "only the environments import PettingZoo"),
    ("envs/env.py", "burghof.server.tables.endpoints", "cli -> server | lab | envs | client -> wire"),
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


def test_a_folder_of_the_server_without_a_layer_breaks_the_contract(tmp_path: Path) -> None:
    code, said = lint(tmp_path, {"server/tournaments/pairing.py": "import burghof.kernel.game\n"})

    assert code == 1
    assert [line for line in broken_lines(said) if "parts of the server import only parts below them" in line], said
    assert "tournaments" in said


def services(server: Path) -> set[str]:
    """Return the services among the modules of the server: those of `turns`, and those with a service in their name.

    The name is that of the module or that of a class.
    """
    return {
        module
        for module, file in server_modules(server).items()
        if file.stem.endswith("service")
        or (file.parent.name == "turns" and file.stem not in {"__init__", "repository"})
        or re.search(r"^class \w*Service\b", file.read_text(), re.MULTILINE)
    }


def modules_of_services_contract(server: Path) -> set[str]:
    """Return the modules of the server that the contract of services names."""
    contracts = tomllib.loads((PROJECT / "pyproject.toml").read_text())["tool"]["importlinter"]["contracts"]
    (patterns,) = [one["source_modules"] for one in contracts if one["id"] == "services-know-no-technique"]
    return {
        module
        for module in server_modules(server)
        if any(fnmatchcase(module, pattern.replace("**", "*")) for pattern in patterns)
    }


def server_modules(server: Path) -> dict[str, Path]:
    """Return the files of the server by the name of their module."""
    return {
        ".".join(("burghof.server", *file.relative_to(server).with_suffix("").parts)): file
        for file in server.rglob("*.py")
    }


def test_the_contract_of_services_names_exactly_the_services() -> None:
    server = PROJECT / "src" / "burghof" / "server"

    assert modules_of_services_contract(server) == services(server)


def test_a_service_that_the_contract_does_not_name_is_found(tmp_path: Path) -> None:
    for name, code in {
        "lobby/service.py": "",
        "lobby/invitation_service.py": "",
        "lobby/greetings.py": "class GreetingService:\n    ...\n",
        "lobby/repository.py": "class Repository:\n    ...\n",
        "turns/pauses.py": "",
        "turns/repository.py": "",
    }.items():
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text(code)

    assert services(tmp_path) - modules_of_services_contract(tmp_path) == {
        "burghof.server.lobby.invitation_service",
        "burghof.server.lobby.greetings",
        "burghof.server.turns.pauses",
    }


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
