"""Clause check: every clause of a game is covered by a test or exempt, and every cited clause exists.

A rulebook must begin with the aim of the game, in two sentences.
"""

import ast
import re
import tomllib
from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path

from burghof.kernel import LANGUAGES, Rulebook, parse_rulebook
from tools.finding import Finding
from tools.folders import games
from tools.syntax import find_calls, find_marks, parse, string_argument, string_value

_SENTENCE_END = re.compile(r"[.!?](?=\s|$)")
AIM_SENTENCES = 2
TRANSLATIONS = tuple(f"RULES.{language}.md" for language in LANGUAGES if language != "en")


def check_clauses(root: Path) -> list[Finding]:
    """Return the problems with the clauses of all games."""
    return [problem for game in games(root) for problem in _check_game(game)]


def _check_game(game: Path) -> Iterator[Finding]:
    path = game / "RULES.md"
    if not path.exists():
        yield Finding(path, "is missing")
        return
    rules = _read(path)
    yield from _check_rulebook(path, rules)
    for name in TRANSLATIONS:
        yield from _check_translation(game / name, rules)

    held: set[str] = set()
    for file in sorted(game.rglob("*.py")):
        tree = parse(file)
        marked = [string_value(argument) for mark in find_marks(tree, "rule") for argument in mark.args]
        cited = [string_argument(call, 0) for call in find_calls(tree, "forbids")]
        yield from _check_citations(file, "a test covers", marked, rules)
        yield from _check_citations(file, "forbids() cites", cited, rules)
        yield from _check_citations(file, "an event cites", _cited_by_events(tree), rules)
        held.update(clause for clause in marked if clause)

    card = game / "game.toml"
    options = tomllib.loads(card.read_text(encoding="utf-8")).get("options", []) if card.exists() else []
    named = [option["clause"] for option in options if "clause" in option]
    yield from _check_citations(card, "an option cites", named, rules)

    exemptions = game / "tests" / "exempt_clauses.toml"
    exempt = tomllib.loads(exemptions.read_text(encoding="utf-8")) if exemptions.exists() else {}
    yield from _check_exemptions(exemptions, exempt, held, rules)
    for clause in rules.clauses:
        if clause.number not in held | exempt.keys():
            yield Finding(path, f"clause {clause.number} has neither a test nor an exemption")


def _read(path: Path) -> Rulebook:
    return parse_rulebook(path.read_text(encoding="utf-8"))


def _chapters(rules: Rulebook) -> list[str]:
    return [chapter.number for chapter in rules.chapters]


def _check_rulebook(path: Path, rules: Rulebook) -> Iterator[Finding]:
    """Yield the problems of a rulebook by itself."""
    if not rules.clauses:
        yield Finding(path, "has no clauses")
    if len(_SENTENCE_END.findall(rules.aim)) != AIM_SENTENCES or not _SENTENCE_END.search(rules.aim[-1:]):
        yield Finding(path, "its first paragraph is not the aim of the game in two sentences")
    for line in rules.malformed_lines:
        yield Finding(path, f"this is not `- **4.4** text` in a chapter: {line}")
    for kind, numbers in (("chapter", _chapters(rules)), ("clause", [clause.number for clause in rules.clauses])):
        for number, count in Counter(numbers).items():
            if count > 1:
                yield Finding(path, f"{kind} {number} is defined {count} times")
    for clause in rules.clauses:
        if not clause.text:
            yield Finding(path, f"clause {clause.number} has no text")
        if clause.number.split(".")[0] not in _chapters(rules):
            yield Finding(path, f"clause {clause.number} has no chapter")


def _check_translation(path: Path, rules: Rulebook) -> Iterator[Finding]:
    """Yield the differences in numbering between a translated rulebook and the English one."""
    if not path.exists():
        yield Finding(path, "is missing")
        return
    translated = _read(path)
    yield from _check_rulebook(path, translated)
    for kind, ours, theirs in (
        ("chapter", set(_chapters(rules)), set(_chapters(translated))),
        ("clause", rules.numbers, translated.numbers),
    ):
        for number in sorted(ours - theirs):
            yield Finding(path, f"{kind} {number} is missing")
        for number in sorted(theirs - ours):
            yield Finding(path, f"{kind} {number} is not in RULES.md")


def _cited_by_events(tree: ast.Module) -> Iterator[str | None]:
    """Yield the clauses that event classes cite: `clauses: ClassVar[...] = ("4.4", "4.5")`."""
    for node in ast.walk(tree):
        match node:
            case ast.AnnAssign(target=ast.Name("clauses"), annotation=ast.Subscript(ast.Name("ClassVar")), value=value):
                yield from [string_value(one) for one in value.elts] if isinstance(value, ast.Tuple) else [None]
            case _:
                pass


def _check_citations(path: Path, subject: str, clauses: Iterable[str | None], rules: Rulebook) -> Iterator[Finding]:
    for clause in clauses:
        if clause is None:
            yield Finding(path, f"{subject} a clause that is not a string literal")
        elif clause not in rules.numbers:
            yield Finding(path, f"{subject} clause {clause}, which does not exist")


def _check_exemptions(path: Path, exempt: dict[str, object], held: set[str], rules: Rulebook) -> Iterator[Finding]:
    for clause, table in exempt.items():
        match table:
            case {"reason": str(reason)} if reason.strip():
                pass
            case _:
                yield Finding(path, f"the exemption of clause {clause} has no reason")
        if clause not in rules.numbers:
            yield Finding(path, f"exempts clause {clause}, which does not exist")
        if clause in held:
            yield Finding(path, f"exempts clause {clause}, which has a test")
