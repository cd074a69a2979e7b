"""Tables in rulebooks: generated from a game's `rule_tables.py` into marked places in RULES.md and its translations."""

import re
from collections.abc import Iterator, Mapping, Sequence
from importlib import import_module
from pathlib import Path
from typing import TypeAlias

from burghof.kernel import LANGUAGES, Message
from burghof.words.speaker import Speaker
from tools.folders import games

Cell: TypeAlias = Message | str
Tables: TypeAlias = Mapping[str, Sequence[Sequence[Cell]]]

_TABLE = re.compile(r"(<!-- table: ([\w-]+)[^\n]*-->\n)(?:\|[^\n]*\n)*(<!-- end of table -->)")


def rulebooks_with_tables(root: Path) -> Iterator[tuple[Path, str]]:
    """Yield every rulebook below this folder whose game has tables, with its expected content."""
    for game in games(root):
        if (game / "rule_tables.py").exists():
            tables: Tables = import_module(f"burghof.games.{game.name}.rule_tables").RULE_TABLES
            for language in LANGUAGES:
                path = game / ("RULES.md" if language == "en" else f"RULES.{language}.md")
                speaker = Speaker(language, [game / "words"])
                yield path.relative_to(root), filled(path.read_text(encoding="utf-8"), tables, speaker)


def filled(text: str, tables: Tables, speaker: Speaker) -> str:
    """Return a rulebook with each of its marked tables rewritten; names are translated into its language."""
    return _TABLE.sub(lambda found: f"{found[1]}{_written(tables[found[2]], speaker)}{found[3]}", text)


def _written(rows: Sequence[Sequence[Cell]], speaker: Speaker) -> str:
    """Format a table in Markdown: the first column left-aligned, the others centred."""
    head, *others = [[cell if isinstance(cell, str) else speaker.speak(cell) for cell in row] for row in rows]
    rule = ["---", *(":-:" for _ in head[1:])]
    return "".join(f"| {' | '.join(row)} |\n" for row in (head, rule, *others))
