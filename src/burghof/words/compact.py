"""The table in compact form: an outline in short sentences, on as few lines as stay readable."""

from collections.abc import Iterator, Sequence

from burghof.kernel import Message, Node, Outline, say
from burghof.words.layout import INDENT, align_columns, pack_parts
from burghof.words.translator import Translator


def compact_text(translator: Translator, nodes: Sequence[Node], names: Sequence[str] = (), width: int = 80) -> str:
    """Return these nodes in short forms: a node and its parts on one line, and such lines as the rows of a table.

    Lines become a table if all lines of a group have equally many parts and fit the width, as the rows of a board do. A
    node whose short form is empty is left out; in a table its cell stays empty.
    """
    return "\n".join(_CompactFormatter(translator, names, width).lines(nodes, ""))


def prompt_text(speaker: Translator, outline: Outline, names: Sequence[str] = ()) -> str:
    """Return what to do now: the sentences of the first node and its children."""
    now = outline.nodes[0]
    return " ".join(speaker.format(node.message, names) for node in (now, *now.children))


class _CompactFormatter:
    """Formats one outline with the given translator, names and width."""

    def __init__(self, speaker: Translator, names: Sequence[str], width: int) -> None:
        self._speaker = speaker
        self._names = names
        self._width = width

    def lines(self, nodes: Sequence[Node], indent: str) -> Iterator[str]:
        """Yield the lines of these nodes with this indent."""
        table = self._table(nodes, indent) if are_rows(nodes) else []
        if table and max(len(line) for line in table) <= self._width:
            yield from table
            return
        for node in nodes:
            yield from self._line(node, indent) if is_row(node) else self._branch(node, indent)

    def _table(self, nodes: Sequence[Node], indent: str) -> list[str]:
        """Return the lines of nodes with equally many parts, aligned in columns."""
        rows = [[self._label(node), *(self._short_text(part.message) for part in node.children)] for node in nodes]
        return [indent + line for line in align_columns(rows)]

    def _line(self, node: Node, indent: str) -> Iterator[str]:
        """Yield a node followed by its parts on the same line."""
        parts = [words for part in node.children if (words := self._short_text(part.message))]
        yield from pack_parts(indent + self._label(node), parts, self._width)

    def _branch(self, node: Node, indent: str) -> Iterator[str]:
        """Yield a node and its children on the lines below it."""
        words = self._short_text(node.message)
        if words:
            yield indent + words
        yield from self.lines(node.children, indent + INDENT if words else indent)

    def _label(self, node: Node) -> str:
        """Return the words of a node as a label before its parts."""
        words = self._short_text(node.message)
        return self._speaker.format(say("outline-label", label=words)) if words else ""

    def _short_text(self, message: Message) -> str:
        return self._speaker.format(message, self._names, form="short")


def is_row(node: Node) -> bool:
    """Return whether a node has parts and none of them has parts itself."""
    return bool(node.children) and not any(part.children for part in node.children)


def are_rows(nodes: Sequence[Node]) -> bool:
    """Return whether these are several nodes with the same number of parts, at least two each."""
    sizes = {len(node.children) for node in nodes}
    return len(nodes) > 1 and len(sizes) == 1 and min(sizes) > 1 and all(is_row(node) for node in nodes)
