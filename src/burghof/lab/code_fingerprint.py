"""Code fingerprint: a hash of all code that determines how a game goes."""

from functools import cache
from hashlib import sha256
from pathlib import Path

from burghof import bots, kernel
from burghof.kernel import find_games

IGNORED_FOLDERS = frozenset({"tests", "web", "words"})
"""Folders of a game that no bot's move depends on."""


@cache
def fingerprint(package: str, game: str) -> str:
    """Return 16 hexadecimal digits computed from the kernel, the bots and this game: its rules, its data, its bots."""
    digest = sha256()
    for folder in (*kernel.__path__, *bots.__path__, str(find_games(package)[game].folder)):
        for file in sorted(Path(folder).rglob("*")):
            name = file.relative_to(folder)
            if file.suffix in {".py", ".toml"} and not IGNORED_FOLDERS.intersection(name.parts):
                digest.update(f"{name.as_posix()}\n{file.stat().st_size}\n".encode())
                digest.update(file.read_bytes())
    return digest.hexdigest()[:16]
