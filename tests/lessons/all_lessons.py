"""The lessons of all games."""

from collections.abc import Iterator

from burghof.hosting.games import GameRegistry
from burghof.kernel.discovery import read_lessons
from burghof.kernel.lesson import AnyLesson


def all_lessons() -> Iterator[tuple[str, AnyLesson]]:
    """Return the lessons of all games, each with its game, in order."""
    games = GameRegistry()
    for game, found in games.installed.items():
        for lesson in read_lessons(found.folder, games.plugin(game)):
            yield game, lesson
