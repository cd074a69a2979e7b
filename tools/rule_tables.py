"""Tables in rulebooks: generated from `presenting/rule_tables.py` of a game into marked places of its RULES.md."""

import re
from collections.abc import Iterator, Mapping, Sequence
from importlib import import_module
from pathlib import Path
from typing import TypeAlias

from burghof.kernel import LANGUAGES, Message
from burghof.words.translator import Translator
from tools.folders import games

Cell: TypeAlias = Message | str
Tables: TypeAlias = Mapping[str, Sequence[Sequence[Cell]]]

_TABLE = re.compile(r"(<!-- table: ([\w-]+)[^\n]*-->\n)(?:\|[^\n]*\n)*(<!-- end of table -->)")


def rulebooks_with_tables(root: Path) -> Iterator[tuple[Path, str]]:
    """Yield every rulebook below this folder whose game has tables, with its expected content."""
    for game in games(root):
        if (game / "presenting" / "rule_tables.py").exists():
            tables: Tables = import_module(f"burghof.games.{game.name}.presenting.rule_tables").RULE_TABLES
            for language in LANGUAGES:
                path = game / ("RULES.md" if language == "en" else f"RULES.{language}.md")
                speaker = Translator(language, [game / "words"])
                yield path.relative_to(root), fill_tables(path.read_text(encoding="utf-8"), tables, speaker)


def fill_tables(text: str, tables: Tables, speaker: Translator) -> str:
    """Return a rulebook with each of its marked tables rewritten; names are translated into its language."""
    return _TABLE.sub(lambda found: f"{found[1]}{_format_table(tables[found[2]], speaker)}{found[3]}", text)


def _format_table(rows: Sequence[Sequence[Cell]], speaker: Translator) -> str:
    """Format a table in Markdown: the first column left-aligned, the others centred."""
    head, *others = [[cell if isinstance(cell, str) else speaker.format(cell) for cell in row] for row in rows]
    rule = ["---", *(":-:" for _ in head[1:])]
    return "".join(f"| {' | '.join(row)} |\n" for row in (head, rule, *others))
