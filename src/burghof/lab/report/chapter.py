"""Chapters: the games with equal numbers of seats and equal options, from one or several arenas."""

from collections.abc import Iterable, Mapping

from msgspec import Struct

from burghof.kernel import Card
from burghof.lab.arena import Arena, Value
from burghof.lab.book import Kept
from burghof.lab.result import GameResult
from burghof.lab.rounds import Round, rounds


class Chapter(Struct, frozen=True):
    """Games and settings of one chapter."""

    seats: int
    options: dict[str, Value]
    """Options that differ from the defaults."""
    rounds: tuple[Round, ...]
    commands: tuple[str, ...]
    """Commands that reproduce the games."""
    codes: tuple[str, ...]
    """Fingerprints of the rules and bots that played."""
    left_out: int
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


def chapters(card: Card, books: Iterable[Kept]) -> list[Chapter]:
    """Return one chapter per number of seats and choice of options; fewest seats and default options come first."""
    grouped: dict[tuple[int, int, str], list[Kept]] = {}
    for book in _united(books):
        unusual = sorted(_unusual(card, book.arena.options).items())
        grouped.setdefault((book.arena.seats, len(unusual), str(unusual)), []).append(book)
    found = [_chapter(card, group) for _, group in sorted(grouped.items())]
    return [chapter for chapter in found if chapter.rounds]


def command(card: Card, arena: Arena, games: int) -> str:
    """Return the command that reproduces these games."""
    unusual = _unusual(card, arena.options)
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


def _united(books: Iterable[Kept]) -> list[Kept]:
    """Merge results files of the same arena."""
    united: list[Kept] = []
    for book in books:
        same = next((one for one in united if one.arena == book.arena), None)
        if same is None:
            united.append(Kept(book.arena, dict(book.results)))
        else:
            same.results.update(book.results)
    return united


def _chapter(card: Card, books: list[Kept]) -> Chapter:
    by_book = [rounds(book) for book in books]
    arena = books[0].arena
    return Chapter(
        seats=arena.seats,
        options=_unusual(card, arena.options),
        rounds=tuple(one for found in by_book for one in found),
        commands=tuple(
            command(card, book.arena, _games(book.arena, found)) for book, found in zip(books, by_book, strict=True)
        ),
        codes=tuple(dict.fromkeys(book.arena.code for book in books)),
        left_out=sum(
            len(book.results) - sum(len(one.games) for one in found) for book, found in zip(books, by_book, strict=True)
        ),
    )


def _games(arena: Arena, found: list[Round]) -> int:
    """Return the number of games of the line-up that played most."""
    counts = [sum(one.line_up == line_up for one in found) for line_up in arena.line_ups]
    return arena.seats * max(counts)


def _unusual(card: Card, options: Mapping[str, Value]) -> dict[str, Value]:
    """Return the options that differ from the card's defaults."""
    usual = {option.name: option.default for option in card.options}
    return {name: value for name, value in options.items() if usual.get(name) != value}
