"""The table at a glance: an outline in short forms, as few lines as can be read."""

from collections.abc import Iterator, Sequence

from burghof.kernel import Message, Node, Outline, say
from burghof.words.layout import INDENT, aligned, packed
from burghof.words.speaker import Speaker


def glance_text(speaker: Speaker, nodes: Sequence[Node], names: Sequence[str] = (), width: int = 80) -> str:
    """These nodes in short forms: a thing and its parts on one line, and such lines below each other as a table.

    Such lines make a table if all that belong together have as many parts and fit the width: the rows of a board do.
    What has nothing to say in its short form is left out; in a table it leaves its place empty.
    """
    return "\n".join(_Glance(speaker, names, width).lines(nodes, ""))


def now_text(speaker: Speaker, outline: Outline, names: Sequence[str] = ()) -> str:
    """What is to do now: the first node, and what belongs to it."""
    now = outline.nodes[0]
    return " ".join(speaker.speak(node.message, names) for node in (now, *now.children))


class _Glance:
    """One look at a table."""

    def __init__(self, speaker: Speaker, names: Sequence[str], width: int) -> None:
        self._speaker = speaker
        self._names = names
        self._width = width

    def lines(self, nodes: Sequence[Node], indent: str) -> Iterator[str]:
        """The lines of these nodes, so deep."""
        table = self._table(nodes, indent) if are_rows(nodes) else []
        if table and max(len(line) for line in table) <= self._width:
            yield from table
            return
        for node in nodes:
            yield from self._line(node, indent) if is_row(node) else self._branch(node, indent)

    def _table(self, nodes: Sequence[Node], indent: str) -> list[str]:
        """Nodes of as many parts each, below each other."""
        rows = [[self._label(node), *(self._say(part.message) for part in node.children)] for node in nodes]
        return [indent + line for line in aligned(rows)]

    def _line(self, node: Node, indent: str) -> Iterator[str]:
        """A node with its parts behind it."""
        parts = [words for part in node.children if (words := self._say(part.message))]
        yield from packed(indent + self._label(node), parts, self._width)

    def _branch(self, node: Node, indent: str) -> Iterator[str]:
        """A node with what it consists of below it."""
        words = self._say(node.message)
        if words:
            yield indent + words
        yield from self.lines(node.children, indent + INDENT if words else indent)

    def _label(self, node: Node) -> str:
        """A node's words as they stand before its parts."""
        words = self._say(node.message)
        return self._speaker.speak(say("outline-label", label=words)) if words else ""

    def _say(self, message: Message) -> str:
        return self._speaker.speak(message, self._names, form="short")


def is_row(node: Node) -> bool:
    """Whether a node has parts and none of them has parts itself."""
    return bool(node.children) and not any(part.children for part in node.children)


def are_rows(nodes: Sequence[Node]) -> bool:
    """Whether these nodes are several rows of several parts, as many in each."""
    sizes = {len(node.children) for node in nodes}
    return len(nodes) > 1 and len(sizes) == 1 and min(sizes) > 1 and all(is_row(node) for node in nodes)
