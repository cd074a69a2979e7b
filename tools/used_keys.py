"""Used keys: the messages that code asks for, decided from the code alone.

- `say("key", …)` uses `key`; `forbids("4.1", "not-in-this-row", …)` uses `refusal-not-in-this-row`
- a class of `Event` with `tag="overbuilt"` uses `event-overbuilt`
- a class `Colour` of `Named` with a member `"light-grey"` uses `colour-light-grey`
- an option `roofs` in game.toml uses `option-roofs`, `option-roofs-about` and, for a value that is a string,
  `option-roofs-<value>`
"""

import tomllib
from collections.abc import Iterable, Iterator
from pathlib import Path

from msgspec import Struct

from burghof.kernel.message import kebab
from tools.problem import Problem
from tools.syntax import Class, calls, classes, heirs, literal, parse

EVENTS = frozenset({"Event", "PrivateEvent"})
NAMES = frozenset({"Named"})


class Use(Struct, frozen=True):
    """A key and the file that asks for it."""

    key: str
    path: Path


def used_keys(files: Iterable[Path]) -> Iterator[Use | Problem]:
    """The keys these Python files use, and the places where the key cannot be known."""
    known: list[Class] = []
    for path in files:
        tree = parse(path)
        known.extend(classes(tree, path))
        for call in calls(tree, "say"):
            key = literal(call, 0)
            yield Use(key, path) if key else Problem(path, f"line {call.lineno}: the key of say() is no string literal")
        for call in calls(tree, "forbids"):
            key = literal(call, 1)
            unknown = f"line {call.lineno}: the key of forbids() is no string literal"
            yield Use(f"refusal-{key}", path) if key else Problem(path, unknown)
    yield from _events(known)
    yield from _names(known)


def option_keys(path: Path) -> Iterator[Use]:
    """The keys of the options in a game.toml."""
    for option in tomllib.loads(path.read_text(encoding="utf-8")).get("options", []):
        key = f"option-{option['name']}"
        yield Use(key, path)
        yield Use(f"{key}-about", path)
        for value in option["values"]:
            if isinstance(value, str):
                yield Use(f"{key}-{value}", path)


def _events(known: list[Class]) -> Iterator[Use | Problem]:
    parents = {base for one in known for base in one.bases}
    for event in heirs(known, EVENTS):
        if event.tag:
            yield Use(f"event-{event.tag}", event.path)
        elif event.name not in parents:
            yield Problem(event.path, f"the event {event.name} has no tag that is a string literal")


def _names(known: list[Class]) -> Iterator[Use | Problem]:
    for enum in heirs(known, NAMES):
        for member, value in enum.members:
            unknown = f"the value of {enum.name}.{member} is no string literal"
            yield Use(f"{kebab(enum.name)}-{value}", enum.path) if value else Problem(enum.path, unknown)
