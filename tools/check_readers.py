"""Reader check: English texts for players say player and chair, never seat, which is a word of the code.

It covers rulebooks and the values of messages, but not message keys and variables: those of the games, of the shared
words, of the site, and of the skeleton of a new game.
"""

import re
from collections.abc import Iterator
from pathlib import Path

from fluent.syntax import FluentParser, ast, visitor

from tools.check_site_words import WEB
from tools.finding import Finding
from tools.folders import PACKAGE, games

SKELETON = Path("tools/skeleton")
_SEAT = re.compile(r"(?<!-)\bseat(?:s|ed|ing)?\b", re.IGNORECASE)
"""The word seat; `--seats` is a command-line option and allowed."""


def check_readers(root: Path) -> list[Finding]:
    """Return each English text for players that says seat."""
    folders = [*games(root), root / PACKAGE, root / WEB, root / SKELETON]
    found = [problem for folder in folders for suffix in ("", ".tmpl") for problem in _texts_with_seat(folder, suffix)]
    return [Finding(path, f"says seat; write player or chair: {text}") for path, text in found]


def _texts_with_seat(folder: Path, suffix: str) -> Iterator[tuple[Path, str]]:
    """Yield the texts of a folder that say seat."""
    rules, words = folder / f"RULES.md{suffix}", folder / "words" / f"en.ftl{suffix}"
    if rules.exists():
        yield from ((rules, line) for line in rules.read_text(encoding="utf-8").splitlines() if _SEAT.search(line))
    if words.exists():
        for entry in FluentParser(with_spans=False).parse(words.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Message | ast.Term):
                yield from (
                    (words, f"{entry.id.name} = {text}") for text in _TextCollector(entry).texts if _SEAT.search(text)
                )


class _TextCollector(visitor.Visitor):
    """Collects the literal texts of an entry."""

    def __init__(self, entry: ast.Message | ast.Term) -> None:
        super().__init__()
        self.texts: list[str] = []
        self.visit(entry)

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802 - Fluent's visitor finds it by this name
        """Collect a piece of text."""
        self.texts.append(node.value)

    def visit_StringLiteral(self, node: ast.StringLiteral) -> None:  # noqa: N802 - same
        """Collect a text in quotes."""
        self.texts.append(node.value)
