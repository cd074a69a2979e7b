"""Layout: arranges lines in columns and within the width of a terminal."""

import re
from collections.abc import Iterable, Sequence
from textwrap import wrap

INDENT = "  "
GAP = "  "
"""The space between two columns."""

BETWEEN = " ·"
"""The separator after every part but the last."""

A_FEW = 6
"""Maximum number of lines that are always numbered in a single column, even in a wide terminal."""

_LEAD = re.compile(r"(\s*)((?:·|\d+(?:\.\d+)*)\s+)?")
"""The start of a line: its indent, and a bullet or a number."""


def numbered(lines: Sequence[str], width: int = 0) -> str:
    """Number the lines from 1, right-aligned; more than `A_FEW` lines use several columns if the width allows it."""
    digits = len(str(len(lines)))
    entries = [f"{INDENT}{number:>{digits}}  {line}" for number, line in enumerate(lines, start=1)]
    longest = max((len(entry) for entry in entries), default=0)
    columns = 1 if len(lines) <= A_FEW else max(1, (width + len(GAP)) // (longest + len(GAP)))
    height = -(-len(entries) // columns)
    return "\n".join(_row(entries[place::height], longest) for place in range(height))


def aligned(rows: Sequence[Sequence[str]]) -> list[str]:
    """Return rows with equally many cells as lines with aligned columns; empty columns are left out."""
    columns = [column for column in zip(*rows, strict=True) if any(column)]
    widths = [max(len(cell) for cell in column) for column in columns]
    return [
        GAP.join(f"{cell:<{width}}" for cell, width in zip(cells, widths, strict=True)).rstrip()
        for cells in zip(*columns, strict=True)
    ]


def packed(lead: str, parts: Sequence[str], width: int) -> list[str]:
    """Put as many parts on each line as fit the width, without breaking a part; following lines are indented."""
    indent = lead[: len(lead) - len(lead.lstrip())] + INDENT
    lines = [lead]
    for place, part in enumerate(parts):
        mark = BETWEEN if place + 1 < len(parts) else ""
        is_begun = bool(lines[-1].strip())
        if is_begun and len(lines[-1]) + 1 + len(part + mark) > width:
            lines.append(indent + part + mark)
        else:
            lines[-1] += (" " if is_begun else "") + part + mark
    return lines


def wrapped(text: str, width: int) -> str:
    """Wrap the text between words; a continued line is aligned with the text after its bullet or number."""
    return "\n".join(part for line in text.splitlines() for part in _broken(line, width))


def _broken(line: str, width: int) -> Iterable[str]:
    if len(line) <= width:
        return [line]
    lead = _LEAD.match(line)
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


def _row(entries: Sequence[str], longest: int) -> str:
    return GAP.join(f"{entry:<{longest}}" for entry in entries).rstrip()
