"""Rulebooks: a game's RULES.md in one language, by chapter and clause."""

import re

from msgspec import Struct
from msgspec.structs import replace

_CHAPTER = re.compile(r"## (\d+) (\S.*)")
_CLAUSE = re.compile(r"- \*\*(\d+(?:\.\d+)*)\*\*(?: (.*))?")
_LIKE_A_CLAUSE = re.compile(r"\s*[-*+] +\*\*\d")
_CONTINUED = re.compile(r" +\S")


class Clause(Struct, frozen=True):
    """A numbered sentence of the rules."""

    number: str
    text: str


class Chapter(Struct, frozen=True):
    """A chapter with its clauses, in order."""

    number: str
    title: str
    clauses: tuple[Clause, ...] = ()


class Rulebook(Struct, frozen=True):
    """The rules of one game with their preface, and the lines that look like a clause but are none."""

    chapters: tuple[Chapter, ...]
    preface: str = ""
    strays: tuple[str, ...] = ()

    @property
    def clauses(self) -> tuple[Clause, ...]:
        """All clauses, in order."""
        return tuple(clause for chapter in self.chapters for clause in chapter.clauses)

    @property
    def numbers(self) -> frozenset[str]:
        """The numbers of all clauses: what a refusal may cite."""
        return frozenset(clause.number for clause in self.clauses)

    def clause(self, number: str) -> Clause | None:
        """The clause of this number, or None."""
        return next((clause for clause in self.clauses if clause.number == number), None)

    def chapter(self, number: str) -> Chapter | None:
        """The chapter of this number, or None."""
        return next((chapter for chapter in self.chapters if chapter.number == number), None)


def parse_rulebook(text: str) -> Rulebook:
    """Chapters are `## 4 Building`, clauses `- **4.4** text`; an indented line goes on with the clause above it."""
    chapters: list[Chapter] = []
    strays: list[str] = []
    is_open = False
    for line in text.splitlines():
        clause = _CLAUSE.fullmatch(line)
        if clause and chapters:
            chapters[-1] = _with(chapters[-1], Clause(clause[1], (clause[2] or "").strip()))
            is_open = True
        elif _LIKE_A_CLAUSE.match(line):
            strays.append(line.strip())
            is_open = False
        elif is_open and _CONTINUED.match(line):
            chapters[-1] = _continued(chapters[-1], line.strip())
        else:
            is_open = False
            if chapter := _CHAPTER.fullmatch(line):
                chapters.append(Chapter(chapter[1], chapter[2].strip()))
    return Rulebook(tuple(chapters), _preface(text), tuple(strays))


def _preface(text: str) -> str:
    """The lines between the title and the first chapter."""
    before, _, _ = f"\n{text}".partition("\n## ")
    return "\n".join(line for line in before.splitlines() if line and not line.startswith("#"))


def _with(chapter: Chapter, clause: Clause) -> Chapter:
    return replace(chapter, clauses=(*chapter.clauses, clause))


def _continued(chapter: Chapter, more: str) -> Chapter:
    *before, last = chapter.clauses
    return replace(chapter, clauses=(*before, replace(last, text=f"{last.text} {more}".strip())))
