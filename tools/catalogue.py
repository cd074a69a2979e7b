"""Catalogues: the content of a Fluent file, and the faults of that file alone."""

from collections.abc import Iterator
from pathlib import Path
from typing import Final

from fluent.syntax import FluentParser, ast, visitor
from msgspec import Struct

EVENT: Final = "event-"
"""Beginning of the keys of events."""
PAST: Final = "past"
"""Attribute of an event with its sentence in the past, for looking back at it."""


class Catalogue(Struct, frozen=True):
    """Messages and terms of one file in one language."""

    path: Path
    messages: dict[str, frozenset[str]]
    """Variables of each message, by its key."""
    terms: frozenset[str]
    references: frozenset[str]
    """Keys that its messages and terms refer to; terms with their dash."""
    past: frozenset[str]
    """Keys of the events that also have a sentence in the past."""
    faults: tuple[str, ...]

    @property
    def keys(self) -> frozenset[str]:
        """All keys that the file defines; terms with their dash."""
        return self.terms | self.messages.keys()


def read_catalogue(path: Path) -> Catalogue:
    """Read the catalogue in this file; a missing file gives an empty catalogue with that fault."""
    if not path.exists():
        return Catalogue(path, {}, frozenset(), frozenset(), frozenset(), ("is missing",))
    messages: dict[str, frozenset[str]] = {}
    terms: set[str] = set()
    references: set[str] = set()
    past: set[str] = set()
    faults: list[str] = []
    for entry in FluentParser(with_spans=False).parse(path.read_text(encoding="utf-8")).body:
        match entry:
            case ast.Message(id=ast.Identifier(name=key)):
                seen = _NameCollector(entry)
                faults.extend(_faults(key, entry, is_known=key in messages))
                messages[key] = frozenset(seen.variables)
                past |= {key for attribute in entry.attributes if attribute.id.name == PAST}
                references |= seen.references - {key}
            case ast.Term(id=ast.Identifier(name=name)):
                key = f"-{name}"
                faults.extend([f"{key} is defined twice"] if key in terms else [])
                terms.add(key)
                references |= _NameCollector(entry).references - {key}
            case ast.Junk(content=content):
                faults.append(f"cannot be read: {(content or '').strip().splitlines()[0]}")
            case _:
                pass
    return Catalogue(path, messages, frozenset(terms), frozenset(references), frozenset(past), tuple(faults))


def _faults(key: str, message: ast.Message, *, is_known: bool) -> Iterator[str]:
    if is_known:
        yield f"{key} is defined twice"
    for attribute in message.attributes:
        if attribute.id.name != PAST or not key.startswith(EVENT):
            yield f"{key} has an attribute .{attribute.id.name}, which nothing uses"


class _NameCollector(visitor.Visitor):
    """Collects the variables and references inside an entry."""

    def __init__(self, entry: ast.Message | ast.Term) -> None:
        super().__init__()
        self.variables: set[str] = set()
        self.references: set[str] = set()
        self.visit(entry)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - Fluent's visitor finds it by this name
        """Collect a `$variable`."""
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802 - same
        """Collect a `{ message }`."""
        self.references.add(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802 - same
        """Collect a `{ -term }` and the content of its arguments."""
        self.references.add(f"-{node.id.name}")
        self.generic_visit(node)
