"""Layout: arranges lines in columns and within the width of a terminal."""

import re
from collections.abc import Iterable, Sequence
from textwrap import wrap

INDENT = "  "
COLUMN_GAP = "  "
"""The space between two columns."""

SEPARATOR = " ·"
"""The separator after every part but the last."""

MAX_SINGLE_COLUMN_LINES = 6
"""Maximum number of lines that are always numbered in a single column, even in a wide terminal."""

_LINE_PREFIX = re.compile(r"(\s*)((?:·|\d+(?:\.\d+)*)\s+)?")
"""The start of a line: its indent, and a bullet or a number."""


def number_lines(lines: Sequence[str], width: int = 0) -> str:
    """Number the lines from 1, right-aligned.

    More than `MAX_SINGLE_COLUMN_LINES` lines use several columns if the width allows it.
    """
    digits = len(str(len(lines)))
    entries = [f"{INDENT}{number:>{digits}}  {line}" for number, line in enumerate(lines, start=1)]
    longest = max((len(entry) for entry in entries), default=0)
    columns = (
        1 if len(lines) <= MAX_SINGLE_COLUMN_LINES else max(1, (width + len(COLUMN_GAP)) // (longest + len(COLUMN_GAP)))
    )
    height = -(-len(entries) // columns)
    return "\n".join(_join_columns(entries[place::height], longest) for place in range(height))


def align_columns(rows: Sequence[Sequence[str]]) -> list[str]:
    """Return rows with equally many cells as lines with aligned columns; empty columns are left out."""
    columns = [column for column in zip(*rows, strict=True) if any(column)]
    widths = [max(len(cell) for cell in column) for column in columns]
    return [
        COLUMN_GAP.join(f"{cell:<{width}}" for cell, width in zip(cells, widths, strict=True)).rstrip()
        for cells in zip(*columns, strict=True)
    ]


def pack_parts(prefix: str, parts: Sequence[str], width: int) -> list[str]:
    """Put as many parts on each line as fit the width, without breaking a part; following lines are indented."""
    indent = prefix[: len(prefix) - len(prefix.lstrip())] + INDENT
    lines = [prefix]
    for place, part in enumerate(parts):
        mark = SEPARATOR if place + 1 < len(parts) else ""
        is_begun = bool(lines[-1].strip())
        if is_begun and len(lines[-1]) + 1 + len(part + mark) > width:
            lines.append(indent + part + mark)
        else:
            lines[-1] += (" " if is_begun else "") + part + mark
    return lines


def wrap_text(text: str, width: int) -> str:
    """Wrap the text between words; a continued line is aligned with the text after its bullet or number."""
    return "\n".join(part for line in text.splitlines() for part in _wrap_line(line, width))


def _wrap_line(line: str, width: int) -> Iterable[str]:
    if len(line) <= width:
        return [line]
    lead = _LINE_PREFIX.match(line)
    indent, bullet = (lead[1], lead[2] or "") if lead else ("", "")
    deeper = " " * len(bullet) or (INDENT if indent else "")
    return wrap(
        line[len(indent) :],
        width,
        initial_indent=indent,
        subsequent_indent=indent + deeper,
        break_long_words=False,
        break_on_hyphens=False,
    )


def _join_columns(entries: Sequence[str], longest: int) -> str:
    return COLUMN_GAP.join(f"{entry:<{longest}}" for entry in entries).rstrip()
