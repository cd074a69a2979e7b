"""Puzzles: a decision from a game in which one move is right in all cases. They are data of the game."""

from collections.abc import Sequence

import msgspec
from msgspec import Struct

from burghof.kernel.chance import commitment
from burghof.kernel.decision import Decision
from burghof.kernel.game import AnyPlugin
from burghof.kernel.match import AnyMatch, Match, Step
from burghof.kernel.record import Header, Player
from burghof.kernel.theme import AnyTheme, Tally


class PuzzleChoice(Struct, frozen=True, forbid_unknown_fields=True):
    """One of the moves to choose from: its index among the legal moves, and its count."""

    move: int
    tally: Tally


class Puzzle(Struct, frozen=True, forbid_unknown_fields=True):
    """A puzzle: a table, the moves up to the decision, and the choices, one of which is the answer.

    Chance is drawn from the seed. A move is an index among the legal moves of the seat that acts next.
    """

    id: str
    theme: str
    rules: int
    seats: int
    options: dict[str, bool | int | str]
    seed: str
    moves: tuple[int, ...]
    choices: tuple[PuzzleChoice, ...]
    found_by: dict[str, float]
    """For each kind of bot, the share of its tries in which it finds the answer."""

    @property
    def answer(self) -> PuzzleChoice:
        """The choice that is right in all cases."""
        return next(choice for choice in self.choices if choice.tally.is_answer)


class PuzzleError(ValueError):
    """Raised if a puzzle does not fit the rules or the themes of its game."""


def read_puzzles(data: bytes) -> tuple[Puzzle, ...]:
    """Return the puzzles in a file."""
    return msgspec.json.decode(data, type=tuple[Puzzle, ...])


def next_to_act(match: AnyMatch) -> Decision | None:
    """Return the decision that the next move of a puzzle answers; None if the game is over."""
    return next((decision for decision in match.pending if not decision.answered), None)


def open_puzzle(plugin: AnyPlugin, puzzle: Puzzle, players: Sequence[Player]) -> AnyMatch:
    """Return the match of a puzzle at its decision. Raises `PuzzleError` if the rules do not allow its moves."""
    options = msgspec.convert(puzzle.options, type=plugin.types.options)
    secret = commitment(puzzle.seed)
    header = Header(1, plugin.card.id, puzzle.rules, options, tuple(players), "notebook", secret, None)
    match: AnyMatch = Match(plugin, header, puzzle.seed)
    match.open([""] * puzzle.seats)
    for index in puzzle.moves:
        _play(match, puzzle, index)
    return match


def theme_of(plugin: AnyPlugin, puzzle: Puzzle) -> AnyTheme:
    """Return the theme of a puzzle. Raises `PuzzleError` if the game has no such theme."""
    theme = next((theme for theme in plugin.themes if theme.id == puzzle.theme), None)
    if theme is None:
        raise PuzzleError(f"{puzzle.id}: there is no theme {puzzle.theme}")
    return theme


def _play(match: AnyMatch, puzzle: Puzzle, index: int) -> None:
    """Play one move of a puzzle."""
    decision = next_to_act(match)
    legal = () if decision is None else match.game.legal_moves(match.state, decision.seat)
    if decision is None or not 0 <= index < len(legal):
        raise PuzzleError(f"{puzzle.id}: there is no move {index}")
    played = match.play(decision.seat, legal[index], decision.token)
    assert isinstance(played, Step), f"{puzzle.id}: move {index} is legal and refused"
