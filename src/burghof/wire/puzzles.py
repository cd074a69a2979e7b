"""Puzzles: what a solver sends, and what comes back."""

from msgspec import Struct

from burghof.kernel import Message, Outline
from burghof.wire.client_out import FullView
from burghof.wire.responses import MyRights, Table


class PuzzleCard(Struct, frozen=True):
    """A puzzle in a list."""

    id: str
    theme: str
    title: Message
    """The name of its theme."""
    difficulty: int
    """From 1, found by every searching bot, to 4, found by none."""
    is_exact: bool
    """Whether its proof looks at all cases; otherwise at a sample."""


class PuzzleList(Struct, frozen=True):
    """The puzzles of a game, by theme, the easiest first."""

    puzzles: tuple[PuzzleCard, ...]


class DailyPuzzle(Struct, frozen=True):
    """The puzzle of one day."""

    date: str
    """As in 2026-01-31."""
    game: str
    puzzle: PuzzleCard


class DailyPuzzles(Struct, frozen=True):
    """The puzzles of the last days, today's first."""

    days: tuple[DailyPuzzle, ...]


class PuzzlePosition(Struct, frozen=True):
    """A puzzle to solve: the table as its seat sees it. The offers are the choices, in their order."""

    card: PuzzleCard
    table: Table
    mine: MyRights
    sight: FullView
    question: Message
    nudge: Message
    clause: str
    hidden: Message | None
    """What the seat does not know; None where the theme does not say it."""


class PuzzleTry(Struct, frozen=True, forbid_unknown_fields=True):
    """A choice, by its place from 0."""

    choice: int


class PuzzleProgress(Struct, frozen=True, forbid_unknown_fields=True):
    """How a person tried a puzzle."""

    game: str
    puzzle: str
    tried: tuple[int, ...]
    """The places of the choices that were tried; the answer, if it was found, is the last one."""
    is_solved: bool


class SolvingProgress(Struct, frozen=True, forbid_unknown_fields=True):
    """How a person tried all puzzles; what was not tried is left out."""

    puzzles: tuple[PuzzleProgress, ...]


class ChoiceCount(Struct, frozen=True):
    """What the count says of a choice: in how many of its cases it is right."""

    is_answer: bool
    right: int
    cases: int
    said: Message


class ProofStep(Struct, frozen=True):
    """A sentence of a proof, with what on the board shows it."""

    message: Message
    items: tuple[str, ...]


class PuzzleProof(Struct, frozen=True):
    """Why the answer is right in all cases, and the counts of all choices."""

    counts: tuple[ChoiceCount, ...]
    steps: tuple[ProofStep, ...]
    shown: tuple[int, ...]
    """For each choice, the number of cases that can be looked at; none where dice are averaged."""


class ShowCase(Struct, frozen=True, forbid_unknown_fields=True):
    """Ask for one case of a choice: cases are numbered from 0, those in which the choice fails come first."""

    choice: int
    number: int


class ShownCase(Struct, frozen=True):
    """One case of a choice: the table after it, and what was said on the way."""

    view: Struct
    outline: Outline
    said: tuple[Message, ...]
    is_right: bool
    weight: int
    """Number of equal cases that this one stands for."""
