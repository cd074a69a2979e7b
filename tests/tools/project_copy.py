"""A copy of the whole project, for trials that must not touch this one."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
NPM_DONE_FILE = "node_modules/.package-lock.json"
"""File by which make knows that npm has done its work."""
MYPY = ROOT / ".mypy_cache"


def copy_project(folder: Path) -> Path:
    """Copy the project as it would be committed into this folder, with the packages that build the site."""
    listed = run(ROOT, "git", "ls-files", "-z", "--cached", "--others", "--exclude-standard").stdout
    for name in listed.rstrip("\0").split("\0"):
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(ROOT / name, folder / name)
    (folder / "node_modules").symlink_to(ROOT / "node_modules")
    return folder


def copy_mypy_cache(project: Path) -> None:
    """Copy mypy's cache of this project; it is valid for a copy, file by file."""
    if MYPY.is_dir():
        shutil.copytree(MYPY, project / MYPY.name, dirs_exist_ok=True)


def run(project: Path, *command: str, **more: str) -> subprocess.CompletedProcess[str]:
    """Run a program in a copy of the project, with the code of the copy and nothing else of ours."""
    path = f"{Path(sys.prefix) / 'bin'}:{os.environ['PATH']}"
    environment = {"PATH": path, "PYTHONPATH": str(project / "src"), "PYTHONDONTWRITEBYTECODE": "1", **more}
    return subprocess.run(command, cwd=project, env=environment, capture_output=True, text=True, check=False)
