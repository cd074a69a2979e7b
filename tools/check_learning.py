"""Learning check: lessons and kinds of things have their words in every language, and none says too much at once."""

import json
import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Final

from fluent.syntax import FluentParser, ast

from burghof.hosting.lessons.service import STEP_WORDS
from burghof.kernel.card import LANGUAGES
from tools.finding import Finding
from tools.folders import games

GATE_KEYS: Final = ("pitch", "how-you-win", *(f"know-{number}" for number in range(1, 6)))
MAX_WORDS: Final = 20
"""Maximum number of words that are shown at once in a lesson, and of a game's pitch."""
MAX_KIND_WORDS: Final = 25
"""Maximum number of words about a kind of thing."""

_WORD: Final = re.compile(r"[\w’%-]+")
_STEP: Final = re.compile(r"lesson-.*-\d+")

Parts = Mapping[str, str]
"""The attributes of a message; its value is under the empty name."""


def check_learning(root: Path) -> list[Finding]:
    """Return the problems with the learning texts of all games that have lessons."""
    return [problem for game in games(root) if (game / "learning").exists() for problem in _check_game(game)]


def _check_game(game: Path) -> Iterator[Finding]:
    folder = game / "learning"
    needed = dict(_needed(folder))
    for language in LANGUAGES:
        path = folder / "words" / f"{language}.ftl"
        if not path.exists():
            yield Finding(path, "is missing")
            continue
        messages = read_messages(path)
        for key in sorted(needed.keys() - messages.keys()):
            yield Finding(path, f"{key} is missing")
        for key in sorted(messages.keys() - needed.keys()):
            yield Finding(path, f"{key} is not used")
        for key in sorted(needed.keys() & messages.keys()):
            parts = messages[key]
            if needed[key] != parts.keys() - {""}:
                yield Finding(path, f"{key} needs {', '.join(sorted(needed[key])) or 'no attribute'}")
            yield from (Finding(path, fault) for fault in _too_long(key, parts))


def _needed(folder: Path) -> Iterator[tuple[str, frozenset[str]]]:
    """Yield the keys that a game needs, each with its attributes."""
    for key in GATE_KEYS:
        yield key, frozenset()
    lessons = [json.loads(file.read_text(encoding="utf-8")) for file in sorted((folder / "lessons").glob("*.json"))]
    for rival in range(1, max((lesson["seats"] for lesson in lessons), default=1)):
        yield f"rival-{rival}", frozenset()
    for row in ("turn", "win"):
        for place in sorted(step[row] for lesson in lessons for step in lesson["steps"] if row in step):
            yield f"{row}-{place}", frozenset({"about"})
    pictures = folder / "pictures.json"
    for picture in json.loads(pictures.read_text(encoding="utf-8")) if pictures.exists() else ():
        words = picture.get("words", STEP_WORDS)
        if words != STEP_WORDS:
            yield f"picture-{words}", frozenset()
    for lesson in lessons:
        name = f"lesson-{lesson['id']}"
        yield name, frozenset({"about"})
        for number, step in enumerate(lesson["steps"], start=1):
            answers = {f"other-{place}" for place in range(1, len(step.get("others", ())) + 1)}
            yield f"{name}-{number}", frozenset({"ask", "other", *answers})
        yield f"{name}-end", frozenset()
    for kind in json.loads((folder / "kinds.json").read_text(encoding="utf-8")):
        yield f"kind-{kind}", frozenset({"text"})


def read_messages(path: Path) -> dict[str, Parts]:
    """Return the messages of a file, which are plain sentences."""
    entries = FluentParser(with_spans=False).parse(path.read_text(encoding="utf-8")).body
    return {
        entry.id.name: {"": _text(entry.value), **{one.id.name: _text(one.value) for one in entry.attributes}}
        for entry in entries
        if isinstance(entry, ast.Message)
    }


def _text(pattern: ast.Pattern | None) -> str:
    elements = () if pattern is None else pattern.elements
    return "".join(element.value for element in elements if isinstance(element, ast.TextElement))


def _too_long(key: str, parts: Parts) -> Iterator[str]:
    """Yield what is longer than a learner reads at once."""
    if _STEP.fullmatch(key):
        yield from _longer(key, f"{parts['']} {parts.get('ask', '')}", MAX_WORDS)
        for name in parts.keys() - {"", "ask"}:
            yield from _longer(f"{key}.{name}", parts[name], MAX_WORDS)
    elif key == "pitch" or key.endswith("-end") or key.startswith("picture-"):
        yield from _longer(key, parts[""], MAX_WORDS)
    elif key.startswith("kind-"):
        yield from _longer(f"{key}.text", parts.get("text", ""), MAX_KIND_WORDS)


def count_words(text: str) -> int:
    """Return the number of words of a text."""
    return len(_WORD.findall(text))


def _longer(name: str, text: str, most: int) -> Iterator[str]:
    count = count_words(text)
    if count > most:
        yield f"{name} has {count} words; at most {most} are shown at once"
