"""Terms check: texts for players use one word for one thing, and the typography of their language (`tools/terms.toml`).

Texts are the catalogues of the site, of the shared code and of the games, and the rules of the games. Variables,
variants and links in a text are not checked.
"""

import re
from collections.abc import Iterator
from pathlib import Path

import msgspec
from fluent.syntax import FluentParser, ast
from msgspec import Struct

from burghof.kernel.card import LANGUAGES
from tools.finding import Finding
from tools.folders import PACKAGE, games

TERMS = Path("tools/terms.toml")
PLACEHOLDER = "{}"
"""What stands in a text for a variable or another message."""


class Terms(Struct, frozen=True, forbid_unknown_fields=True):
    """Expressions to avoid, by language, each with what to write instead."""

    everywhere: dict[str, dict[str, str]] = {}
    catalogues: dict[str, dict[str, str]] = {}
    games: dict[str, dict[str, dict[str, str]]] = {}
    typography: dict[str, dict[str, str]] = {}


class PlayerText(Struct, frozen=True):
    """A text for players: its file and its key or line, its language, and its game if it belongs to one."""

    path: Path
    place: str
    text: str
    language: str
    game: str | None
    is_rule: bool


def check_terms(root: Path) -> list[Finding]:
    """Return each word and each typography to avoid in a text for players."""
    if not (root / TERMS).exists():
        return []
    terms = msgspec.toml.decode((root / TERMS).read_bytes(), type=Terms)
    return [finding for text in _texts(root) for finding in _find_terms(terms, text)]


def _find_terms(terms: Terms, one: PlayerText) -> Iterator[Finding]:
    words = dict(terms.everywhere.get(one.language, {}))
    words |= {} if one.is_rule else terms.catalogues.get(one.language, {})
    words |= terms.games.get(one.game or "", {}).get(one.language, {})
    for pattern, instead in words.items():
        for found in re.finditer(rf"\b(?:{pattern})\b", one.text, re.IGNORECASE):
            yield Finding(one.path, f"{one.place} has “{found[0]}”: write {instead}")
    for pattern, instead in terms.typography.get(one.language, {}).items():
        for found in re.finditer(pattern, one.text):
            yield Finding(one.path, f"{one.place} has “{found[0]}”: write {instead}")


def _texts(root: Path) -> Iterator[PlayerText]:
    """Yield all texts for players."""
    for language in LANGUAGES:
        for folder in (root / "web" / "words", root / PACKAGE / "words"):
            yield from _catalogue_texts(folder / f"{language}.ftl", language, None)
        for game in games(root):
            yield from _catalogue_texts(game / "words" / f"{language}.ftl", language, game.name)
            rules = game / ("RULES.md" if language == "en" else f"RULES.{language}.md")
            yield from _rule_texts(rules, language, game.name)


def _rule_texts(path: Path, language: str, game: str) -> Iterator[PlayerText]:
    lines = path.read_text(encoding="utf-8").splitlines() if path.exists() else []
    for number, line in enumerate(lines, start=1):
        yield PlayerText(path, f"line {number}", line, language, game, is_rule=True)


def _catalogue_texts(path: Path, language: str, game: str | None) -> Iterator[PlayerText]:
    """Yield the text of each message and of each of its variants."""
    entries = FluentParser(with_spans=False).parse(path.read_text(encoding="utf-8")).body if path.exists() else []
    for entry in entries:
        if isinstance(entry, ast.Message | ast.Term):
            patterns = [entry.value, *(attribute.value for attribute in entry.attributes)]
            for text in (text for pattern in patterns if pattern is not None for text in _pattern_texts(pattern)):
                yield PlayerText(path, entry.id.name, text, language, game, is_rule=False)


def _pattern_texts(pattern: ast.Pattern) -> Iterator[str]:
    """Yield the text of a pattern with placeholders, then the texts of the variants in it."""
    parts: list[str] = []
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            parts.append(element.value)
            continue
        expression = element.expression
        if isinstance(expression, ast.SelectExpression):
            for variant in expression.variants:
                yield from _pattern_texts(variant.value)
        parts.append(expression.value if isinstance(expression, ast.StringLiteral) else PLACEHOLDER)
    yield "".join(parts)
