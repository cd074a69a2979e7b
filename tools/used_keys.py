"""Used keys: the messages that code uses, found by reading the code without running it.

- `say("key", …)` uses `key`; `forbids("4.1", "not-in-this-row", …)` uses `refusal-not-in-this-row`
- a class of `Event` with `tag="overbuilt"` uses `event-overbuilt`
- a class `Colour` of `Named` with a member `"gold"` uses `colour-gold`
- an option `roofs` in game.toml uses `option-roofs`, `option-roofs-about` and, for a value that is a string or 0,
  `option-roofs-<value>`; every game.toml uses `game-in-a-sentence`
- `Plugin(…, aids={"chances": …})` uses `aid-chances`
- a function `figures` in a plugin.py that returns `{"ducat_days": …}` uses `figure-ducat-days`
"""

import ast
import tomllib
from collections.abc import Iterable, Iterator
from pathlib import Path

from msgspec import Struct

from burghof.kernel.message import kebab
from burghof.words.keys import aid_key, figure_key
from tools.problem import Problem
from tools.syntax import Class, argument, calls, classes, functions, heirs, keys_of, literal, name_of, parse, returned

EVENTS = frozenset({"Event", "PrivateEvent"})
NAMES = frozenset({"Named"})
DOOR = "plugin.py"
"""File of a game that names its player aids and its statistics."""


class Use(Struct, frozen=True):
    """A key and the file that uses it."""

    key: str
    path: Path


def used_keys(files: Iterable[Path]) -> Iterator[Use | Problem]:
    """Yield the keys that these Python files use, and a problem for each place where the key cannot be determined."""
    known: list[Class] = []
    for path in files:
        tree = parse(path)
        known.extend(classes(tree, path))
        for call in calls(tree, "say"):
            key = literal(call, 0)
            yield (
                Use(key, path)
                if key
                else Problem(path, f"line {call.lineno}: the key of say() is not a string literal")
            )
        for call in calls(tree, "forbids"):
            key = literal(call, 1)
            unknown = f"line {call.lineno}: the key of forbids() is not a string literal"
            yield Use(f"refusal-{key}", path) if key else Problem(path, unknown)
        if path.name == DOOR:
            yield from _aids(tree, path)
            yield from _figures(tree, path)
    yield from _events(known)
    yield from _names(known)


def option_keys(path: Path) -> Iterator[Use]:
    """Yield the keys of a game.toml: the sentence that describes the game, and its options."""
    yield Use("game-in-a-sentence", path)
    for option in tomllib.loads(path.read_text(encoding="utf-8")).get("options", []):
        key = f"option-{option['name']}"
        yield Use(key, path)
        yield Use(f"{key}-about", path)
        for value in option["values"]:
            if isinstance(value, str) or (value == 0 and value is not False):
                yield Use(f"{key}-{value}", path)


def _aids(tree: ast.Module, path: Path) -> Iterator[Use | Problem]:
    for call in calls(tree, "Plugin"):
        aids = argument(call, "aids")
        for name in keys_of(aids) if aids else ():
            unknown = f"line {call.lineno}: the name of an aid is not a string literal"
            yield Use(aid_key(name), path) if name else Problem(path, unknown)


def _figures(tree: ast.Module, path: Path) -> Iterator[Use | Problem]:
    counting = list(functions(tree, "figures"))
    for call in calls(tree, "Plugin"):
        figures = argument(call, "figures")
        if figures and not (counting and name_of(figures) == "figures"):
            yield Problem(path, f"line {call.lineno}: the figures are not a function `figures` of this file")
    for function in counting:
        for value in returned(function):
            for name in keys_of(value):
                unknown = f"line {function.lineno}: the name of a figure is not a string literal"
                yield Use(figure_key(name), path) if name else Problem(path, unknown)


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
            unknown = f"the value of {enum.name}.{member} is not a string literal"
            yield Use(f"{kebab(enum.name)}-{value}", enum.path) if value else Problem(enum.path, unknown)
