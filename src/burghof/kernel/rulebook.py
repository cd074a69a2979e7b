"""Rulebooks: a game's RULES.md in one language, parsed into its aim, its introduction, and its clauses by chapter."""

import re
from typing import TypeAlias

from msgspec import Struct
from msgspec.structs import replace

_CHAPTER = re.compile(r"## (\d+) (\S.*)")
_CLAUSE = re.compile(r"- \*\*(\d+(?:\.\d+)*)\*\*(?: (.*))?")
_CLAUSE_LIKE = re.compile(r"\s*[-*+] +\*\*\d")
_CONTINUATION = re.compile(r" +\S")
_TABLE_SEPARATOR = re.compile(r"\|[-:| ]+\|")

Row: TypeAlias = tuple[str, ...]


class Clause(Struct, frozen=True):
    """A numbered sentence of the rules, in some cases with a table below it."""

    number: str
    text: str
    table: tuple[Row, ...] = ()
    """The rows of the table; the first is the header."""


class Chapter(Struct, frozen=True):
    """A chapter with its clauses, in order."""

    number: str
    title: str
    clauses: tuple[Clause, ...] = ()


class Rulebook(Struct, frozen=True):
    """The rules of one game, and the lines that look like a clause but are malformed."""

    chapters: tuple[Chapter, ...]
    aim: str = ""
    """The aim of the game and how to win: the first paragraph."""
    introduction: str = ""
    """The other paragraphs before the first chapter, one per line."""
    malformed_lines: tuple[str, ...] = ()

    @property
    def clauses(self) -> tuple[Clause, ...]:
        """All clauses, in order."""
        return tuple(clause for chapter in self.chapters for clause in chapter.clauses)

    @property
    def numbers(self) -> frozenset[str]:
        """The numbers of all clauses: those that a refusal may cite."""
        return frozenset(clause.number for clause in self.clauses)

    def clause(self, number: str) -> Clause | None:
        """Return the clause with this number, or None."""
        return next((clause for clause in self.clauses if clause.number == number), None)

    def chapter(self, number: str) -> Chapter | None:
        """Return the chapter with this number, or None."""
        return next((chapter for chapter in self.chapters if chapter.number == number), None)


def parse_rulebook(text: str) -> Rulebook:
    """Parse chapters (`## 4 Building`) and clauses (`- **4.4** text`); an indented line continues the clause above.

    A table stands below its clause, with one row per line: `| Monster | 0-1 | 2 |`.
    """
    chapters: list[Chapter] = []
    strays: list[str] = []
    is_open = False
    for line in text.splitlines():
        clause = _CLAUSE.fullmatch(line)
        if clause and chapters:
            chapters[-1] = _with_clause(chapters[-1], Clause(clause[1], (clause[2] or "").strip()))
            is_open = True
        elif _CLAUSE_LIKE.match(line):
            strays.append(line.strip())
            is_open = False
        elif is_open and _CONTINUATION.match(line):
            chapters[-1] = _with_continuation(chapters[-1], line.strip())
        else:
            is_open = False
            if chapter := _CHAPTER.fullmatch(line):
                chapters.append(Chapter(chapter[1], chapter[2].strip()))
            elif line.startswith("|") and chapters and chapters[-1].clauses and not _TABLE_SEPARATOR.fullmatch(line):
                chapters[-1] = _with_row(chapters[-1], line)
    aim, *introduction = _paragraphs(text) or [""]
    return Rulebook(tuple(chapters), aim, "\n".join(introduction), tuple(strays))


def _paragraphs(text: str) -> list[str]:
    """Return the paragraphs between the title and the first chapter, each on one line."""
    before, _, _ = f"\n{text}".partition("\n## ")
    blocks = re.split(r"\n\s*\n", "\n".join(line for line in before.splitlines() if not line.startswith("#")))
    return [" ".join(block.split()) for block in blocks if block.strip()]


def _with_clause(chapter: Chapter, clause: Clause) -> Chapter:
    return replace(chapter, clauses=(*chapter.clauses, clause))


def _with_continuation(chapter: Chapter, more: str) -> Chapter:
    *before, last = chapter.clauses
    return replace(chapter, clauses=(*before, replace(last, text=f"{last.text} {more}".strip())))


def _with_row(chapter: Chapter, line: str) -> Chapter:
    *before, last = chapter.clauses
    row = tuple(cell.strip() for cell in line.strip().strip("|").split("|"))
    return replace(chapter, clauses=(*before, replace(last, table=(*last.table, row))))
