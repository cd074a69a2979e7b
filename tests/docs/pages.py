"""Documentation pages as the tests read them: code blocks, links and headings."""

import re
from collections.abc import Iterator
from pathlib import Path

from msgspec import Struct

ROOT = Path(__file__).parents[2]
PAGES = [ROOT / "README.md", ROOT / "ARCHITECTURE.md", *sorted((ROOT / "docs").rglob("*.md"))]
OTHER_PAGES = [ROOT / name for name in ("CONTRIBUTING.md", "SECURITY.md", "CODE_OF_CONDUCT.md")]
"""Pages whose code is not run."""

_BLOCK = re.compile(
    r"(?:<!-- not run(?P<why>:[^\n]*)? -->\n)?```(?P<language>\w+)\n(?P<text>.*?)^```$", re.MULTILINE | re.DOTALL
)
_NOT_RUN = re.compile(r"<!-- not run")
_FENCED = re.compile(r"^```.*?^```$", re.MULTILINE | re.DOTALL)
_LINK = re.compile(r"(?:\]\(|<img src=\")(?P<target>[^)\s\"]+)[)\"]")
_HEADING = re.compile(r"^#+ (.+)$", re.MULTILINE)
_TYPED = re.compile(r"^(?P<prompt>.*\(\? for help\):)(?P<line>.*)$", re.MULTILINE)
_ROW = re.compile(r"^\| (?P<first>[^|]+) \|", re.MULTILINE)
_QUOTED = re.compile(r"`([^`]+)`")


class Block(Struct, frozen=True):
    """A fenced block of a page: its language, its text, the line it starts on, and the reason if it is not run."""

    page: Path
    line: int
    language: str
    text: str
    skip_reason: str | None


class Session(Struct, frozen=True):
    """A command with its typed input and the part of its output that a page shows."""

    arguments: list[str]
    typed: str
    expected_parts: list[str]
    """The shown parts of the output, between the gaps marked `…`; line breaks do not matter."""

    def find_missing(self, output: str) -> list[str]:
        """Return the parts that the output does not contain in this order."""
        rest, missing = _collapse_whitespace(output), []
        for part in self.expected_parts:
            _, found, after = rest.partition(part)
            missing += [] if found else [part]
            rest = after if found else rest
        return missing


def read_blocks(page: Path) -> list[Block]:
    """Return the fenced blocks of a page in order; an exempt one has the comment `<!-- not run: why -->` before it."""
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


def executed_blocks(page: Path, language: str) -> list[Block]:
    """Return the blocks in this language that the tests run."""
    return [block for block in read_blocks(page) if block.language == language and block.skip_reason is None]


def sessions(page: Path) -> list[Session]:
    """Return the sessions of a page: each begins with `$ burghof …` and may continue over several blocks."""
    text = "".join(block.text for block in executed_blocks(page, "session"))
    return [_parse_session(part) for part in re.split(r"^\$ burghof ", text, flags=re.MULTILINE)[1:]]


def _parse_session(text: str) -> Session:
    command, _, rest = text.partition("\n")
    typed = "".join(found["line"].strip() + "\n" for found in _TYPED.finditer(rest))
    parts = [_collapse_whitespace(part) for part in _TYPED.sub(r"\g<prompt>", rest).split("…")]
    return Session(command.split(), typed, [part for part in parts if part])


def _collapse_whitespace(text: str) -> str:
    return " ".join(text.split())


def links(page: Path) -> list[str]:
    """Return the targets of all links and images of a page that are in this repository."""
    prose = _FENCED.sub("", page.read_text(encoding="utf-8"))
    targets = [found["target"] for found in _LINK.finditer(prose)]
    return [target for target in targets if "://" not in target]


def is_broken(page: Path, target: str) -> bool:
    """Return whether a link of this page leads nowhere: the file or its heading does not exist."""
    path, _, anchor = target.partition("#")
    file = (page.parent / path).resolve() if path else page
    return not file.exists() or bool(anchor and anchor not in anchors(file))


def anchors(page: Path) -> set[str]:
    """Return the anchors of a page's headings."""
    prose = _FENCED.sub("", page.read_text(encoding="utf-8"))
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in _HEADING.findall(prose)}


def commands(page: Path, program: str) -> Iterator[list[str]]:
    """Yield the arguments of each `$ program …` line in the console blocks of a page, in order."""
    for block in executed_blocks(page, "console"):
        for line in block.text.splitlines():
            prompt, *words = line.split() or [""]
            if prompt == "$" and words and words[0].removeprefix(".venv/bin/") == program:
                yield words[1:]


def section(page: Path, heading: str) -> str:
    """Return the text below this heading, up to the next heading."""
    _, _, after = page.read_text(encoding="utf-8").partition(f"\n## {heading}\n")
    return after.partition("\n## ")[0]


def first_column(text: str) -> list[str]:
    """Return the names in backticks in the first column of the tables in a text."""
    return [name for row in _ROW.finditer(text) for name in _QUOTED.findall(row["first"])]
