"""The word check: every key that code uses stands in every language, and nothing else stands there."""

import re
from collections.abc import Iterable, Iterator
from collections.abc import Set as AbstractSet
from pathlib import Path

from msgspec import Struct

from burghof.kernel.card import LANGUAGES
from tools.catalogue import Catalogue, read_catalogue
from tools.folders import PACKAGE, game_code, games, shared_code
from tools.problem import Problem
from tools.used_keys import Use, option_keys, used_keys

EVERYWHERE = frozenset({"form"})
"""Variables that every message is given: a language may have a short form where another needs none."""


_BOARD = re.compile(r"'(board-[a-z][\w-]*)'")
"""The words of a game's board in the browser, wherever it names one."""


class Words(Struct, frozen=True):
    """One folder of catalogues, by language, and the uses of it."""

    catalogues: dict[str, Catalogue]
    uses: tuple[Use, ...]

    @property
    def keys(self) -> frozenset[str]:
        """What stands here in any language."""
        return frozenset().union(*(catalogue.keys for catalogue in self.catalogues.values()))


def check_words(root: Path) -> list[Problem]:
    """What is wrong with the words of the games and with those they share."""
    problems: list[Problem] = []
    shared = _words(root / PACKAGE / "words", used_keys(shared_code(root)), problems)
    lent: list[Use] = []
    for game in games(root):
        found = [*used_keys(game_code(game)), *option_keys(game / "game.toml"), *_board_keys(game)]
        words = _words(game / "words", found, problems)
        borrowed = shared.keys - words.keys
        lent += [use for use in words.uses if use.key in borrowed]
        lent += [Use(key, one.path) for one in words.catalogues.values() for key in one.references & borrowed]
        problems += _compare(words, borrowed)
    if shared.uses or shared.keys:
        problems += _compare(Words(shared.catalogues, (*shared.uses, *lent)), frozenset())
    return problems


def _board_keys(game: Path) -> Iterator[Use]:
    """The keys that a game's board uses."""
    for path in sorted((game / "web").rglob("*")):
        if path.suffix in {".ts", ".svelte"}:
            yield from (Use(key, path) for key in _BOARD.findall(path.read_text(encoding="utf-8")))


def _words(folder: Path, found: Iterable[Use | Problem], problems: list[Problem]) -> Words:
    """The words of a folder; what cannot be decided goes to the problems."""
    uses: list[Use] = []
    for one in found:
        if isinstance(one, Use):
            uses.append(one)
        else:
            problems.append(one)
    return Words({language: read_catalogue(folder / f"{language}.ftl") for language in LANGUAGES}, tuple(uses))


def _compare(words: Words, borrowed: AbstractSet[str]) -> Iterator[Problem]:
    """Where these catalogues differ from their uses and from each other; borrowed keys stand in the shared ones."""
    needed = {use.key: use.path for use in words.uses if use.key not in borrowed}
    english = words.catalogues["en"]
    for catalogue in words.catalogues.values():
        for fault in catalogue.faults:
            yield Problem(catalogue.path, fault)
        for key in sorted(needed.keys() - catalogue.keys):
            yield Problem(catalogue.path, f"{key} is missing; {needed[key].name} uses it")
        for key in sorted(catalogue.keys - needed.keys() - catalogue.references):
            yield Problem(catalogue.path, f"{key} is used by nothing")
        for key in sorted(catalogue.references - catalogue.keys - borrowed):
            yield Problem(catalogue.path, f"{key} is referred to and does not exist")
        for key in sorted(catalogue.messages.keys() & english.messages.keys()):
            for variable in sorted(catalogue.messages[key] - english.messages[key] - EVERYWHERE):
                yield Problem(catalogue.path, f"{key} uses ${variable}, which the English message does not know")
