"""Used keys: the messages that code uses, found by reading the code without running it.

- `say("key", …)` uses `key`; `forbids("4.1", "not-in-this-row", …)` uses `refusal-not-in-this-row`
- a class of `Event` with `tag="overbuilt"` uses `event-overbuilt`
- a class `Colour` of `TranslatedEnum` with a member `"gold"` uses `colour-gold`
- an option `roofs` in game.toml uses `option-roofs`, `option-roofs-about` and, for a value that is a string or 0,
  `option-roofs-<value>`; every game.toml uses `game-in-a-sentence` and `game-invitation`
- `Plugin(…, aids={"chances": …})` uses `aid-chances`
- a function `figures` in a plugin.py that returns `{"ducat_days": …}` uses `figure-ducat-days`
"""

import ast
import tomllib
from collections.abc import Iterable, Iterator
from pathlib import Path

from msgspec import Struct

from burghof.kernel.message import to_kebab_case
from burghof.words.keys import aid_key, statistic_key
from tools.finding import Finding
from tools.syntax import (
    ClassSource,
    dict_keys,
    find_calls,
    find_classes,
    find_functions,
    keyword_argument,
    name_of,
    parse,
    returned_values,
    string_argument,
    subclasses,
)

EVENT_BASES = frozenset({"Event", "PrivateEvent"})
ENUM_BASES = frozenset({"TranslatedEnum"})
PLUGIN_FILE = "plugin.py"
"""File of a game that names its player aids and its statistics."""


class KeyUse(Struct, frozen=True):
    """A key and the file that uses it."""

    key: str
    path: Path


def used_keys(files: Iterable[Path]) -> Iterator[KeyUse | Finding]:
    """Yield the keys that these Python files use, and a problem for each place where the key cannot be determined."""
    known: list[ClassSource] = []
    for path in files:
        tree = parse(path)
        known.extend(find_classes(tree, path))
        for call in find_calls(tree, "say"):
            key = string_argument(call, 0)
            yield (
                KeyUse(key, path)
                if key
                else Finding(path, f"line {call.lineno}: the key of say() is not a string literal")
            )
        for call in find_calls(tree, "forbids"):
            key = string_argument(call, 1)
            unknown = f"line {call.lineno}: the key of forbids() is not a string literal"
            yield KeyUse(f"refusal-{key}", path) if key else Finding(path, unknown)
        if path.name == PLUGIN_FILE:
            yield from _aids(tree, path)
            yield from _figures(tree, path)
    yield from _events(known)
    yield from _names(known)


def option_keys(path: Path) -> Iterator[KeyUse]:
    """Yield the keys of a game.toml: the sentences that describe the game and invite to it, and its options."""
    yield KeyUse("game-in-a-sentence", path)
    yield KeyUse("game-invitation", path)
    for option in tomllib.loads(path.read_text(encoding="utf-8")).get("options", []):
        key = f"option-{option['name']}"
        yield KeyUse(key, path)
        yield KeyUse(f"{key}-about", path)
        for value in option["values"]:
            if isinstance(value, str) or (value == 0 and value is not False):
                yield KeyUse(f"{key}-{value}", path)


def _aids(tree: ast.Module, path: Path) -> Iterator[KeyUse | Finding]:
    for call in find_calls(tree, "Plugin"):
        aids = keyword_argument(call, "player_aids")
        for name in dict_keys(aids) if aids else ():
            unknown = f"line {call.lineno}: the name of an aid is not a string literal"
            yield KeyUse(aid_key(name), path) if name else Finding(path, unknown)


def _figures(tree: ast.Module, path: Path) -> Iterator[KeyUse | Finding]:
    counting = list(find_functions(tree, "statistics"))
    for call in find_calls(tree, "Plugin"):
        figures = keyword_argument(call, "statistics")
        if figures and not (counting and name_of(figures) == "statistics"):
            yield Finding(path, f"line {call.lineno}: the statistics are not a function `statistics` of this file")
    for function in counting:
        for value in returned_values(function):
            for name in dict_keys(value):
                unknown = f"line {function.lineno}: the name of a figure is not a string literal"
                yield KeyUse(statistic_key(name), path) if name else Finding(path, unknown)


def _events(known: list[ClassSource]) -> Iterator[KeyUse | Finding]:
    parents = {base for one in known for base in one.bases}
    for event in subclasses(known, EVENT_BASES):
        if event.tag:
            yield KeyUse(f"event-{event.tag}", event.path)
        elif event.name not in parents:
            yield Finding(event.path, f"the event {event.name} has no tag that is a string literal")


def _names(known: list[ClassSource]) -> Iterator[KeyUse | Finding]:
    for enum in subclasses(known, ENUM_BASES):
        for member, value in enum.members:
            unknown = f"the value of {enum.name}.{member} is not a string literal"
            yield KeyUse(f"{to_kebab_case(enum.name)}-{value}", enum.path) if value else Finding(enum.path, unknown)
