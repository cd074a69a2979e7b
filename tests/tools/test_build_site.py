"""The wheel's build hook: it builds the site for a wheel, and leaves everything else alone."""

from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest
from hatchling.builders.wheel import WheelBuilder

from tests.tools.project_copy import ROOT
from tools.build_site import SHELL_PAGE, SITE_FOLDER, SiteBuildHook


def initialize(root: Path, version: str, target: str) -> None:
    """Begin a build of this target in this project."""
    build = cast("Any", SimpleNamespace(root=str(root), target_name=target))
    SiteBuildHook.initialize(build, version, {})


@pytest.mark.parametrize(("version", "target"), [("editable", "wheel"), ("standard", "sdist")])
def test_an_editable_install_and_an_archive_of_sources_make_no_site(tmp_path: Path, version: str, target: str) -> None:
    initialize(tmp_path, version, target)

    assert list(tmp_path.iterdir()) == []


def test_a_site_whose_sources_were_left_out_is_taken_as_it_is(tmp_path: Path) -> None:
    (tmp_path / SITE_FOLDER).mkdir(parents=True)
    (tmp_path / SITE_FOLDER / SHELL_PAGE).write_text("<html></html>", encoding="utf-8")

    initialize(tmp_path, "standard", "wheel")


def test_a_wheel_without_a_site_is_not_made(tmp_path: Path) -> None:
    with pytest.raises(AssertionError, match="neither the built site nor its sources"):
        initialize(tmp_path, "standard", "wheel")


def test_a_wheel_contains_the_package_without_its_tests_and_nothing_else() -> None:
    builder = WheelBuilder(str(ROOT))
    with builder.config.set_build_data({"artifacts": [], "force_include": {}, "build_hooks": []}):
        files = [Path(file.distribution_path) for file in builder.recurse_included_files()]

    assert Path("burghof/cli/app.py") in files
    assert {file.parts[0] for file in files} == {"burghof"}
    assert [file for file in files if "tests" in file.parts] == []
