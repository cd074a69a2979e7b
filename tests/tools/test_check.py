"""All checks together print one line for each problem and fail if there is any."""

from pathlib import Path

import pytest

from tests.tools.sample_projects import MOAT, write_project
from tools.check import main


def test_a_house_in_order_passes_in_silence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert (main(write_project(tmp_path)), capsys.readouterr().out) == (0, "")


def test_each_problem_is_a_line_with_its_path(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    write_project(tmp_path, {f"{MOAT}/RULES.de.md": None, f"{MOAT}/words/fr.ftl": None})

    code = main(tmp_path)

    lines = capsys.readouterr().out.splitlines()
    assert code == 1
    assert f"{tmp_path / MOAT}/RULES.de.md: is missing" in lines
    assert f"{tmp_path / MOAT}/words/fr.ftl: is missing" in lines
