"""Chapters: the games with the same number of seats and the same options, whichever arenas they come from."""

from collections.abc import Iterable, Mapping

from msgspec import Struct

from burghof.kernel import Card
from burghof.lab.arena import Arena, Value
from burghof.lab.book import Kept
from burghof.lab.result import GameResult
from burghof.lab.rounds import Round, rounds


class Chapter(Struct, frozen=True):
    """What one chapter is about."""

    seats: int
    options: dict[str, Value]
    """Those that are not as usual."""
    rounds: tuple[Round, ...]
    commands: tuple[str, ...]
    """What to type to have the same games again."""
    codes: tuple[str, ...]
    """The fingerprints of the rules and bots that played."""
    left_out: int
    """Games of rounds that were not finished."""

    @property
    def games(self) -> list[GameResult]:
        """All games that count."""
        return [game for one in self.rounds for game in one.games]

    @property
    def players(self) -> list[str]:
        """Who played, in the order they were named."""
        return list(dict.fromkeys(name for one in self.rounds for name in one.line_up))

    @property
    def line_ups(self) -> dict[tuple[str, ...], list[Round]]:
        """The rounds of each line-up."""
        found: dict[tuple[str, ...], list[Round]] = {}
        for one in self.rounds:
            found.setdefault(one.line_up, []).append(one)
        return found


def chapters(card: Card, books: Iterable[Kept]) -> list[Chapter]:
    """One chapter for each number of seats and each choice of options, the fewest seats and the usual first."""
    grouped: dict[tuple[int, int, str], list[Kept]] = {}
    for book in _united(books):
        unusual = sorted(_unusual(card, book.arena.options).items())
        grouped.setdefault((book.arena.seats, len(unusual), str(unusual)), []).append(book)
    found = [_chapter(card, group) for _, group in sorted(grouped.items())]
    return [chapter for chapter in found if chapter.rounds]


def command(card: Card, arena: Arena, games: int) -> str:
    """What to type to have these games again."""
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
    """One book for each arena, whatever files it is spread over."""
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
    """How many games the line-up with the most has played."""
    counts = [sum(one.line_up == line_up for one in found) for line_up in arena.line_ups]
    return arena.seats * max(counts)


def _unusual(card: Card, options: Mapping[str, Value]) -> dict[str, Value]:
    """The options that are not as the card has them."""
    usual = {option.name: option.default for option in card.options}
    return {name: value for name, value in options.items() if usual.get(name) != value}
