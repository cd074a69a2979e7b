"""The reference pages list exactly what the code has."""

from typing import get_args

from typer.core import TyperCommand, TyperGroup, TyperOption
from typer.main import get_command

from burghof.cli.app import app
from burghof.kernel import Game
from burghof.kernel.verify import FaultKind
from tests.docs.pages import ROOT, first_column, section

REFERENCE = ROOT / "docs" / "reference"
COMMAND_LINE = REFERENCE / "command-line.md"


def options_of(command: TyperCommand | TyperGroup) -> set[str]:
    """Return the options of a command that its page must list; the page describes `--json` in its text instead."""
    return {one.opts[0] for one in command.params if isinstance(one, TyperOption)} - {"--json"}


def test_the_page_on_records_lists_every_fault() -> None:
    assert sorted(first_column(section(REFERENCE / "record.md", "Faults"))) == sorted(get_args(FaultKind))


def test_the_page_on_the_kernel_lists_every_question_to_a_game() -> None:
    methods = [name.partition("(")[0] for name in first_column(section(REFERENCE / "kernel.md", "What a game answers"))]

    assert methods == [name for name, value in vars(Game).items() if callable(value) and not name.startswith("_")]


def test_the_page_on_the_command_line_has_every_command_and_option() -> None:
    group = get_command(app)
    assert isinstance(group, TyperGroup)
    commands = [command for command in group.commands.values() if isinstance(command, TyperCommand)]

    listed = first_column(COMMAND_LINE.read_text(encoding="utf-8"))

    assert {name.split()[0] for name in listed} >= {command.name for command in commands} == group.commands.keys()
    assert {name for name in listed if name.startswith("--") and "=" not in name} == options_of(group).union(
        *map(options_of, commands)
    )
