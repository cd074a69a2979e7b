"""Chapters: the games with equal numbers of seats and equal options, from one or several arenas."""

from collections.abc import Iterable, Mapping

from msgspec import Struct

from burghof.kernel import Card
from burghof.lab.arena import Arena, OptionValue
from burghof.lab.result import GameResult
from burghof.lab.results_file import ArenaResults
from burghof.lab.rounds import Round, rounds


class Chapter(Struct, frozen=True):
    """Games and settings of one chapter."""

    seats: int
    options: dict[str, OptionValue]
    """Options that differ from the defaults."""
    rounds: tuple[Round, ...]
    commands: tuple[str, ...]
    """Commands that reproduce the games."""
    codes: tuple[str, ...]
    """Fingerprints of the rules and bots that played."""
    excluded_games: int
    """Number of games outside whole rounds or after a stopping point."""

    @property
    def games(self) -> list[GameResult]:
        """All games that count."""
        return [game for one in self.rounds for game in one.games]

    @property
    def players(self) -> list[str]:
        """Players, in order of first appearance."""
        return list(dict.fromkeys(name for one in self.rounds for name in one.line_up))

    @property
    def line_ups(self) -> dict[tuple[str, ...], list[Round]]:
        """Rounds of each line-up."""
        found: dict[tuple[str, ...], list[Round]] = {}
        for one in self.rounds:
            found.setdefault(one.line_up, []).append(one)
        return found


def chapters(card: Card, books: Iterable[ArenaResults]) -> list[Chapter]:
    """Return one chapter per number of seats and choice of options; fewest seats and default options come first."""
    grouped: dict[tuple[int, int, str], list[ArenaResults]] = {}
    for book in _merge_by_arena(books):
        unusual = sorted(_non_default_options(card, book.arena.options).items())
        grouped.setdefault((book.arena.seats, len(unusual), str(unusual)), []).append(book)
    found = [_chapter(card, group) for _, group in sorted(grouped.items())]
    return [chapter for chapter in found if chapter.rounds]


def arena_command(card: Card, arena: Arena, games: int) -> str:
    """Return the command that reproduces these games."""
    unusual = _non_default_options(card, arena.options)
    words = [
        f"burghof arena {arena.game}",
        f"--players {','.join(arena.players)}",
        f"--seats {arena.seats}",
        f"--games {games}",
        *([f"--seed {arena.seed}"] if arena.seed else []),
        *(f"--option {name}={str(value).lower()}" for name, value in unusual.items()),
        *([f"--goal {arena.goal:.2f}"] if arena.goal is not None else []),
        *(["--until"] if arena.until else []),
    ]
    return " ".join(words)


def _merge_by_arena(books: Iterable[ArenaResults]) -> list[ArenaResults]:
    """Merge results files of the same arena."""
    united: list[ArenaResults] = []
    for book in books:
        same = next((one for one in united if one.arena == book.arena), None)
        if same is None:
            united.append(ArenaResults(book.arena, dict(book.results)))
        else:
            same.results.update(book.results)
    return united


def _chapter(card: Card, books: list[ArenaResults]) -> Chapter:
    by_book = [rounds(book) for book in books]
    arena = books[0].arena
    return Chapter(
        seats=arena.seats,
        options=_non_default_options(card, arena.options),
        rounds=tuple(one for found in by_book for one in found),
        commands=tuple(
            arena_command(card, book.arena, _max_games_per_line_up(book.arena, found))
            for book, found in zip(books, by_book, strict=True)
        ),
        codes=tuple(dict.fromkeys(book.arena.code for book in books)),
        excluded_games=sum(
            len(book.results) - sum(len(one.games) for one in found) for book, found in zip(books, by_book, strict=True)
        ),
    )


def _max_games_per_line_up(arena: Arena, found: list[Round]) -> int:
    """Return the number of games of the line-up that played most."""
    counts = [sum(one.line_up == line_up for one in found) for line_up in arena.line_ups]
    return arena.seats * max(counts)


def _non_default_options(card: Card, options: Mapping[str, OptionValue]) -> dict[str, OptionValue]:
    """Return the options that differ from the card's defaults."""
    defaults = {option.name: option.default for option in card.options}
    return {name: value for name, value in options.items() if defaults.get(name) != value}
