"""Site word check: compares the keys that TypeScript and Svelte use with those defined in web/words.

- `t('play-now')` and `speaker.say('stale')` use that key; `t(isOpen ? 'shut' : 'open')` uses both
- a key with a variable part, such as `problem-${…}`, uses every key with that prefix; there must be one
"""

import re
from collections.abc import Iterator
from pathlib import Path

from burghof.kernel.card import LANGUAGES
from burghof.wire.problem import Problem as Kind
from tools.catalogue import Catalogue, read_catalogue
from tools.finding import Finding
from tools.folders import PACKAGE

WEB = Path("web")
GAME_KEYS = {"game-in-a-sentence", "game-invitation"}
"""Keys that every game defines in its own words."""
_LITERAL = re.compile(r"\b(?:t|say)\(\s*(?:\w+\s*\?\s*)?'([a-z][\w-]*)'|[?:]\s*t\('([a-z][\w-]*)'")
_CHOICE = re.compile(r"\b(?:t|say)\(([^()`]*\?[^()`]*)\)")
_CHOSEN = re.compile(r"[?:]\s*'([a-z][\w-]*)'")
_KEY_PREFIX = re.compile(r"\b(?:t|say|has)\(\s*`([a-z][\w-]*-)\$\{")


def check_site_words(root: Path) -> list[Finding]:
    """Return the problems with the words of the site; none if there is no site."""
    if not (root / WEB / "words").is_dir():
        return []
    catalogues = {language: read_catalogue(root / WEB / "words" / f"{language}.ftl") for language in LANGUAGES}
    shared = read_catalogue(root / PACKAGE / "words" / "en.ftl").keys
    code = {path: path.read_text(encoding="utf-8") for path in _source_files(root)}
    used = {key: path for path, text in code.items() for found in _LITERAL.findall(text) for key in found if key}
    choices = {path: " ".join(_CHOICE.findall(text)) for path, text in code.items()}
    used |= {key: path for path, text in choices.items() for key in _CHOSEN.findall(text)}
    used |= {f"problem-{kind.type}": root / WEB for kind in Kind}
    begun = {key for text in code.values() for key in _KEY_PREFIX.findall(text)} | {"option-"}
    return [problem for one in catalogues.values() for problem in _compare(one, catalogues["en"], used, begun, shared)]


def _source_files(root: Path) -> Iterator[Path]:
    """Yield the source files that may use keys."""
    for path in sorted((root / WEB / "src").rglob("*")):
        if path.suffix in {".ts", ".svelte"} and not path.name.endswith((".test.ts", ".gen.ts")):
            yield path


def _compare(
    catalogue: Catalogue, english: Catalogue, used: dict[str, Path], begun: set[str], shared: frozenset[str]
) -> Iterator[Finding]:
    """Yield where a catalogue differs from its uses and from the English one."""
    yield from (Finding(catalogue.path, fault) for fault in catalogue.faults)
    for key in sorted(used.keys() - catalogue.keys - shared):
        if key not in GAME_KEYS:
            yield Finding(catalogue.path, f"{key} is missing; {used[key].name} uses it")
    for key in sorted(catalogue.keys - used.keys()):
        if not any(key.startswith(beginning) for beginning in begun):
            yield Finding(catalogue.path, f"{key} is not used")
    for key in sorted(english.keys ^ catalogue.keys):
        yield Finding(catalogue.path, f"{key} is missing in English or in this language")
    for key in sorted(catalogue.messages.keys() & english.messages.keys()):
        for variable in sorted(catalogue.messages[key] - english.messages[key]):
            yield Finding(catalogue.path, f"{key} uses ${variable}, which the English message does not know")
