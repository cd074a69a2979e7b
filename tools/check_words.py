"""Word check: every key that the code uses is defined in every language, and no other key is."""

import re
from collections.abc import Iterable, Iterator
from collections.abc import Set as AbstractSet
from pathlib import Path

from msgspec import Struct

from burghof.kernel.card import LANGUAGES
from tools.catalogue import EVENT, Catalogue, read_catalogue
from tools.finding import Finding
from tools.folders import PACKAGE, game_code, games, shared_code
from tools.used_keys import KeyUse, option_keys, used_keys

IMPLICIT_VARIABLES = frozenset({"form"})
"""Variables that every message receives: one language may have a short form where another needs none."""
DERIVED_ENDINGS = ("-is", "-others", "-you")
"""Endings of variables that the translator derives from players."""

_BOARD_KEY = re.compile(r"'(board-[a-z][\w-]*)'")
"""Keys of a game's board in the browser."""


class WordsFolder(Struct, frozen=True):
    """One folder of catalogues, by language, and the uses of its keys."""

    catalogues: dict[str, Catalogue]
    uses: tuple[KeyUse, ...]

    @property
    def keys(self) -> frozenset[str]:
        """Keys that are defined in any language."""
        return frozenset().union(*(catalogue.keys for catalogue in self.catalogues.values()))


def check_words(root: Path) -> list[Finding]:
    """Return the problems with the messages of the games and with the shared messages.

    A game may replace a shared message, such as the unit of its points; then it does so in every language.
    """
    problems: list[Finding] = []
    shared = _read_words(root / PACKAGE / "words", used_keys(shared_code(root)), problems)
    lent: list[KeyUse] = []
    for game in games(root):
        found = [*used_keys(game_code(game)), *option_keys(game / "game.toml"), *_board_keys(game)]
        words = _read_words(game / "words", found, problems)
        borrowed = shared.keys - words.keys
        lent += [use for use in words.uses if use.key in borrowed]
        lent += [KeyUse(key, one.path) for one in words.catalogues.values() for key in one.references & borrowed]
        replaced = [KeyUse(key, shared.catalogues["en"].path) for key in sorted(shared.keys & words.keys)]
        problems += _compare(WordsFolder(words.catalogues, (*words.uses, *replaced)), borrowed)
    if shared.uses or shared.keys:
        problems += _compare(WordsFolder(shared.catalogues, (*shared.uses, *lent)), frozenset())
    return problems


def _board_keys(game: Path) -> Iterator[KeyUse]:
    """Yield the keys that a game's board uses."""
    for path in sorted((game / "web").rglob("*")):
        if path.suffix in {".ts", ".svelte"}:
            yield from (KeyUse(key, path) for key in _BOARD_KEY.findall(path.read_text(encoding="utf-8")))


def _read_words(folder: Path, found: Iterable[KeyUse | Finding], problems: list[Finding]) -> WordsFolder:
    """Read the words of a folder; append the problems among `found` to `problems`."""
    uses: list[KeyUse] = []
    for one in found:
        if isinstance(one, KeyUse):
            uses.append(one)
        else:
            problems.append(one)
    return WordsFolder({language: read_catalogue(folder / f"{language}.ftl") for language in LANGUAGES}, tuple(uses))


def _compare(words: WordsFolder, borrowed: AbstractSet[str]) -> Iterator[Finding]:
    """Yield where these catalogues differ from their uses and from each other; `borrowed` keys are shared ones."""
    needed = {use.key: use.path for use in words.uses if use.key not in borrowed}
    english = words.catalogues["en"]
    for catalogue in words.catalogues.values():
        for fault in catalogue.faults:
            yield Finding(catalogue.path, fault)
        for key in sorted(needed.keys() - catalogue.keys):
            yield Finding(catalogue.path, f"{key} is missing; {needed[key].name} uses it")
        for key in sorted(catalogue.keys - needed.keys() - catalogue.references):
            yield Finding(catalogue.path, f"{key} is not used")
        for key in sorted(catalogue.references - catalogue.keys - borrowed):
            yield Finding(catalogue.path, f"{key} is referenced but does not exist")
        events = {key for key in catalogue.messages if key.startswith(EVENT)}
        for key in sorted(events - catalogue.past if english.past else ()):
            yield Finding(catalogue.path, f"{key} has no sentence in the past (.past), as other events have")
        for key in sorted(catalogue.messages.keys() & english.messages.keys()):
            names = english.messages[key] | {_without_ending(name) for name in english.messages[key]}
            known = names | {name + ending for name in names for ending in DERIVED_ENDINGS} | IMPLICIT_VARIABLES
            for variable in sorted(catalogue.messages[key] - known):
                yield Finding(catalogue.path, f"{key} uses ${variable}, which the English message does not know")


def _without_ending(name: str) -> str:
    """Return the variable from which the translator derives this one, or the variable itself."""
    return next((name.removesuffix(ending) for ending in DERIVED_ENDINGS if name.endswith(ending)), name)
