"""Pages: the documentation as tests read it, by its code blocks, its links and its headings."""

import re
from collections.abc import Iterator
from pathlib import Path

from msgspec import Struct

ROOT = Path(__file__).parents[2]
PAGES = [ROOT / "README.md", ROOT / "ARCHITECTURE.md", *sorted((ROOT / "docs").rglob("*.md"))]

_BLOCK = re.compile(
    r"(?:<!-- not run(?P<why>:[^\n]*)? -->\n)?```(?P<language>\w+)\n(?P<text>.*?)^```$", re.MULTILINE | re.DOTALL
)
_NOT_RUN = re.compile(r"<!-- not run")
_FENCED = re.compile(r"^```.*?^```$", re.MULTILINE | re.DOTALL)
_LINK = re.compile(r"\]\((?P<target>[^)\s]+)\)")
_HEADING = re.compile(r"^#+ (.+)$", re.MULTILINE)


class Block(Struct, frozen=True):
    """A fenced block of a page: its language, its text, the line it starts on, and why it is not run, if it is not."""

    page: Path
    line: int
    language: str
    text: str
    exempt: str | None


def blocks(page: Path) -> list[Block]:
    """The fenced blocks of a page, in order; an exempt one has the comment `<!-- not run: why -->` before it."""
    text = page.read_text(encoding="utf-8")
    return [
        Block(
            page,
            text.count("\n", 0, found.start("text")),
            found["language"],
            found["text"],
            None if not _NOT_RUN.match(found[0]) else (found["why"] or "").strip(": "),
        )
        for found in _BLOCK.finditer(text)
    ]


def run_blocks(page: Path, language: str) -> list[Block]:
    """The blocks in this language that are to be run."""
    return [block for block in blocks(page) if block.language == language and block.exempt is None]


def links(page: Path) -> list[str]:
    """The targets of all links of a page to other places in this repository."""
    prose = _FENCED.sub("", page.read_text(encoding="utf-8"))
    targets = [found["target"] for found in _LINK.finditer(prose)]
    return [target for target in targets if "://" not in target]


def is_broken(page: Path, target: str) -> bool:
    """Whether a link of this page leads nowhere: no such file, or no such heading in it."""
    path, _, anchor = target.partition("#")
    file = (page.parent / path).resolve() if path else page
    return not file.exists() or bool(anchor and anchor not in anchors(file))


def anchors(page: Path) -> set[str]:
    """The anchors of a page's headings."""
    prose = _FENCED.sub("", page.read_text(encoding="utf-8"))
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in _HEADING.findall(prose)}


def commands(page: Path, program: str) -> Iterator[list[str]]:
    """The arguments of each `$ program …` line in the console blocks of a page, in order."""
    for block in run_blocks(page, "console"):
        for line in block.text.splitlines():
            prompt, *words = line.split() or [""]
            if prompt == "$" and words and words[0].removeprefix(".venv/bin/") == program:
                yield words[1:]
