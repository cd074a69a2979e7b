"""The documentation is correct: its code runs, its commands exist, its links lead somewhere."""

import ast
import re
from pathlib import Path

import pytest
from typer.core import TyperGroup as Group
from typer.main import get_command
from typer.testing import CliRunner

from burghof.cli.app import app
from tests.docs.pages import (
    OTHER_PAGES,
    PAGES,
    ROOT,
    commands,
    executed_blocks,
    is_broken,
    links,
    read_blocks,
    sessions,
)
from tests.tiers import full_except

SLOW_PAGES = {("measure-bots.md", "console"), ("train-an-agent.md", "python")}
"""Pages with blocks that play many games or train a learner: each push only parses them, the full tier runs them."""


def pages_with(language: str) -> list[Path]:
    """Return the pages that have blocks of this language to run."""
    return [page for page in PAGES if executed_blocks(page, language)]


def slow_pages(language: str) -> list[Path]:
    """Return the pages whose blocks of this language only the full tier runs."""
    return [page for page in pages_with(language) if (page.name, language) in SLOW_PAGES]


def fast_pages(language: str) -> list[Path]:
    """Return the pages whose blocks of this language each push runs."""
    return [page for page in pages_with(language) if (page.name, language) not in SLOW_PAGES]


def page_id(page: Path) -> str:
    return str(page.relative_to(ROOT))


@pytest.mark.parametrize("page", full_except(pages_with("python"), fast_pages("python")), ids=page_id)
def test_the_python_on_a_page_runs_from_top_to_bottom(
    page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    names: dict[str, object] = {"__name__": "__main__"}

    for block in executed_blocks(page, "python"):
        padded = "\n" * block.line + block.text
        exec(compile(padded, str(page), "exec"), names)  # noqa: S102 - running the documentation is the test


@pytest.mark.parametrize("page", full_except(pages_with("console"), fast_pages("console")), ids=page_id)
def test_the_commands_on_a_page_work_one_after_the_other(
    page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)

    results = [(arguments, CliRunner().invoke(app, arguments)) for arguments in commands(page, "burghof")]

    assert [(arguments, result.output) for arguments, result in results if result.exit_code] == []


@pytest.mark.parametrize("page", slow_pages("console"), ids=page_id)
def test_the_commands_on_a_slow_page_exist_and_take_what_they_are_given(page: Path) -> None:
    group = get_command(app)
    assert isinstance(group, Group)
    for arguments in commands(page, "burghof"):
        context = group.make_context("burghof", list(arguments))
        _, command, rest = group.resolve_command(context, [*context._protected_args, *context.args])
        assert command is not None
        command.make_context(command.name, rest, parent=context)


@pytest.mark.parametrize("page", slow_pages("python"), ids=page_id)
def test_the_python_on_a_slow_page_is_well_formed(page: Path) -> None:
    assert all(ast.parse(block.text, str(page)) for block in executed_blocks(page, "python"))


@pytest.mark.parametrize("page", pages_with("session"), ids=page_id)
def test_a_session_on_a_page_goes_as_it_is_told(page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    runner = CliRunner(env={"LC_ALL": "en", "COLUMNS": "80"})

    results = [(one, runner.invoke(app, one.arguments, input=one.typed)) for one in sessions(page)]

    assert [(one.arguments, result.output) for one, result in results if result.exit_code] == []
    assert [missing for one, result in results for missing in one.find_missing(result.output)] == []


@pytest.mark.parametrize("page", PAGES, ids=page_id)
def test_a_block_that_is_not_run_says_why(page: Path) -> None:
    assert [block.line for block in read_blocks(page) if block.skip_reason == ""] == []


@pytest.mark.parametrize("page", PAGES, ids=page_id)
def test_every_make_target_on_a_page_exists(page: Path) -> None:
    targets = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE))

    assert {arguments[0] for arguments in commands(page, "make")} <= targets


@pytest.mark.parametrize("page", [*PAGES, *OTHER_PAGES], ids=page_id)
def test_every_link_of_a_page_leads_somewhere(page: Path) -> None:
    assert [target for target in links(page) if is_broken(page, target)] == []
